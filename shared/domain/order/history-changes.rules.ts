/** The changes of a write to the rows of an order, from the order before and after it. Pure. */
import type { HistoryRow, HistoryRowValues } from './history.ts'
import { historyLimits } from '../values/limits.ts'
import type { Long } from '../values/long.ts'
import type { OrderRowInput } from './order-row.rules.ts'

/** The members of a row that a history compares. */
export type ComparedRow = OrderRowInput & { OrderRowId: Long; IsCancelled: boolean }

/** A row before the write, perhaps without the values that nobody compares. */
export type RowWithoutValues = Pick<ComparedRow, 'OrderRowId' | 'IsCancelled' | 'Name'> & Partial<ComparedRow>

type Member = keyof HistoryRowValues
const allMembers: readonly Member[] = [
  'ArticleNumber',
  'Name',
  'Quantity',
  'Unit',
  'UnitPrice',
  'DiscountPercent',
  'DiscountAmount',
  'VatPercent',
]

/**
 * The first rows of a write with their changes; a row that neither order has is left out.
 * @param ids the rows that the write named, added or cancelled
 * @param before the order's rows when the write was sent
 * @param after the rows afterwards; undefined if they are not known, or if nothing was done
 */
export function rowHistory(
  ids: readonly Long[],
  before: readonly RowWithoutValues[],
  after: readonly ComparedRow[] | undefined,
): HistoryRow[] {
  const old = new Map(before.map((row) => [row.OrderRowId, row]))
  const now = new Map(after?.map((row) => [row.OrderRowId, row]))
  const changes: HistoryRow[] = []
  for (const id of ids) {
    if (changes.length === historyLimits.rows) break
    const change = rowChange(old.get(id), now.get(id))
    if (change) changes.push(change)
  }
  return changes
}

/** Undefined if neither order has the row. */
function rowChange(was: RowWithoutValues | undefined, is: ComparedRow | undefined): HistoryRow | undefined {
  if (is && !was) return { OrderRowId: is.OrderRowId, Name: is.Name, is: 'added', after: valuesOf(is) }
  if (!was) return undefined
  const { OrderRowId, Name } = is ?? was
  if (!is || !isWhole(was)) return { OrderRowId, Name, is: 'named' }
  if (is.IsCancelled && !was.IsCancelled) return { OrderRowId, Name, is: 'cancelled', before: valuesOf(was) }
  const [old, now] = [everyValue(was), everyValue(is)]
  const members = allMembers.filter((member) => old[member] !== now[member])
  if (members.length === 0) return { OrderRowId, Name, is: 'named' }
  return { OrderRowId, Name, is: 'changed', before: pick(old, members), after: pick(now, members) }
}

/** Whether the row has its values. */
export function isWhole<Row extends { UnitPrice?: Long | undefined }>(row: Row): row is Row & ComparedRow {
  return row.UnitPrice !== undefined
}

function everyValue(row: ComparedRow): Required<HistoryRowValues> {
  return {
    ArticleNumber: row.ArticleNumber ?? '',
    Name: row.Name,
    Quantity: row.Quantity,
    Unit: row.Unit ?? '',
    UnitPrice: row.UnitPrice,
    DiscountPercent: row.DiscountPercent ?? 0,
    DiscountAmount: row.DiscountAmount ?? 0,
    VatPercent: row.VatPercent ?? 0,
  }
}

/** The members that the row has. */
function valuesOf(row: ComparedRow): HistoryRowValues {
  const all = everyValue(row)
  const isKept = (member: Member) => member === 'UnitPrice' || (all[member] !== '' && all[member] !== 0)
  return pick(all, allMembers.filter(isKept))
}

function pick(values: Required<HistoryRowValues>, members: readonly Member[]): HistoryRowValues {
  return Object.fromEntries(members.map((member) => [member, values[member]]))
}
