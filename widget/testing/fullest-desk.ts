import { addRows, cancelRow, editRow } from '../changes/changes.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { type Desk, openDesk } from './desk.ts'
import { buildDelivery, buildOrder, buildRow } from './order.builder.ts'
import { partOf, until } from './parts.ts'

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

/** A desk of an order on the fake edge, whole, with a changed row, a cancelled one and two new ones. */
export async function openFullestDesk(lang: string): Promise<Desk> {
  const desk = await openDesk({ lang })
  const { store } = (await until(() => desk.query('order-admin-change-bar'))) as unknown as {
    store: ChangesStore
  }
  const [lamp, bulb] = store.order.OrderRows
  const row = { Name: 'Gift wrap, red paper', Quantity: 250, UnitPrice: 4900, VatPercent: 1200 }
  store.change((changes) =>
    cancelRow(
      editRow(addRows(changes, [row, { ...row, Name: '' }], ['new-1', 'new-2']), bulb!, {
        Quantity: 900,
        Name: 'Bulb E14',
      }),
      lamp!,
    ),
  )
  for (const tag of ['order-admin-history', 'order-admin-actions']) await partOf(desk, tag)
  for (const folded of desk.desk.querySelectorAll('details')) folded.open = true
  await desk.settled()
  return desk
}
