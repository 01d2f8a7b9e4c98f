import { css } from 'lit'
import { tableStyles } from '../data/tables.styles.ts'

/** Tables of campaigns, which a phone has in fewer columns. */
export const campaignsStyles = css`
  ${tableStyles}
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(5 * var(--_space));
    padding: calc(4 * var(--_space));
    container-type: inline-size;
  }
  label {
    display: grid;
    gap: 2px;
    max-inline-size: 220px;
  }
  label > span {
    color: var(--_muted);
    font-size: 0.857em;
  }
  :is(th, td) {
    padding-block: 6px;
    vertical-align: baseline;
  }
  thead th {
    vertical-align: bottom;
  }
  @media not print {
    /* A campaign in two lines: its name and kind, and its figures below the shared heads. */
    @container (width < 800px) {
      table {
        display: grid;
        grid-template-columns: minmax(auto, 3fr) repeat(3, minmax(auto, 4fr)) minmax(auto, 5fr);
        column-gap: 6px;
      }
      caption {
        display: block;
      }
      :is(thead, tbody, tr) {
        display: grid;
        grid-template-columns: subgrid;
      }
      :is(caption, thead, tbody, tr) {
        grid-column: 1 / -1;
      }
      tr {
        gap: 2px 6px;
        padding-block: calc(1.5 * var(--_space));
        border-block-end: 1px solid var(--_line);
      }
      :is(th, td) {
        padding: 0;
        border: none;
      }
      thead th:is(:first-child, .kind, .free) {
        display: none;
      }
      thead th {
        align-self: end;
        font-size: 0.786em;
        line-height: 1.25;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      tbody th {
        grid-row: 1;
        grid-column: 1 / span 3;
        font-weight: 600;
      }
      tbody th:not(:has(+ .kind)) {
        grid-column-end: -1;
      }
      td {
        grid-row: 2;
      }
      .kind {
        grid-row: 1;
        grid-column: span 2 / -1;
        color: var(--_muted);
        text-align: end;
      }
      .free {
        grid-row: 3;
        grid-column: auto / span 3;
        text-align: start;
      }
      .free + .free {
        grid-column: auto / span 2;
      }
      .free:has(.none) {
        display: none;
      }
      .free::before {
        content: attr(data-head) ' ';
        color: var(--_muted);
      }
    }
  }
  @media not print {
    @container (width < 340px) {
      table {
        font-size: 0.857em;
      }
    }
  }
  @media print {
    label {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`
