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
    grid-template-columns: repeat(auto-fill, minmax(min(224px, 100%), 1fr));
    gap: calc(3 * var(--_space));
    padding: 0;
    margin: 0;
    list-style: none;
  }
  .option {
    display: flex;
    flex-direction: column;
    gap: calc(3 * var(--_space));
    padding: calc(3 * var(--_space));
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  .option[data-chosen='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .option > button {
    margin-block-start: auto;
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
    display: grid;
    color: var(--_muted);
    font-size: 0.857em;
    font-variant-numeric: tabular-nums;
  }
  .debt > span:last-child {
    display: flex;
    justify-content: space-between;
  }
  .debt svg {
    display: block;
    inline-size: 100%;
    block-size: 48px;
    overflow: visible;
    border-block-end: 1px solid var(--_control-line);
  }
  .debt svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .debt polygon {
    fill: var(--_highlight);
  }
  .debt polyline {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  summary {
    min-block-size: 24px;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    .option[data-chosen='true'] {
      outline: 2px solid Highlight;
    }
    .debt polygon {
      fill: Canvas;
    }
    .debt polyline {
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
    .debt svg {
      print-color-adjust: exact;
    }
  }
`
