import { css } from 'lit'

export const creditReasonStyles = css`
  :host,
  .words {
    display: grid;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
  }
  .about {
    margin-block-end: calc(-1 * var(--_space));
  }
  .about,
  figcaption {
    font-size: 0.857em;
  }
  figure,
  blockquote {
    margin: 0;
  }
  blockquote {
    padding-inline-start: calc(2 * var(--_space));
    border-inline-start: 2px solid currentColor;
    color: var(--_text);
    overflow-wrap: anywhere;
  }
  .reference {
    color: inherit;
  }
`
