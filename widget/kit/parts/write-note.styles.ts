import { css } from 'lit'

/** The note above the buttons of a dialog with one write, and the errors of its fields. */
export const writeNoteStyles = css`
  .write-note {
    flex: 1 1 100%;
    min-inline-size: 0;
    max-block-size: 40vb;
    overflow: auto;
  }
  /* Always in the document, or its text would not be announced; empty, it takes no space. */
  .write-note:empty {
    margin-block-end: calc(-2 * var(--_space));
  }
  /* Keeps clear of the focus ring of the field above. */
  .field-problem {
    margin-block-start: 6px;
  }
`
