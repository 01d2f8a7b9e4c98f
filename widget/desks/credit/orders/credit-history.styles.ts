import { css } from 'lit'

/** The history of an order: a mark for each write. */
export const creditHistoryStyles = css`
  :host {
    display: grid;
    justify-items: start;
    gap: calc(2 * var(--_space));
  }
  ol,
  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ol,
  ol > li,
  .what {
    inline-size: 100%;
  }
  ol > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: calc(2 * var(--_space));
    padding-block: calc(2 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  .mark {
    color: var(--_tone, var(--_muted));
  }
  .mark .icon {
    margin-block-start: 2px;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(2 * var(--_space));
  }
  .sum {
    margin-inline-start: auto;
  }
  .sum .figure {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  .outcome {
    color: var(--_tone);
  }
  .by,
  .codes {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(2 * var(--_space));
    font-size: 0.857em;
    overflow-wrap: anywhere;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: var(--_accent);
    cursor: pointer;
  }
  @media print {
    :host {
      display: none;
    }
  }
`
