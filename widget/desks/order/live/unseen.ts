/** The unseen changes of others in an order, from the entries of the history. Pure. */
import {
  amountOfFacts,
  type HistoryEntry,
  type HistoryRow,
  type HistoryRowValues,
} from '../../../../shared/domain/order/history.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'

/** The changes of others to one row, all their writes taken together. */
export interface UnseenRow extends Pick<HistoryEntry, 'who' | 'at'> {
  row: HistoryRow
}

export interface Unseen {
  /** The last of the writes, which names the person. */
  newest: HistoryEntry | undefined
  /** All authors of these writes, newest first, each once. */
  who: readonly HistoryEntry['who'][]
  rows: ReadonlyMap<Long, UnseenRow>
  /** The order's amount before and after; undefined if it is the same or not known. */
  amount: { before: Long; after: Long } | undefined
}

export const nothingUnseen: Unseen = { newest: undefined, who: [], rows: new Map(), amount: undefined }

/** @param entries finished writes of others, newest first */
export function unseenOf(entries: readonly HistoryEntry[]): Unseen {
  const rows = new Map<Long, UnseenRow>()
  for (const { who, at, rows: ids = [], changes = [] } of entries.toReversed()) {
    const known = new Map(changes.map((row) => [row.OrderRowId, row]))
    for (const id of ids) {
      // Beyond the limit of an entry, only the ids of the rows are known.
      const row = known.get(id) ?? { OrderRowId: id, Name: '', is: 'changed' }
      if (row.is === 'named') continue
      const all = merged(rows.get(id)?.row, row)
      if (all) rows.set(id, { who, at, row: all })
      else rows.delete(id)
    }
  }
  const everybody = new Map(entries.map(({ who }) => [`${who.kind} ${who.id}`, who]))
  return { newest: entries[0], who: [...everybody.values()], rows, amount: amountOf(entries) }
}

/** The first write has the old row, the last one the new row. @returns undefined if they are equal */
function merged(first: HistoryRow | undefined, last: HistoryRow): HistoryRow | undefined {
  if (!first || last.is === 'cancelled') return last
  const { OrderRowId, Name } = last
  const after = { ...first.after, ...last.after }
  if (first.is === 'added') return { OrderRowId, Name, is: 'added', after }
  // One of the two has only the row's id.
  if (!first.after || !last.after) return { OrderRowId, Name, is: 'changed' }
  const before = { ...last.before, ...first.before }
  const members = (Object.keys(after) as Member[]).filter((member) => before[member] !== after[member])
  if (members.length === 0) return undefined
  return { OrderRowId, Name, is: 'changed', before: pick(before, members), after: pick(after, members) }
}

type Member = keyof HistoryRowValues

function pick(values: HistoryRowValues, members: readonly Member[]): HistoryRowValues {
  return Object.fromEntries(members.map((member) => [member, values[member]]))
}

/** From the last chain of writes without one of this clerk's, or of the provider's, in between. */
function amountOf(entries: readonly HistoryEntry[]): Unseen['amount'] {
  const after = entries[0]?.after && amountOfFacts(entries[0].after)
  let before: Long | undefined
  for (const entry of entries) {
    if (before !== undefined && (!entry.after || amountOfFacts(entry.after) !== before)) break
    before = amountOfFacts(entry.before)
    if (before === undefined) break
  }
  if (before === undefined || after === undefined || BigInt(before) === BigInt(after)) return undefined
  return { before, after }
}

/** The same without a row that the clerk has seen. Drops writes without any row left. */
export function withoutRow(entries: readonly HistoryEntry[], id: Long): HistoryEntry[] {
  return entries.flatMap((entry): HistoryEntry[] => {
    const { rows = [], changes = [] } = entry
    if (!rows.includes(id)) return [entry]
    const left = rows.filter((row) => row !== id)
    const kept = changes.filter(({ OrderRowId }) => OrderRowId !== id)
    return left.length > 0 ? [{ ...entry, rows: left, changes: kept }] : []
  })
}
