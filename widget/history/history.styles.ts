import { css } from 'lit'

/** A timeline: a mark for each entry, joined by a line. */
export const historyStyles = css`
  :host {
    display: grid;
    align-content: start;
    gap: calc(2 * var(--_space));
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
    container-type: inline-size;
  }
  ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ol > li {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: calc(2 * var(--_space));
    padding-block-end: calc(3 * var(--_space));
    border-radius: var(--_control-radius);
  }
  ol > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 22px 2px;
    inset-inline-start: 9.5px;
    border-inline-start: 1px solid var(--_line);
  }
  .mark {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    color: var(--_tone, var(--_muted));
    background: var(--_tone-surface, var(--_neutral-surface));
  }
  .mark .icon {
    inline-size: 12px;
    block-size: 12px;
  }
  .what {
    display: grid;
    gap: 1px;
    min-inline-size: 0;
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
  .rows {
    display: grid;
    gap: 1px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .row {
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
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    border-radius: var(--_control-radius);
    color: var(--_accent);
    cursor: pointer;
  }
  .failed {
    display: grid;
    justify-items: start;
    gap: calc(2 * var(--_space));
  }
  .more {
    justify-self: start;
  }
  @media (forced-colors: active) {
    .mark {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`
