/** The widget cannot import the operation table, so its copies of paths and methods are compared with it here. */
import { describe, expect, it } from 'vitest'
import { operations, restNames } from '../../shared/wire/operations.ts'
import { type OrderWrite, targetOf } from '../../widget/client/order-writes.ts'

const row = { Name: 'Lamp', Quantity: 100, UnitPrice: 100 }
const rows = { OrderRows: [] }
const DeliveryId = 9223372036854775806n
const writes: { [Name in OrderWrite['operation']]: OrderWrite & { operation: Name } } = {
  addOrderRow: { operation: 'addOrderRow', body: row },
  addOrderRows: { operation: 'addOrderRows', body: rows },
  updateOrderRow: { operation: 'updateOrderRow', OrderRowId: 9223372036854775807n, body: row },
  updateOrderRows: { operation: 'updateOrderRows', body: rows },
  replaceOrderRows: { operation: 'replaceOrderRows', body: rows },
  extendOrder: { operation: 'extendOrder', expiryDate: '2027-01-31' },
  setOrderMetadata: { operation: 'setOrderMetadata', body: { Metadata: [] } },
  deliverOrder: { operation: 'deliverOrder', body: { OrderRowIds: [] } },
  deliverAndLowerAmount: { operation: 'deliverAndLowerAmount', body: { DeliveredAmount: 1 } },
  cancelOrder: { operation: 'cancelOrder', body: { IsCancelled: true } },
  cancelAmount: { operation: 'cancelAmount', body: { CancelledAmount: 1 } },
  cancelOrderRows: { operation: 'cancelOrderRows', body: { OrderRowIds: [1] } },
  creditOrderRows: { operation: 'creditOrderRows', DeliveryId, body: { OrderRowIds: [1] } },
  creditNewRow: { operation: 'creditNewRow', DeliveryId, body: {} },
  creditWithFee: { operation: 'creditWithFee', DeliveryId, body: { OrderRowIds: [1] } },
  creditAmount: { operation: 'creditAmount', DeliveryId, body: { CreditedAmount: 1 } },
}

describe('the writes of the widget', () => {
  it('are those of the operation table', () => {
    expect(Object.keys(writes)).toEqual(restNames.filter((name) => operations[name].method !== 'GET'))
  })

  it.each(Object.values(writes))('send $operation to the path of the table', (write) => {
    const { method, path } = operations[write.operation]
    const filled = path
      .replace('/api/v1/orders/{CheckoutOrderId}', '')
      .replace('{OrderRowId}', '9223372036854775807')
      .replace('{expiryDate}', '2027-01-31')
      .replace('{DeliveryId}', '9223372036854775806')
    expect(targetOf(write)).toEqual({ method, path: filled })
  })
})
