import type { Order } from '../../shared/domain/order/order.schema.ts'
import { buildDelivery, buildOrder, buildRow } from './order.builder.ts'

const scratch = buildRow({ OrderRowId: 9, Name: 'Scratch', Quantity: 100, UnitPrice: 25_000 })

/** An order with something in every place: partly delivered and credited, Finnish and so masked, of a company. */
export function fullestOrder(): Order {
  const order = buildOrder()
  return {
    ...order,
    Actions: [...order.Actions, 'CanCancelAmount', 'CanCancelOrderRow'],
    BillingEmailAddress: 'invoices@example.com',
    BillingReferences: [
      { Type: 'CostCenter', Value: '4711' },
      { Type: 'InvoiceRecipient', Value: 'Accounts payable' },
    ],
    CancelledAmount: 12_500,
    CustomerReference: 'Tess P.',
    Deliveries: [
      buildDelivery({
        CreditedAmount: 25_000,
        Credits: [{ Amount: 25_000, OrderRows: [scratch], Actions: [] }],
        Status: 'DebtCollection',
      }),
      buildDelivery({ Id: 44_102, Status: 'Overdue' }),
    ],
    IsCompany: true,
    NationalId: '010170-****',
    OrderAmount: 1_234_175_700,
    OrderMetadata: { campaign: 'autumn', channel: 'web' },
    PaymentCreditStatus: 'CREDPENDING',
    PeppolId: '0088:7300010000001',
    SystemStatus: 'REGISTERED',
    SystemStatusMessage: 'Non official delivery address',
  }
}
