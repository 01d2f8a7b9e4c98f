/** Combines the pages of a history while an order is open. Pure. */
import type { HistoryEntry, HistoryPage } from '../../../../shared/domain/order/history.ts'

export interface HistoryList {
  entries: readonly HistoryEntry[]
  /** Where the next page begins; undefined once the oldest entry is loaded. */
  before: number | undefined
}

/** Adds an older page. */
export function withOlder(list: HistoryList, page: HistoryPage): HistoryList {
  return { entries: [...list.entries, ...page.entries], before: page.before }
}

/**
 * Adds the newest page on top. If the two do not overlap there is a gap between them, so only the newest page
 * is kept.
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

// One request can have two entries: outcome unknown at first, known later.
function isSame(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.requestId === b.requestId && a.at === b.at && a.outcome === b.outcome
}
