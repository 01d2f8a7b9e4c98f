import { css } from 'lit'

/** What is said of orders that are in no sum. */
export const leftOutStyles = css`
  .left-out {
    display: inline-flex;
    align-items: baseline;
    gap: var(--_space);
    color: var(--_tone);
  }
  .left-out > .icon {
    flex: none;
    translate: 0 3px;
  }
`
