import { css } from 'lit'

/** The unfolded content below a row. */
export const rowDetailStyles = css`
  .rows > tbody > .detail > td {
    block-size: auto;
    padding: calc(2 * var(--_space)) calc(3 * var(--_space)) calc(4 * var(--_space)) 40px;
    padding-inline: 40px calc(3 * var(--_space));
    background: var(--_sunken);
    unicode-bidi: normal;
    white-space: normal;
  }
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
  .detail dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .detail dd {
    overflow-wrap: anywhere;
  }
  .detail .figure {
    white-space: normal;
  }
`
