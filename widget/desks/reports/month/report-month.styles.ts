import { css } from 'lit'

/** A month: a list of days, and a calendar of seven columns where there is room. */
export const reportMonthStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .month-head,
  .progress,
  .totals {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
  }
  .month-head h3 {
    min-inline-size: 11em;
    text-align: center;
    font-size: 1.143em;
  }
  button.icon-only {
    min-inline-size: var(--_control-height);
    padding: 4px;
  }
  .back .icon,
  .icon-only:not(.back):dir(rtl) .icon {
    transform: scaleX(-1);
  }
  .back:dir(rtl) .icon {
    transform: none;
  }
  progress {
    flex: 1 1 160px;
    block-size: 6px;
    accent-color: var(--_accent);
  }

  .weekdays {
    display: none;
  }
  .strip {
    display: grid;
    gap: 1px;
    margin-block: calc(3 * var(--_space));
    padding: 1px;
    /* A list of a whole month would push the day away. */
    max-block-size: 60vh;
    overflow-y: auto;
    border-radius: var(--_radius);
    list-style: none;
  }
  /* The line belongs to the day, so empty places have none. */
  .strip li {
    display: grid;
    background: var(--_surface);
    box-shadow: 0 0 0 1px var(--_line);
  }
  .strip li:first-child {
    border-start-start-radius: var(--_radius);
    border-start-end-radius: var(--_radius);
  }
  .strip li:last-child {
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .cell {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-start;
    gap: 2px calc(2 * var(--_space));
    min-block-size: 44px;
    padding: var(--_space) calc(2 * var(--_space));
    border: 0;
    border-radius: 0;
    background: none;
    font-weight: 400;
    text-align: start;
    white-space: normal;
  }
  button.cell:focus-visible {
    outline-offset: -2px;
  }
  .cell[aria-current] {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .day {
    min-inline-size: 4.5em;
    font-weight: 600;
  }
  .weekday {
    color: var(--_muted);
    font-weight: 400;
  }
  .cell .muted,
  .mark {
    font-size: 0.857em;
  }
  .paid,
  .verdict,
  .mark {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
  .paid {
    font-variant-numeric: tabular-nums;
  }
  .paid > .icon,
  .why {
    color: var(--_tone);
  }
  /* The line below the figure. */
  .why {
    flex-basis: 100%;
    font-size: 0.857em;
    text-align: end;
  }
  .verdict,
  .mark {
    color: var(--_bad);
  }
  .currency {
    color: var(--_muted);
    font-size: 0.857em;
  }
  li[data-is='bad'] {
    background: var(--_bad-surface);
  }
  li[data-is='warning'] {
    background: var(--_warning-surface);
  }

  @media not print {
    @container (width < 700px) {
      /* A phone lists only days with content; the number of days without a report is below. */
      .strip li:is([data-is='ahead'], [data-is='not-reported']):not(:has([aria-current])) {
        display: none;
      }
    }
  }

  .findings {
    display: grid;
    gap: var(--_space);
    margin-block-start: calc(3 * var(--_space));
    padding: 0;
    list-style: none;
  }
  .findings li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--_space);
  }
  .findings li > .icon {
    translate: 0 3px;
  }
  /* Beside its icon, at any length. */
  .findings li > span {
    max-inline-size: calc(100% - 24px);
  }
  .findings [data-tone='good'] .icon {
    color: var(--_good);
  }
  .findings [data-tone='bad'] > .icon {
    color: var(--_bad);
  }
  .findings [data-tone='warning'] > .icon {
    color: var(--_warning);
  }

  @container (min-width: 700px) {
    .weekdays,
    .strip {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
    .weekdays {
      margin-block-start: calc(3 * var(--_space));
      color: var(--_muted);
      font-size: 0.857em;
    }
    .weekdays span {
      padding-inline: calc(2 * var(--_space));
    }
    .strip {
      max-block-size: none;
      margin-block-start: var(--_space);
      border-radius: 0;
    }
    .strip li:is(:first-child, :last-child) {
      border-radius: 0;
    }
    .strip[data-first='1'] li:first-child {
      grid-column-start: 2;
    }
    .strip[data-first='2'] li:first-child {
      grid-column-start: 3;
    }
    .strip[data-first='3'] li:first-child {
      grid-column-start: 4;
    }
    .strip[data-first='4'] li:first-child {
      grid-column-start: 5;
    }
    .strip[data-first='5'] li:first-child {
      grid-column-start: 6;
    }
    .strip[data-first='6'] li:first-child {
      grid-column-start: 7;
    }
    .cell {
      flex-direction: column;
      flex-wrap: nowrap;
      align-items: stretch;
      min-block-size: 56px;
    }
    .day {
      min-inline-size: 0;
    }
    .weekday,
    .cell .currency {
      display: none;
    }
    .paid,
    .verdict,
    .mark {
      margin-inline-start: 0;
    }
    .paid {
      justify-content: space-between;
    }
    .why {
      flex-basis: auto;
      text-align: start;
    }
  }
  @media print {
    .progress,
    .month-head button,
    .findings button {
      display: none;
    }
    .strip {
      max-block-size: none;
    }
    .strip li {
      break-inside: avoid;
    }
  }
`
