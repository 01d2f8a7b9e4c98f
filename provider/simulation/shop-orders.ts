/** The contents of the demo shop's orders (`shared/sandbox.ts`). An order without contents does not compile. */
import type { DeliveryStatus } from '../../shared/domain/order/enums.ts'
import type { ShopOrderName } from '../../shared/sandbox.ts'
import type { TestPersonName } from '../../shared/test-persons.ts'
import { DAY, startOfDay } from '../clock.ts'
import { isInvoiceLike, statusOfRows } from '../domain/order-state.ts'
import { finnishOrder, norwegianPaymentPlan } from './nordic-orders.ts'
import type { SeedDelivery, SeedOrder, SeedRow } from './seed-order.ts'
import {
  companyOrder,
  deliveredCardOrder,
  expiredOrder,
  openInvoiceOrder,
  partlyDeliveredOrder,
} from './swedish-orders.ts'
import { testCustomers } from './test-customers.ts'

/** Ids of the order's next delivery, with its invoice and its credit. */
interface NextIds {
  delivery: number
  invoice: number
  credit: number
}

interface Delivered {
  /** Places of the delivered rows; all by default. */
  rows?: readonly number[]
  daysAgo: number
  Status?: DeliveryStatus
  /** Whether all delivered rows are credited. */
  isCredited?: boolean
}

/** A short form of an order. */
interface Brief extends Partial<Pick<SeedOrder, 'SystemStatus' | 'SystemStatusMessage' | 'OrderStatus'>> {
  customer: TestPersonName
  Currency: string
  PaymentType: SeedOrder['PaymentType']
  /** Days since its creation, and days until its expiry, if any. */
  daysAgo: number
  expiresIn?: number
  rows: SeedRow[]
  delivered?: Delivered
  CustomerReference?: string
  ProviderWillBuy?: boolean
  billingReferences?: SeedOrder['billingReferences']
}

type Contents = (now: number, ids: NextIds) => SeedOrder

