import { css } from 'lit'

export const faultStyles = css`
  .chance {
    inline-size: max-content;
    margin-block-end: var(--_gap);
  }
  .switches {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
    gap: calc(3 * var(--_space)) calc(2 * var(--_gap));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .switches li {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: 2px;
  }
  [role='switch'] {
    gap: calc(2 * var(--_space));
    margin-inline-start: 0;
    padding-inline: 0 8px;
    border-color: transparent;
    background: none;
  }
  [role='switch'] .track {
    position: relative;
    inline-size: 34px;
    block-size: 20px;
    border: 1px solid var(--_control-line);
    border-radius: 10px;
    background: var(--_sunken);
  }
  [role='switch'] .track::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 6px;
    background: var(--_muted);
  }
  [role='switch'][aria-checked='true'] .track {
    border-color: var(--_bad);
    background: var(--_bad);
  }
  [role='switch'][aria-checked='true'] .track::before {
    inset-inline-start: 17px;
    background: var(--_surface);
  }
  .switches .muted {
    padding-inline-start: 42px;
  }
  .fault {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--_gap);
    padding-block: var(--_space);
    border-block-end: 1px solid var(--_line);
  }
  @media (forced-colors: active) {
    [role='switch'] .track {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: Canvas;
    }
    [role='switch'][aria-checked='true'] .track {
      background: Highlight;
    }
    [role='switch'] .track::before {
      background: CanvasText;
    }
  }
`
