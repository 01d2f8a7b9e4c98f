/** The snapshot in an intent that shows later whether a delivery, a cancellation or a credit was done. Pure. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { RowQuantity } from '../../shared/domain/order/named-rows.rules.ts'
import type { LifeWrite } from './desk-request.ts'
import type { ExpectedLife } from './expected-life.ts'
import type { LifeOrder } from './life-order.ts'

/** A row of a delivery or a credit; the quantities of credited rows are negative. */
export type RowPart = RowQuantity & { Name: string }

export interface CreditSnapshot {
  /** Minor units, negative. */
  Amount: Long
  rows: RowPart[]
}

export interface DeliverySnapshot {
  Id: Long
  /** Minor units. */
  DeliveryAmount: Long
  /** Minor units. */
  CreditedAmount: Long
  rows: RowPart[]
  credits: CreditSnapshot[]
}

export interface LifeSnapshot {
  OrderStatus: string
  /** Minor units. */
  CancelledAmount: Long
  deliveries: DeliverySnapshot[]
  /** In the snapshot before the write: its expected effect. */
  expected?: ExpectedLife
}

export function lifeSnapshotOf({ OrderStatus, CancelledAmount, Deliveries }: LifeOrder): LifeSnapshot {
  const deliveries = Deliveries.map(({ Id, DeliveryAmount, CreditedAmount, OrderRows, Credits }) => ({
    Id,
    DeliveryAmount,
    CreditedAmount,
    rows: OrderRows.map(rowPart),
    credits: (Credits ?? []).map(({ Amount, OrderRows: credited }) => ({
      Amount,
      rows: credited.map(rowPart),
    })),
  }))
  return { OrderStatus, CancelledAmount, deliveries }
}

/** The snapshot before the write, with only the members that finding its outcome needs. */
export function lifeBefore(
  { input, name }: LifeWrite,
  { deliveries, ...life }: LifeSnapshot,
  expected: ExpectedLife,
): LifeSnapshot {
  const isDelivery = name === 'deliverOrder' || name === 'deliverAndLowerAmount'
  const kept = 'DeliveryId' in input ? deliveries.filter(({ Id }) => Id === input.DeliveryId) : []
  const bare = isDelivery ? deliveries.map((one) => ({ ...one, rows: [], credits: [] })) : kept
  return { ...life, deliveries: bare, expected }
}

function rowPart({ OrderRowId, Quantity, Name }: RowPart): RowPart {
  return { OrderRowId, Quantity, Name }
}
