import { css } from 'lit'

/** The desk's layout: head, rows, side. Narrow first; what stands beside what is the container's say. */
export const orderDeskStyles = css`
  :host {
    container-type: inline-size;
  }
  .desk,
  .page {
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .desk:focus {
    outline: none;
  }
  .head,
  .bar,
  .main > section,
  .side > section,
  .totals {
    padding-inline: calc(4 * var(--_space));
  }
  dl div {
    min-inline-size: 0;
  }

  .head {
    display: grid;
    gap: calc(3 * var(--_space));
    padding-block: calc(4 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(3 * var(--_space));
  }
  h2 {
    font-size: 1.143em;
    line-height: 1.3;
  }
  .order-id,
  .merchant-id {
    font-variant-numeric: tabular-nums;
  }
  .merchant-id {
    margin-inline-start: 6px;
    color: var(--_muted);
    font-weight: 400;
  }
  .dates,
  .facts,
  .amounts {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space)) calc(6 * var(--_space));
  }
  .dates {
    column-gap: calc(5 * var(--_space));
    row-gap: 0;
  }
  .dates div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: calc(3 * var(--_space)) calc(6 * var(--_space));
  }
  .amounts {
    flex: 1 1 auto;
    align-items: flex-end;
    column-gap: calc(8 * var(--_space));
  }
  .head-actions {
    display: flex;
    gap: calc(2 * var(--_space));
    margin-inline-start: auto;
  }
  .amounts dd {
    line-height: 1.4;
  }
  .amounts [data-size] dd {
    font-size: 1.143em;
    line-height: 1.25;
  }
  .amounts [data-size='main'] dd {
    font-size: 2em;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .amounts [data-size='main'] .currency {
    font-size: 0.5em;
    letter-spacing: 0;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--_space));
    padding-inline: 0;
    padding-block: calc(3 * var(--_space));
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  .main {
    min-inline-size: 0;
  }
  .empty {
    padding-block: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .banner {
    flex-wrap: wrap;
    align-items: center;
    margin-block-end: calc(3 * var(--_space));
  }
  .banner > :is(div, p) {
    flex: 1 1 240px;
  }
  .desk > .banner {
    margin: calc(4 * var(--_space)) calc(4 * var(--_space)) 0;
  }

  .totals {
    display: grid;
    justify-items: end;
    gap: var(--_space);
    padding-block: calc(3 * var(--_space));
    text-align: end;
  }
  .totals table {
    border-collapse: collapse;
  }
  .totals :is(th, td) {
    padding: 3px 0 3px calc(5 * var(--_space));
    padding-inline: calc(5 * var(--_space)) 0;
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  .totals :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  .totals thead th {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .totals tfoot :is(th, td) {
    border-block-start: 1px solid var(--_control-line);
    font-weight: 600;
  }
  .main > .note {
    margin: 0 calc(4 * var(--_space)) calc(4 * var(--_space));
  }

  .deliveries {
    display: grid;
    gap: var(--_space);
    padding-block: calc(3 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    min-block-size: var(--_row-height);
    border-radius: var(--_control-radius);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > .icon {
    margin-inline-start: -2px;
    color: var(--_muted);
    transition: rotate 120ms;
  }
  summary > .icon:dir(rtl) {
    rotate: 180deg;
  }
  details[open] > summary > .icon {
    rotate: 90deg;
  }
  .summary-title,
  .summary-amount {
    font-weight: 600;
  }
  .summary-amount {
    margin-inline-start: auto;
  }
  .story {
    display: grid;
    gap: var(--_space);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .story > li {
    position: relative;
    min-inline-size: 0;
    padding-inline-start: calc(5 * var(--_space));
  }
  /* One line in time, with a point where something happened. */
  .story > li::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--_row-height) / 2 - 4px);
    inset-inline-start: 3px;
    z-index: 1;
    inline-size: 9px;
    block-size: 9px;
    border: 2px solid var(--_control-line);
    border-radius: 50%;
    background: var(--_surface);
  }
  .story > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--_row-height) / 2) calc(-1 * (var(--_row-height) / 2 + var(--_space)));
    inset-inline-start: 7px;
    border-inline-start: 1px solid var(--_control-line);
  }
  .event {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(2 * var(--_space));
    min-block-size: var(--_row-height);
  }
  .no-date {
    font-size: 0.857em;
    font-weight: 400;
  }
  .details {
    padding-block-end: calc(2 * var(--_space));
  }
  .details .facts {
    padding-block: var(--_space) calc(2 * var(--_space));
  }
  .details .facts div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  h4 {
    display: flex;
    justify-content: space-between;
    padding-block: calc(3 * var(--_space)) var(--_space);
  }

  .side {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    border-block-start: 1px solid var(--_line);
  }
  .side > section {
    display: grid;
    align-content: start;
    gap: 6px;
    padding-block: calc(3 * var(--_space));
  }
  .side > order-admin-history {
    grid-column: 1 / -1;
    border-block-start: 1px solid var(--_line);
  }
  .side h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: calc(2 * var(--_space));
  }
  .aside {
    display: inline-flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
  }
  .aside button {
    min-block-size: 24px;
    padding: 0 8px;
    font-weight: 400;
  }
  .list {
    display: grid;
    gap: 6px;
  }
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
  address span {
    display: block;
  }
  .source {
    display: flex;
    gap: 6px;
    color: var(--_muted);
  }
  .source .icon {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }

  @container (width >= 1000px) {
    .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) var(--_side-width);
    }
    .side {
      display: block;
      border-block-start: none;
      border-inline-start: 1px solid var(--_line);
    }
    .side > section + :is(section, order-admin-history) {
      border-block-start: 1px solid var(--_line);
    }
  }
  @container (width >= 700px) {
    .dates,
    .system {
      margin-inline-start: auto;
    }
    .system {
      text-align: end;
    }
  }
  @container (width < 700px) {
    .dates {
      flex-basis: 100%;
    }
    .side > section + :is(section, order-admin-history) {
      border-block-start: 1px solid var(--_line);
    }
  }
  @container (width < 420px) {
    /* Only what is longer than any shop's turnover breaks. */
    .totals :is(td, .figure),
    .amounts .figure {
      overflow-wrap: anywhere;
      white-space: normal;
    }
    .totals :is(th, td) {
      padding-inline-start: calc(3 * var(--_space));
    }
    .amounts {
      column-gap: calc(6 * var(--_space));
    }
    .amounts [data-size='main'] {
      flex-basis: 100%;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    summary > .icon {
      transition: none;
    }
  }
  /* A document: who, where to, what, how much, what became of it. */
  @media print {
    .desk {
      border: none;
    }
    .head,
    .bar,
    .main > section,
    .side > section,
    .totals {
      padding-inline: 0;
    }
    .head {
      padding-block-start: 0;
      border-color: currentColor;
    }
    .body {
      display: flex;
      flex-direction: column;
    }
    .side {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 calc(6 * var(--_space));
      order: -1;
      border: none;
    }
    .side > section + section {
      border: none;
    }
    .actions,
    .banner,
    .list .source,
    .aside button,
    .head-actions,
    summary > .icon {
      display: none;
    }
    details::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
    /* What moves to the next page must push what follows: the rows of a grid would not. */
    .deliveries,
    .story {
      display: block;
    }
    .side > section,
    .totals,
    summary,
    .details .rows,
    tr,
    h4 {
      break-inside: avoid;
    }
    h3,
    h4,
    summary,
    .details .facts {
      break-after: avoid;
    }
    .totals {
      break-before: avoid;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
  }
`
