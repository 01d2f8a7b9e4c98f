import { css } from 'lit'

/** A new order: the form, the review, and the decision. */
export const creditCreateStyles = css`
  :host {
    container-type: inline-size;
    padding: calc(4 * var(--_space));
  }
  form,
  .review,
  .decision {
    max-inline-size: 960px;
  }
  .credit-group + .credit-fields,
  .credit-fields + .credit-fields,
  .credit-fields + .cards,
  .lookup {
    margin-block-start: calc(3 * var(--_space));
  }
  .credit-fields:empty {
    display: none;
  }
  .lookup,
  .review,
  .decision {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    justify-items: start;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: calc(2 * var(--_space));
    inline-size: 100%;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .cards > legend {
    padding: 0;
    margin-block-end: var(--_space);
    font-size: 0.929em;
  }
  .card {
    display: flex;
    gap: calc(2 * var(--_space));
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    overflow-wrap: anywhere;
  }
  .card:has(:checked) {
    border-color: var(--_accent);
    background: var(--_highlight);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .card[data-off] {
    border-style: dashed;
    color: var(--_muted);
  }
  .card input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    min-block-size: 18px;
    margin-block-start: 1px;
    accent-color: var(--_accent);
  }
  .card > span,
  address {
    display: grid;
    align-content: start;
    min-inline-size: 0;
    font-style: normal;
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(3 * var(--_space));
    min-inline-size: 0;
  }
  .misfit {
    color: var(--_warning);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: calc(2 * var(--_space));
    inline-size: 100%;
    margin-block-start: calc(4 * var(--_space));
    padding-block-start: calc(3 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  .foot > p {
    flex: 1;
    min-inline-size: max-content;
  }
  .headline {
    font-weight: 600;
  }
  .headline .figure {
    font-size: 20px;
  }
  .decision .headline .figure {
    font-size: 28px;
  }
  .decision h3 {
    display: flex;
    gap: var(--_space);
    align-items: center;
    color: var(--_tone);
  }
  /* A live region must stay in the document to be announced. */
  .review > [role='status']:empty {
    position: absolute;
  }
  /* Not in a dialog: the page scrolls. */
  .review > .write-note {
    max-block-size: none;
  }
  .review dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
    inline-size: 100%;
  }
  .review dd {
    overflow-wrap: anywhere;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: calc(1.5 * var(--_space)) 0;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    padding-inline-start: calc(3 * var(--_space));
    text-align: end;
    white-space: nowrap;
  }
  tbody th {
    inline-size: 100%;
  }
  tfoot :is(th, td) {
    border: 0;
    font-weight: 600;
  }
  .send-link {
    display: grid;
    gap: var(--_space);
  }
  .send-link a {
    overflow-wrap: anywhere;
  }
  @container (width < 480px) {
    .foot > button {
      flex: 1 1 auto;
    }
  }
`
