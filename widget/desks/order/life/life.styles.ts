import { css } from 'lit'
import { sheet } from '../../../kit/parts/dialog.styles.ts'

/** The review of deliveries, cancellations and credits. */
export const lifeStyles = css`
  form,
  fieldset.all,
  .outcome {
    display: grid;
    gap: calc(4 * var(--_space));
    min-inline-size: 0;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: var(--_space);
    color: var(--_muted);
    font-size: 0.857em;
  }
  /* Always in the document, or its text would not be announced; empty, it takes no place. */
  :is(.field-problem, .changed):not(:has(*)) {
    position: absolute;
  }
  input:is([type='radio'], [type='checkbox']) {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    min-block-size: 18px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .option,
  .pick {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    min-block-size: var(--_control-height);
    padding-block: 6px;
  }
  label:is(.option, .pick) {
    cursor: pointer;
  }
  .option:has(:disabled) {
    color: var(--_muted);
    cursor: not-allowed;
  }
  .why,
  .small {
    color: var(--_muted);
    font-size: 0.929em;
  }
  .option .why {
    display: block;
  }
  .options {
    display: grid;
  }
  .options.inline {
    display: flex;
    flex-wrap: wrap;
    column-gap: calc(5 * var(--_space));
  }
  .choices {
    display: grid;
    gap: calc(3 * var(--_space));
  }
  .choices:not(:has(fieldset)),
  .fields:not(:has(.field)) {
    display: none;
  }
  .unsaved {
    flex-wrap: wrap;
    align-items: center;
  }
  .unsaved p {
    flex: 1 1 30ch;
  }
  .unsaved button {
    color: var(--_text);
  }

  .rows ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .everything {
    border-block-end: 1px solid var(--_line);
  }
  .rows li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(11ch, auto);
    align-items: start;
    gap: 0 calc(4 * var(--_space));
    padding-block: var(--_space);
    border-block-end: 1px solid var(--_line);
  }
  .named {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: baseline;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .chosen .row-name {
    font-weight: 600;
  }
  .quantity {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    align-items: center;
  }
  .quantity input {
    inline-size: 9ch;
  }
  .quantity .of {
    min-inline-size: 8ch;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  .step {
    min-inline-size: var(--_control-height);
    padding: 4px;
  }
  button.quiet.take-all {
    margin: 0;
    color: var(--_accent);
  }
  .take-all.is-all {
    visibility: hidden;
  }
  .quantity-text,
  .amount {
    padding-block: 6px;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .amount {
    font-weight: 600;
  }
  .rest {
    grid-column: 2;
    color: var(--_muted);
    font-size: 0.929em;
  }
  /* Under its field, as wide as there is room: its text must not widen the column. */
  li .field-problem {
    grid-column: 2 / -1;
    inline-size: 0;
    min-inline-size: 100%;
  }

  .field {
    display: grid;
    gap: var(--_space);
    align-content: start;
    min-inline-size: 0;
  }
  .field label {
    font-size: 0.929em;
  }
  .amount-field input {
    max-inline-size: 200px;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
    gap: calc(3 * var(--_space));
  }

  .outcome {
    gap: calc(2 * var(--_space));
    padding-block-start: calc(3 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  .figures .currency {
    font-size: 0.6em;
  }
  .was {
    color: var(--_muted);
  }
  .arrow::before {
    content: '\\2192';
    margin-inline: 6px;
    color: var(--_muted);
  }
  .arrow:dir(rtl)::before {
    content: '\\2190';
  }
  .vat summary {
    cursor: pointer;
  }
  .vat summary b {
    font-variant-numeric: tabular-nums;
  }
  dialog > footer > .sum {
    flex: 1;
    min-inline-size: max-content;
  }
  dialog > footer > .write-note:not(:empty) {
    flex-basis: 100%;
  }
  .sum dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .note > div:has(> .confirm) {
    display: grid;
    gap: calc(2 * var(--_space));
    justify-items: start;
  }
  .rates tfoot :is(th, td) {
    border: 0;
    font-weight: 600;
  }

  /* A sheet for use with a thumb. */
  @media (width < 700px) {
    ${sheet}
    button,
    button.small,
    input:not([type='radio'], [type='checkbox']),
    .option,
    .pick {
      min-block-size: 44px;
    }
    .step,
    button.icon-only,
    .take-all {
      min-inline-size: 44px;
    }
    .option,
    .pick {
      padding-block: 12px;
    }
    .rows li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: var(--_space) calc(2 * var(--_space));
    }
    .pick {
      grid-row: 1;
    }
    li .amount {
      grid-area: 1 / 2;
      padding-block: 12px;
    }
    .quantity,
    .quantity-text,
    .rest,
    li .field-problem {
      grid-column: 1 / -1;
    }
    .quantity-text {
      text-align: start;
    }
  }
  @media (forced-colors: active) {
    .chosen {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`
