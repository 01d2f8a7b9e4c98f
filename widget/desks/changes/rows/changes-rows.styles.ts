import { css } from 'lit'
import { filterBarStyles } from '../../../kit/parts/filter-bar.styles.ts'
import { longTableStyles, twoLines } from '../../../kit/parts/long-table.styles.ts'
import { changesCardStyles } from './changes-cards.styles.ts'

/** The columns of the journal. */
const table = css`
  .bar > .minimum {
    flex-basis: 180px;
  }
  .count > .file {
    margin-inline-start: auto;
  }
  .field-problem {
    color: var(--_bad);
    font-size: 0.857em;
  }
  .field-problem:empty {
    display: none;
  }
  .rows > tbody > tr:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  .rows > thead > tr > .time {
    inline-size: 5em;
  }
  .rows > thead > tr > .who {
    inline-size: 9.5em;
  }
  .rows > thead > tr > :is(.outcome, .reason) {
    inline-size: 10em;
  }
  .rows > thead > tr > .what {
    inline-size: 10.5em;
  }
  .rows > thead > tr > .subject {
    inline-size: 12em;
  }
  .rows > thead > tr > .changes {
    inline-size: 14.5em;
  }
  .rows > thead > tr > .amount {
    inline-size: 17em;
  }
  .rows > thead > tr > .amount[data-length='10'] {
    inline-size: 24em;
  }
  .rows > thead > tr > .amount[data-length='14'] {
    inline-size: 31em;
  }
  .rows > thead > tr > .amount[data-length='19'] {
    inline-size: 43em;
  }
  /* AM and PM. */
  .rows > thead > tr > .time[data-length='12'] {
    inline-size: 7em;
  }
  .lines {
    unicode-bidi: plaintext;
  }
  .group .muted {
    font-weight: 400;
  }
  .amount > .muted .figure,
  .amount > .figure {
    white-space: nowrap;
  }
  .rows > tbody > .unsettled > td {
    background: var(--_bad-surface);
  }
  .rows > tbody > .unsettled > td:first-child {
    box-shadow: inset 3px 0 var(--_bad);
  }
  :host(:dir(rtl)) .rows > tbody > .unsettled > td:first-child {
    box-shadow: inset -3px 0 var(--_bad);
  }
  .unsettled .chip {
    border-color: currentColor;
  }
  .detail p {
    margin-block-end: calc(2 * var(--_space));
    max-inline-size: 72ch;
  }
  ul.changes {
    display: grid;
    gap: 2px;
    margin: 0 0 calc(3 * var(--_space));
    padding: 0;
    list-style: none;
  }
  /* A text may take two lines of a row's height instead of being cut. */
  @container (700px <= width < 1500px) {
    .rows > tbody > tr > :is(.who, .what, .changes, .subject, .reason) {
      padding-block: 0;
    }
    .lines {
      ${twoLines}
      hyphens: auto;
    }
    /* A chip too. */
    .outcome > .chip {
      padding-block: 0;
      line-height: 1.2;
      vertical-align: middle;
      white-space: normal;
    }
    .rows > :is(thead, tbody) > tr > .outcome {
      padding-inline: 4px;
      text-overflow: clip;
    }
  }
  @container (700px <= width < 1100px) {
    .rows > thead > tr > :is(.who, .subject, .reason) {
      inline-size: 6.75em;
    }
    .rows > thead > tr > .what {
      inline-size: 8em;
    }
    .rows > thead > tr > .changes {
      inline-size: 8.5em;
    }
    .rows > thead > tr > .outcome {
      inline-size: 9.5em;
    }
    .rows > thead > tr > .amount[data-length='7'] {
      inline-size: 16em;
    }
  }
  /* How many more there are is never cut. */
  @container (width >= 1500px) {
    .changes > .lines {
      display: flex;
      gap: 6px;
    }
    .first {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .more {
      flex: none;
    }
  }
  @media (forced-colors: active) {
    .rows > tbody > .unsettled > td:first-child {
      border-inline-start: 3px solid Mark;
    }
  }
`

export const changesRowsStyles = [filterBarStyles, longTableStyles, table, changesCardStyles]
