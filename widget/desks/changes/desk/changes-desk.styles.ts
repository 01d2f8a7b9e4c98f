import { css } from 'lit'

/** The desk of changes: the period, what is not known, and the entries. */
export const changesDeskStyles = css`
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
  }
  :is(.head, .page) h2 {
    font-size: 1.143em;
  }
  .days,
  .day-field {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: calc(2 * var(--_space));
  }
  .day-field {
    flex-wrap: nowrap;
  }
  .day-field label {
    display: grid;
    gap: 2px;
  }
  .day-field label > span {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .days input {
    inline-size: 17ch;
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
  .field-problem {
    color: var(--_bad);
    font-size: 0.857em;
  }
  .field-problem:empty {
    display: none;
  }
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    padding: calc(4 * var(--_space));
  }
  .content > .page {
    padding: calc(2 * var(--_space)) 0;
  }
  .bones {
    margin-block-start: 0;
  }
  /* As high as the filters and the head of the table that will replace it. */
  .bar-place {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: calc(2 * var(--_space));
    block-size: 110px;
    padding-block-start: 20px;
    overflow: hidden;
  }
  .note > button {
    margin-inline-start: auto;
  }
  .unsettled > div {
    display: grid;
    flex: 1;
    justify-items: start;
    gap: calc(2 * var(--_space));
  }
  .unsettled p {
    max-inline-size: 84ch;
  }
  .unsettled ul {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .unsettled li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space) calc(4 * var(--_space));
    padding-block: calc(2 * var(--_space));
    border-block-start: 1px solid color-mix(in oklch, var(--_bad) 35%, transparent);
    color: var(--_text);
  }
  .unsettled .facts {
    display: flex;
    flex: 1 1 240px;
    flex-wrap: wrap;
    gap: 0 calc(3 * var(--_space));
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .unsettled .facts .muted,
  .unsettled .facts .currency {
    color: inherit;
  }
  @container (width < 560px) {
    .content {
      padding-inline: calc(3 * var(--_space));
    }
    .day-field {
      inline-size: 100%;
    }
    .day-field label {
      flex: 1;
      min-inline-size: 0;
    }
    .days input {
      inline-size: 100%;
    }
    .note {
      flex-wrap: wrap;
    }
    .note > div {
      flex: 1 1 0;
    }
    .unsettled li > button {
      inline-size: 100%;
    }
  }
  /* The heading says it on paper. */
  @media print {
    .days {
      display: none;
    }
  }
`
