/**
 * What another system's change explains: a provider shows nothing by which an equal effect differs from the write's own
 * (docs/decisions/0007-a-write-whose-answer-is-lost.md).
 */
import { cancelledBy, type Change, type RowValues } from '../provider/changes.ts'
import type { Application, OrderModel } from '../provider/order-model.ts'
import type { Attempt } from './client.ts'

type Note = (what: string) => void

/**
 * Whether a write that was not done may count as done: the order has shown what it asks for since it was asked, because it
 * was so before, or because somebody else has had the same effect.
 */
export function isExplained(
  change: Change,
  [first]: readonly Attempt[],
  order: OrderModel,
  rivals: readonly Application[],
  seen: Note,
): boolean {
  const since = first!.at - SINCE_MS
  const later = rivals.filter(({ at }) => at >= since)
  const isEqual =
    later.some((other) => hasEffectOf(other, change)) ||
    haveAdded(later, change, order) ||
    haveCancelled(later, change)
  const isSo = order.versions.some(({ text }) => shows(JSON.parse(text) as Shown, change))
  if (isEqual) seen('an equal effect of somebody else')
  return isEqual || isSo
}

/** Equal effects count from a little before: a change that only sets values may find them set. */
const SINCE_MS = 60_000

interface Shown {
  OrderRows: ({ OrderRowId: number } & Record<string, unknown>)[]
  OrderMetadata?: Record<string, string>
  ExpirationDate: string
  CancelledAmount: number
  Deliveries: { Id: number; CreditedAmount: number }[]
}

/** Whether the order is as a change that only sets values would leave it. */
function shows(order: Shown, change: Change): boolean {
  const { OrderRows, OrderMetadata, ExpirationDate, CancelledAmount, Deliveries } = order
  switch (change.operation) {
    case 'updateOrderRow':
    case 'updateOrderRows':
      return change.updates.every(({ row: id, values }) => {
        const row = OrderRows.find(({ OrderRowId }) => OrderRowId === id)
        return row !== undefined && Object.entries(values).every(([name, value]) => row[name] === value)
      })
    case 'setOrderMetadata':
      return OrderMetadata?.[change.key] === change.value
    case 'extendOrder':
      return ExpirationDate.startsWith(change.date)
    case 'cancelAmount':
      return CancelledAmount === change.total
    case 'creditAmount':
      return Deliveries.some(
        ({ Id, CreditedAmount }) => Id === change.delivery && CreditedAmount === change.total,
      )
    default:
      return false
  }
}

/** Whether others have added, between two states of the order, just the rows that a change adds. */
function haveAdded(others: readonly Application[], wanted: Change, { versions }: OrderModel): boolean {
  if (!('rows' in wanted)) return false
  const ids = new Set(others.flatMap((other) => other.ids))
  const wishes = wanted.rows.map(canonical).toSorted()
  const states = versions.map(({ text }) => rowsIn(text))
  return states.some((before, index) => {
    const old = new Set(before.map(({ OrderRowId }) => OrderRowId))
    return states.slice(index + 1).some((rows) => {
      const alike = rows
        .filter(({ OrderRowId }) => ids.has(OrderRowId) && !old.has(OrderRowId))
        .map(({ Name, Quantity, UnitPrice }) => canonical({ Name, Quantity, UnitPrice }))
        .filter((row) => wishes.includes(row))
      const isReplaced = !rows.some(({ OrderRowId, IsCancelled }) => old.has(OrderRowId) && !IsCancelled)
      const isWhole = wanted.operation !== 'replaceOrderRows' || isReplaced
      return isWhole && canonical(alike.toSorted()) === canonical(wishes)
    })
  })
}

function rowsIn(text: string): Shown['OrderRows'] {
  return (JSON.parse(text) as Shown).OrderRows
}

function hasEffectOf({ change: other, delivered }: Application, wanted: Change): boolean {
  if (isSameChange(other, wanted)) return true
  return delivered !== undefined && hasDelivered(delivered, wanted)
}

/** Whether others, one or several, have cancelled all rows that a change cancels. */
function haveCancelled(others: readonly Application[], wanted: Change): boolean {
  const rows = cancelledBy(wanted)
  return rows !== undefined && rows.every((row) => others.some((other) => hasCancelled(other, row)))
}

function hasCancelled({ change, delivered, ids }: Application, row: number): boolean {
  if (delivered) return false
  if (change.operation === 'cancelOrder') return true
  // All rows of before its own are cancelled.
  if (change.operation === 'replaceOrderRows') return row < Math.min(...ids)
  return cancelledBy(change)?.includes(row) ?? false
}

function hasDelivered(
  { rows, amount, isLowered, isAll }: NonNullable<Application['delivered']>,
  wanted: Change,
): boolean {
  if (wanted.operation === 'deliverAndLowerAmount') return isAll && amount === wanted.amount
  if (wanted.operation !== 'deliverOrder' || isLowered) return false
  return wanted.ids.length === 0 ? isAll : canonical(rows.toSorted()) === canonical(wanted.ids.toSorted())
}

/** Whether each id in the answer is one that the write made, or an equal one of somebody else. */
export function hasOwnIds(
  body: string | null,
  own: readonly Application[],
  rivals: readonly Application[],
  wanted: Change,
): boolean {
  if (body === null || body === '') return true
  const { OrderRowId, DeliveryId, CreditId, FoundByReading } = JSON.parse(body) as Record<
    string,
    number | number[]
  >
  // An order shows no ids of credits.
  if (FoundByReading) return true
  const ids = [OrderRowId ?? DeliveryId ?? CreditId ?? []].flat().map(Number)
  // A credit whose task failed may be acknowledged by an equal one of somebody else, with the id that it would have had.
  if (own.length === 0 && CreditId !== undefined) return true
  if ('rows' in wanted)
    return (
      ids.length === wanted.rows.length && ids.every((id) => isRowOf(id, wanted.rows, [...own, ...rivals]))
    )
  const made = own.length > 0 ? own : rivals.filter((rival) => hasEffectOf(rival, wanted))
  return made.some((one) => ids.length === one.ids.length && ids.every((id) => one.ids.includes(id)))
}

/** Whether a row was added with the values of a wanted one: nothing tells equal rows of somebody else apart. */
function isRowOf(id: number, wanted: readonly RowValues[], added: readonly Application[]): boolean {
  const wishes = wanted.map(canonical)
  return added.some(({ change, ids }) => {
    const row = 'rows' in change ? change.rows[ids.indexOf(id)] : undefined
    return row !== undefined && wishes.includes(canonical(row))
  })
}

/** A row's article number has the mark of its write, and nothing else. */
export function isSameChange(one: Change, other: Change): boolean {
  return canonical(one) === canonical(other)
}

const MARK = /^oa[0-9a-f]{12}$/

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member)
            .filter(([name, text]) => name !== 'ArticleNumber' || !MARK.test(String(text)))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : member,
  )
}
