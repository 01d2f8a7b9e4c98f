import { css } from 'lit'
import { foldStyles } from '../../kit/parts/fold.styles.ts'
import { tip } from '../../kit/parts/tip.styles.ts'
import { selectionStyles } from './selection.styles.ts'

/** The grid's additions to a table of rows: active, edited, changed and wrong cells. */
const rows = css`
  /* No inherited property: each row would be styled anew when the grid comes forward. */
  :host([behind]) {
    opacity: 0;
  }
  .note {
    margin-block-end: calc(2 * var(--_space));
  }
  .empty {
    padding-block: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .grid td {
    position: relative;
    /* The bar at the bottom must not cover the focused element. */
    scroll-margin-block: calc(56px + var(--_inset-start)) calc(128px + var(--_inset-end));
  }
  /* Also after a click: the keys act on this cell. */
  .grid td:focus {
    border-radius: 2px;
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  .used td.active:not(:focus-within, :focus) {
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .grid td.menu button {
    min-inline-size: 28px;
    min-block-size: min(28px, var(--_row-height) - 4px);
    padding: 4px;
    color: var(--_muted);
  }
  .grid tr:hover td.menu button,
  .grid td.menu button:focus-visible {
    color: inherit;
  }
  .grid .gap td {
    padding: 0;
  }
  .grid td.unit {
    overflow-wrap: anywhere;
  }

  .is-new td,
  .is-changed td {
    background: var(--_highlight);
  }
  /* The highlight is as wide as the hairlines on either side of the text. */
  .is-new td:first-child,
  .is-changed td:first-child {
    box-shadow: -8px 0 var(--_highlight);
  }
  .is-new td:last-child,
  .is-changed td:last-child {
    box-shadow: 8px 0 var(--_highlight);
  }
  .grid td:has(> .becomes) {
    padding-block: 1px;
    line-height: 1.15;
  }
  /* On one line, or the new value below the old one: the row stays as high as it was. */
  .becomes {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
    max-inline-size: 100%;
    vertical-align: middle;
  }
  .number > .becomes {
    justify-content: flex-end;
  }
  .old {
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
  }
  .old::after {
    content: '\\2192';
    margin-inline-start: 4px;
  }
  .old:dir(rtl)::after {
    content: '\\2190';
  }
  .new {
    font-weight: 600;
  }
  .row-name:not(:last-child),
  .becomes:not(:last-child) {
    margin-inline-end: 6px;
  }
  .number > .becomes {
    margin-inline-end: 0;
  }
  /* The old value and the colour show it, and a badge would make the row higher. */
  .is-changed .badge[data-tone='warning'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .is-new .badge {
    background: var(--_surface);
  }

  .grid td.wrong:not(.editing) {
    box-shadow: inset 0 0 0 1px var(--_bad);
  }
  .grid td.wrong .unread,
  .grid td.wrong .figure {
    color: var(--_bad);
    text-decoration: underline wavy;
    text-decoration-skip-ink: none;
    text-underline-offset: 3px;
  }
  .grid td.editing {
    overflow: visible;
  }
  .cell-field {
    position: absolute;
    inset-block: 1px;
    inset-inline: 0;
    z-index: 2;
    min-block-size: 0;
    min-inline-size: 12ch;
    padding: 0 7px;
  }
  .cell-field.number {
    inset-inline: auto 0;
  }
  .cell-field:focus-visible {
    outline-offset: -1px;
  }
  .hint {
    ${tip}
    max-inline-size: 260px;
    box-shadow: var(--_shadow);
  }
  .number > .hint {
    inset-inline: auto 0;
  }
  .hint:empty {
    display: none;
  }
  td:not(:focus, :focus-within) > .hint {
    display: none;
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 calc(4 * var(--_space));
    padding-block: calc(2 * var(--_space));
    color: var(--_muted);
    font-size: 0.857em;
  }
  .foot > p {
    padding-block: 3px;
  }
  /* As high as the place that the table keeps for it. */
  .foot summary {
    vertical-align: top;
  }
  details dl {
    display: grid;
    grid-template-columns: auto minmax(0, 60ch);
    gap: 2px calc(4 * var(--_space));
    padding-block: var(--_space);
  }
  details .remark {
    grid-column: 1 / -1;
  }

  #menu {
    position: fixed;
    inset: auto;
    margin: 0;
    min-inline-size: 180px;
    padding: 4px;
    border: var(--_edge) var(--_line);
    border-radius: var(--_radius);
    background: var(--order-admin-surface-raised, var(--_surface));
    color: var(--_text);
    box-shadow: var(--_shadow);
  }
  #menu button {
    display: flex;
    justify-content: space-between;
    inline-size: 100%;
    border-color: transparent;
    background: none;
    font-weight: 400;
  }
  #menu button:is(:hover, :focus) {
    background: var(--_highlight);
    outline-offset: -2px;
  }
  #menu p {
    padding: 8px 12px;
    max-inline-size: 260px;
    color: var(--_muted);
  }
  kbd {
    color: var(--_muted);
    font: inherit;
    font-size: 0.857em;
  }

  /* On paper a table stays a table, even on a narrow page. */
  @media not print {
    @container (width < 700px) {
      .grid [data-key] {
        cursor: pointer;
        -webkit-tap-highlight-color: transparent;
      }
      .grid [data-key]:active:not(:has(button:active)) {
        background: var(--_highlight);
      }
      .grid td {
        position: static;
      }
      .grid td:focus:not(:focus-visible) {
        outline: none;
      }
      .grid .gap {
        display: block;
        padding: 0;
        border: none;
      }
      /* It covers the end of the line: in the colour of a changed cell it would hide the VAT. */
      .grid td.menu {
        position: absolute;
        background: none;
      }
      .grid td.menu button {
        min-inline-size: 44px;
        min-block-size: 44px;
      }
      /* Below the card, at its largest width. */
      .grid .hint {
        inset-inline: 0 auto;
        max-inline-size: min(260px, 100%);
      }
      .grid td.active.empty {
        display: block;
        min-inline-size: 4ch;
        min-block-size: 1.2em;
      }
      /* Tab leads to it, and before that it takes no space. */
      .grid td.active.empty:not(:focus, .editing) {
        min-inline-size: 0;
        margin-inline-end: -6px;
      }
      .is-new,
      .is-changed {
        background: var(--_highlight);
        box-shadow:
          -8px 0 var(--_highlight),
          8px 0 var(--_highlight);
      }
      .grid :is(.is-new, .is-changed) td:not(.wrong) {
        box-shadow: none;
      }
      .grid td.editing {
        min-inline-size: 12ch;
        min-block-size: 32px;
      }
      .grid td.editing.name {
        min-inline-size: 60%;
      }
      .grid td.wrong:not(.editing) {
        padding-inline: 3px;
        border-radius: 2px;
      }
    }
  }
  @media (pointer: coarse) {
    .grid td.menu button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
    .cell-field {
      min-block-size: 0;
    }
    .foot {
      padding-block: 0;
    }
    details {
      display: none;
    }
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .is-new td:first-child,
    .is-changed td:first-child {
      border-inline-start: 3px solid Highlight;
    }
    .grid td.wrong:not(:focus-visible) {
      outline: 2px dashed CanvasText;
      outline-offset: -2px;
    }
    #menu,
    .hint {
      border: 1px solid CanvasText;
    }
    #menu button:is(:hover, :focus) {
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    .foot,
    .note,
    .hint {
      display: none;
    }
    .grid td.active:not(:focus-within, :focus) {
      box-shadow: none;
    }
  }
`

export const rowGridStyles = [foldStyles, rows, selectionStyles]
