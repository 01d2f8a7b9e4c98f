import { css } from 'lit'

/** The options of an amount side by side, each with the line of its debt. */
export const optionsStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: calc(2 * var(--_space));
  }
  .sort {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .sort span {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .options {
    display: grid;
    --_most: 4;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(224px, (100% - (var(--_most) - 1) * 3 * var(--_space)) / var(--_most))), 1fr)
    );
    gap: calc(3 * var(--_space));
    padding: 0;
    margin: 0;
    list-style: none;
  }
  /* Otherwise the last card would be alone in its row. */
  .options:has(> :last-child:nth-child(4n + 1)) {
    --_most: 3;
  }
  /* The parts of the cards in a row line up. */
  .option {
    display: grid;
    grid-row: span 6;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    padding: calc(3 * var(--_space));
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  /* An option that cannot be drawn has fewer parts. */
  .option > :last-child {
    grid-row: -2;
  }
  .monthly {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
  }
  .monthly strong {
    font-size: 1.43em;
    line-height: 1.2;
  }
  .costs {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  .costs div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 8px;
  }
  .costs div:first-child dd {
    font-weight: 600;
  }
  .debt {
    inline-size: 100%;
    block-size: 80px;
    overflow: visible;
    direction: ltr;
  }
  .debt text {
    fill: var(--_muted);
    font-size: 0.857em;
    font-variant-numeric: tabular-nums;
  }
  .options:dir(rtl) .debt {
    transform: scaleX(-1);
  }
  .options:dir(rtl) .debt text {
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }
  .debt polygon {
    fill: var(--_highlight);
  }
  .debt :is(line, polyline) {
    fill: none;
    stroke: var(--_control-line);
    vector-effect: non-scaling-stroke;
  }
  .debt polyline {
    stroke: var(--_accent);
    stroke-width: 2;
  }
  .scroll {
    max-block-size: 320px;
    overflow: auto;
  }
  .months {
    font-size: 0.857em;
  }
  .months :is(th, td) {
    padding-inline-start: var(--_space);
  }
  summary {
    min-block-size: 24px;
    cursor: pointer;
  }
  @container (width < 480px) {
    .options {
      grid-template-columns: minmax(0, 1fr);
    }
    .option {
      grid-row: auto;
      grid-template: none / minmax(0, 1fr) 96px;
    }
    .option > :is(div, .monthly, details[open], .muted) {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .debt polygon {
      fill: Canvas;
    }
    .debt text {
      fill: CanvasText;
    }
    .debt :is(line, polyline) {
      stroke: CanvasText;
    }
  }
  @media print {
    .sort,
    details:not([open]) {
      display: none;
    }
    .option {
      break-inside: avoid;
    }
    .debt {
      print-color-adjust: exact;
    }
    .scroll {
      max-block-size: none;
    }
  }
`
