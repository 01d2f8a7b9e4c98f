import { css } from 'lit'

export const closeQuestionStyles = css`
  .kept {
    display: grid;
    gap: var(--_space);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .kept > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(2 * var(--_space));
  }
  .kept .figure {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .kept [data-tone] {
    color: var(--_tone);
  }
`
