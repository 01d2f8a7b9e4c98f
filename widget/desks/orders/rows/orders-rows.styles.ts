import { css } from 'lit'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { filterBarStyles } from '../../../kit/parts/filter-bar.styles.ts'
import { longTableStyles, twoLines } from '../../../kit/parts/long-table.styles.ts'
import { leftOutStyles } from '../data/sums.styles.ts'
import { ordersCardStyles } from './orders-cards.styles.ts'

/** The columns of the list, and the bar of the selection. */
const table = css`
  .count > .file {
    margin-inline-start: auto;
  }
  .more {
    padding-block: calc(2 * var(--_space));
  }
  .note > button {
    margin-inline-start: auto;
  }
  .note:not(:has(.reference)) {
    align-items: center;
  }
  .bones {
    margin-block-start: 0;
  }
  .rows-part > .page {
    padding-inline: 0;
  }
  .rows > thead > tr > th {
    inline-size: 9em;
  }
  .rows > thead > tr > .select,
  .rows > tbody > tr > .select {
    inline-size: 36px;
    padding: 0 0 0 8px;
    padding-inline: 8px 0;
    text-overflow: clip;
  }
  .select > label > span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .select input {
    inline-size: 16px;
    min-block-size: 16px;
    margin: 4px;
    vertical-align: middle;
    accent-color: var(--_accent);
  }
  .rows > thead > tr > .of-customer {
    inline-size: 15em;
  }
  /* Words of the shop, such as "Payment failed", are not cut where there is room. */
  @container (width >= 1100px) {
    .rows > thead > tr > .of-status {
      inline-size: 12em;
    }
  }
  .rows > thead > tr > .of-note {
    inline-size: 14em;
  }
  .rows > thead > tr > :is(.of-createdAt, .of-changedAt, .of-expiresAt, .of-seenAt) {
    inline-size: 12em;
  }
  .rows > thead > tr > .of-currency {
    inline-size: 6em;
  }
  .rows > thead > tr > :is(.of-amount, .of-delivered) {
    inline-size: 11em;
  }
  .rows > thead > tr > .of-amount[data-length='14'] {
    inline-size: 16em;
  }
  .rows > thead > tr > .of-amount[data-length='19'] {
    inline-size: 20em;
  }
  .rows > tbody > [aria-selected='true'] > td {
    background: var(--_highlight);
  }
  .rows > tbody > [aria-selected='true'] > td:first-child {
    box-shadow: inset 3px 0 var(--_accent);
  }
  :host(:dir(rtl)) .rows > tbody > [aria-selected='true'] > td:first-child {
    box-shadow: inset -3px 0 var(--_accent);
  }
  .lines {
    unicode-bidi: plaintext;
  }
  .on-card {
    display: none;
  }

  .selection-bar {
    position: sticky;
    inset-block-end: var(--_inset-end);
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .selection-bar p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(3 * var(--_space));
    font-variant-numeric: tabular-nums;
  }
  .too-many {
    display: inline-flex;
    align-items: center;
    gap: var(--_space);
    color: var(--_bad);
  }
  .selection-bar > .acts {
    margin-inline-start: auto;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  /* What the last rows scroll to stays clear of the bar. */
  .box.long:has(~ .selection-bar) {
    scroll-padding-block-end: 8px;
  }
  @container (700px <= width < 1100px) {
    .rows > tbody > tr > td:has(> .lines) {
      padding-block: 0;
    }
    .rows > thead > tr > :is(.of-createdAt, .of-changedAt, .of-expiresAt, .of-seenAt) {
      inline-size: 8em;
    }
    .rows > thead > tr > :is(.of-number, .of-status) {
      inline-size: 8em;
    }
    .rows > thead > tr > .of-changedAt {
      inline-size: 9em;
    }
    .rows > thead > tr > :is(.of-changedBy, .of-delivered, .of-seenAt) {
      inline-size: 7em;
    }
    .rows > thead > tr > :is(.of-customer, .of-note) {
      inline-size: 10em;
    }
    /* A chip may take two lines of a row's height instead of being cut. */
    .of-status > .chip {
      padding-block: 0;
      line-height: 1.2;
      vertical-align: middle;
      white-space: normal;
    }
    .lines {
      ${twoLines}
    }
  }
  @media (forced-colors: active) {
    .rows > tbody > [aria-selected='true'] > td:first-child {
      border-inline-start: 3px solid Highlight;
    }
  }
  @media print {
    .selection-bar,
    .select {
      display: none;
    }
  }
`

export const ordersRowsStyles = [
  filterBarStyles,
  longTableStyles,
  deskStatesStyles,
  table,
  ordersCardStyles,
  leftOutStyles,
]
