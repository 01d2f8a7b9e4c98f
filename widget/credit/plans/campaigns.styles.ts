import { css } from 'lit'
import { stackedRows } from '../../parts/stacked-rows.styles.ts'
import { tableStyles } from '../data/tables.styles.ts'

/** Tables of campaigns; cards on a phone. */
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
    @container (width < 800px) {
      :is(table, tbody, caption) {
        display: block;
      }
      ${stackedRows}
      tr {
        display: grid;
        gap: 2px;
      }
      tbody :is(th, td) {
        padding: 0;
        border: none;
      }
      tbody th {
        font-weight: 600;
      }
      td {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 8px;
      }
      td:has(.none) {
        display: none;
      }
      td::before {
        content: attr(data-head);
        color: var(--_muted);
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
