import { css } from 'lit'

/** The author of the closing, beside the button that closes: one line where there is room. */
export const reportClosingStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
  }
  .closing,
  .facts,
  .act {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .facts {
    flex: 1 1 240px;
  }
  .facts > p,
  .facts > details {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .facts > details[open] {
    flex-basis: 100%;
  }
  summary {
    color: var(--_muted);
  }
  .said {
    font-weight: 600;
  }
  .note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
  }
  .facts > .note {
    padding-block: calc(1.5 * var(--_space));
  }
  .note[data-tone='good'] > .icon {
    color: var(--_good);
  }
  .note[data-tone='bad'] {
    color: var(--_bad);
  }
  .note[data-tone='warning'] > .icon {
    color: var(--_warning);
  }
  @container (width >= 700px) {
    .act {
      flex-direction: row-reverse;
      margin-inline-start: auto;
    }
  }
  @media print {
    .act,
    button {
      display: none;
    }
  }
`
