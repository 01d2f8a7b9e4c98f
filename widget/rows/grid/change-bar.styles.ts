import { css } from 'lit'

/** The bar at the bottom of the visible part of the desk. */
export const changeBarStyles = css`
  :host {
    container-type: inline-size;
  }
  .change-bar {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
    padding: calc(2 * var(--_space)) calc(4 * var(--_space));
    border-block-start: 1px solid var(--_control-line);
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: 0 -2px 8px light-dark(oklch(0.3 0.02 260 / 0.08), oklch(0 0 0 / 0.4));
  }
  .change-bar.calm {
    border-block-start-color: var(--_line);
    box-shadow: none;
  }
  .figures {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(5 * var(--_space));
    min-inline-size: 0;
  }
  .count {
    font-weight: 600;
    white-space: nowrap;
  }
  .calm .count {
    color: var(--_muted);
    font-weight: 400;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(5 * var(--_space));
  }
  dl div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  .after dd,
  .difference dd {
    font-weight: 600;
  }
  .change-bar:not(.calm) .difference .figure {
    font-size: 1.143em;
  }
  .calm dd {
    font-weight: 400;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    flex-basis: 100%;
    gap: 0 calc(4 * var(--_space));
    margin: 0;
    padding: 0;
    color: var(--_muted);
    font-size: 0.857em;
    list-style: none;
  }
  .arrow::before {
    content: '\\2192';
    padding-inline: 4px;
  }
  .arrow:dir(rtl)::before {
    content: '\\2190';
  }
  .warnings:empty {
    display: none;
  }
  .warnings > p {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .credit-check {
    color: var(--_warning);
    white-space: nowrap;
  }
  :is(.closes, .refused) {
    color: var(--_bad);
    font-weight: 600;
  }
  button.wrong {
    border-color: var(--_bad);
    color: var(--_bad);
  }
  .buttons {
    display: flex;
    flex: none;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .icon-only {
    min-inline-size: var(--_control-height);
    padding: 4px;
  }
  button.icon-only:has(> .icon:first-child) {
    padding-inline-start: 4px;
  }
  .expand {
    display: none;
  }
  .expand .icon {
    rotate: -90deg;
  }
  .expanded .expand .icon {
    rotate: 90deg;
  }

  .pill {
    position: fixed;
    inset: auto;
    inset-block-end: calc(var(--_inset-end) + 4 * var(--_space));
    inset-inline-end: calc(4 * var(--_space));
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    box-shadow: var(--_shadow);
  }
  .pill button {
    min-block-size: 44px;
    padding-inline: calc(5 * var(--_space));
    border-radius: inherit;
  }

  /* Less room: the warnings move below the figures. */
  @container (width < 900px) {
    .change-bar {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: var(--_space);
    }
    .warnings {
      grid-row: 2;
    }
    .buttons {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  /* Least room: the buttons move too, and the rates are shown on demand. */
  @container (width < 700px) {
    .change-bar {
      display: flex;
      flex-wrap: wrap;
    }
    .figures {
      flex-basis: 100%;
    }
    .warnings {
      flex: 1;
    }
    .warnings + .buttons {
      margin-inline-start: auto;
    }
    .expand {
      display: inline-flex;
    }
    .change-bar:not(.expanded) .rates {
      display: none;
    }
  }
  @container (width < 560px) {
    .change-bar {
      padding-inline: calc(3 * var(--_space));
    }
    .change-bar:not(.expanded) .figures {
      flex: 1;
      flex-basis: auto;
    }
    .change-bar:not(.expanded) :is(.now, .after, .count, .step) {
      display: none;
    }
    .change-bar:not(.expanded) .difference {
      flex-direction: column;
      gap: 0;
    }
    .change-bar:not(.expanded) .warnings {
      flex: none;
      order: -1;
      inline-size: 100%;
    }
    .expanded dl {
      flex-direction: column;
      align-items: stretch;
      inline-size: 100%;
    }
    .expanded dl div {
      justify-content: space-between;
    }
    .expanded :is(.warnings, .buttons) {
      flex-basis: 100%;
    }
    .expanded .buttons {
      flex-wrap: wrap;
    }
    .expanded .review {
      flex: 1;
    }
  }

  /* A short or much enlarged window keeps room for the rows. */
  @media (height < 480px) {
    .change-bar.expanded {
      max-block-size: 50vb;
      overflow: auto;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .change-bar {
      animation: slide-in var(--order-admin-motion, 150ms) ease-out;
    }
    .expand .icon {
      transition: rotate var(--order-admin-motion, 150ms);
    }
  }
  @keyframes slide-in {
    from {
      translate: 0 100%;
    }
  }
  @media (forced-colors: active) {
    .change-bar {
      border-block-start: 2px solid CanvasText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`
