import { css } from 'lit'

/** Tabs on a line; they wrap where there is no room. */
export const tabListStyles = css`
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space);
  }
  .tabs [role='tab'] {
    min-block-size: calc(var(--_control-height) + 4px);
    border-color: transparent;
    border-block-end: 2px solid transparent;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    background: none;
    color: var(--_muted);
    white-space: normal;
  }
  .tabs [role='tab'][aria-selected='true'] {
    border-block-end-color: var(--_accent);
    color: var(--_text);
  }
  @media (pointer: coarse) {
    .tabs [role='tab'] {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .tabs [role='tab'][aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`
