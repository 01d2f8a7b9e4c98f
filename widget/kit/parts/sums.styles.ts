import { css } from 'lit'

/** Figures in a line, and small tables of amounts: the totals of a review. */
export const sumsStyles = css`
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space)) calc(6 * var(--_space));
    align-items: baseline;
  }
  .figures [data-size='main'] dd {
    font-size: 1.43em;
    font-weight: 600;
    line-height: 1.2;
  }
  table.sums {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .sums :is(th, td) {
    padding: var(--_space) 0;
    padding-inline-start: calc(3 * var(--_space));
    border-block-end: 1px solid var(--_line);
    text-align: start;
    font-weight: 400;
  }
  .sums :is(th, td):first-child {
    padding-inline-start: 0;
  }
  .sums thead th {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .sums .number {
    text-align: end;
  }
`
