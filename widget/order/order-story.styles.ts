import { css } from 'lit'

/** The order's timeline. */
export const orderStoryStyles = css`
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
  /* A line with a point at each event. */
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
  .credit-entry {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(3 * var(--_space));
    align-items: center;
    justify-content: flex-end;
  }
  .row-name:has(+ .row-entry) {
    margin-inline-end: 8px;
  }
  .row-entry button.quiet.small {
    margin: 0;
    color: var(--_accent);
  }
  h4 {
    display: flex;
    justify-content: space-between;
    padding-block: calc(3 * var(--_space)) var(--_space);
  }

  @media (prefers-reduced-motion: reduce) {
    summary > .icon {
      transition: none;
    }
  }
`
