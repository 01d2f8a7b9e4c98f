import { css } from 'lit'

/** The fees of an unfolded row. */
export const rowDetailStyles = css`
  .fees {
    margin-block-end: calc(3 * var(--_space));
    border-spacing: 0;
  }
  .fees :is(th, td) {
    padding: 2px calc(6 * var(--_space)) 2px 0;
    padding-inline: 0 calc(6 * var(--_space));
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
  }
  .fees thead th {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .fees .number {
    text-align: end;
  }
`
