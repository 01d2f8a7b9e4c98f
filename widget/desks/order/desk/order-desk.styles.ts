import { css } from 'lit'

/** The desk's layout: head, rows, totals. Narrow first; container queries put things side by side. */
export const orderDeskStyles = css`
  :host {
    container-type: inline-size;
  }
  .desk,
  .page {
    border: var(--_edge) var(--_line);
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
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
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
  .merchant-id button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 2px;
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
    order: 2;
    column-gap: calc(5 * var(--_space));
    row-gap: 0;
  }
  .dates div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  .dates dt {
    flex: none;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: calc(3 * var(--_space)) calc(6 * var(--_space));
  }
  :is(order-admin-live, order-admin-actions):not(:defined) {
    display: none;
  }
  /* Three sizes in the head: its number, its amount, and the rest. */
  .head :is(dt, .chip) {
    font-size: 1em;
  }
  .title .chip {
    padding-block: 0.5px;
  }
  /* Its width does not depend on the amount: nothing moves when that gets longer. */
  .amounts {
    flex: 1 1 300px;
    gap: 0 calc(4 * var(--_space));
    min-inline-size: 0;
  }
  .amounts > div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  .amounts dt {
    flex: none;
  }
  .head-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: calc(2 * var(--_space));
    margin-inline-start: auto;
  }
  .docked-actions {
    display: none;
  }
  .amounts [data-size='main'] {
    flex: 1 0 100%;
    min-inline-size: 0;
  }
  .amounts [data-size='main'] dd {
    flex: 1;
    font-size: 2em;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 1.25;
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
  /* The place of parts that load later. */
  order-admin-view {
    min-inline-size: var(--_control-height);
    min-block-size: var(--_control-height);
  }
  @container (700px <= width < 900px) {
    order-admin-view[open] {
      min-block-size: 51px;
    }
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
  .rows-note {
    --_tone: var(--_text);
    margin-block-end: calc(2 * var(--_space));
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

  @container (width >= 1000px) {
    .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) var(--_side-width);
    }
  }
  @container (width >= 700px) {
    order-admin-view[open]:not(:defined) {
      order: 1;
      flex-basis: 100%;
    }
    .dates {
      margin-inline-start: auto;
    }
  }
  /* The names of other users share a line with the dates, which do not move when a user joins. */
  @container (700px <= width < 1100px) {
    .title[data-live] {
      row-gap: 2px;
    }
    .title[data-live]::after {
      content: '';
      order: 1;
      flex-basis: 100%;
    }
  }
  @container (width < 700px) {
    .dates {
      flex-basis: 100%;
    }
  }
  /* On a phone the head leaves most of the first screen to the rows. */
  @container (width < 560px) {
    .head {
      gap: calc(2 * var(--_space));
      padding-block: calc(3 * var(--_space));
    }
    .title {
      gap: 2px calc(3 * var(--_space));
    }
    h2 {
      flex: 1 1 calc(100% - 120px);
    }
    .title > .dates {
      display: contents;
    }
    .bar {
      padding-block: calc(2 * var(--_space));
    }
  }
  /* Docked, where the thumb is. A page that is much enlarged has no room for floating buttons. */
  @media (pointer: coarse) {
    @container (width < 560px) {
      .head-actions {
        display: none;
      }
    }
  }
  @container (width < 420px) {
    /* Only amounts larger than any shop's turnover wrap. */
    .totals :is(td, .figure),
    .amounts .figure {
      overflow-wrap: anywhere;
      white-space: normal;
    }
    .totals table {
      font-size: 0.929em;
    }
    /* Shown next to the order amount. */
    .totals .currency {
      display: none;
    }
    .totals :is(th, td) {
      padding-inline-start: calc(2 * var(--_space));
    }
  }
  /* A wrapped digit would be read as another amount. */
  @container (width < 340px) {
    .head-actions {
      gap: var(--_space);
      inline-size: 100%;
    }
    .head-actions button {
      flex: 1 0 auto;
      padding-inline: 6px;
    }
    .totals table {
      font-size: 0.857em;
    }
    .totals :is(th, td) {
      padding-inline-start: var(--_space);
    }
  }
`
