/**
 * Finds whether a delivery, a cancellation or a credit was done, as `find-outcome.ts` does for changes of rows. If the
 * change could also be another user's, the outcome is unclear, and the write is not sent again. Pure.
 */
import { newCreditRows } from '../../shared/domain/order/credit-request.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { RowQuantity } from '../../shared/domain/order/named-rows.rules.ts'
import type { LifeWrite } from './desk-request.ts'
import type { ExpectedLife } from './expected-life.ts'
import type { CreditSnapshot, DeliverySnapshot, LifeSnapshot, RowPart } from './life-snapshot.ts'
import { done, notDone, type OrderOutcome, unclear } from './order-outcome.ts'
import type { OrderSnapshot, RowBefore, RowSnapshot, SnapshotBefore } from './order-snapshot.ts'

/** The order before the write and now. */
interface States {
  /** Whether one effect that is like the write is taken for it. */
  byLikeness: boolean
  before: { rows: RowBefore[]; life: LifeSnapshot; expected: ExpectedLife }
  now: { rows: RowSnapshot[]; life: LifeSnapshot }
}

/**
 * @param ids the new delivery's id, if the provider's answer was read
 * @param byLikeness whether one new delivery or credit that is like the write is taken for it: neither carries a mark
 */
export function lifeOutcome(
  write: LifeWrite,
  before: SnapshotBefore,
  now: OrderSnapshot,
  ids: readonly Long[],
  byLikeness: boolean,
): OrderOutcome {
  const expected = before.life?.expected
  if (!before.life || !now.life || !expected) return unclear
  const states = {
    byLikeness,
    before: { rows: before.rows, life: before.life, expected },
    now: { rows: now.rows, life: now.life },
  }
  switch (write.name) {
    case 'deliverOrder': {
      const { CancelRemaining = false } = write.input.body
      return delivered(states, ids, ({ rows }) => hasParts(rows, states, CancelRemaining))
    }
    case 'deliverAndLowerAmount':
      // It delivers every row whole; more rows may show the lower amount.
      return delivered(
        states,
        ids,
        ({ rows }) => hasEach(rows, expected.rows) && noneOpen(expected.rows, now.rows),
      )
    case 'cancelOrder':
      return cancelledOrder(states)
    case 'cancelAmount':
      return reached(write.input.body.CancelledAmount, before.life.CancelledAmount, now.life.CancelledAmount)
    case 'cancelOrderRows':
      return cancelledRows(write.input.body.OrderRowIds, states)
    case 'creditOrderRows':
    case 'creditWithFee':
      return credited(write.input.DeliveryId, [], states)
    case 'creditNewRow': {
      const names = newCreditRows(write.input.body).map(({ Name }) => Name)
      return credited(write.input.DeliveryId, names, states)
    }
    case 'creditAmount': {
      const { DeliveryId, body } = write.input
      const was = deliveryOf(before.life, DeliveryId)
      const is = deliveryOf(now.life, DeliveryId)
      return was && is ? reached(body.CreditedAmount, was.CreditedAmount, is.CreditedAmount) : unclear
    }
  }
}

/** Compares the total that the request names. If another user has reached it, nothing is left to do. */
function reached(wanted: Long, was: Long, is: Long): OrderOutcome {
  if (is === wanted) return done()
  return is === was ? notDone : unclear
}

/**
 * Finds the one new delivery that matches the write.
 * @param isIt whether its rows are those of the write
 */
function delivered(
  { before, now, byLikeness }: States,
  ids: readonly Long[],
  isIt: (delivery: DeliverySnapshot) => boolean,
): OrderOutcome {
  const old = new Set(before.life.deliveries.map(({ Id }) => Id))
  const fresh = now.life.deliveries.filter(({ Id }) => !old.has(Id))
  if (fresh.length === 0) {
    const wanted = new Set(before.expected.rows.map(({ OrderRowId }) => OrderRowId))
    const open = (rows: readonly RowBefore[]) =>
      openParts(rows).filter(({ OrderRowId }) => wanted.has(OrderRowId))
    // The rows are gone without a delivery: the provider may still be working.
    return sameRows(open(now.rows), open(before.rows)) ? notDone : unclear
  }
  if (ids.length > 0) return fresh.some(({ Id }) => Id === ids[0]) ? done([...ids]) : unclear
  const alike = fresh.filter((one) => one.DeliveryAmount === before.expected.amount && isIt(one))
  return byLikeness && alike.length === 1 ? done([alike[0]!.Id]) : unclear
}

/**
 * Whether these are the rows of the write, and the rest of the order is as expected. A whole row keeps its id. A part
 * may have a new id; then the rest of a row shows which row it was taken from.
 */
function hasParts(rows: readonly RowPart[], { before, now }: States, cancelsRest: boolean): boolean {
  const old = new Map(before.rows.map((row) => [row.OrderRowId, row]))
  const open = new Map(openParts(now.rows).map((row) => [row.OrderRowId, row]))
  if (cancelsRest && open.size > 0) return false
  const wanted = before.expected.rows
  const parts = wanted.filter(({ OrderRowId, Quantity }) => old.get(OrderRowId)!.Quantity !== Quantity)
  const whole = wanted.filter((row) => !parts.includes(row))
  const isRestLeft = ({ OrderRowId, Quantity }: RowQuantity) => {
    const rest = open.get(OrderRowId)?.Quantity
    return rest !== undefined && BigInt(rest) === BigInt(old.get(OrderRowId)!.Quantity) - BigInt(Quantity)
  }
  const wholeIds = new Set(whole.map(({ OrderRowId }) => OrderRowId))
  const others = rows.filter(({ OrderRowId }) => !wholeIds.has(OrderRowId))
  const named = parts.map((part) => ({ ...part, Name: old.get(part.OrderRowId)!.Name }))
  return (
    sameRows(
      rows.filter((row) => !others.includes(row)),
      whole,
    ) &&
    partsText(others) === partsText(named) &&
    (cancelsRest || parts.every(isRestLeft))
  )
}

