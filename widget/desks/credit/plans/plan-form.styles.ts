import { css } from 'lit'

/** The form of a new plan, and its review. */
export const formStyles = css`
  :host,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
  }
  form {
    max-inline-size: 720px;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  .addresses {
    margin-block-start: calc(4 * var(--_space));
  }
  .review {
    display: grid;
    gap: calc(2 * var(--_space)) calc(6 * var(--_space));
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  }
`
