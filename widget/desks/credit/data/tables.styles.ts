import { css } from 'lit'
import { stackedRows } from '../../../kit/parts/stacked-rows.styles.ts'

/** Any table of the desk, where there is room for it. */
export const tableStyles = css`
  table {
    inline-size: 100%;
    border-spacing: 0;
  }
  caption {
    padding-block-end: var(--_space);
    text-align: start;
  }
  :is(th, td) {
    padding: var(--_space) calc(2 * var(--_space));
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  thead th {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .number {
    text-align: end;
  }
`

/** Tables of orders and of invoices: cards where there is no room for a table. */
export const creditTableStyles = css`
  ${tableStyles}
  :is(th, td) {
    overflow-wrap: anywhere;
  }
  :is(tbody, tfoot) :is(th, td) {
    block-size: var(--_row-height);
  }
  :is(thead th, .number) {
    white-space: nowrap;
  }

  @media not print {
    @container (width < 700px) {
      /* The largest amounts have more digits than a phone has room for. */
      .figure {
        overflow-wrap: anywhere;
        white-space: normal;
      }
      table,
      tbody,
      tfoot {
        display: block;
      }
      caption {
        display: block;
      }
      ${stackedRows}
      tr {
        align-items: baseline;
        gap: 2px calc(4 * var(--_space));
      }
      :is(tbody, tfoot) :is(th, td) {
        block-size: auto;
        padding: 0;
        border: 0;
        white-space: normal;
      }
      [data-label]::before {
        content: attr(data-label) ' ';
        color: var(--_muted);
        font-size: 0.857em;
      }
    }
  }
`
