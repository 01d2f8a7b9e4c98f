/** The operation of a call to the fake edge. */
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { WriteOperation } from '../client/order-writes.ts'
import type { SeenCall } from './seen-call.ts'

/** A write, as far as its path identifies it. */
type Target = { operation: WriteOperation; OrderRowId?: Long; expiryDate?: string; DeliveryId?: Long }

/** The operation of the table for a path below the order's; where two share one, the body decides. */
export function targetIn({ method, path, body }: SeenCall): Target | undefined {
  const [, below = ''] = /^\/api\/v1\/orders\/\d+(?:\/(.*?))?\/?$/.exec(path) ?? []
  const [head, tail, last, end] = below.split('/')
  const has = (member: string) => new RegExp(`"${member}"`).test(body)
  switch (head) {
    case '':
      if (method !== 'PATCH') return undefined
      return { operation: has('CancelledAmount') && !has('IsCancelled') ? 'cancelAmount' : 'cancelOrder' }
    case 'metadata':
      return { operation: 'setOrderMetadata' }
    case 'extendOrder':
      return tail ? { operation: 'extendOrder', expiryDate: tail } : undefined
    case 'rows':
      return rowTarget(tail)
    case 'deliveries': {
      if (!tail) return { operation: 'deliverOrder' }
      if (tail === 'DeliverAndLowerAmount') return { operation: 'deliverAndLowerAmount' }
      const DeliveryId = parseLong(tail)
      if (DeliveryId === undefined) return undefined
      if (!last) return { operation: 'creditAmount', DeliveryId }
      if (end) return { operation: 'creditWithFee', DeliveryId }
      return { operation: has('NewCreditOrderRows?') ? 'creditNewRow' : 'creditOrderRows', DeliveryId }
    }
    default:
      return undefined
  }
}

function rowTarget(tail: string | undefined): Target | undefined {
  if (!tail) return { operation: 'addOrderRow' }
  switch (tail) {
    case 'addOrderRows':
    case 'updateOrderRows':
    case 'replaceOrderRows':
    case 'cancelOrderRows':
      return { operation: tail }
    default: {
      const OrderRowId = parseLong(tail)
      return OrderRowId === undefined ? undefined : { operation: 'updateOrderRow', OrderRowId }
    }
  }
}
