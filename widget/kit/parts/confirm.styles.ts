import { css } from 'lit'

/** The named check box of an action that cannot be undone. */
export const confirmStyles = css`
  .confirm {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--_control-height);
    font-weight: 600;
  }
  .confirm input {
    flex: none;
    inline-size: 18px;
    min-block-size: 18px;
    block-size: 18px;
    accent-color: var(--_bad);
  }
`
