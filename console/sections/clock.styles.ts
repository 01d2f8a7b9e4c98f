import { css } from 'lit'

export const clockStyles = css`
  .now {
    font-size: 2em;
    line-height: 1.2;
    font-weight: 600;
  }
  .moves {
    margin-block: var(--_gap);
  }
  .steps {
    margin: calc(2 * var(--_space)) 0 0;
    padding: 0;
    list-style: none;
  }
  .steps li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: start;
    gap: calc(2 * var(--_space)) var(--_gap);
    padding-block: calc(2 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
`
