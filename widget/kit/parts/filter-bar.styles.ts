import { css } from 'lit'

/** The line above a table: its search and filters, what they are, and how many rows they find. */
export const filterBarStyles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: calc(2 * var(--_space));
  }
  .bar > label {
    display: grid;
    flex: 0 1 150px;
    grid-template-columns: minmax(0, 1fr);
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
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bar > .columns {
    margin-inline-start: auto;
    font-weight: 400;
  }
  .bar select {
    inline-size: 100%;
    min-inline-size: 0;
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
  @media not print {
    @container (width < 700px) {
      .bar {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .bar:not(.open) {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      .bar > .search {
        max-inline-size: none;
      }
      .bar > .order {
        display: grid;
      }
      .bar > .filters {
        display: inline-flex;
      }
      .bar:not(.open) > :not(.search, .filters) {
        display: none;
      }
      .bar :is(input, select, button),
      .count > button {
        min-block-size: 44px;
      }
      .bar :is(input, select) {
        font-size: 16px;
      }
    }
  }
`
