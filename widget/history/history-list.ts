/** The pages of a history as they are put together while an order is open. Pure. */
import type { HistoryEntry, HistoryPage } from '../../shared/domain/history.ts'

export interface HistoryList {
  entries: readonly HistoryEntry[]
  /** Where the next page begins; undefined when the oldest entry is here. */
  before: number | undefined
}

/** Adds what is older. */
export function withOlder(list: HistoryList, page: HistoryPage): HistoryList {
  return { entries: [...list.entries, ...page.entries], before: page.before }
}

/**
 * Puts the newest page on top of what is here. Where the two do not meet, there are entries between them that
 * nobody has read, so that only the newest page stays.
 */
export function withNewest(list: HistoryList | undefined, page: HistoryPage): HistoryList {
  const newest = { entries: page.entries, before: page.before }
  const oldest = page.entries.at(-1)
  if (!list || !oldest) return newest
  const at = list.entries.findIndex((entry) => isSame(entry, oldest))
  if (at === -1) return newest
  const older = list.entries.slice(at + 1)
  return older.length === 0 ? newest : { entries: [...page.entries, ...older], before: list.before }
}

// One request may have two entries: unknown at first, and found out later.
function isSame(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.requestId === b.requestId && a.at === b.at && a.outcome === b.outcome
}
