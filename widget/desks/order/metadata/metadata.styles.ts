import { css } from 'lit'

/** The table for editing metadata; on a narrow page each pair is two stacked fields. */
export const metadataStyles = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: var(--_space) calc(2 * var(--_space)) var(--_space) 0;
    padding-inline: 0 calc(2 * var(--_space));
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody th {
    padding-block-start: 10px;
  }
  thead th {
    color: var(--_muted);
    font-size: 0.857em;
  }
  thead th:first-child {
    inline-size: 34%;
  }
  thead th:last-child {
    inline-size: 92px;
  }
  .end {
    padding-inline-end: 0;
    text-align: end;
  }
  .end .badge {
    margin-block-start: 6px;
  }
  /* Where the table has a head, its columns are the labels. */
  .label {
    display: none;
    font-size: 0.929em;
  }
  .with-counter {
    position: relative;
  }
  .with-counter input {
    padding-inline-end: 64px;
  }
  .counter {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 8px;
    display: flex;
    align-items: center;
    color: var(--_muted);
    font-size: 0.857em;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
    opacity: 0;
  }
  .with-counter:focus-within .counter,
  .counter[data-near] {
    opacity: 1;
  }
  [aria-invalid='true'] + .counter[data-near] {
    color: var(--_bad);
  }
  .count {
    flex: 1 1 160px;
    color: var(--_muted);
    font-size: 0.929em;
  }
  .count[data-tone='bad'] {
    color: var(--_bad);
  }

  @container (width < 560px) {
    .count {
      flex-basis: 100%;
    }
    thead {
      display: none;
    }
    .label {
      display: block;
    }
    table,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: calc(2 * var(--_space));
      border-block-start: 1px solid var(--_line);
    }
    tbody th {
      grid-column: 1;
      padding-block: 0;
      font-weight: 600;
    }
    th + td {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-inline-end: 0;
    }
    tr:has(th) .end {
      grid-row: 1;
      grid-column: 2;
    }
    tr:not(:has(th)) td:first-child {
      grid-column: 1;
    }
    tr:not(:has(th)) td:nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-inline-end: 0;
    }
    tr:not(:has(th)) .end {
      align-self: center;
      grid-row: 1;
      grid-column: 2;
    }
    .end .badge {
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    .changed {
      outline: 1px dashed CanvasText;
    }
  }
`
