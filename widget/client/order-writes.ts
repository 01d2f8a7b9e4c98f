/** The writes of the operation table as the widget sends them: method, path and body. */
import type { AmountCancellation, RowsCancellation } from '../../shared/domain/order/cancellation.schema.ts'
import type {
  AmountCredit,
  CreditLessFee,
  NewRowCredit,
  RowsCredit,
} from '../../shared/domain/order/credit-request.schema.ts'
import type { LoweredDelivery, OrderDelivery } from '../../shared/domain/order/delivery-request.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { MetadataItem } from '../../shared/domain/order/metadata.rules.ts'
import type { OrderRowInput, OrderRowUpdateInput } from '../../shared/domain/order/order-row.rules.ts'

/** One row of `updateOrderRows`: its id and the members that change. */
export type RowUpdate = OrderRowUpdateInput & { RowId: Long }

/** A write of rows: an operation of the operation table with its body. */
export type RowWrite =
  | { operation: 'addOrderRow'; body: OrderRowInput }
  | { operation: 'addOrderRows'; body: { OrderRows: OrderRowInput[] } }
  | { operation: 'updateOrderRow'; OrderRowId: Long; body: OrderRowUpdateInput }
  | { operation: 'updateOrderRows'; body: { OrderRows: RowUpdate[] } }
  | { operation: 'replaceOrderRows'; body: { OrderRows: OrderRowInput[] } }

/** A write that delivers, cancels or credits: an operation of the operation table with its body. */
export type LifeWrite =
  | { operation: 'deliverOrder'; body: OrderDelivery }
  | { operation: 'deliverAndLowerAmount'; body: LoweredDelivery }
  | { operation: 'cancelOrder'; body: { IsCancelled: true } }
  | { operation: 'cancelAmount'; body: AmountCancellation }
  | { operation: 'cancelOrderRows'; body: RowsCancellation }
  | ({ DeliveryId: Long } & (
      | { operation: 'creditOrderRows'; body: RowsCredit }
      | { operation: 'creditNewRow'; body: NewRowCredit }
      | { operation: 'creditWithFee'; body: CreditLessFee }
      | { operation: 'creditAmount'; body: AmountCredit }
    ))

export type OrderWrite =
  | RowWrite
  | LifeWrite
  /** `expiryDate` is a calendar day, `YYYY-MM-DD`. */
  | { operation: 'extendOrder'; expiryDate: string }
  | { operation: 'setOrderMetadata'; body: { Metadata: MetadataItem[] } }

export type WriteOperation = OrderWrite['operation']

interface Target {
  method: 'POST' | 'PUT' | 'PATCH'
  /** Relative to the order's path. */
  path: string
}

/** A write as it is sent. */
export interface WriteRequest extends Target {
  operation: WriteOperation
  body?: unknown
}

/**
 * The request of a write. It is made outside of the client, so that a session without writes does not load this table.
 */
export function requestOf(write: OrderWrite): WriteRequest {
  const { operation } = write
  return { operation, ...targetOf(write), ...('body' in write && { body: write.body }) }
}

export function targetOf(write: OrderWrite): Target {
  switch (write.operation) {
    case 'addOrderRow':
      return { method: 'POST', path: '/rows/' }
    case 'addOrderRows':
      return { method: 'POST', path: '/rows/addOrderRows/' }
    case 'updateOrderRow':
      return { method: 'PATCH', path: `/rows/${write.OrderRowId}/` }
    case 'updateOrderRows':
      return { method: 'POST', path: '/rows/updateOrderRows/' }
    case 'replaceOrderRows':
      return { method: 'PUT', path: '/rows/replaceOrderRows' }
    case 'extendOrder':
      return { method: 'PATCH', path: `/extendOrder/${write.expiryDate}/` }
    case 'setOrderMetadata':
      return { method: 'PUT', path: '/metadata' }
    case 'deliverOrder':
      return { method: 'POST', path: '/deliveries' }
    case 'deliverAndLowerAmount':
      return { method: 'POST', path: '/deliveries/DeliverAndLowerAmount' }
    case 'cancelOrder':
    case 'cancelAmount':
      return { method: 'PATCH', path: '' }
    case 'cancelOrderRows':
      return { method: 'PATCH', path: '/rows/cancelOrderRows' }
    case 'creditOrderRows':
    case 'creditNewRow':
      return { method: 'POST', path: `/deliveries/${write.DeliveryId}/credits` }
    case 'creditWithFee':
      return { method: 'POST', path: `/deliveries/${write.DeliveryId}/credits/CreditWithFee` }
    case 'creditAmount':
      return { method: 'PATCH', path: `/deliveries/${write.DeliveryId}` }
  }
}
