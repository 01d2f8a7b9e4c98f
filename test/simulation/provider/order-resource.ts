/** The order as GET answers it ("Resources B"). */
import type { RowValues } from './changes.ts'

/** Of every row: percent times 100. */
export const VAT_PERCENT = 2500

export interface Row extends RowValues {
  OrderRowId: number
  IsCancelled: boolean
}

export interface Delivery {
  Id: number
  /** Minor units. */
  amount: number
  credited: number
  rows: Row[]
  credits: { amount: number; rows: Row[] }[]
}

export interface State {
  id: number
  status: 'Open' | 'Delivered' | 'Cancelled'
  cancelled: number
  orderAmount: number
  rows: readonly Row[]
  deliveries: readonly Delivery[]
  /** YYYY-MM-DD. */
  expiry: string
  metadata: Record<string, string>
}

export function orderResource(order: State): object {
  const isOpen = order.status === 'Open'
  return {
    Id: order.id,
    Currency: 'SEK',
    MerchantOrderId: `order-${order.id}`,
    OrderStatus: order.status,
    SystemStatus: 'Active',
    SystemStatusMessage: 'SUCCESS',
    PaymentCreditStatus: null,
    EmailAddress: null,
    PhoneNumber: null,
    PaymentType: 'Invoice',
    CreationDate: '2026-11-01T10:00:00',
    IsCompany: false,
    CancelledAmount: order.cancelled,
    OrderAmount: order.orderAmount,
    Deliveries: order.deliveries.map(deliveryResource),
    OrderRows: order.rows.map((row) =>
      rowResource(row, isOpen && !row.IsCancelled ? ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'] : []),
    ),
    Actions: isOpen
      ? [
          'CanDeliverOrder',
          'CanDeliverPartially',
          'CanCancelOrder',
          'CanCancelAmount',
          'CanUpdateOrderRow',
          'CanAddOrderRow',
          'CanCancelOrderRow',
        ]
      : [],
    ExpirationDate: `${order.expiry}T00:00:00`,
    BillingReferences: [],
    ...(Object.keys(order.metadata).length > 0 && { OrderMetadata: order.metadata }),
  }
}

function deliveryResource({ Id, amount, credited, rows, credits }: Delivery): object {
  const gone = new Set(credits.flatMap((credit) => credit.rows.map(({ OrderRowId }) => OrderRowId)))
  return {
    Id,
    CreationDate: '2026-11-02T10:00:00',
    DeliveryAmount: amount,
    CreditedAmount: credited,
    Credits: credits.map((credit) => ({
      Amount: -credit.amount,
      OrderRows: credit.rows.map((row) => rowResource({ ...row, Quantity: -row.Quantity }, [])),
      Actions: [],
    })),
    OrderRows: rows.map((row) => rowResource(row, gone.has(row.OrderRowId) ? [] : ['CanCreditRow'])),
    Actions: credited < amount ? ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'] : [],
    Status: null,
    DueDate: null,
  }
}

function rowResource({ OrderRowId, IsCancelled, ...values }: Row, Actions: string[]): object {
  return {
    OrderRowId,
    ArticleNumber: null,
    ...values,
    DiscountPercent: 0,
    DiscountAmount: 0,
    VatPercent: VAT_PERCENT,
    Unit: null,
    IsCancelled,
    Actions,
  }
}