function partsText(rows: readonly Pick<RowPart, 'Name' | 'Quantity'>[]): string {
  return JSON.stringify(rows.map(({ Name, Quantity }) => `${Quantity} ${Name}`).toSorted())
}

/** Cancelled as a whole or, after a delivery, closed with every open row cancelled. */
function cancelledOrder({ before, now }: States): OrderOutcome {
  const open = openIds(before.rows)
  const { OrderStatus } = now.life
  const isCancelled = OrderStatus === 'Cancelled'
  // What is delivered is refunded: another total is a part of it, or somebody else's refund.
  if (open.length === 0) {
    return isCancelled ? done() : now.life.CancelledAmount === before.life.CancelledAmount ? notDone : unclear
  }
  const cancelled = cancelledOf(open, now.rows)
  if (cancelled.length === open.length) return OrderStatus === 'Open' ? unclear : done()
  return isCancelled || !isOpenStill(open, now.rows) ? unclear : notDone
}

function cancelledRows(ids: readonly Long[], { now }: States): OrderOutcome {
  if (cancelledOf(ids, now.rows).length === ids.length) return done()
  return isOpenStill(ids, now.rows) ? notDone : unclear
}

/**
 * Finds the one new credit that matches the write: credits in an order have no id.
 * @param names of the credit's new rows
 */
function credited(id: Long, names: readonly string[], { before, now, byLikeness }: States): OrderOutcome {
  const was = deliveryOf(before.life, id)
  const is = deliveryOf(now.life, id)
  if (!was || !is) return unclear
  const fresh = without(is.credits, was.credits)
  if (!fresh) return unclear
  if (fresh.length === 0) return is.CreditedAmount === was.CreditedAmount ? notDone : unclear
  const ofDelivery = new Set(was.rows.map(({ OrderRowId }) => OrderRowId))
  const alike = fresh.filter((credit) => isCredit(credit, ofDelivery, before.expected, names))
  return byLikeness && alike.length === 1 ? done() : unclear
}

/** @param ofDelivery the rows that the delivery has: a credit's other rows are new, or its fee */
function isCredit(
  credit: CreditSnapshot,
  ofDelivery: ReadonlySet<Long>,
  { rows, amount = 0 }: ExpectedLife,
  names: readonly string[],
): boolean {
  const taken = credit.rows.filter(({ OrderRowId }) => ofDelivery.has(OrderRowId))
  const added = new Set(credit.rows.filter((row) => !taken.includes(row)).map(({ Name }) => Name))
  return (
    // A fee as high as the rows leaves an amount of 0, which is not -0.
    BigInt(credit.Amount) === -BigInt(amount) &&
    sameRows(taken, rows.map(negated)) &&
    names.every((name) => added.has(name))
  )
}

/** The credits without the older ones; undefined if one of those is gone. */
function without(
  credits: readonly CreditSnapshot[],
  older: readonly CreditSnapshot[],
): CreditSnapshot[] | undefined {
  const left = [...credits]
  for (const old of older) {
    const index = left.findIndex(({ Amount, rows }) => Amount === old.Amount && sameRows(rows, old.rows))
    if (index === -1) return undefined
    left.splice(index, 1)
  }
  return left
}

function deliveryOf({ deliveries }: LifeSnapshot, id: Long): DeliverySnapshot | undefined {
  return deliveries.find(({ Id }) => Id === id)
}

function openParts(rows: readonly RowBefore[]): RowBefore[] {
  return rows.filter(({ IsCancelled }) => !IsCancelled)
}

function openIds(rows: readonly RowBefore[]): Long[] {
  return openParts(rows).map(({ OrderRowId }) => OrderRowId)
}

function hasEach(rows: readonly RowQuantity[], wanted: readonly RowQuantity[]): boolean {
  const ids = new Set(rows.map(({ OrderRowId }) => OrderRowId))
  return wanted.every(({ OrderRowId }) => ids.has(OrderRowId))
}

function noneOpen(rows: readonly RowQuantity[], now: readonly RowSnapshot[]): boolean {
  const open = new Set(openIds(now))
  return !rows.some(({ OrderRowId }) => open.has(OrderRowId))
}

function isOpenStill(ids: readonly Long[], now: readonly RowSnapshot[]): boolean {
  const open = new Set(openIds(now))
  return ids.every((id) => open.has(id))
}

function cancelledOf(ids: readonly Long[], now: readonly RowSnapshot[]): Long[] {
  const cancelled = new Set(now.filter(({ IsCancelled }) => IsCancelled).map(({ OrderRowId }) => OrderRowId))
  return ids.filter((id) => cancelled.has(id))
}

/** The same rows with the same quantities, in any order. */
function sameRows(some: readonly RowQuantity[], others: readonly RowQuantity[]): boolean {
  return rowsText(some) === rowsText(others)
}

function rowsText(rows: readonly RowQuantity[]): string {
  return rows
    .map(({ OrderRowId, Quantity }) => `${OrderRowId}*${Quantity}`)
    .toSorted()
    .join(' ')
}

function negated({ OrderRowId, Quantity }: RowQuantity): RowQuantity {
  return { OrderRowId, Quantity: -Quantity }
}
