import { css } from 'lit'

/** The note about a good save, above the page. */
export const savedNoteStyles = css`
  .saved-note {
    inset: auto 0 calc(4 * var(--_space)) 0;
    inline-size: fit-content;
    max-inline-size: calc(100vi - 8 * var(--_space));
    margin: 0 auto;
    align-items: center;
    border: 1px solid currentColor;
    border-radius: var(--_radius);
    box-shadow: var(--_shadow);
  }
`
