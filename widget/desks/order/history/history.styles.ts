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
`
