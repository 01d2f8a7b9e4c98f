import { css } from 'lit'

/** The list of columns, and its button. */
export const rowsBarStyles = css`
  .bar > .columns {
    margin-inline-start: auto;
    font-weight: 400;
  }
  ul.columns {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .columns > li {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    border-block-end: 1px solid var(--_line);
  }
  .columns label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-block-size: 36px;
    min-inline-size: 0;
  }
  .columns input {
    flex: none;
    inline-size: 16px;
    min-block-size: 16px;
  }
`
