import { css } from 'lit'

/** A text that may take two lines of a row's height instead of being cut. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: 0.857em;
  line-height: calc((var(--_row-height) - 4px) / 2);
  overflow-wrap: anywhere;
  white-space: normal;
`

/** A table with its own scroll box once it is long, of which a window is rendered; without room for it, cards. */
export const longTableStyles = css`
  :host {
    display: block;
  }
  .rows-part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
    container-type: inline-size;
  }
  .box {
    overflow-x: auto;
    overflow-anchor: none;
  }
  .box.place {
    visibility: hidden;
  }
  .box.long {
    max-block-size: calc(80vb - var(--_inset-start) - var(--_inset-end));
    overflow-y: auto;
    overscroll-behavior: auto;
  }
  .rows {
    inline-size: 100%;
    border-spacing: 0;
    table-layout: fixed;
  }
  /* Every row is equally high, so that its place is known before it is read. An unfolded row shows everything. */
  .rows > :is(thead, tbody, tfoot) > tr > :is(th, td) {
    block-size: var(--_row-height);
    padding: 1px 8px;
    border-block-end: 1px solid var(--_line);
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :host(:dir(rtl)) .rows > :is(thead, tbody, tfoot) > tr > :is(th, td) {
    text-align: right;
  }
  /* A row's text has its own direction, but is aligned like the others. */
  .rows > * > tr > td:not(.number) {
    unicode-bidi: plaintext;
  }
  .rows > :is(thead, tbody, tfoot) > tr > .number {
    direction: ltr;
    text-align: right;
  }
  :host(:dir(rtl)) .rows > :is(thead, tbody, tfoot) > tr > .number {
    text-align: left;
  }
  .rows > thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: 4px;
    background: var(--_surface);
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
    white-space: normal;
    vertical-align: bottom;
  }
  .rows > thead .sort {
    white-space: normal;
  }
  .rows > thead .currency {
    display: block;
    font-size: 1em;
  }
  .rows > tfoot > tr > :is(th, td) {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    border-block: 1px solid var(--_control-line);
    background: var(--_sunken);
    font-weight: 600;
  }
  /* Balance rows are below the sum, and a browser would move a table foot below them. */
  .rows > tfoot {
    display: table-row-group;
  }
  .group > :is(th, td) {
    background: var(--_sunken);
    font-weight: 600;
  }
  .rows > :is(tbody, tfoot) > tr > .zero {
    color: var(--_muted);
    font-weight: 400;
  }
  .rows > thead > tr > .toggle {
    inline-size: 32px;
  }
  .rows > * > tr > td.toggle {
    padding: 0;
    text-overflow: clip;
  }

  .toggle > button {
    min-block-size: min(28px, var(--_row-height) - 4px);
    inline-size: 28px;
    padding: 0;
  }
  .toggle > button::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  .toggle > button:dir(rtl)::before {
    rotate: -135deg;
  }
  .toggle > button[aria-expanded='true']::before {
    rotate: 135deg;
  }
  .link {
    display: inline;
    min-block-size: 24px;
    max-inline-size: 100%;
    padding: 0;
    border: none;
    overflow: hidden;
    background: none;
    color: var(--_accent);
    font-weight: 400;
    text-decoration: underline;
    text-overflow: ellipsis;
    text-underline-offset: 2px;
  }
  td > a {
    display: inline-block;
    min-block-size: 24px;
    line-height: 24px;
    vertical-align: middle;
  }
  .rows > tbody > .marked > td {
    background: var(--_warning-surface);
  }
  .rows > tbody > .marked > td:first-child {
    box-shadow: inset 3px 0 var(--_warning);
  }
  :host(:dir(rtl)) .rows > tbody > .marked > td:first-child {
    box-shadow: inset -3px 0 var(--_warning);
  }
  .rows > tbody > tr {
    scroll-margin-block: 64px 44px;
  }
  .skeleton {
    display: block;
    inline-size: 40%;
    block-size: 10px;
    border-radius: 3px;
    background: var(--_neutral-surface);
  }

  .on-paper {
    display: none;
  }

  @media (pointer: coarse) {
    .rows > tbody > tr > :is(th, td) {
      block-size: 44px;
    }
    .toggle > button {
      min-block-size: 36px;
      inline-size: 32px;
    }
  }
  @media (forced-colors: active) {
    .rows > tbody > .marked > td:first-child {
      border-inline-start: 3px solid Highlight;
    }
    .group > :is(th, td),
    .rows > tfoot > tr > :is(th, td) {
      border-block-end: 2px solid CanvasText;
    }
  }
  @media print {
    .bar,
    .toggle > button,
    .count > .chip {
      display: none;
    }
    .on-paper {
      display: block;
    }
    .box.long {
      max-block-size: none;
      overflow: visible;
    }
    .rows {
      table-layout: auto;
      font-size: 0.857em;
    }
    .rows > :is(thead, tbody, tfoot) > tr > :is(th, td) {
      position: static;
      block-size: auto;
      padding: 2px 6px;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    .rows > * > tr > .number {
      white-space: nowrap;
    }
    .rows > * > tr > * {
      break-inside: avoid;
    }
  }
  .rows > tbody > .detail > td {
    block-size: auto;
    padding: calc(2 * var(--_space)) calc(3 * var(--_space)) calc(4 * var(--_space)) 40px;
    padding-inline: 40px calc(3 * var(--_space));
    background: var(--_sunken);
    unicode-bidi: normal;
    white-space: normal;
  }
  .detail dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .detail dd {
    overflow-wrap: anywhere;
  }
  .detail .figure {
    white-space: normal;
  }
  @media not print {
    @container (width < 700px) {
      .rows,
      .rows > tbody {
        display: block;
      }
      .rows > thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .gap {
        display: block;
      }
      .toggle > button {
        inline-size: 44px;
        min-block-size: 44px;
      }
      .rows > tbody > .detail {
        display: block;
        background: var(--_sunken);
      }
      .rows > tbody > .detail > td {
        display: block;
        padding: calc(2 * var(--_space)) calc(3 * var(--_space)) calc(4 * var(--_space));
        border-block-end: 1px solid var(--_line);
      }
      .detail dl {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`
