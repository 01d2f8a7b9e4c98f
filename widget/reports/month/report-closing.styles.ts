import { css } from 'lit'

/** Who closed the day, beside the button that does. */
export const reportClosingStyles = css`
  :host {
    display: block;
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
  }
  .closing {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .facts,
  .act {
    display: grid;
    gap: var(--_space);
  }
  .facts {
    flex: 1 1 240px;
  }
  .act {
    flex: 0 1 auto;
    max-inline-size: 42ch;
    justify-items: start;
  }
  .note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
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
  @media print {
    .act,
    button {
      display: none;
    }
  }
`
