import { css } from 'lit'

/** The report desk: the day, the sum in large figures, the cause. Narrow first. */
export const reportDeskStyles = css`
  :host {
    container-type: inline-size;
  }
  .desk {
    border: var(--_edge) var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .head {
    display: grid;
    gap: calc(3 * var(--_space));
    padding: calc(4 * var(--_space));
    border-block-end: 1px solid var(--_line);
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  .days,
  .day-field,
  .withholding {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .day-field {
    flex-wrap: nowrap;
    gap: var(--_space);
  }
  .days input[type='date'] {
    inline-size: 17ch;
  }
  .days input[type='checkbox'] {
    inline-size: 24px;
    block-size: 24px;
    min-block-size: 0;
    accent-color: var(--_accent);
  }
  .withholding {
    min-block-size: var(--_control-height);
    margin-inline-start: calc(2 * var(--_space));
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

  /* Each has its own place, so that none moves another. */
  .headline {
    display: grid;
    grid-template-rows: auto minmax(3.9em, auto) minmax(2.2em, auto);
    align-items: center;
    justify-items: start;
    gap: 0 calc(6 * var(--_space));
  }
  .headline h2 {
    font-size: 1.143em;
    line-height: 1.3;
  }
  .headline .bone {
    margin: 0;
  }
  .paid {
    display: grid;
    min-inline-size: 0;
    line-height: 1.25;
  }
  .paid-name {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .paid-amount {
    font-size: min(2em, 8cqi);
    font-weight: 600;
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
  }
  /* The largest amounts have more digits than a phone has room for. */
  .paid-amount .figure {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  .paid-amount .currency {
    font-size: 0.5em;
    letter-spacing: 0;
  }
  .chip.verdict {
    padding-block: 4px;
    padding-inline: 8px 10px;
    min-inline-size: 0;
    font-size: 1em;
    white-space: normal;
  }
  .page h2 {
    font-size: 1.143em;
  }

  /* At least a screen: the content below it is out of sight until it has its place. */
  .awaited {
    min-block-size: 100vb;
    overflow-anchor: none;
  }
  .progress {
    display: grid;
    min-block-size: calc(3em + 6px);
    padding: calc(4 * var(--_space)) calc(4 * var(--_space)) 0;
  }
  progress {
    inline-size: 100%;
    block-size: 6px;
    accent-color: var(--_accent);
  }
  .expected {
    visibility: hidden;
  }
  .totals {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(4 * var(--_space));
    padding: calc(3 * var(--_space)) calc(4 * var(--_space)) var(--_space);
  }
  .totals dd {
    font-weight: 600;
  }
  .tabs {
    padding-inline: calc(2 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .tabs [role='tab'] {
    margin-block-end: -1px;
  }
  .tab-mark {
    color: var(--_tone);
  }
  .client:focus {
    outline: none;
  }

  .equation {
    padding: calc(4 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .equation ul {
    display: grid;
    max-inline-size: 480px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .term {
    display: flex;
    align-items: flex-start;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
  }
  .term > div {
    flex: 1;
    min-inline-size: 0;
  }
  .sign {
    flex: none;
    inline-size: 1ch;
    margin-block-start: 4px;
    color: var(--_muted);
    font-size: 1.143em;
    text-align: center;
  }
  .term-button {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 calc(3 * var(--_space));
    inline-size: 100%;
    min-block-size: var(--_control-height);
    padding: 4px 6px;
    border: 1px solid transparent;
    border-radius: var(--_control-radius);
    background: none;
    color: inherit;
    font-weight: 400;
    text-align: start;
    white-space: normal;
  }
  .term-name {
    color: var(--_muted);
  }
  button.term-button .term-name {
    text-decoration: underline;
    text-decoration-style: dotted;
    text-decoration-color: var(--_control-line);
    text-underline-offset: 3px;
  }
  .term-amount {
    margin-inline-start: auto;
    font-size: 1.143em;
    font-variant-numeric: tabular-nums;
  }
  .term-amount.zero {
    color: var(--_muted);
  }
  [data-term^='providerPaid'] {
    border-block-start: 1px solid var(--_line);
  }
  [data-term^='providerPaid'] .term-amount {
    font-weight: 600;
  }
  :is(.rates, .transactions) .term-button {
    min-block-size: 24px;
    padding-block: 1px;
    font-size: 0.857em;
  }
  :is(.rates, .transactions) .term-amount {
    font-size: 1em;
  }
  .transactions {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(4 * var(--_space));
    margin-block-start: calc(2 * var(--_space));
    margin-inline-start: calc(1ch + 2 * var(--_space));
  }
  .transactions .term-button {
    inline-size: auto;
    justify-content: flex-start;
    gap: 6px;
  }
  [data-unchecked] .term-amount {
    color: var(--_muted);
  }
  .stated {
    display: flex;
    align-items: flex-start;
    gap: var(--_space);
    padding-inline: 6px;
    color: var(--_tone);
    font-size: 0.857em;
  }
  .stated .icon {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }
  .unknown-types {
    padding: calc(3 * var(--_space)) calc(4 * var(--_space)) 0;
  }

  .cause {
    margin: calc(4 * var(--_space));
  }
  .cause > div {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  .cause-sentence {
    color: var(--_text);
    font-size: 1.143em;
  }
  .cause-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  /* A long German button wraps on a phone. */
  .cause-actions button {
    white-space: normal;
  }
  .empty {
    padding: calc(6 * var(--_space)) calc(4 * var(--_space));
  }
  @container (width >= 560px) {
    .headline {
      grid-template: auto minmax(2.2em, auto) / minmax(0, 1fr) auto;
    }
    .headline h2 {
      align-self: end;
    }
    .paid {
      grid-area: 1 / 2 / 3;
      justify-items: end;
    }
  }
  @container (width >= 900px) {
    .head {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      column-gap: calc(8 * var(--_space));
    }
  }
  /* Side by side, each term has its name above its figure. */
  @container (width >= 1000px) {
    .equation > ul {
      display: flex;
      flex-wrap: wrap;
      gap: calc(4 * var(--_space)) calc(3 * var(--_space));
      max-inline-size: none;
      margin-inline-start: -6px;
    }
    .sign {
      margin-block-start: 1.05em;
      font-size: 1.43em;
    }
    .term:first-child .sign {
      display: none;
    }
    .transactions {
      margin-inline-start: -6px;
    }
    .term-button {
      display: grid;
      gap: 0;
    }
    .term-amount {
      margin: 0;
      font-size: 1.43em;
      line-height: 1.3;
    }
    [data-term^='providerPaid'] {
      border: 0;
    }
    /* Its words wrap below the figure, and do not widen the term. */
    .stated {
      inline-size: 0;
      min-inline-size: max(100%, 24ch);
    }
    :is(.rates, .transactions) .term-button {
      display: flex;
      gap: calc(2 * var(--_space));
    }
    :is(.rates, .transactions) .term-amount {
      font-size: 1em;
    }
  }
  @media (pointer: coarse) {
    .term-button,
    :is(.rates, .transactions) .term-button,
    .withholding {
      min-block-size: 44px;
    }
    button.icon-only {
      min-inline-size: 44px;
    }
  }
`
