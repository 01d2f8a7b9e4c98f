import type { SessionUser } from '../../../shared/domain/session/session.ts'
import type { HistoryEntry } from '../../../shared/domain/order/history.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { RowKey } from '../../rows/changes/changes.ts'
import type { RowField } from '../../rows/changes/row-field.ts'
import type { RowTask } from './row-life.ts'
import type { RowMarks } from './row-marks.ts'

/** Where the review of deliveries, cancellations and credits starts; without rows the clerk chooses them. */
export type LifeStart =
  | { task: RowTask; rows?: readonly Long[] }
  | { task: 'credit'; DeliveryId: Long; rows?: readonly Long[] }

/** Asks the desk to open one of its other parts. */
export type OpeningCommand =
  /** Opens the form for a new row. */
  | { do: 'add-row' }
  /** Opens the form on an existing row, on a field of it; a text replaces what the field has. */
  | { do: 'edit-row'; key: RowKey; field?: RowField; text?: string }
  /** Scrolls to a row and focuses the field, or the first field with an error. */
  | { do: 'show-row'; key: RowKey; field?: RowField }
  /** Opens the preview of pasted rows; without a text it asks for one. */
  | { do: 'paste-rows'; text?: string }
  /** Opens the review of all changes; with open conflicts it shows those first. */
  | { do: 'review' }
  /** Shows what others changed in the meantime, and asks about conflicts. */
  | { do: 'show-conflict' }
  /** Shows what was done to a row that the order has. */
  | { do: 'row-history'; row: Long }
  | { do: 'extend' }
  | { do: 'edit-metadata' }
  /** Opens the review of a delivery, a cancellation or a credit. */
  | { do: 'life'; start: LifeStart }

/** The reports of a desk to the frame around the desks. */
export type FrameCommand =
  /** The clerk or the page has opened a day, `YYYY-MM-DD`. */
  { do: 'day-opened'; date: string }

/** The requests that every desk handles. */
export type CommonCommand =
  /** The focused element is gone: focus moves to the desk instead of leaving it. */
  | { do: 'take-focus' }
  /** Announces something to screen readers. */
  | { do: 'announce'; words: string }

/**
 * The requests of parts to the order desk, or to another host of the spreadsheet. Parts know their host by these only.
 */
export type Command =
  | CommonCommand
  | OpeningCommand
  /** Reloads the order. */
  | { do: 'reload' }
  /** The order was changed from another desk: by another clerk, or by the same one in another window. */
  | { do: 'changed-elsewhere'; by: SessionUser }
  /** The order was changed at the provider, and not from a desk. */
  | { do: 'changed-at-provider' }
  /** The newest entries of the history were read, newest first. */
  | { do: 'history-read'; orderId: string; entries: readonly HistoryEntry[] }
  /** The unseen changes of others; undefined if there are none. */
  | { do: 'mark'; marks: RowMarks | undefined }
  /** A change may have been missed, so the order is reloaded. */
  | { do: 'look-again' }

const COMMAND = 'desk-command'

class CommandEvent extends Event {
  readonly command: { do: string }

  constructor(command: { do: string }) {
    super(COMMAND, { bubbles: true, composed: true })
    this.command = command
  }
}

/** Asks the desk around a part. The first listener that answers stops the event; the host page never sees it. */
export function askDesk<Asked extends { do: string } = Command>(
  from: EventTarget,
  command: NoInfer<Asked>,
): void {
  from.dispatchEvent(new CommandEvent(command))
}

/**
 * Handles the requests of parts below a root.
 * @returns a function that removes the listener
 */
export function onCommand<Asked extends { do: string } = Command>(
  root: EventTarget,
  answer: (command: Asked, from: EventTarget | null) => void,
): () => void {
  const listener = (event: Event) => {
    event.stopPropagation()
    if (event instanceof CommandEvent) answer(event.command as Asked, event.target)
  }
  root.addEventListener(COMMAND, listener)
  return () => root.removeEventListener(COMMAND, listener)
}
