/** Sorts the rows of a query. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import { mergeSort } from '../../../kit/format/merge-sort.ts'
import type { ReportColumn, RowsQuery } from './report-data.ts'
import { isCode, isText, type RowStore, type TextMember } from './row-store.ts'
import { textKeys } from '../../../kit/format/text-keys.ts'

type Key = string | Long

/** The places in the query's order. Equal rows stay in the report's order. */
export function* sortedPlaces(
  places: Uint32Array,
  rows: RowStore,
  { sort, lang }: RowsQuery,
): Generator<void, Uint32Array> {
  if (!sort) return places
  const keyed: number[] = []
  const empty: number[] = []
  const keyOf = keysOf(rows, sort.column, lang)
  let keys: Key[] = []
  for (const index of places) {
    const key = keyOf(index)
    if (key === undefined) {
      empty.push(index)
    } else {
      keyed.push(index)
      keys.push(key)
    }
    if (keyed.length % 500 === 0) yield
  }
  if (isText(sort.column as TextMember)) keys = yield* textKeys(keys as string[], lang)
  const isAfter = sort.isDescending
    ? (one: number, other: number) => keys[one]! < keys[other]!
    : (one: number, other: number) => keys[one]! > keys[other]!
  const order = yield* mergeSort(Uint32Array.from(keyed.keys()), isAfter)
  const sorted = new Uint32Array(places.length)
  for (const [at, key] of order.entries()) sorted[at] = keyed[key]!
  sorted.set(empty, keyed.length)
  return sorted
}

/** The sort key of a row; texts unchanged. */
function keysOf(
  rows: RowStore,
  column: ReportColumn,
  lang: string | undefined,
): (index: number) => Key | undefined {
  if (column === 'fees') return (index) => rows.feeCount(index)
  if (!isCode(column)) return (index) => rows.value(index, column)
  const { compare } = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' })
  const { texts } = rows.dictionary
  const ranks = new Map([...texts].toSorted(compare).map((text, rank) => [text, rank]))
  return (index) => {
    const code = rows.code(index, column)
    return code === 0 ? undefined : ranks.get(texts[code]!)
  }
}
