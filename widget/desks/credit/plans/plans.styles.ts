import { css } from 'lit'

/** The task of payment plans: the amount, and the options. */
export const plansStyles = css`
  :host,
  .start {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(5 * var(--_space));
  }
  :host {
    padding: calc(4 * var(--_space));
    container-type: inline-size;
  }
  .asks {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: calc(5 * var(--_space)) calc(8 * var(--_space));
  }
  .asks form {
    display: grid;
    align-content: start;
    gap: calc(2 * var(--_space));
  }
  .asks form:has(order-admin-credit-rows) {
    grid-column: 1 / -1;
  }
  .asks .credit-field + .credit-fields,
  .asks order-admin-credit-rows {
    margin-block-start: calc(2 * var(--_space));
  }
  .asks .credit-fields {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    .asks {
      display: none;
    }
  }
`
