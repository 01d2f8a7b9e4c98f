import { css } from 'lit'

/** Buttons, fields and the focus ring. */
export const controls = css`
  button,
  input,
  select {
    min-block-size: var(--_control-height);
    margin: 0;
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control);
    color: var(--_text);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    padding: 2px 12px;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  button:has(> .icon:first-child) {
    padding-inline-start: 8px;
  }
  button:hover:where(:not([aria-disabled='true'])) {
    background: var(--_sunken);
    border-color: var(--_text);
  }
  button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  button.primary:hover:where(:not([aria-disabled='true'])) {
    border-color: color-mix(in oklch, var(--_accent), var(--_text) 25%);
    background: color-mix(in oklch, var(--_accent), var(--_text) 25%);
  }
  button.danger {
    border-color: var(--_bad);
    color: var(--_bad);
    font-weight: 600;
  }
  button.danger:hover:where(:not([aria-disabled='true'])) {
    border-color: var(--_bad);
    background: var(--_bad-surface);
  }
  button[aria-pressed='true'] {
    border-color: var(--_accent);
    background: var(--_highlight);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  button.quiet {
    border-color: transparent;
    background: none;
    color: inherit;
  }
  button.quiet:hover:where(:not([aria-disabled='true'])) {
    text-decoration: underline;
  }
  button.quiet.danger,
  button.quiet.danger:hover:where(:not([aria-disabled='true'])) {
    border-color: transparent;
    background: none;
    color: var(--_bad);
  }
  button.quiet.danger[aria-disabled='true'] {
    color: var(--_muted);
  }
  button.small {
    min-block-size: 24px;
    padding: 0 6px;
    font-weight: 400;
  }
  /* Its text is aligned with the text above it. */
  button.quiet.small {
    margin-inline-start: -6px;
  }
  button.small .icon {
    margin: 0;
  }
  button[aria-disabled='true'] {
    border-style: dashed;
    background: transparent;
    color: var(--_muted);
    cursor: not-allowed;
  }
  button.primary[aria-disabled='true'] {
    border-color: var(--_control-line);
  }
  input {
    inline-size: 100%;
    min-inline-size: 0;
    padding: 2px 8px;
  }
  input.number {
    text-align: end;
  }
  select {
    padding: 2px 4px;
  }
  input:hover,
  select:hover {
    border-color: var(--_text);
  }
  input[aria-invalid='true'] {
    border-color: var(--_bad);
    box-shadow: inset 0 0 0 1px var(--_bad);
  }
  /* Scrolled to, it keeps clear of the page's fixed header and footer. */
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
    scroll-margin-block: var(--_inset-start) var(--_inset-end);
  }

  .with-reason {
    position: relative;
    display: inline-flex;
  }
  .with-reason > .reason {
    position: absolute;
    inset-block-start: calc(100% + 6px);
    inset-inline-end: 0;
    z-index: 1;
    inline-size: max-content;
    max-inline-size: min(280px, 80cqi);
    padding: 8px 12px;
    border-radius: var(--_control-radius);
    background: var(--_tooltip);
    color: var(--order-admin-on-tooltip, var(--_surface));
    box-shadow: var(--_shadow);
    visibility: hidden;
  }
  .with-reason:is(:hover, :focus-within):not([data-dismissed]) > .reason {
    visibility: visible;
  }

  @media (pointer: coarse) {
    button,
    button.small,
    input,
    select,
    summary {
      min-block-size: 44px;
    }
    input,
    select {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    button.primary {
      border: 2px solid ButtonText;
    }
    button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
    .with-reason > .reason {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    button,
    .with-reason {
      display: none;
    }
  }
`
