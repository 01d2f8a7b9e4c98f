/** Orders in bulk: of every payment type, open, delivered in whole or part, credited, cancelled. */
import { paymentTypes } from '../../shared/domain/order/payment.enums.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { DAY, startOfDay } from '../clock.ts'
import { isInvoiceLike, statusOfRows } from '../domain/order-state.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { type SeedDelivery, type SeedOrder, type SeedRow, storedSeed } from './seed-order.ts'
import { testCustomers } from './test-customers.ts'
import { nextOrderId } from '../storage/owners.ts'
import { readSetting } from '../storage/settings.ts'
import { creditIdFor, deliveryIdFor } from '../operations/promised-ids.ts'
import { invoiceIdOf } from '../storage/deliveries.ts'
import { type Random, randomFrom } from './random.ts'
import { saveCheckoutOrder } from './save-checkout-order.ts'

const CUSTOMERS = [
  { customer: testCustomers.tess, Currency: 'SEK', vat: [2500, 1200, 600] },
  { customer: testCustomers.prov, Currency: 'SEK', vat: [2500, 1200, 600] },
  { customer: testCustomers.company, Currency: 'SEK', vat: [2500] },
  { customer: testCustomers.nora, Currency: 'NOK', vat: [2500, 1500] },
  { customer: testCustomers.testi, Currency: 'EUR', vat: [2550, 1400] },
]
const THINGS = ['Floor lamp', 'Desk lamp', 'LED bulb', 'Linen shade', 'Cable', 'Candle', 'Ceiling cup']
const LOOKS = ['brass', 'smoked glass', 'oak', 'warm white', 'black', 'linen']

/** Ids of the next delivery and credit. */
interface NextIds {
  delivery: number
  credit: number
}

/** Creates orders with consecutive ids, in a world the next ones. The same ids and the same seed give the same orders. */
export function generateOrders(
  context: RestContext,
  { firstId: given, orders }: { firstId: number | undefined; orders: number },
): Result<{ firstId: number; orders: number }, Refused> {
  const { db, now } = context
  const firstId = given ?? nextOrderId(db, orders)
  if (firstId === undefined) return refuse({ code: 'order-id-taken' })
  const seed = readSetting(db, 'seed') ?? 0
  for (let Id = firstId; Id < firstId + orders; Id++) {
    const ids = { delivery: deliveryIdFor(context), credit: creditIdFor(context) }
    saveCheckoutOrder(context, storedSeed(Id, `gen-${Id}`, randomOrder(randomFrom(Id ^ seed), now, ids)))
  }
  return ok({ firstId, orders })
}

function randomOrder(random: Random, now: number, ids: NextIds): SeedOrder {
  const { customer, Currency, vat } = random.pick(CUSTOMERS)
  const PaymentType = random.pick(paymentTypes)
  const onInvoice = isInvoiceLike({ PaymentType })
  const createdAt = now - random.integer(1, 25) * DAY - random.integer(0, DAY)
  const rows = Array.from({ length: random.integer(1, 8) }, () => randomRow(random, vat))
  const deliveries = random.chance(40) ? [randomDelivery(random, { rows, onInvoice, createdAt, ids })] : []
  const isCredited = isFullyCredited(rows, deliveries)
  for (const one of deliveries) {
    if (PaymentType === 'Invoice') one.InvoiceId = invoiceIdOf(Number(one.Id))
    else one.Status = null
    if (isCredited && one.Status !== null) one.Status = 'Credited'
  }
  const OrderStatus = statusOfRows(
    rows.map((row) => ({ IsCancelled: row.IsCancelled ?? false, deliveryId: row.deliveryId ?? null })),
    { PaymentType, isFullyCredited: isCredited },
  )
  return {
    customer,
    Currency,
    PaymentType,
    OrderStatus,
    SystemStatus: OrderStatus === 'Open' ? 'Active' : 'Closed',
    PaymentCreditStatus: creditStatusOf(deliveries),
    CustomerReference: onInvoice ? `Ref ${random.integer(1000, 9999)}` : undefined,
    ProviderWillBuy: PaymentType === 'Invoice' ? random.chance(90) : undefined,
    createdAt,
    expiresAt: onInvoice ? createdAt + 30 * DAY : null,
    rows,
    deliveries,
    billingReferences: customer.IsCompany
      ? [{ Type: 'CostCenter', Value: `${random.integer(100, 999)}` }]
      : [],
    metadata: random.chance(30) ? [{ Key: 'channel', Value: random.pick(['web', 'app', 'shop']) }] : [],
  }
}

function randomRow(random: Random, vat: readonly number[]): SeedRow {
  const discounts = [{}, {}, { DiscountPercent: 1000 }, { DiscountAmount: random.integer(1, 900) }]
  return {
    ArticleNumber: `G${random.integer(100, 999)}`,
    Name: `${random.pick(THINGS)}, ${random.pick(LOOKS)}`,
    Quantity: random.integer(1, 12) * 100,
    UnitPrice: random.integer(10, 2500) * 100,
    VatPercent: random.pick(vat),
    Unit: 'st',
    ...random.pick(discounts),
    IsCancelled: random.chance(10),
  }
}

interface Deliverable {
  /** Delivering a row sets its `deliveryId`. */
  rows: SeedRow[]
  onInvoice: boolean
  createdAt: number
  ids: NextIds
}

function randomDelivery(random: Random, { rows, onInvoice, createdAt, ids }: Deliverable): SeedDelivery {
  const Id = ids.delivery++
  const deliveredAt = createdAt + random.integer(1, DAY)
  const isWhole = random.chance(60)
  for (const [index, row] of rows.entries()) {
    // At least one row, so that there is something to deliver.
    if (index === 0) row.IsCancelled = false
    if (!row.IsCancelled && (isWhole || index === 0 || random.chance(40))) row.deliveryId = Id
  }
  const credits = onInvoice && random.chance(25) ? [creditOfFirst(rows, ids.credit++, deliveredAt)] : []
  return {
    Id,
    InvoiceId: null,
    Status: onInvoice ? random.pick(['Sent', 'Sent', 'Paid', 'Reminded']) : 'Paid',
    createdAt: deliveredAt,
    dueAt: onInvoice ? startOfDay(deliveredAt) + 30 * DAY : null,
    credits,
  }
}

function creditOfFirst(rows: readonly SeedRow[], Id: number, deliveredAt: number) {
  const { deliveryId: _, IsCancelled: __, ...row } = rows[0]!
  const taken = {
    ...row,
    OrderRowId: 1,
    Quantity: -Number(row.Quantity),
    DiscountAmount: -Number(row.DiscountAmount ?? 0),
  }
  return { Id, createdAt: deliveredAt + 1, rows: [taken] }
}

/** A credit covers the whole first row, so the order is fully credited if no other row is delivered. */
function isFullyCredited(rows: readonly SeedRow[], deliveries: readonly SeedDelivery[]): boolean {
  const delivered = rows.filter(({ deliveryId }) => deliveryId !== undefined)
  return delivered.length === 1 && deliveries.some(({ credits = [] }) => credits.length > 0)
}

function creditStatusOf(deliveries: readonly SeedDelivery[]): SeedOrder['PaymentCreditStatus'] {
  if (deliveries.some(({ credits }) => credits?.length)) return 'CREDSUCCESS'
  return deliveries.length > 0 ? 'CREDNONE' : undefined
}
