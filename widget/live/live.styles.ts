import { css } from 'lit'

/** An unobtrusive line next to the status. */
export const liveStyles = css`
  :host {
    display: contents;
  }
  p {
    display: inline-flex;
    align-items: center;
    gap: var(--_space);
    min-inline-size: 0;
    color: var(--_muted);
    font-size: 0.857em;
  }
  .icon {
    inline-size: 14px;
    block-size: 14px;
  }
  @media print {
    p {
      display: none;
    }
  }
`
