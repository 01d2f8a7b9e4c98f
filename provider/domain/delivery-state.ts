/** The state of a delivery, and its creditable rest. Pure. */
import type { DeliveryStatus } from '../../shared/domain/order/enums.ts'
import { type Long, normalLong } from '../../shared/domain/values/long.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import { DAY, startOfDay } from '../clock.ts'
import type { CreditRecord, DeliveryRecord } from '../storage/deliveries.ts'
import type { OrderRowRecord, RowRecord } from '../storage/order-rows.ts'

interface Delivered {
  rows: readonly OrderRowRecord[]
  credits: readonly CreditRecord[]
}

export interface DeliveryState {
  rows: OrderRowRecord[]
  credits: CreditRecord[]
  /** Minor units, both positive. */
  DeliveryAmount: Long
  CreditedAmount: Long
  /** The amount that may still be credited, in minor units. */
  remaining: Long
}

/**
 * The status at an instant. A sent and unpaid delivery is overdue after its due day; this is never stored.
 */
export function deliveryStatusAt({ Status, dueAt }: DeliveryRecord, now: number): DeliveryStatus | null {
  const isPast = dueAt !== null && startOfDay(dueAt) + DAY <= now
  return Status === 'Sent' && isPast ? 'Overdue' : Status
}

/** The sum of the delivered rows after discounts, in minor units. */
export function deliveryAmount(rows: readonly RowRecord[]): Long {
  return sum(rows.map(rowAmount))
}

export function deliveryStateOf(order: Delivered, { Id }: Pick<DeliveryRecord, 'Id'>): DeliveryState {
  const rows = order.rows.filter(({ deliveryId }) => deliveryId === Id)
  const credits = order.credits.filter(({ deliveryId }) => deliveryId === Id)
  const DeliveryAmount = deliveryAmount(rows)
  const CreditedAmount = negated(sum(credits.map(({ Amount }) => Amount)))
  const remaining = sum([DeliveryAmount, negated(CreditedAmount)])
  return { rows, credits, DeliveryAmount, CreditedAmount, remaining }
}

export function negated(value: Long): Long {
  return normalLong(-BigInt(value))
}
