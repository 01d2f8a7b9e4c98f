import { css } from 'lit'

/** The changes in an order's story: as the history, without its marks. */
export const storyListStyles = css`
  :host {
    padding: 0;
  }
  ol > li {
    display: block;
    padding-block-end: calc(2 * var(--_space));
  }
  ol > li:not(:last-child)::before {
    display: none;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 calc(2 * var(--_space));
  }
  .line .figure {
    margin-inline-start: auto;
  }
  @media print {
    :host {
      display: grid;
    }
  }
`
