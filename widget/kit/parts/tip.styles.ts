import { css } from 'lit'

/** The declarations of a tooltip below a cell. */
export const tip = css`
  position: absolute;
  inset-block-start: calc(100% + 3px);
  inset-inline-start: 0;
  z-index: 3;
  inline-size: max-content;
  padding: 4px 8px;
  border-radius: var(--_control-radius);
  background: var(--_tooltip);
  color: var(--order-admin-on-tooltip, var(--_surface));
  font-size: 12px;
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  text-decoration: none;
  white-space: normal;
  pointer-events: none;
`
