/**
 * Turns deliveries and credits into report rows: each once, on its day, when that is over. Neither changes afterwards, so
 * the row stays.
 */
import type { Open, PaymentType } from '../../shared/domain/order/enums.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import { localDateTimeOf } from '../clock.ts'
import { customerIdOf } from '../storage/credit/customers.ts'
import { deliveryAmount } from '../domain/delivery-state.ts'
import { shownAddress } from '../domain/masking.ts'
import type { Database } from '../storage/database.ts'
import { rowMembers, type RowRecord } from '../storage/order-rows.ts'
import { creditFees, deliveryFees } from './fee-model.ts'
import { insertReportRows, type ReportFeeRecord, type ReportRowRecord } from './report-rows.ts'

/**
 * The most deliveries or credits of a slice, and the order rows after which it ends: numbers, because the platform's
 * clock stands still while a slice runs.
 */
const SLICE = { length: 15, orderRows: 200 }

interface Settled {
  Id: Long
  deliveryId: Long
  /** Instants, in milliseconds since 1970. */
  happenedAt: number
  orderedAt: number
  orderId: Long
  MerchantOrderId: string
  Currency: string
  PaymentType: Open<PaymentType>
  /** The delivery's. */
  InvoiceId: Long | null
  /** 1 if the provider buys the order's invoices. */
  isBought: number
  CountryCode: string
  NationalId: string
  FullName: string | null
  Source: Long | null
}

const ORDER = `
  'deliveryId', deliveries.id, 'orderedAt', orders.created_at, 'orderId', orders.id,
  'MerchantOrderId', merchant_order_id, 'Currency', currency, 'PaymentType', payment_type, 'InvoiceId', invoice_id,
  'isBought', coalesce(provider_will_buy, 0), 'CountryCode', orders.country_code,
  'NationalId', national_id, 'FullName', full_name,
  'Source', source`
const JOINED = `
  JOIN orders ON orders.id = deliveries.order_id
  LEFT JOIN addresses ON addresses.order_id = orders.id AND kind = 'billing'`

/**
 * Settles the next deliveries, or else credits, before an instant: a slice, of a few milliseconds. Call it within a
 * transaction, and again until it returns false.
 */
export function settleSlice(db: Database, before: number): boolean {
  const rows = unsettledDeliveries(db, before)
  if (rows.length === 0) rows.push(...unsettledCredits(db, before))
  if (rows.length > 0) insertReportRows(db, rows)
  return rows.length > 0
}

function unsettledDeliveries(db: Database, before: number): ReportRowRecord[] {
  const found = db.all<Settled & { rows: RowRecord[] }>(
    `WITH next AS (
       SELECT created_at, id, (SELECT count(*) FROM order_rows WHERE delivery_id = unsettled_deliveries.id) AS rows
       FROM unsettled_deliveries WHERE created_at < ? ORDER BY created_at, id LIMIT ${SLICE.length}
     ), slice AS (
       SELECT id, sum(rows) OVER (ORDER BY created_at, id) - rows AS rows_before FROM next
     )
     SELECT json_object('Id', deliveries.id, 'happenedAt', deliveries.created_at, ${ORDER}, 'rows', (
       SELECT json_group_array(json_object(${rowMembers.members})) FROM order_rows WHERE delivery_id = deliveries.id
     )) AS json
     FROM slice JOIN deliveries USING (id) ${JOINED}
     WHERE rows_before < ${SLICE.orderRows}
     ORDER BY deliveries.created_at, deliveries.id`,
    before,
  )
  return found.map((delivery) => {
    // Equals the order's DeliveryAmount.
    const amount = deliveryAmount(delivery.rows)
    const isInvoice = delivery.PaymentType === 'Invoice'
    return {
      ...settledRow(delivery, amount, deliveryFees(amount, delivery.PaymentType)),
      providerCustomerId: customerIdOf(db, delivery),
      // An invoice that the provider buys is a purchase; other payments are paid out as orders.
      rowType: isInvoice ? (delivery.isBought ? 'Purchase' : 'CreatedInvoice') : 'Order',
      ofDelivery: delivery.Id,
    }
  })
}

function unsettledCredits(db: Database, before: number): ReportRowRecord[] {
  const found = db.all<Settled & { Amount: Long }>(
    `SELECT json_object('Id', credits.id, 'happenedAt', credits.created_at, ${ORDER}, 'Amount', amount) AS json
     FROM unsettled_credits JOIN credits USING (id) JOIN deliveries ON deliveries.id = delivery_id ${JOINED}
     WHERE unsettled_credits.created_at < ?
     ORDER BY unsettled_credits.created_at, unsettled_credits.id LIMIT ${SLICE.length}`,
    before,
  )
  return found.map((credit) => ({
    ...settledRow(credit, credit.Amount, creditFees()),
    providerCustomerId: customerIdOf(db, credit),
    rowType: 'Credit',
    creditId: credit.Id,
    ofCredit: credit.Id,
  }))
}

function settledRow(
  settled: Settled,
  nominalAmount: Long,
  fees: ReportFeeRecord[],
): Omit<ReportRowRecord, 'rowType'> {
  const { FullName } = shownAddress(settled, {
    FullName: settled.FullName ?? '',
    Source: settled.Source ?? 0,
  })
  const charged = sum(fees.flatMap(({ amountExcludingVat, vatAmount }) => [amountExcludingVat, vatAmount]))
  return {
    date: localDateTimeOf(settled.happenedAt).slice(0, 10),
    currency: settled.Currency,
    nominalAmount,
    // Near the limit of 64 bits, a fee does not fit.
    fees: isLong(sum([nominalAmount, -BigInt(charged)])) ? fees : [],
    ...(FullName ? { customerName: FullName } : {}),
    externalOrderNo: settled.MerchantOrderId,
    orderDate: localDateTimeOf(settled.orderedAt),
    providerOrderNo: settled.orderId,
    providerCheckoutId: settled.orderId,
    ...(settled.InvoiceId === null ? {} : { providerInvoiceNo: settled.InvoiceId }),
    paymentType: settled.PaymentType,
    deliveryId: settled.deliveryId,
  }
}
