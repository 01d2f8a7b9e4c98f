import { rowChangesOf } from '../../shared/domain/order/row-updates.rules.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Write } from './desk-request.ts'

/** The rows that the write names, of the order or of a delivery, in its order. */
export function namedRows({ name, input }: Write): Long[] {
  switch (name) {
    case 'updateOrderRow':
      return [input.OrderRowId]
    case 'updateOrderRows':
      return rowChangesOf(input.body.OrderRows).map(({ OrderRowId }) => OrderRowId)
    case 'deliverOrder':
    case 'cancelOrderRows':
    case 'creditOrderRows':
    case 'creditWithFee':
      return input.body.OrderRowIds
    case 'creditNewRow':
      return input.body.OrderRowIds ?? []
    case 'addOrderRow':
    case 'addOrderRows':
    case 'replaceOrderRows':
    case 'extendOrder':
    case 'setOrderMetadata':
    case 'deliverAndLowerAmount':
    case 'cancelOrder':
    case 'cancelAmount':
    case 'creditAmount':
      return []
  }
}
