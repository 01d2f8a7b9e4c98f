import { css } from 'lit'

/** Three versions side by side, or stacked where there is no room. */
export const conflictStyles = css`
  section {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  section + section {
    padding-block-start: calc(3 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  h4 {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
    align-items: center;
  }
  .for-all {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  .line {
    display: grid;
    grid-template-columns: 120px repeat(3, 1fr);
    gap: 2px calc(3 * var(--_space));
    align-items: center;
    overflow-wrap: anywhere;
  }
  .label {
    font-weight: 600;
  }
  .line.head {
    position: sticky;
    inset-block-start: calc(-4 * var(--_space));
    z-index: 1;
    padding-block: var(--_space);
    border-block-end: 1px solid var(--_line);
    background: var(--order-admin-surface-raised, var(--_surface));
    color: var(--_muted);
    font-size: 0.857em;
  }
  .amounts {
    font-variant-numeric: tabular-nums;
  }
  .caption {
    display: block;
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
  }
  .outcome {
    font-size: 0.857em;
  }
  .line.options {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
  .option {
    display: flex;
    gap: calc(2 * var(--_space));
    align-items: center;
    min-block-size: 36px;
    padding: var(--_space) calc(2 * var(--_space));
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control);
    cursor: pointer;
  }
  .option:hover {
    border-color: var(--_text);
  }
  .option:has(:checked) {
    border-color: var(--_accent);
    background: var(--_highlight);
  }
  .option:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .option input {
    inline-size: 16px;
    min-block-size: 16px;
    block-size: 16px;
    flex: none;
    accent-color: var(--_accent);
    outline: none;
  }
  .left {
    margin-inline-end: auto;
  }

  /* The head of the column is the label; screen readers get one for each value. */
  @container (width >= 560px) {
    :is(.cell, .option) .caption:first-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container (width < 560px) {
    .line.head {
      display: none;
    }
    .line {
      grid-template-columns: repeat(3, 1fr);
    }
    .line.disputed {
      grid-template-columns: 1fr 1fr;
      align-items: stretch;
    }
    .label,
    .disputed .cell {
      grid-column: 1 / -1;
    }
    .disputed .option {
      margin-block-start: 6px;
    }
    /* Without words it takes no place beside the buttons, not even a gap. */
    .left:not(:has(strong)) {
      margin-inline-end: calc(-2 * var(--_space));
    }
  }
  @media (pointer: coarse) {
    .option {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .option:has(:checked) {
      border: 2px solid Highlight;
    }
  }
`
