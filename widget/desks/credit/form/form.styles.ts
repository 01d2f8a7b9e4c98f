import { css } from 'lit'

/** The fields of a form, in two columns where there is room. */
export const creditFormStyles = css`
  .credit-group,
  fieldset.credit-field {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .credit-group > legend {
    padding: 0;
    margin-block-end: calc(2 * var(--_space));
    font-weight: 600;
  }
  .credit-group + .credit-group,
  .credit-fields + .credit-group,
  .credit-group + .credit-fields {
    margin-block-start: calc(5 * var(--_space));
  }
  .credit-fields {
    display: grid;
    /* Two columns at most, and one where a field would be narrower than 220 px. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(220px, (100% - 4 * var(--_space)) / 2)), 1fr)
    );
    gap: calc(3 * var(--_space)) calc(4 * var(--_space));
    align-items: start;
  }
  .credit-field {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
  }
  .credit-field:is([data-kind='text-area'], [data-kind='radio'], [data-kind='tick']) {
    grid-column: 1 / -1;
  }
  .credit-field > :is(label, legend) {
    padding: 0;
    font-size: 0.929em;
    overflow-wrap: anywhere;
  }
  .credit-field > legend {
    margin-block-end: var(--_space);
  }
  .required,
  .wrong,
  .field-problem {
    color: var(--_bad);
  }
  .credit-field .inputs {
    display: flex;
    gap: var(--_space);
  }
  .credit-field .inputs input {
    flex: 1;
  }
  .credit-field :is(select, textarea) {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .credit-field textarea {
    padding: 6px 8px;
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control);
    color: var(--_text);
    font: inherit;
    resize: vertical;
  }
  .credit-field :is(select, textarea)[aria-invalid='true'] {
    border-color: var(--_bad);
    box-shadow: inset 0 0 0 1px var(--_bad);
  }
  .credit-field input[readonly] {
    background: var(--_sunken);
  }
  .tick {
    display: flex;
    gap: calc(2 * var(--_space));
    align-items: center;
    inline-size: fit-content;
    min-block-size: var(--_control-height);
  }
  .tick input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    min-block-size: 18px;
    accent-color: var(--_accent);
  }
  .radios {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(5 * var(--_space));
  }
  .field-hint {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .field-problem {
    display: flex;
    gap: var(--_space);
    font-size: 0.857em;
  }
  .field-problem .icon {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 1px;
  }
  .credit-messages {
    margin-block-start: calc(3 * var(--_space));
  }
  /* They stay in the document, or their words would not be announced; empty, they take no space. */
  :is(.credit-messages, .write-note):not(:has(*)) {
    position: absolute;
  }

  @media (pointer: coarse) {
    .tick {
      min-block-size: 44px;
    }
    .credit-field textarea {
      font-size: 16px;
    }
  }
`
