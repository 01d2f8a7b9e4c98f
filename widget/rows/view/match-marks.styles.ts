import { css } from 'lit'

/**
 * The look of the marks of `MatchMarks`. All elements of a tree inherit highlights, so adding these styles later styles
 * the whole tree anew.
 */
export const matchMarksStyles = css`
  ::highlight(order-admin-match) {
    background: light-dark(oklch(0.9 0.14 95), oklch(0.48 0.1 85));
    color: light-dark(oklch(0.2 0.02 95), oklch(0.98 0.02 95));
  }
  @media (forced-colors: active) {
    ::highlight(order-admin-match) {
      background: Mark;
      color: MarkText;
    }
  }
`
