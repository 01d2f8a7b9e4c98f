import { css } from 'lit'

/** The pictures: tables whose rows have a bar. */
export const reportPictureStyles = css`
  .pictures {
    display: grid;
    gap: calc(6 * var(--_space));
    padding: calc(4 * var(--_space));
  }
  .bars {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .bars caption,
  .no-bars h3 {
    padding-block-end: calc(2 * var(--_space));
    font-family: var(--order-admin-heading-font, inherit);
    font-weight: var(--order-admin-heading-weight, 600);
    text-align: start;
  }
  .bars thead th {
    padding-block: 2px;
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
    text-align: start;
  }
  .bars thead th:first-child {
    inline-size: 100%;
  }
  .bars :is(th, td) {
    padding: 0;
    font-weight: 400;
    vertical-align: bottom;
  }
  .bars tbody th {
    text-align: start;
  }
  .bars .number {
    padding-block: 4px;
    padding-inline-start: calc(4 * var(--_space));
    text-align: end;
    white-space: nowrap;
  }
  .bars [data-zero] .number {
    color: var(--_muted);
  }
  .bars [data-bar='total'] :is(th, td) {
    font-weight: 600;
  }
  .named-bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .named-bar > span {
    padding-block: 4px 0;
    overflow-wrap: anywhere;
  }
  .bars svg {
    display: block;
    inline-size: 100%;
    block-size: 20px;
    overflow: visible;
  }
  .bars svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .bars line {
    stroke: var(--_control-line);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .bars .zero {
    stroke: var(--_line);
  }
  .bars .plus {
    fill: var(--_accent);
  }
  .bars .minus {
    fill: color-mix(in oklab, var(--_bad), var(--_surface) 35%);
  }
  .bars .total {
    fill: var(--_text);
  }
  .rows-link {
    display: inline;
    min-block-size: 24px;
    padding: 0 4px;
    margin-inline-start: -4px;
    border-color: transparent;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-style: dotted;
    text-decoration-color: var(--_control-line);
    text-underline-offset: 3px;
    white-space: normal;
  }

  @container (width >= 560px) {
    .named-bar {
      grid-template-columns: minmax(156px, 26%) minmax(0, 1fr);
      align-items: center;
      gap: calc(3 * var(--_space));
    }
    .named-bar > span {
      padding: 0;
    }
    .bars svg {
      block-size: 32px;
    }
    .bars :is(th, td) {
      vertical-align: middle;
    }
  }
  @container (width >= 900px) {
    .pictures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
      gap: calc(8 * var(--_space));
    }
  }
  @media (pointer: coarse) {
    .rows-link {
      min-block-size: 44px;
      padding-block-end: 0;
    }
  }
  @media (forced-colors: active) {
    .bars line {
      stroke: GrayText;
    }
    .bars :is(.plus, .minus) {
      fill: CanvasText;
    }
    .bars .minus {
      fill: Canvas;
      stroke: CanvasText;
      vector-effect: non-scaling-stroke;
    }
    .bars .total {
      fill: Highlight;
    }
  }
`
