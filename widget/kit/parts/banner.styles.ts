import { css } from 'lit'

/** A note on the desk with its actions. */
export const bannerStyles = css`
  .note {
    flex-wrap: wrap;
    align-items: center;
    border-radius: 0;
  }
  .note .icon {
    margin-block-start: 0;
  }
  .note p {
    flex: 1 1 32ch;
  }
  .note button {
    color: var(--_text);
  }
  @media print {
    .note {
      display: none;
    }
  }
`
