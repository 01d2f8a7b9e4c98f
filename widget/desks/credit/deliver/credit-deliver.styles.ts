import { css } from 'lit'

/** The buttons of an order, and the dialog behind them. */
export const creditDeliverStyles = css`
  :host {
    display: block;
  }
  .tasks {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  /* The main action of an order. */
  .tasks :is(#deliver, #invoice):not([aria-disabled='true']) {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  form,
  fieldset.options {
    display: grid;
    gap: calc(4 * var(--_space));
    min-inline-size: 0;
  }
  fieldset.options {
    gap: var(--_space);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .options > legend {
    padding: 0;
    margin-block-end: var(--_space);
    font-weight: 600;
  }
  .options > .inline {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(5 * var(--_space));
  }
  .option {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    min-block-size: var(--_control-height);
    padding-block: 6px;
    cursor: pointer;
  }
  .option:has(:disabled) {
    color: var(--_muted);
    cursor: not-allowed;
  }
  .option input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    min-block-size: 18px;
    margin: 1px 0 0;
    accent-color: var(--_accent);
  }
  .option .why {
    display: block;
    color: var(--_muted);
    font-size: 0.929em;
  }
  /* Always in the document, or its text would not be announced; empty, it takes no place. */
  :is(.field-problem, .changed, .credit-messages):not(:has(*)) {
    position: absolute;
  }
  .field-problem {
    outline: none;
  }
  .facts {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  .facts > div {
    display: grid;
    grid-template-columns: minmax(10ch, 1fr) 2fr;
    gap: calc(3 * var(--_space));
    align-items: baseline;
  }
  .facts dt {
    font-size: inherit;
  }
  .facts dd {
    overflow-wrap: anywhere;
  }
  .facts ul {
    margin: 0;
    padding-inline-start: 18px;
  }
  .facts button {
    margin-block: -4px;
    vertical-align: middle;
  }
  .facts .copied {
    color: var(--_good);
    font-size: 0.857em;
  }
  .was {
    color: var(--_muted);
  }
  .arrow::before {
    content: '\\2192';
    color: var(--_muted);
  }
  .arrow:dir(rtl)::before {
    content: '\\2190';
  }
  .came-to {
    font-size: 1.429em;
    font-weight: 600;
  }
  .pdf {
    display: grid;
    gap: var(--_space);
  }

  @media (width < 560px) {
    .tasks > * {
      flex: 1 1 40%;
    }
    .tasks .with-reason > button {
      flex: 1;
    }
    .options > .inline {
      display: grid;
    }
  }
  @media (pointer: coarse) {
    .option {
      min-block-size: 44px;
      padding-block: 12px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`