export const shopOrderContents: Record<ShopOrderName, Contents> = {
  'web-2041': openInvoiceOrder,
  'web-2042': norwegianPaymentPlan,
  'web-2043': finnishOrder,
  'b2b-0117': companyOrder,
  'web-1998': partlyDeliveredOrder,
  'web-1876': expiredOrder,
  'app-0032': deliveredCardOrder,
  'web-2044': brief({
    customer: 'dan',
    Currency: 'DKK',
    PaymentType: 'Invoice',
    daysAgo: 29,
    expiresIn: 1,
    rows: [row('LL205', 'Garden light, spike', 4, 349_00, 25), row('LL214', 'LED bulb E27', 8, 69_00, 25)],
  }),
  'web-2045': brief({
    customer: 'gerda',
    Currency: 'EUR',
    PaymentType: 'AccountCredit',
    daysAgo: 5,
    expiresIn: 25,
    rows: [
      row('LL120', 'Pendant lamp, smoked glass', 1, 189_00, 19),
      row('BK007', 'Book: Light at home', 2, 29_90, 7),
    ],
  }),
  'web-2046': brief({
    customer: 'petra',
    Currency: 'EUR',
    PaymentType: 'Invoice',
    daysAgo: 2,
    expiresIn: 28,
    ProviderWillBuy: false,
    rows: [row('LL330', 'Linen shade, 45 cm', 3, 59_90, 21)],
  }),
  'web-2047': brief({
    customer: 'pending',
    Currency: 'SEK',
    PaymentType: 'Invoice',
    daysAgo: 0.2,
    expiresIn: 30,
    SystemStatus: 'PENDING',
    SystemStatusMessage: 'High Amount',
    rows: [row('LL621', 'Chandelier, smoked glass', 6, 18_990_00, 25)],
  }),
  'web-2048': brief({
    customer: 'tess',
    Currency: 'SEK',
    PaymentType: 'Swish',
    daysAgo: 0.1,
    rows: [row('LL410', 'String light, 10 m', 2, 349_00, 25), row('FRAKT', 'Shipping', 1, 49_00, 25)],
  }),
  'app-0033': brief({
    customer: 'nils',
    Currency: 'NOK',
    PaymentType: 'Vipps',
    daysAgo: 1,
    rows: [
      row('LL100', 'Floor lamp Lumen, brass', 1, 2_799_00, 25),
      row('GF031', 'Candle honey, jar', 2, 129_00, 15),
    ],
  }),
  'app-0034': brief({
    customer: 'dan',
    Currency: 'DKK',
    PaymentType: 'MobilePay',
    daysAgo: 8,
    rows: [row('LL140', 'Wall lamp, smoked glass', 2, 745_00, 25)],
    delivered: { daysAgo: 7, Status: 'Paid' },
  }),
  'app-0035': brief({
    customer: 'prov',
    Currency: 'SEK',
    PaymentType: 'ApplePay',
    daysAgo: 6,
    rows: [{ ...row('LL331', 'Linen shade, 60 cm', 1, 799_00, 25), IsCancelled: true }],
  }),
  'app-0036': brief({
    customer: 'testi',
    Currency: 'EUR',
    PaymentType: 'GooglePay',
    daysAgo: 0.4,
    rows: [row('LL214', 'LED bulb E27, warm white', 10, 7_90, 25.5), row('GF040', 'Rye crisps', 3, 3_49, 14)],
  }),
  'web-2049': brief({
    customer: 'max',
    Currency: 'SEK',
    PaymentType: 'DirectBank',
    daysAgo: 15,
    rows: [row('LL500', 'Desk lamp Pro', 1, 1_187_50, 25)],
    delivered: { daysAgo: 14, Status: 'Paid' },
  }),
  'b2b-0118': brief({
    customer: 'norwegianCompany',
    Currency: 'NOK',
    PaymentType: 'Invoice',
    daysAgo: 41,
    rows: [
      row('LL500', 'Desk lamp Pro', 12, 1_349_00, 25),
      row('LL910', 'Mounting, per hour', 4, 990_00, 25),
    ],
    delivered: { daysAgo: 38, Status: 'Paid' },
    CustomerReference: 'PO 88-204',
  }),
  'b2b-0119': brief({
    customer: 'danishCompany',
    Currency: 'DKK',
    PaymentType: 'Invoice',
    daysAgo: 10,
    expiresIn: 50,
    rows: [
      row('LL140', 'Wall lamp, smoked glass', 8, 745_00, 25),
      row('LL121', 'Ceiling cup', 8, 119_00, 25),
      row('LL910', 'Mounting, per hour', 6, 695_00, 25),
    ],
    delivered: { daysAgo: 4, rows: [0, 1], Status: 'Sent' },
  }),
  'b2b-0120': brief({
    customer: 'germanCompany',
    Currency: 'EUR',
    PaymentType: 'Invoice',
    daysAgo: 55,
    rows: [row('LL500', 'Desk lamp Pro', 6, 118_75, 19)],
    delivered: { daysAgo: 50, Status: 'Reminded' },
  }),
  'b2b-0121': brief({
    customer: 'dutchCompany',
    Currency: 'EUR',
    PaymentType: 'Invoice',
    daysAgo: 22,
    rows: [row('LL120', 'Pendant lamp, smoked glass', 3, 189_50, 21)],
    delivered: { daysAgo: 20, isCredited: true },
  }),
  'b2b-0122': brief({
    customer: 'finnishCompany',
    Currency: 'EUR',
    PaymentType: 'AccountCredit',
    daysAgo: 3,
    expiresIn: 27,
    rows: [
      row('LL205', 'Sauna light, IP65', 14, 64_90, 25.5),
      row('LL910', 'Mounting, per hour', 8, 78_00, 25.5),
    ],
  }),
  'b2b-0123': brief({
    customer: 'agency',
    Currency: 'SEK',
    PaymentType: 'Invoice',
    daysAgo: 12,
    expiresIn: 18,
    rows: [row('LL500', 'Desk lamp Pro', 40, 1_187_50, 25), row('LL121', 'Ceiling cup', 40, 149_00, 25)],
    CustomerReference: 'Upphandling 2026-117',
    billingReferences: [
      { Type: 'Purchase', Value: '2026-117' },
      { Type: 'CostCenter', Value: '4410' },
    ],
  }),
  'app-0037': brief({
    customer: 'prov',
    Currency: 'SEK',
    PaymentType: 'Card',
    daysAgo: 0.6,
    OrderStatus: 'Failed',
    SystemStatus: 'FAILED',
    rows: [row('LL777', 'Garden light, set of four', 1, 1_199_00, 25)],
  }),
}

