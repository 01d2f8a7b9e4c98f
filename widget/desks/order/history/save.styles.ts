import { css } from 'lit'

/** A save, anywhere on the page. */
export const saveStyles = css`
  :is(.save-reason, .save-note) {
    display: block;
    overflow-wrap: anywhere;
  }
  .outcome {
    color: var(--_tone, inherit);
  }
  .by,
  .codes {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(2 * var(--_space));
    font-size: 0.857em;
  }
  .codes {
    color: var(--_muted);
    overflow-wrap: anywhere;
  }
  .save-rows {
    display: grid;
    gap: 1px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .save-rows .row {
    margin-inline-end: 6px;
    overflow-wrap: anywhere;
  }
  .kind,
  .member .muted {
    color: var(--_muted);
    font-size: 0.929em;
  }
  .dot {
    margin-inline-end: 4px;
    color: var(--_muted);
  }
  .more-rows summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    border-radius: var(--_control-radius);
    color: var(--_accent);
    cursor: pointer;
  }
`
