/** The writes that an act is for one order. Pure. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Write } from '../order-desk/desk-request.ts'
import type { BatchAct } from './batch-table.ts'

/** One credit of a delivery: the review says which rows. */
export interface CreditStep {
  DeliveryId: Long
  OrderRowIds: Long[]
}

/** @param step of `credit`, which has one write for each delivery */
export function writeOf(act: BatchAct, CheckoutOrderId: Long, step?: CreditStep): Write {
  switch (act.kind) {
    case 'deliver':
    case 'deliver-rest':
      // An empty list is every row that is left.
      return { name: 'deliverOrder', input: { CheckoutOrderId, body: { OrderRowIds: [] } } }
    case 'extend':
      return { name: 'extendOrder', input: { CheckoutOrderId, expiryDate: act.expiryDate! } }
    case 'cancel':
      return { name: 'cancelOrder', input: { CheckoutOrderId, body: { IsCancelled: true } } }
    case 'metadata':
      return { name: 'setOrderMetadata', input: { CheckoutOrderId, body: { Metadata: [act.metadata!] } } }
    case 'credit': {
      const { DeliveryId, OrderRowIds } = step!
      return { name: 'creditOrderRows', input: { CheckoutOrderId, DeliveryId, body: { OrderRowIds } } }
    }
  }
}
