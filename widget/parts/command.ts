import type { SessionUser } from '../../shared/domain/session.ts'
import type { RowKey } from '../changes/changes.ts'
import type { RowField } from '../changes/row-draft.ts'

/** What a part of the desk asks the desk to do: parts know the desk by these words only. */
export type Command =
  /** Opens the form for a new row. */
  | { do: 'add-row' }
  /** Opens the form on a row that is there. */
  | { do: 'edit-row'; key: RowKey }
  /** Brings a row into view, and the focus to its field, or to the first that is wrong. */
  | { do: 'show-row'; key: RowKey; field?: RowField }
  /** Opens the preview of pasted rows; without a text it asks for one. */
  | { do: 'paste-rows'; text?: string }
  /** Opens the review of all changes, or of what stands in their way. */
  | { do: 'review' }
  /** Shows what others changed meanwhile, and asks about what cannot be merged. */
  | { do: 'show-conflict' }
  | { do: 'extend' }
  | { do: 'edit-metadata' }
  /** Shows what a part now remembers differently. */
  | { do: 'render' }
  /** Reads the order again. */
  | { do: 'reload' }
  /** The order was changed from another desk: by somebody else, or by the same person in another window. */
  | { do: 'changed-elsewhere'; by: SessionUser }
  /** A change may have been missed. */
  | { do: 'look-again' }
  /** What had the focus is gone: it must not fall out of the desk. */
  | { do: 'take-focus' }
  /** Says something to those who listen to the page. */
  | { do: 'announce'; words: string }

/** Goes to the desk and no further: the page that embeds it never hears of it. */
export class CommandEvent extends Event {
  readonly command: Command

  constructor(command: Command) {
    super('desk-command', { bubbles: true })
    this.command = command
  }
}
