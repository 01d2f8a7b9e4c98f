import { css } from 'lit'
import { tip } from './tip.styles.ts'

/**
 * The marks of other people's changes: a dot on each value, and a tooltip while the row is pointed at. Nothing moves.
 */
export const rowMarkStyles = css`
  .their {
    position: relative;
  }
  .their::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 1px;
    border: 3px solid var(--_accent);
    border-radius: 50%;
    pointer-events: none;
  }
  /* Before the text; for a figure, on its other side. */
  .their.text::after {
    inset-block-start: calc(50% - 3px);
    inset-inline: 0 auto;
  }
  .currency.their::after {
    inset-inline: calc(100% + 2px) auto;
  }
  .mark-words {
    ${tip}
    max-inline-size: 320px;
  }
  tr:not(:hover, :focus-within) .mark-words,
  .editing .mark-words,
  .hint:not(:empty) ~ .mark-words {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  td.name:has(.mark-words) {
    position: relative;
  }
  @media not print {
    @container (width < 700px) {
      /* One dot for the card. */
      tr:has(.their) {
        position: relative;
      }
      .rows :is(.their, td.name:has(.mark-words)) {
        position: static;
      }
      .rows .their::after {
        inset-block-start: 18px;
        inset-inline: -10px auto;
      }
      .mark-words {
        max-inline-size: 100%;
      }
    }
  }
  @media (forced-colors: active) {
    .mark-words {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .their::after,
    .mark-words {
      display: none;
    }
  }
`
