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
  /* The dates follow, and keep their place for any number of names. */
  @container (width >= 700px) {
    p {
      flex: 1 1 0;
      min-inline-size: 10ch;
      order: 2;
      white-space: nowrap;
    }
    .icon {
      flex: none;
    }
    span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  @media print {
    p {
      display: none;
    }
  }
`
