import { css } from 'lit'

/** A name that looks like a link. It stays on paper, where other buttons go. */
export const customerLinkStyles = css`
  button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 2px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
  @media print {
    button {
      color: inherit;
      text-decoration: none;
    }
  }
`
