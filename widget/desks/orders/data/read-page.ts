/** Reads what the page's function answers. A page may send anything: whatever is wrong is named, never guessed. */
import { isLong, type Long } from '../../../../shared/domain/values/long.ts'
import { parseLong } from '../../../../shared/domain/values/parse-long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import { ordersColumns } from '../words/orders-terms.ts'
import type { FindFailure } from './find-orders.ts'
import type { Extra, OrderEntry } from './order-entry.ts'

export interface ReadPage {
  entries: OrderEntry[]
  cursor: string | undefined
  total: number | undefined
}

/** Columns that only this page has; more would be a mistake of the page. */
const MOST_EXTRAS = 50
/** Orders in one answer: an endless one must end. */
const MOST_ORDERS = 1_000_000

const known = new Set<string>(ordersColumns)

type Garbage = Extract<FindFailure, { code: 'garbage' }>

/** Reads an answer; it yields now and then, because an answer may have a hundred thousand orders. */
export function* readPage(answer: unknown): Generator<void, Result<ReadPage, Garbage>> {
  if (typeof answer !== 'object' || answer === null) return garbage('')
  const { orders, cursor, total } = answer as Record<'orders' | 'cursor' | 'total', unknown>
  if (typeof orders !== 'object' || orders === null || !(Symbol.iterator in orders)) return garbage('orders')
  if (!isMissing(cursor) && typeof cursor !== 'string') return garbage('cursor')
  if (!isMissing(total) && !(Number.isSafeInteger(total) && (total as number) >= 0)) return garbage('total')
  const entries: OrderEntry[] = []
  for (const order of orders as Iterable<unknown>) {
    const at = `orders[${entries.length}]`
    if (entries.length >= MOST_ORDERS) return garbage(at)
    const entry = readOrder(order)
    if (typeof entry === 'string') return garbage(entry === '' ? at : `${at}.${entry}`)
    if (entries.push(entry) % 500 === 0) yield
  }
  return ok({
    entries,
    // An empty cursor leads nowhere.
    cursor: (cursor as string | null | undefined) || undefined,
    total: isMissing(total) ? undefined : (total as number),
  })
}

/** The order, or the name of the member that is wrong. */
function readOrder(value: unknown): OrderEntry | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const order = value as Record<string, unknown>
  const { id: givenId, number: givenNumber, amount, delivered } = order
  const id = idText(givenId)
  if (id === null) return 'id'
  const number = typeof givenNumber === 'number' ? safeText(givenNumber) : textOf(givenNumber)
  if (number === null) return 'number'
  if (id === undefined && number === undefined) return 'id'
  if (!isMissing(amount) && !isLong(amount)) return 'amount'
  if (!isMissing(delivered) && !isLong(delivered)) return 'delivered'
  const texts: Partial<Record<(typeof textMembers)[number], string>> = {}
  for (const member of textMembers) {
    const text = textOf(order[member])
    if (text === null || (text !== undefined && dates.has(member) && !isDateText(text))) return member
    if (text !== undefined) texts[member] = text
  }
  const extras: Record<string, Extra> = Object.create(null)
  let count = 0
  for (const [member, extra] of Object.entries(order)) {
    if (known.has(member) || isMissing(extra) || extra === '') continue
    if (!isExtra(extra) || (count += 1) > MOST_EXTRAS) return member
    extras[member] = extra
  }
  return {
    key: id === undefined ? `number ${number}` : `id ${id}`,
    id,
    number,
    amount: isMissing(amount) ? undefined : (amount as Long),
    delivered: isMissing(delivered) ? undefined : (delivered as Long),
    customer: texts.customer,
    currency: texts.currency,
    status: texts.status,
    createdAt: texts.createdAt,
    changedAt: texts.changedAt,
    changedBy: texts.changedBy,
    expiresAt: texts.expiresAt,
    note: texts.note,
    seenAt: texts.seenAt,
    extras,
  }
}

const dateMembers = ['createdAt', 'changedAt', 'expiresAt', 'seenAt'] as const
const textMembers = ['customer', 'currency', 'status', 'changedBy', 'note', ...dateMembers] as const
const dates = new Set<string>(dateMembers)

/** Undefined for none, null for what is no id: an unsafe number has lost digits already. */
function idText(value: unknown): string | undefined | null {
  if (isMissing(value) || value === '') return undefined
  const id = typeof value === 'string' ? parseLong(value.trim()) : isLong(value) ? value : undefined
  return id !== undefined && id > 0 ? String(id) : null
}

function safeText(value: number): string | null {
  return Number.isSafeInteger(value) ? String(value) : null
}

/** Undefined for none, null for what is no text. */
function textOf(value: unknown): string | undefined | null {
  if (isMissing(value)) return undefined
  return typeof value === 'string' ? value.trim() || undefined : null
}

export function isDateText(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(text) && !Number.isNaN(Date.parse(text))
}

function isExtra(value: unknown): value is Extra {
  return ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value)
}

function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null
}

function garbage(member: string): Result<never, Garbage> {
  return refuse({ code: 'garbage', member })
}
