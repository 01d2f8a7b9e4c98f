import { css } from 'lit'

/** Tabs on a line; where there is no room they wrap, and many tabs form columns. */
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
  @media (width < 560px) {
    .tabs:has(:nth-child(5)) {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0;
    }
    .tabs:has(:nth-child(5)) [role='tab'] {
      padding-inline: 2px;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
  @media (width < 380px) {
    .tabs:has(:nth-child(5)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
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
