import { css } from 'lit'

/** Elements without a place before the later parts load: the end of the desk, and the line of the story. */
export const orderLaterStyles = css`
  /* Above the grid that is rendered behind it. */
  order-admin-row-table {
    z-index: 1;
  }
  /* Notes and changes float over the end of the visible part, so that the edited row does not move. */
  .dock {
    position: sticky;
    inset-block-end: var(--_inset-end);
    z-index: 4;
    overflow: clip;
    overflow-clip-margin: 8px;
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
    background: var(--_surface);
  }
  /* A short or much enlarged window keeps room for the rows: the notes scroll above the bar. */
  @media (height < 480px) {
    .dock {
      max-block-size: 50vb;
      overflow: auto;
    }
    order-admin-change-bar {
      position: sticky;
      inset-block-end: 0;
    }
  }
  .banner {
    flex-wrap: wrap;
    align-items: center;
    border-radius: 0;
  }
  .banner > :is(div, p) {
    flex: 1 1 240px;
  }
  /* A line with a point at each event. */
  .story > li::before {
    content: '';
    position: absolute;
    inset-block-start: 9px;
    inset-inline-start: 3px;
    z-index: 1;
    inline-size: 9px;
    block-size: 9px;
    border: 2px solid var(--_control-line);
    border-radius: 50%;
    background: var(--_surface);
  }
  .story > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 14px -14px;
    inset-inline-start: 7px;
    border-inline-start: 1px solid var(--_control-line);
  }
  .story > .end::before {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  .story > .save {
    min-block-size: 0;
    border-radius: var(--_control-radius);
  }
  .story > .save:not([data-tone='good'])::before {
    border-color: var(--_tone);
  }
  .save > .event {
    padding-block-end: 0;
  }
  .told {
    display: grid;
    gap: 1px;
    padding-block-end: calc(2 * var(--_space));
    padding-inline-start: calc(16px + var(--_space));
    font-size: 0.929em;
  }
  .told:not(:has(*)) {
    display: none;
  }
  .told .outcome {
    color: var(--_tone);
  }
  .said {
    grid-area: 3 / 2 / auto / 4;
    font-size: 0.929em;
  }
  .story > .gap {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(3 * var(--_space));
    align-items: center;
    min-block-size: 0;
    padding-block: var(--_space);
    padding-inline-start: calc(9 * var(--_space) + 4px);
  }
  .story > .gap::before {
    border-style: dotted;
  }
  .gap .failed {
    display: grid;
    gap: calc(2 * var(--_space));
    justify-items: start;
  }
  .story-filter {
    display: inline-flex;
  }
  .story-filter button {
    border-radius: 0;
    font-weight: 400;
  }
  .story-filter button:first-child {
    border-start-start-radius: var(--_control-radius);
    border-end-start-radius: var(--_control-radius);
  }
  .story-filter button:last-child {
    margin-inline-start: -1px;
    border-start-end-radius: var(--_control-radius);
    border-end-end-radius: var(--_control-radius);
  }
  .story-filter button[aria-pressed='true'] {
    z-index: 1;
  }
  /* Never a separate line, which would appear and disappear. */
  .story-head > .loading {
    flex: 1 1 0;
    min-inline-size: 0;
    overflow: hidden;
    font-size: 0.857em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .who {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  summary > .icon {
    transition: rotate var(--order-admin-motion, 150ms);
  }
  @media (prefers-reduced-motion: reduce) {
    summary > .icon {
      transition: none;
    }
  }
  /* One primary button: while there are changes, the one that saves them. */
  .desk:has(order-admin-change-bar[open]) .head-actions .primary:not([aria-disabled='true']) {
    border-color: var(--_control-line);
    background: var(--_control);
    color: var(--_text);
  }
  @media (pointer: coarse) {
    @container (width < 560px) {
      .docked-actions {
        display: flex;
        gap: calc(2 * var(--_space));
        padding: calc(2 * var(--_space)) calc(4 * var(--_space));
        border-block-start: 1px solid var(--_line);
      }
      order-admin-change-bar[open] ~ .docked-actions {
        display: none;
      }
    }
  }
  @container (width < 560px) {
    .docked-actions > :is(button, .with-reason):first-child,
    .docked-actions > .with-reason > button {
      flex: 1;
    }
    #docked-more {
      min-inline-size: 44px;
    }
    #docked-menu {
      position: fixed;
      inset: auto 0 calc(60px + var(--_inset-end));
      inline-size: auto;
      margin: calc(2 * var(--_space));
      padding: calc(2 * var(--_space));
      overflow: visible;
      border: var(--_edge) var(--_line);
      border-radius: var(--_radius);
      background: var(--order-admin-surface-raised, var(--_surface));
      box-shadow: var(--_shadow);
    }
    #docked-menu:popover-open {
      display: grid;
      gap: calc(2 * var(--_space));
    }
    .docked-actions .with-reason > .reason {
      inset-block: auto calc(100% + 6px);
    }
    .banner {
      gap: var(--_space) calc(2 * var(--_space));
      font-size: 0.929em;
    }
  }
`
