import { css } from 'lit'

/** The field that finds anything, and its list. Its height is fixed: it does not move while answers come. */
export const findStyles = css`
  .find-field {
    display: grid;
    gap: var(--_space);
  }
  .find-field > label {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .find-field > input {
    min-block-size: 40px;
    font-size: 1.143em;
  }
  .find-hint {
    font-size: 0.857em;
  }
  .results {
    display: flex;
    flex-direction: column;
    gap: calc(2 * var(--_space));
    block-size: min(380px, 52vb);
  }
  .list {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .group-name {
    padding: calc(2 * var(--_space)) calc(2 * var(--_space)) var(--_space);
    color: var(--_muted);
    font-size: 0.857em;
  }
  [role='group']:first-child > .group-name {
    padding-block-start: 0;
  }
  .found {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(3 * var(--_space));
    min-block-size: var(--_row-height);
    padding: var(--_space) calc(2 * var(--_space));
    border-radius: var(--_control-radius);
    cursor: pointer;
  }
  .found:hover {
    background: var(--_sunken);
  }
  .found[aria-selected='true'] {
    background: var(--_highlight);
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  .found-name {
    display: flex;
    flex: 1 1 20ch;
    flex-wrap: wrap;
    gap: 0 calc(2 * var(--_space));
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .found-name > * {
    min-inline-size: 0;
  }
  .sum {
    min-inline-size: 12ch;
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  ul.notes {
    display: grid;
    flex: none;
    gap: calc(2 * var(--_space));
    margin: 0;
    padding: 0 calc(2 * var(--_space));
    list-style: none;
  }
  .foot-words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 calc(4 * var(--_space));
    color: var(--_muted);
    font-size: 0.857em;
  }
  @container (width < 460px) {
    .sum {
      min-inline-size: 0;
    }
  }
  @media (pointer: coarse) {
    .found {
      min-block-size: 44px;
    }
    .foot-keys {
      display: none;
    }
  }
  @media (height < 480px) {
    .results {
      block-size: auto;
    }
  }
  @media (forced-colors: active) {
    .found[aria-selected='true'] {
      outline-color: Highlight;
    }
  }
`
