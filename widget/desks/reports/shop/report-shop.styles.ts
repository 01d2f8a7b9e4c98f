import { css } from 'lit'

export const shopStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  table {
    inline-size: 100%;
    max-inline-size: 720px;
    border-spacing: 0;
  }
  caption {
    padding-block: var(--_space);
    text-align: start;
  }
  td {
    padding: 4px 8px 4px 0;
    padding-inline: 0 8px;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  td:first-child {
    inline-size: 30%;
  }
  td button {
    white-space: normal;
    text-align: start;
    text-decoration: underline;
  }
  @media print {
    progress {
      display: none;
    }
    /* The order number is the text of a button. */
    td button {
      display: inline;
      padding: 0;
      border: none;
    }
  }
`
