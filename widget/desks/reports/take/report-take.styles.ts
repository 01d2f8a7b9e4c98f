import { css } from 'lit'

export const takeStyles = css`
  .columns,
  .making,
  .preview,
  .choices,
  .contents dd {
    display: grid;
    gap: calc(2 * var(--_space));
    justify-items: start;
  }
  :host {
    display: block;
    container-type: inline-size;
  }
  .columns,
  .making,
  .preview {
    grid-template-columns: minmax(0, 1fr);
  }
  .columns {
    align-items: start;
    justify-items: stretch;
  }
  .choices {
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), max-content));
    align-items: end;
    justify-content: start;
    max-inline-size: 100%;
  }
  .contents dd {
    gap: 0;
  }
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    max-inline-size: 100%;
  }
  label > span,
  .about {
    color: var(--_muted);
    font-size: 0.857em;
  }
  select {
    max-inline-size: 100%;
  }
  .switch {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-block-size: var(--_control-height);
  }
  input[type='checkbox'] {
    inline-size: 18px;
    min-block-size: 0;
    block-size: 18px;
    flex: none;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .outcome:empty {
    display: none;
  }
  .note span,
  .digest {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  table {
    inline-size: 100%;
    max-inline-size: 720px;
    border-spacing: 0;
  }
  th,
  td {
    padding: 4px 8px;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
    overflow-wrap: anywhere;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  thead th {
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
  }
  tfoot :is(th, td) {
    font-weight: 600;
  }
  .number {
    text-align: end;
    white-space: nowrap;
  }
  .about {
    display: block;
  }
  .difference td,
  .equal {
    color: var(--_tone);
  }
  .equal {
    display: flex;
    gap: var(--_space);
  }
  /* The choice of the file, and beside it a preview of its content. */
  @container (width >= 900px) {
    .columns:has(.preview) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: calc(10 * var(--_space));
    }
  }
  @container (width < 420px) {
    th,
    td {
      padding-inline: 4px;
    }
  }
  @media print {
    .choices,
    .outcome,
    progress {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`
