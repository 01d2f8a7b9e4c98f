import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import type { KeptEntry } from './journal-data.ts'
import { localDay } from './period.ts'

/** Takes the entries of a journal, the newest first, and knows which outcomes are still unknown. Pure. */
export class JournalBook {
  readonly entries: KeptEntry[] = []
  readonly unsettled: KeptEntry[] = []
  readonly #requests = new Set<string>()

  add(entry: JournalEntry): void {
    const { at, outcome, requestId } = entry
    // What came before was later: it settles this one, or says the same again.
    const isFollowed = outcome === 'unknown' && this.#requests.has(requestId)
    this.#requests.add(requestId)
    const kept: KeptEntry = {
      entry,
      day: localDay(new Date(at)),
      outcome: isFollowed ? 'followed' : outcome,
    }
    this.entries.push(kept)
    if (kept.outcome === 'unknown') this.unsettled.push(kept)
  }
}