/** @param price with VAT, in minor units @param vat percent */
function row(ArticleNumber: string, Name: string, quantity: number, price: number, vat: number): SeedRow {
  return { ArticleNumber, Name, Quantity: quantity * 100, UnitPrice: price, VatPercent: vat * 100 }
}

function brief({ customer, daysAgo, expiresIn, delivered, ...given }: Brief): Contents {
  return (now, ids) => {
    const { PaymentType } = given
    const places = delivered?.rows ?? given.rows.map((_, place) => place)
    const rows = given.rows.map((each, place) =>
      delivered && places.includes(place) ? { ...each, deliveryId: ids.delivery } : each,
    )
    const OrderStatus =
      given.OrderStatus ??
      statusOfRows(
        rows.map(({ IsCancelled = false, deliveryId = null }) => ({ IsCancelled, deliveryId })),
        { PaymentType, isFullyCredited: delivered?.isCredited ?? false },
      )
    return {
      SystemStatus: OrderStatus === 'Open' ? 'Active' : 'Closed',
      ...(PaymentType === 'Invoice' && { ProviderWillBuy: true }),
      ...(delivered && { PaymentCreditStatus: delivered.isCredited ? 'CREDSUCCESS' : 'CREDNONE' }),
      ...given,
      OrderStatus,
      customer: testCustomers[customer],
      createdAt: now - daysAgo * DAY,
      expiresAt: expiryOf(PaymentType, now - daysAgo * DAY, expiresIn, now),
      rows,
      deliveries: delivered ? [deliveryOf(delivered, { rows, now, ids, PaymentType })] : [],
    }
  }
}

/** Only invoices, account credits and payment plans expire. */
function expiryOf(
  PaymentType: SeedOrder['PaymentType'],
  createdAt: number,
  expiresIn: number | undefined,
  now: number,
): number | null {
  if (!isInvoiceLike({ PaymentType })) return null
  return expiresIn === undefined ? createdAt + 60 * DAY : now + expiresIn * DAY
}

interface Deliverable {
  rows: readonly SeedRow[]
  now: number
  ids: NextIds
  PaymentType: SeedOrder['PaymentType']
}

function deliveryOf(
  { daysAgo, Status, isCredited = false }: Delivered,
  { rows, now, ids, PaymentType }: Deliverable,
): SeedDelivery {
  const createdAt = now - daysAgo * DAY
  const onInvoice = isInvoiceLike({ PaymentType })
  const takenBack = rows.flatMap(({ deliveryId, ...each }, place) =>
    deliveryId === undefined ? [] : [{ ...each, OrderRowId: place + 1, Quantity: -Number(each.Quantity) }],
  )
  return {
    Id: ids.delivery,
    InvoiceId: PaymentType === 'Invoice' ? ids.invoice : null,
    Status: isCredited ? 'Credited' : (Status ?? (onInvoice ? 'Sent' : null)),
    createdAt,
    dueAt: onInvoice ? startOfDay(createdAt) + 30 * DAY : null,
    credits: isCredited ? [{ Id: ids.credit, createdAt: createdAt + DAY, rows: takenBack }] : [],
  }
}
