/** What a clerk asks the shop's list for, and a page of the answer. Pure. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { type ListedOrder, type Status, statuses } from './listed-order.ts'

/** Orders on a page. */
const PAGE = 20
/** Characters of a search. */
const LONGEST_QUERY = 200

const columns = [
  'id',
  'number',
  'customer',
  'status',
  'createdAt',
  'expiresAt',
  'amount',
  'currency',
  'note',
  'Payment',
] as const satisfies readonly (keyof ListedOrder)[]
type Column = (typeof columns)[number]

export interface ListQuestion {
  query: string
  status: Status | undefined
  by: Column
  isDescending: boolean
  /** The id of the last order of the page before. */
  after: string | undefined
}

export interface OrderPage {
  orders: ListedOrder[]
  /** Where the next orders begin; undefined if there are no more. */
  cursor: string | undefined
  /** How many orders the question has, on all pages. */
  total: number
}

/**
 * Reads the question of an address.
 * @param isListed whether the list has an order with this id
 * @returns why it is refused, as a sentence
 */
export function readQuestion(
  { query = '', status = '', by = '', direction = '', cursor = '' }: Record<string, string>,
  isListed: (id: string) => boolean,
): Result<ListQuestion, string> {
  if (query.length > LONGEST_QUERY) return refuse(`A search has at most ${LONGEST_QUERY} characters.`)
  if (status !== '' && !isOneOf(statuses, status)) {
    return refuse(`The status is one of ${statuses.join(', ')}.`)
  }
  if (by !== '' && !isOneOf(columns, by)) return refuse(`The list is sorted by one of ${columns.join(', ')}.`)
  if (!['', 'ascending', 'descending'].includes(direction)) {
    return refuse('The direction is ascending or descending.')
  }
  if (cursor !== '' && !isListed(cursor)) return refuse('The cursor is not one of this list.')
  return ok({
    query,
    status: status || undefined,
    // The newest first, unless the clerk sorts.
    by: by || 'createdAt',
    isDescending: by === '' || direction === 'descending',
    after: cursor || undefined,
  })
}

export function pageOf(orders: readonly ListedOrder[], question: ListQuestion): OrderPage {
  const { query, status, after } = question
  const sorted = orders.toSorted((one, other) => compare(one, other, question))
  const isAsked = (order: ListedOrder) =>
    (status === undefined || order.status === status) && isFound(order, query)
  // Before the filter: an order that has another status by now still marks its place.
  const rest = sorted.slice(sorted.findIndex(({ id }) => id === after) + 1).filter(isAsked)
  const page = rest.slice(0, PAGE)
  return {
    orders: page,
    cursor: rest.length > PAGE ? page.at(-1)?.id : undefined,
    total: sorted.filter(isAsked).length,
  }
}

const collator = new Intl.Collator('en', { numeric: true })

/** Orders without a value come last, in both directions. */
function compare(one: ListedOrder, other: ListedOrder, { by, isDescending }: ListQuestion): number {
  const [a, b] = [String(one[by] ?? ''), String(other[by] ?? '')]
  if ((a === '') !== (b === '')) return a === '' ? 1 : -1
  const order = collator.compare(a, b) || collator.compare(one.id, other.id)
  return isDescending ? -order : order
}

/** Whether the order has every word of the search, in any order. */
function isFound(order: ListedOrder, query: string): boolean {
  const { id, number, customer, status, currency, note, Payment } = order
  const text = folded([id, number, customer, status, currency, note, Payment].join('\n'))
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** In lower case without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function isOneOf<Text extends string>(texts: readonly Text[], text: string): text is Text {
  return (texts as readonly string[]).includes(text)
}
