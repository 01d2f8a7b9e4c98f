import { css } from 'lit'

/** The order on paper: customer, addresses, rows, amounts and timeline. */
export const orderPrintStyles = css`
  @media print {
    /* Black on white, in a page with any theme. */
    :host {
      color: var(--_text);
      color-scheme: light;
      --_size: 12px;
      --_row-height: 26px;
      --_surface: white;
      --_sunken: white;
      --_control: white;
      --_highlight: white;
      --_good-surface: white;
      --_warning-surface: white;
      --_bad-surface: white;
      --_neutral-surface: white;
      --_text: black;
      --_good: black;
      --_warning: black;
      --_bad: black;
      --_accent: black;
      --_muted: #444;
      --_line: #bbb;
      --_control-line: #777;
      --_shadow: none;
    }
    .desk {
      border: none;
    }
    .head,
    .bar,
    .main > section,
    .side > section,
    .totals {
      padding-inline: 0;
    }
    .head {
      padding-block-start: 0;
      border-color: currentColor;
    }
    .body {
      display: flex;
      flex-direction: column;
    }
    .side {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 calc(6 * var(--_space));
      order: -1;
      border: none;
    }
    .side > section + section {
      border: none;
    }
    .actions,
    .dock,
    .rows-note,
    .list .source,
    .aside button,
    .head-actions,
    summary > .icon {
      display: none;
    }
    details::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
    /* Block layout, because content that moves to the next page must push what follows; grid rows would not. */
    .deliveries,
    .story {
      display: block;
    }
    .side > section,
    .totals,
    summary,
    .details .rows,
    tr,
    h4 {
      break-inside: avoid;
    }
    h3,
    h4,
    summary,
    .details .facts {
      break-after: avoid;
    }
    .totals {
      break-before: avoid;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
  }
`
