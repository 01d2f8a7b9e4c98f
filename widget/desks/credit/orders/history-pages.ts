/** The history of an order by both of its numbers, as one list. Pure. */
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { CreditHistoryPage } from '../data/read-history.ts'

/** Adds an older page. */
export function withOlderPage({ entries }: CreditHistoryPage, page: CreditHistoryPage): CreditHistoryPage {
  return { ...page, entries: [...entries, ...page.entries] }
}

/**
 * The entries of both lists, newest first, as far as both have been read: older ones may lie between entries that are
 * not read yet.
 */
export function mergedEntries(lists: readonly CreditHistoryPage[]): CreditHistoryEntry[] {
  const ends = lists.flatMap(({ entries, before }) =>
    before === undefined ? [] : [entries.at(-1)?.at ?? ''],
  )
  const end = ends.toSorted().at(-1) ?? ''
  const all = lists.flatMap(({ entries }) => entries).filter(({ at }) => at >= end)
  const once = new Map(all.map((entry) => [`${entry.requestId} ${entry.at} ${entry.outcome}`, entry]))
  return [...once.values()].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Several orders may have the same merchant's number: an entry that made another one does not belong to this order. */
export function isOfOrder({ made, operation }: CreditHistoryEntry, ProviderOrderNr: Long): boolean {
  return made === undefined || made === ProviderOrderNr || !operation.startsWith('CreateOrder')
}

/** Operations that the description marks as deprecated have one for Europe in their place, or none. */
export function isOlderOperation(operation: string): boolean {
  return !operation.endsWith('Eu')
}
