/** The state of a delivery, and what can still be credited of it. Pure. */
import type { DeliveryStatus, PaymentType } from '../../shared/domain/enums.ts'
import { type Long, normalLong } from '../../shared/domain/long.ts'
import { rowAmount, sum } from '../../shared/domain/money.ts'
import type { CreditRecord, CreditRowRecord, DeliveryRecord } from '../storage/deliveries.ts'
import type { OrderRowRecord, RowRecord } from '../storage/order-rows.ts'
import { isInvoiceLike } from './order-state.ts'

interface Delivered {
  PaymentType: PaymentType
  rows: readonly OrderRowRecord[]
  credits: readonly CreditRecord[]
  creditRows: readonly CreditRowRecord[]
}

export interface DeliveryState {
  rows: OrderRowRecord[]
  credits: CreditRecord[]
  /** Minor units, both positive. */
  DeliveryAmount: Long
  CreditedAmount: Long
  /** What may still be credited, in minor units. */
  remaining: Long
  /** The rows that can be credited, by id: each as the credited row that would take back what is left of it. */
  creditable: Map<Long, RowRecord>
}

/** The status at an instant. A delivery that is sent and not paid by its due date is overdue; this is never stored. */
export function deliveryStatusAt({ Status, dueAt }: DeliveryRecord, now: number): DeliveryStatus | null {
  return Status === 'Sent' && dueAt !== null && dueAt <= now ? 'Overdue' : Status
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
  const creditable = new Map<Long, RowRecord>()
  if (isInvoiceLike(order)) {
    const creditIds = new Set(credits.map((credit) => credit.Id))
    const credited = Map.groupBy(
      order.creditRows.filter(({ creditId }) => creditIds.has(creditId)),
      ({ OrderRowId }) => OrderRowId,
    )
    for (const row of rows) {
      const rest = restOf(row, credited.get(row.OrderRowId) ?? [])
      const amount = negated(rowAmount(rest))
      // An amount that was credited without rows may have left less than the row costs.
      if (rest.Quantity < 0 && amount > 0 && amount <= remaining) creditable.set(row.OrderRowId, rest)
    }
  }
  return { rows, credits, DeliveryAmount, CreditedAmount, remaining, creditable }
}

/** What is left of a delivered row, with negative quantity and discount. Credited rows have both negative too. */
function restOf(row: OrderRowRecord, credited: readonly CreditRowRecord[]): RowRecord {
  const { IsCancelled: _, deliveryId: __, ...members } = row
  const left = (member: 'Quantity' | 'DiscountAmount') =>
    negated(sum([row[member], ...credited.map((credit) => credit[member])]))
  return { ...members, Quantity: left('Quantity'), DiscountAmount: left('DiscountAmount') }
}

export function negated(value: Long): Long {
  return normalLong(-BigInt(value))
}
