import { css } from 'lit'

/** The line that folds a list open. */
export const foldStyles = css`
  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
    border-radius: var(--_control-radius);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`
