import { css } from 'lit'

/** What stands above the buttons of a dialog with one write, and what is wrong with its fields. */
export const writeNoteStyles = css`
  .write-note {
    flex: 1 1 100%;
    min-inline-size: 0;
    max-block-size: 40vb;
    overflow: auto;
  }
  /* There all the time, or what comes into it would not be read out; empty, it takes no room. */
  .write-note:empty {
    margin-block-end: calc(-2 * var(--_space));
  }
  /* Clear of the focus ring of the field above it. */
  .field-problem {
    margin-block-start: 6px;
  }
`
