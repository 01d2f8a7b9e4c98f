/** Searches, filters and sorts a list that the desk has whole. It yields now and then: a list may have 100 000 orders. */
import { mergeSort } from '../../../kit/format/merge-sort.ts'
import { textKeys } from '../../../kit/format/text-keys.ts'
import { fold, searchWords } from '../../../rows/view/fold.ts'
import { isListed, isTime } from './order-columns.ts'
import type { OrderChoice, OrderSort } from './find-orders.ts'
import type { Extra, OrderEntry } from './order-entry.ts'

/** The orders of a choice, in its order. Equal ones keep the page's order. @param lang BCP 47 */
export function* arrange(
  entries: readonly OrderEntry[],
  { query, filter, sort }: OrderChoice,
  lang: string,
): Generator<void, readonly OrderEntry[]> {
  const words = searchWords(query)
  let found = entries
  if (words.length > 0 || filter.status !== undefined) {
    const passed: OrderEntry[] = []
    for (const [at, entry] of entries.entries()) {
      if (at % 200 === 0) yield
      if (filter.status !== undefined && entry.status !== filter.status) continue
      const text = words.length > 0 ? searched(entry) : ''
      if (words.every((word) => text.includes(word))) passed.push(entry)
    }
    found = passed
  }
  return sort ? yield* sorted(found, sort, lang) : found
}

/** Orders without a value come last, in both directions. */
function* sorted(
  entries: readonly OrderEntry[],
  { by, direction }: OrderSort,
  lang: string,
): Generator<void, OrderEntry[]> {
  const keyed: OrderEntry[] = []
  const empty: OrderEntry[] = []
  const values: Extra[] = []
  for (const [at, entry] of entries.entries()) {
    if (at % 500 === 0) yield
    const value = sortValue(entry, by)
    if (value === undefined) empty.push(entry)
    else {
      keyed.push(entry)
      values.push(value)
    }
  }
  const isNumeric = values.every((value) => typeof value === 'number' || typeof value === 'bigint')
  const keys: readonly Extra[] = isNumeric ? values : yield* textKeys(values.map(String), lang)
  const isAfter =
    direction === 'descending'
      ? (one: number, other: number) => keys[one]! < keys[other]!
      : (one: number, other: number) => keys[one]! > keys[other]!
  const order = yield* mergeSort(Uint32Array.from(keyed.keys()), isAfter)
  return [...Array.from(order, (at) => keyed[at]!), ...empty]
}

/** Times sort as times, whatever their offset. */
function sortValue(entry: OrderEntry, by: string): Extra | undefined {
  const value = valueOf(entry, by)
  return isTime(by) && value !== undefined ? Date.parse(value as string) : value
}

/** The value of a member of the page's orders. */
export function valueOf(entry: OrderEntry, member: string): Extra | undefined {
  return isListed(member) ? entry[member] : entry.extras[member]
}

/** Folding costs more than looking. */
const folded = new WeakMap<OrderEntry, string>()

function searched(entry: OrderEntry): string {
  const known = folded.get(entry)
  if (known !== undefined) return known
  const { id, number, customer, status, changedBy, note, extras } = entry
  const texts = [id, number, customer, status, changedBy, note, ...Object.values(extras)]
  const text = fold(texts.filter((each) => each !== undefined).join('\n'))
  folded.set(entry, text)
  return text
}
