/** The journal of a period as the desk has it: types only. */
import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import type { ShownOutcome } from '../words/changes-terms.ts'

/** Local days of the browser, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string
  to: string
}

/** An entry with what the desk has found out about it. */
export interface KeptEntry {
  entry: JournalEntry
  /** The local day. */
  day: string
  outcome: ShownOutcome
}

/** The journal as far as it has been read. A new object with each change. */
export interface JournalReading {
  /** `cut-off`: it ended before the journal did. */
  is: 'reading' | 'whole' | 'cut-off'
  period: Period
  /** Newest first. The array grows while it is read; the first `count` are of this reading. */
  entries: readonly KeptEntry[]
  count: number
  /** Those whose outcome is not known. */
  unsettled: readonly KeptEntry[]
}
