import { css } from 'lit'

/** Pasted rows: the text, and below it the table read from it. */
export const pasteStyles = css`
  .source {
    display: grid;
    gap: var(--_space);
  }
  textarea {
    inline-size: 100%;
    padding: 8px;
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control);
    color: var(--_text);
    font-family: ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace;
    font-size: 0.929em;
    line-height: 1.5;
    resize: vertical;
  }
  .preview,
  .sums {
    display: grid;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
  }
  .sums p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(4 * var(--_space));
  }
  .left-out,
  .problems p {
    display: flex;
    gap: 6px;
    color: var(--_bad);
  }
  .modes {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(6 * var(--_space));
    margin: 0;
    padding: 0;
    border: 0;
  }
  .asks {
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(6 * var(--_space));
    margin: 0;
    border: 0;
  }
  .asks legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    font-weight: 600;
  }
  .inclusive {
    margin-inline-start: 6px;
  }
  .usual-vat {
    display: block;
    font-size: 0.857em;
    font-weight: 400;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
  }
  .check input {
    inline-size: 16px;
    min-block-size: 16px;
    block-size: 16px;
    accent-color: var(--_accent);
  }
  .scroll {
    max-block-size: 40vb;
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    overflow: auto;
  }
  table {
    min-inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  :is(th, td) {
    padding: 4px 8px;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--_sunken);
    color: var(--_muted);
    font-size: 0.929em;
    font-weight: 400;
  }
  .number {
    text-align: end;
  }
  .line {
    color: var(--_muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  td bdi {
    display: inline-block;
    max-inline-size: 28ch;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  .ignored {
    color: var(--_muted);
    text-decoration: line-through;
  }
  /* In view with any number of columns. */
  .amount {
    position: sticky;
    inset-inline-end: 0;
    background: var(--_surface);
    font-weight: 600;
  }
  /* The edge of the columns that scroll below it. */
  .amount::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 1px;
    background: var(--_line);
  }
  thead .amount {
    z-index: 2;
    background: var(--_sunken);
  }
  .wrong > :is(th, td) {
    border-block-end-color: transparent;
  }
  .bad {
    color: var(--_bad);
    text-decoration: underline wavy;
    text-underline-offset: 3px;
  }
  .problems td {
    padding-block-start: 0;
    white-space: normal;
    font-size: 0.929em;
  }
  .problems .icon {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }

  @media (width < 560px) {
    textarea {
      font-size: 16px;
    }
    .scroll {
      max-block-size: none;
    }
  }
`
