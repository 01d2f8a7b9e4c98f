import { css } from 'lit'

/** The button and the list that it opens, which scrolls with the page. */
export const actionsStyles = css`
  :host {
    display: contents;
  }
  .icon-only {
    min-inline-size: 32px;
    padding: 4px;
  }
  @media (pointer: coarse) {
    .icon-only {
      min-inline-size: 44px;
    }
  }
  [popover] {
    position: absolute;
    inset: auto;
    inline-size: min(320px, calc(100vi - 16px));
    max-block-size: min(420px, 70vb);
    margin: 0;
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow);
  }
  [popover]:focus-visible {
    outline-offset: -2px;
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
  @media print {
    :host {
      display: none;
    }
  }
`
