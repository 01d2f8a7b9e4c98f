import { css } from 'lit'

/** The line above the rows, and the list of columns. */
export const rowsBarStyles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: calc(2 * var(--_space));
  }
  .bar > label {
    display: grid;
    flex: 0 1 150px;
    gap: 2px;
    min-inline-size: 0;
  }
  .bar > .search {
    flex: 1 1 180px;
    max-inline-size: 300px;
  }
  .bar > :is(.order, .filters) {
    display: none;
  }
  .bar > label > span {
    color: var(--_muted);
    font-size: 0.857em;
    white-space: nowrap;
  }
  .bar select {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .bar > .columns {
    margin-inline-start: auto;
    font-weight: 400;
  }
  .count {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px calc(2 * var(--_space));
    min-block-size: 24px;
    font-variant-numeric: tabular-nums;
  }
  .count > .chip {
    max-inline-size: 100%;
    padding-inline: 8px 4px;
    border-color: var(--_control-line);
    background: var(--_highlight);
    color: var(--_text);
  }
  .chip > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .none-found {
    padding-block: calc(4 * var(--_space));
    color: var(--_muted);
  }
  p.note {
    align-items: center;
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
