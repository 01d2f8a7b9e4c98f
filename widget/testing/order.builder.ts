import type { Delivery } from '../../shared/domain/order/delivery.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'

/** An active row: two brass lamps at 625.00 with 10 % off, which is 1 125.00. */
export function buildRow(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    OrderRowId: 1,
    ArticleNumber: '1032',
    Name: 'Lamp, brass',
    Quantity: 200,
    UnitPrice: 62_500,
    DiscountPercent: 1000,
    DiscountAmount: 0,
    VatPercent: 2500,
    Unit: 'pcs',
    IsCancelled: false,
    Actions: ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'],
    ...changes,
  }
}

/** A delivery of one wall lamp for 1 250.00. */
export function buildDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    Id: 44_101,
    CreationDate: '2026-11-14T09:12:00',
    InvoiceId: 990_017,
    DeliveryAmount: 125_000,
    CreditedAmount: 0,
    Credits: [],
    OrderRows: [
      buildRow({
        OrderRowId: 3,
        ArticleNumber: '1100',
        Name: 'Wall lamp, opal glass',
        Quantity: 100,
        UnitPrice: 125_000,
        DiscountPercent: 0,
        Actions: ['CanCreditRow'],
      }),
    ],
    Actions: ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'],
    Status: 'Sent',
    DueDate: '2026-12-14T00:00:00',
    ...changes,
  }
}

/** An open Swedish invoice order of two rows, 1 757.00 together. */
export function buildOrder(changes: Partial<Order> = {}): Order {
  const address = {
    FullName: 'Tess T Persson',
    StreetAddress: 'Testgatan 1',
    CoAddress: 'c/o Eriksson, Erik',
    PostalCode: '99999',
    City: 'Stan',
    CountryCode: 'SE',
  }
  return {
    Id: 8_906_810,
    Currency: 'SEK',
    MerchantOrderId: 'web-2041',
    OrderStatus: 'Open',
    SystemStatus: 'Active',
    SystemStatusMessage: 'SUCCESS',
    PaymentCreditStatus: null,
    EmailAddress: 'tess@example.com',
    PhoneNumber: '+46701740620',
    PaymentType: 'Invoice',
    CreationDate: '2026-11-12T14:05:00',
    NationalId: '194605092222',
    IsCompany: false,
    CancelledAmount: 0,
    OrderAmount: 175_700,
    BillingAddress: { ...address, Source: 1 },
    ShippingAddress: { ...address, StreetAddress: 'Lagergatan 12', Source: 2 },
    Deliveries: [],
    OrderRows: [
      buildRow(),
      buildRow({
        OrderRowId: 2,
        ArticleNumber: '1044',
        Name: 'Bulb E27',
        Quantity: 800,
        UnitPrice: 7900,
        DiscountPercent: 0,
      }),
    ],
    Actions: [
      'CanDeliverOrder',
      'CanDeliverPartially',
      'CanCancelOrder',
      'CanUpdateOrderRow',
      'CanAddOrderRow',
    ],
    ProviderWillBuy: true,
    ExpirationDate: '2026-12-12T00:00:00',
    BillingReferences: [],
    ...changes,
  }
}
