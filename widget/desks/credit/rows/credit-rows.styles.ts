import { css } from 'lit'

/** The rows of a credit order: tools, sums, and the rows to choose from. */
export const creditRowsStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
    align-items: center;
    margin-block-end: calc(2 * var(--_space));
  }
  .steps {
    display: inline-flex;
    gap: var(--_space);
  }
  .prices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(4 * var(--_space));
    align-items: center;
    margin: 0;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
  }
  .prices legend {
    float: inline-start;
    padding: 0;
    color: var(--_muted);
  }
  .check {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-block-size: var(--_control-height);
  }
  input:is([type='radio'], [type='checkbox']) {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    min-block-size: 18px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .empty {
    padding-block: calc(3 * var(--_space));
    border-block: 1px solid var(--_line);
  }
  .note {
    margin-block: calc(2 * var(--_space));
  }
  .note .wrong {
    color: inherit;
  }

  .sums {
    margin-block-start: calc(3 * var(--_space));
    margin-inline-start: auto;
    border-collapse: collapse;
  }
  .sums :is(th, td) {
    padding: 2px 0;
    padding-inline-start: calc(5 * var(--_space));
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
  .sums tfoot :is(th, td) {
    border-block-start: 1px solid var(--_line);
    font-weight: 600;
  }
  .stays {
    color: var(--_muted);
    text-align: end;
  }

  .choice {
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--_line);
    list-style: none;
  }
  .choice li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(11ch, auto);
    gap: var(--_space) calc(4 * var(--_space));
    align-items: center;
    padding-block: var(--_space);
    border-block-end: 1px solid var(--_line);
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  .none .row-name {
    color: var(--_muted);
  }
  .units {
    display: flex;
    gap: var(--_space);
    align-items: center;
  }
  .units .number {
    inline-size: 8ch;
  }
  .of {
    min-inline-size: 8ch;
    white-space: nowrap;
  }
  .step {
    min-inline-size: var(--_control-height);
  }
  .amount {
    text-align: end;
    font-weight: 600;
  }
  .choice .field-problem {
    grid-column: 1 / -1;
  }
  .field-problem {
    display: flex;
    gap: 6px;
    color: var(--_bad);
    font-size: 0.929em;
  }
  @container (width < 560px) {
    .prices {
      flex-basis: 100%;
    }
    .sums {
      inline-size: 100%;
    }
    .sums :is(th, td) {
      padding-inline-start: calc(2 * var(--_space));
    }
    .choice li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .units {
      grid-row: 2;
    }
    .choice .amount {
      grid-row: 2;
    }
    .what {
      grid-column: 1 / -1;
    }
  }
  @media (pointer: coarse) {
    .check,
    .step,
    .units input.number {
      min-block-size: 44px;
    }
    .step {
      min-inline-size: 44px;
    }
  }
`
