import { css } from 'lit'

/** The order's story: a line in time, with its amounts in one column. */
export const orderStoryStyles = css`
  .deliveries {
    display: grid;
    gap: var(--_space);
    padding-block: calc(3 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  /* The filter comes later, and its place is kept. */
  .story-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(3 * var(--_space));
    align-items: center;
    min-block-size: 28px;
  }
  .story-head > .currency {
    margin-inline-start: auto;
  }
  .story {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .story > li {
    position: relative;
    min-inline-size: 0;
    /* Two lines: the history's own part comes later, and its place is kept. */
    min-block-size: calc(3em + 2 * var(--_space));
    padding-inline-start: calc(5 * var(--_space));
  }
  summary,
  .event {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    grid-auto-rows: minmax(1.5em, auto);
    gap: 0 var(--_space);
    padding-block: var(--_space);
    border-radius: var(--_control-radius);
    list-style: none;
  }
  summary {
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > .icon {
    grid-area: 1 / 1;
    margin-block-start: 2px;
    margin-inline-start: -2px;
    color: var(--_muted);
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
  .summary-title {
    grid-area: 1 / 2;
    overflow-wrap: anywhere;
  }
  /* Taller than its line, which stays level with the amount. */
  .summary-title .chip {
    margin-block: -4px;
  }
  .summary-amount {
    grid-area: 1 / 3;
  }
  /* One line, with any additions of the history. */
  .when {
    display: flex;
    grid-area: 2 / 2 / auto / 4;
    gap: calc(2 * var(--_space));
    overflow: hidden;
    font-size: 0.929em;
    white-space: nowrap;
  }
  .details {
    padding-block-end: calc(2 * var(--_space));
  }
  .credit-entry {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(3 * var(--_space));
    align-items: center;
    justify-content: flex-end;
  }
  .place {
    inline-size: 10em;
    background: none;
  }
  .row-name:has(+ .row-entry) {
    margin-inline-end: 8px;
  }
  .row-entry button.quiet.small {
    margin: 0;
    color: var(--_accent);
  }
`
