/** The part of an order that a write can change. It is stored with an intent, to find its outcome later. */
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import { orderRow, type OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Caller } from '../upstream/caller.ts'
import { callForBytes } from '../upstream/call.ts'
import type { ProviderFailure } from '../upstream/failure.ts'
import { isLifeWrite, type Write } from './desk-request.ts'
import { rememberOrder } from './known-orders.ts'
import { lifeOrderOf } from './life-order.ts'
import { type LifeSnapshot, lifeSnapshotOf } from './life-snapshot.ts'

/** An order as it was read, with the tag of its bytes. */
export interface ReadOrder {
  order: Order
  bytes: Uint8Array
  etag: string
}

export async function readOrder(
  caller: Caller,
  CheckoutOrderId: Long,
): Promise<Result<ReadOrder, ProviderFailure>> {
  const answer = await callForBytes(caller, 'getOrder', { CheckoutOrderId })
  if (!answer.ok) return answer
  rememberOrder(caller.merchantId, CheckoutOrderId)
  const read = answer.value
  return ok({
    bytes: read.bytes,
    etag: read.tag,
    // Parsed only when it is used.
    get order() {
      return read.value
    },
  })
}

export type RowSnapshot = Pick<OrderRow, 'OrderRowId' | 'IsCancelled'> & OrderRowInput

/**
 * A row before a write. Values that are neither compared nor shown in the history are left out: an order can have ten
 * thousand rows, and a stored value at most 2 MB.
 */
export type RowBefore = Pick<RowSnapshot, 'OrderRowId' | 'IsCancelled' | 'Name' | 'Quantity'> &
  Partial<RowSnapshot>

export interface OrderSnapshot {
  rows: RowSnapshot[]
  ExpirationDate: string | null
  metadata: Record<string, string>
  /** The ids of deliveries and of their rows: new rows may be delivered soon. Absent in an intent of an earlier release. */
  deliveries?: { Id: Long; rows: Long[] }[]
  /** Present only for a delivery, a cancellation or a credit. */
  life?: LifeSnapshot
}

/** An order before a write, as its intent stores it. */
export interface SnapshotBefore extends Omit<OrderSnapshot, 'rows'> {
  rows: RowBefore[]
}

/** Checks the order's rows too, because orders are read leniently. */
export function snapshotOf(
  order: Order,
  write: Write,
): Result<OrderSnapshot, { code: 'provider-answer-invalid' }> {
  const invalid = refuse({ code: 'provider-answer-invalid' } as const)
  if (!isList(order.OrderRows) || !isList(order.Actions)) return invalid
  const rows: RowSnapshot[] = []
  for (const row of order.OrderRows ?? []) {
    if (!isList(row?.Actions)) return invalid
    // Actions are ignored, because they change without a write.
    const checked = orderRow.safeParse({ ...row, Actions: [] })
    if (!checked.success) return invalid
    const { Actions: _, ...state } = checked.data
    rows.push(state)
  }
  const life = isLifeWrite(write) ? lifeOrderOf(order) : undefined
  if (life && !life.ok) return invalid
  const { ExpirationDate, OrderMetadata } = order
  return ok({
    rows,
    ...(life && { life: lifeSnapshotOf(life.value) }),
    ExpirationDate: typeof ExpirationDate === 'string' ? ExpirationDate : null,
    metadata: typeof OrderMetadata === 'object' ? { ...OrderMetadata } : {},
    deliveries: deliveriesOf(order),
  })
}

/** What can be read of them: a write of rows does not depend on their shape. */
function deliveriesOf({ Deliveries }: Order): { Id: Long; rows: Long[] }[] {
  if (!Array.isArray(Deliveries)) return []
  return Deliveries.flatMap((delivery) => {
    const rows = Array.isArray(delivery?.OrderRows) ? delivery.OrderRows : []
    return isLong(delivery?.Id)
      ? [{ Id: delivery.Id, rows: rows.map((row) => row?.OrderRowId).filter(isLong) }]
      : []
  })
}

/** Whether the value is a list or absent. */
function isList(value: unknown): boolean {
  return value === undefined || value === null || Array.isArray(value)
}
