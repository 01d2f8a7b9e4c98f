import { css } from 'lit'

/** Where there is no room for a table, an entry is a card of two lines: what was done, and by whom to which order. */
export const changesCardStyles = css`
  @media not print {
    @container (width < 700px) {
      .rows > tbody > tr:not(.gap, .detail) {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        align-items: center;
        gap: 2px 8px;
        block-size: 64px;
        padding-inline: 44px 8px;
        border-block-end: 1px solid var(--_line);
      }
      .rows > tbody > tr:not(.detail) > :is(th, td) {
        display: none;
        block-size: auto;
        padding: 0;
        border: none;
        background: none;
        line-height: 24px;
      }
      .rows > tbody > tr:not(.detail) > :is(.toggle, .lead, .time, .who, .what, .subject, .amount, .outcome) {
        display: block;
      }
      .rows > tbody > tr > td.toggle {
        position: absolute;
        inset-block: 9px auto;
        inset-inline-start: 0;
      }
      .rows > tbody > tr > .time {
        color: var(--_muted);
      }
      .rows > tbody > tr > .what {
        order: 1;
        flex: 1 1 0;
        font-weight: 600;
      }
      .rows > tbody > tr > .outcome {
        order: 2;
      }
      /* Starts the second line. */
      .rows > tbody > tr:not(.gap, .detail)::after {
        content: '';
        order: 3;
        inline-size: 100%;
      }
      .rows > tbody > tr > .subject {
        order: 4;
        max-inline-size: 50%;
      }
      .rows > tbody > tr > .who {
        order: 5;
        flex: 1 1 0;
        color: var(--_muted);
      }
      .rows > tbody > tr > .amount {
        order: 6;
        min-inline-size: max-content;
      }
      .rows > tbody > tr.group:not(.gap) {
        padding-inline-start: 12px;
        background: var(--_sunken);
      }
      .rows > tbody > .group > .lead {
        flex: 1;
      }
      .rows > tbody > .unsettled {
        background: var(--_bad-surface);
        box-shadow: inset 3px 0 var(--_bad);
      }
      :host(:dir(rtl)) .rows > tbody > .unsettled {
        box-shadow: inset -3px 0 var(--_bad);
      }
      .rows > tbody > .unsettled > td:first-child {
        box-shadow: none;
      }
    }
    /* The old amount is in the unfolded entry: a name has no room beside both. */
    @container (width < 420px) {
      .rows > tbody > tr > .amount > .was {
        display: none;
      }
    }
  }
`
