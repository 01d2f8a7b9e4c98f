import { css } from 'lit'

/** The dialog that moves an order's expiry. */
export const expiryStyles = css`
  form,
  .outcome {
    display: grid;
    gap: calc(3 * var(--_space));
  }
  .field,
  .field label {
    display: grid;
    gap: var(--_space);
  }
  label > span {
    font-size: 0.929em;
  }
  input[type='date'] {
    max-inline-size: 200px;
  }
  .quick {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  /* As wide as its words, so that none of them wraps while there is room. */
  .quick button {
    flex: 1 1 auto;
    flex-direction: column;
    gap: 0;
    padding-block: 6px;
    line-height: 1.35;
    white-space: normal;
  }
  .choice-day {
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
  }
  .quick button[aria-pressed='true'] {
    border-color: var(--_accent);
    background: var(--_highlight);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .outcome {
    padding-block-start: calc(3 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  .outcome dl {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space)) calc(8 * var(--_space));
  }
  .after dd {
    font-weight: 600;
  }
  .after .muted {
    font-weight: 400;
  }
  @media (forced-colors: active) {
    .quick button[aria-pressed='true'] {
      background: Highlight;
      outline: 2px solid Highlight;
    }
    .quick button[aria-pressed='true'] .choice-day {
      color: inherit;
    }
  }
`
