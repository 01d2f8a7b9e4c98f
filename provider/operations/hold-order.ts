/** Reads back what an operation stored, and compares it with what it computed. Call it inside the transaction. */
import { exactRowAmount } from '../../shared/domain/money/money.ts'
import { hold } from '../../shared/domain/values/invariant.ts'
import { type Long, normalLong } from '../../shared/domain/values/long.ts'
import { holdOrderSums, type OrderSums, sumsOf } from '../domain/order-sums.ts'
import type { Database } from '../storage/database.ts'
import { creditRowsOf, creditsOf } from '../storage/deliveries.ts'
import { type OrderRowRecord, rowsOf } from '../storage/order-rows.ts'

/** @throws InvariantBroken unless the stored rows of the order come to the same as these, all of its rows */
export function holdRows(db: Database, orderId: Long, computed: readonly OrderRowRecord[]): void {
  holdOrderSums(orderId, sumsOf(rowsOf(db, orderId)), sumsOf(computed))
}

/** How an operation moves amounts between the parts of an order, in minor units. */
export interface Moved {
  /** From open to delivered. */
  delivered: Long
  /** From open to cancelled. */
  cancelled: Long
}

/**
 * @param stored the order's rows after the operation, as they are stored
 * @throws InvariantBroken unless the amounts moved as the operation says, and none came or went
 */
export function holdMoved(
  orderId: Long,
  before: readonly OrderRowRecord[],
  stored: readonly OrderRowRecord[],
  moved: Moved,
): void {
  const { open, delivered, cancelled } = sumsOf(before)
  const [toDelivered, toCancelled] = [BigInt(moved.delivered), BigInt(moved.cancelled)]
  const computed: OrderSums = {
    // A divided row becomes two, and reductions are rows of their own.
    rows: stored.length,
    open: open - toDelivered - toCancelled,
    delivered: delivered + toDelivered,
    cancelled: cancelled + toCancelled,
  }
  holdOrderSums(orderId, sumsOf(stored), computed)
}

interface StoredCredit {
  Id: Long
  deliveryId: Long
  /** Minor units, positive. */
  amount: Long
  /** The delivery's credited amount before. */
  before: Long
}

/** @throws InvariantBroken unless the credit is stored as computed, and its delivery has that much to credit */
export function holdCredit(
  db: Database,
  order: { Id: Long; rows: readonly OrderRowRecord[] },
  { Id, deliveryId, amount, before }: StoredCredit,
): void {
  const credits = creditsOf(db, order.Id).filter((credit) => credit.deliveryId === deliveryId)
  const rows = creditRowsOf(db, order.Id).filter(({ creditId }) => creditId === Id)
  const stored = -BigInt(credits.find((credit) => credit.Id === Id)?.Amount ?? 0)
  const credited = -total(credits.map(({ Amount }) => BigInt(Amount)))
  const delivered = total(order.rows.filter((row) => row.deliveryId === deliveryId).map(exactRowAmount))
  const ofRows = -total(rows.map(exactRowAmount))
  const dossier = () => ({
    order: order.Id,
    delivery: deliveryId,
    credit: Id,
    computed: amount,
    stored: normalLong(stored),
    rows: normalLong(ofRows),
    'credited.before': before,
    credited: normalLong(credited),
    delivered: normalLong(delivered),
  })
  const isSum = stored === BigInt(amount) && (rows.length === 0 || ofRows === stored)
  hold('credit-sum', isSum && credited === BigInt(before) + stored, dossier)
  hold('credited-at-most-delivered', credited <= delivered, dossier)
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
