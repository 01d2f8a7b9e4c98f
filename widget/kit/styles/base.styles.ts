import { css } from 'lit'

/** Shared by every private element: type, spacing, small parts, print and forced colours. */
export const base = css`
  :host {
    display: block;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  h2,
  h3,
  h4,
  p,
  dl,
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  h2,
  h3,
  h4,
  caption {
    font-family: var(--order-admin-heading-font, inherit);
    font-weight: var(--order-admin-heading-weight, 600);
  }
  strong,
  .strong {
    font-weight: 600;
  }
  h3,
  h4 {
    font-size: inherit;
  }
  dt,
  .muted,
  .currency {
    color: var(--_muted);
  }
  :is(dt, th, .muted) .currency {
    color: inherit;
  }
  dt,
  .currency,
  .source,
  .reference {
    font-size: 0.857em;
  }
  .currency {
    font-weight: 400;
  }
  dd,
  td,
  .figure {
    font-variant-numeric: tabular-nums;
  }
  .figure {
    direction: ltr;
    unicode-bidi: isolate;
    white-space: nowrap;
  }
  /* A page may colour these parts, and their labels follow. */
  .head,
  .side,
  .totals {
    --_muted: var(--order-admin-muted, color-mix(in srgb, currentColor 72%, transparent));
  }
  a {
    color: var(--_accent);
    text-underline-offset: 2px;
  }
  .icon {
    inline-size: 16px;
    block-size: 16px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  [data-tone='good'] {
    --_tone: var(--_good);
    --_tone-surface: var(--_good-surface);
  }
  [data-tone='warning'] {
    --_tone: var(--_warning);
    --_tone-surface: var(--_warning-surface);
  }
  [data-tone='bad'] {
    --_tone: var(--_bad);
    --_tone-surface: var(--_bad-surface);
  }
  [data-tone='accent'] {
    --_tone: var(--_accent);
    --_tone-surface: var(--_highlight);
  }
  .chip,
  .badge,
  .note,
  .page-icon {
    color: var(--_tone, var(--_text));
    background: var(--_tone-surface, var(--_neutral-surface));
  }
  .chip,
  .badge {
    display: inline-flex;
    align-items: center;
    gap: var(--_space);
    border: 1px solid transparent;
    border-radius: var(--_control-radius);
    font-size: 0.857em;
    font-weight: 600;
    white-space: nowrap;
  }
  .chip {
    padding-inline: 6px 8px;
    padding-block: 2px;
  }
  .chip .icon {
    inline-size: 14px;
    block-size: 14px;
  }
  .badge {
    padding-inline: 5px;
    line-height: 1.4;
  }
  .note {
    display: flex;
    gap: calc(2 * var(--_space));
    align-items: flex-start;
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
    border: 1px solid transparent;
    border-radius: var(--_control-radius);
  }
  .note .icon {
    margin-block-start: 2px;
  }
  .note > div {
    min-inline-size: 0;
  }
  .reference {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: calc(3 * var(--_space));
    color: var(--_muted);
    overflow-wrap: anywhere;
  }
  .note .reference {
    color: inherit;
  }
  code {
    font-family: ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace;
    user-select: all;
  }

  @media print {
    :focus-visible {
      outline: none !important;
    }
    .chip,
    .badge,
    .note {
      border-color: currentColor;
    }
  }
  @media (forced-colors: active) {
    .chip,
    .badge,
    .note,
    .page-icon {
      border-color: CanvasText;
    }
  }
`
