import { css } from 'lit'

/** The list at the end of the side column, folded like the list of keys. */
export const actionsStyles = css`
  details {
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  summary {
    display: flex;
  }
  summary .icon:dir(rtl) {
    rotate: 180deg;
  }
  [open] > summary .icon {
    rotate: 90deg;
  }
  h4 {
    margin-block-start: calc(3 * var(--_space));
    color: var(--_muted);
    font-size: 0.857em;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    summary {
      min-block-size: 44px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`
