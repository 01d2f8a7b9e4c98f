import { css } from 'lit'

/** The form of one row, in a dialog. */
export const rowFormStyles = css`
  form {
    display: grid;
    gap: calc(4 * var(--_space));
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: calc(3 * var(--_space));
    align-items: start;
  }
  .field {
    grid-column: span 6;
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
  }
  .field:is(
    [data-field='Quantity'],
    [data-field='Unit'],
    [data-field='Discount'],
    [data-field='VatPercent']
  ) {
    grid-column: span 3;
  }
  label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    font-size: 0.929em;
  }
  label .muted {
    font-size: 0.923em;
  }
  .field-hint {
    color: var(--_muted);
    font-size: 0.929em;
  }
  .field-hint:empty {
    display: none;
  }
  .vat-hint {
    display: flex;
    gap: 6px;
    color: var(--_warning);
  }
  .inputs {
    display: flex;
    gap: var(--_space);
  }
  .step {
    flex: none;
    min-inline-size: var(--_control-height);
  }
  .inputs select {
    flex: none;
  }

  .outcome,
  .outcome dl {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--_space) calc(6 * var(--_space));
  }
  .outcome {
    padding-block-start: calc(3 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  .outcome div {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .outcome [data-size='main'] dd {
    font-size: 1.143em;
    font-weight: 600;
  }
  .credit-check {
    display: flex;
    gap: 6px;
    align-items: flex-start;
    color: var(--_warning);
    font-size: 0.929em;
  }
  .wrong {
    color: var(--_bad);
  }

  @container (width >= 540px) {
    .fields {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    .field[data-field='ArticleNumber'] {
      grid-column: span 4;
    }
    .field[data-field='Name'] {
      grid-column: span 8;
    }
    .field:is([data-field='UnitPrice'], [data-field='Discount'], [data-field='VatPercent']) {
      grid-column: span 6;
    }
  }
  /* A sheet on a phone is used with a thumb. */
  @media (width < 560px) {
    :is(input, select, button) {
      min-block-size: 44px;
    }
    .step,
    button.icon-only {
      min-inline-size: 44px;
    }
    .field[data-field='Quantity'] {
      grid-column: span 4;
    }
    .field[data-field='Unit'] {
      grid-column: span 2;
    }
  }
  @container (width < 400px) {
    .outcome :is(dl, div) {
      flex: 1 1 100%;
      justify-content: space-between;
    }
  }
`
