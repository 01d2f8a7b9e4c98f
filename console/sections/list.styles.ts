import { css } from 'lit'

export const listStyles = css`
  .more {
    padding-block: calc(3 * var(--_space));
  }
  td a {
    font-weight: 600;
    text-decoration: none;
  }
  td a:hover {
    text-decoration: underline;
  }
  .templates {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  .templates button {
    font-weight: 400;
  }
  .making {
    margin-block-end: var(--_gap);
  }
  .making .bar {
    margin-block: calc(2 * var(--_space)) calc(3 * var(--_space));
  }
  .making .bar > .grow {
    max-inline-size: 400px;
  }
  .detail h3 + .chip {
    margin-inline-start: calc(2 * var(--_space));
  }
  .amount {
    font-size: 1.43em;
    font-weight: 600;
  }
  .detail section {
    margin-block-start: var(--_gap);
  }
  .detail .actions {
    margin-block-start: calc(3 * var(--_space));
  }
  @container (width < 760px) {
    td a {
      display: inline-block;
      min-block-size: 24px;
    }
  }
`
