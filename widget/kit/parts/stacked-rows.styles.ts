import { css } from 'lit'

/**
 * Rows of a table as lines that wrap, without the table's head, where there is no room for columns. For the inside of a
 * container query.
 */
export const stackedRows = css`
  thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    padding-block: calc(2 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
`
