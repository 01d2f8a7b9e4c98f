import { css } from 'lit'
import { stackedRows } from '../../../kit/parts/stacked-rows.styles.ts'

export const bankStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
    container-type: inline-size;
  }
  .drop {
    position: relative;
    display: grid;
    gap: var(--_space);
    padding: calc(3 * var(--_space));
    cursor: pointer;
    border: 1px dashed var(--_control-line);
    border-radius: var(--_radius);
  }
  /* The field itself is hidden, because its button would speak the browser's language. */
  .drop:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .drop:hover {
    background: var(--_sunken);
  }
  .drop[data-over] {
    border-style: solid;
    background: var(--_highlight);
  }
  .drop .muted,
  .about {
    font-size: 0.857em;
  }
  .about {
    display: block;
    color: var(--_muted);
  }
  table {
    inline-size: 100%;
    border-spacing: 0;
  }
  th,
  td {
    padding: 4px 8px;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  th {
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
  }
  .number {
    text-align: end;
  }
  .verdict {
    display: flex;
    gap: var(--_space);
    color: var(--_tone, inherit);
  }
  .verdict .icon {
    margin-block-start: 2px;
  }
  @media not print {
    @container (width < 480px) {
      ${stackedRows}
      tr {
        gap: 0 calc(2 * var(--_space));
      }
      td {
        padding: 0;
        border: none;
      }
      td.number {
        margin-inline-start: auto;
      }
      td:nth-child(4),
      .unknown td:nth-child(2) {
        inline-size: 100%;
        order: 1;
      }
    }
  }
  @media print {
    .drop {
      display: none;
    }
  }
`
