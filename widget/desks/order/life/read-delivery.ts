/** Reads a delivery: rows and parts of rows, or every row for less (#10 and #11). Pure. */
import type { OrderDelivery } from '../../../../shared/domain/order/delivery-request.schema.ts'
import { expiringPaymentTypes } from '../../../../shared/domain/order/payment.enums.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { type PricedRow, rowAmount } from '../../../../shared/domain/money/money.ts'
import {
  type DeliveredPart,
  deliveredParts,
  openAmount,
  openRows,
  quantitiesOf,
  refusedLowering,
} from '../../../../shared/domain/order/order-life.rules.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { totals } from '../../../../shared/domain/money/totals.ts'
import type { Parse } from '../../../rows/changes/money-text.ts'
import { type LifeDraft, takeAll } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import {
  difference,
  type LifeFigures,
  optionsOf,
  problemsOf,
  type ReadLife,
  readAmountLife,
  readRows,
  readyLife,
  ratesOf,
  reductionRows,
  refusedLife,
} from './life-reading.ts'
import { rowsOf } from './life-rows.ts'

/** Whether the undelivered rest may be cancelled with the delivery. */
export function mayCancelRest({ PaymentType }: Pick<Order, 'PaymentType'>): boolean {
  return (expiringPaymentTypes as readonly string[]).includes(PaymentType)
}

/** Whether the clerk may choose how the invoice is sent. */
export function sendsInvoice({ PaymentType }: Pick<Order, 'PaymentType'>): boolean {
  return PaymentType === 'Invoice'
}

/** Reads a delivery with its figures, or its errors. */
export function readDelivery(
  subject: LifeSubject & { task: 'deliver' },
  draft: LifeDraft,
  parse: Parse,
): ReadLife {
  const { order } = subject
  if (draft.way === 'amount') return readLowered(order, draft, parse)
  const rows = rowsOf(subject)
  const { named, problems } = readRows(rows, draft, parse)
  if (named.length === 0 && problems.size === 0) problems.set('rows', { code: 'nothing-chosen' })
  if (problems.size > 0) return refusedLife(problems)

  const options = optionsOf(named)
  const isWhole = named.length === rows.length && options.length === 0
  const distribution = sendsInvoice(order) && draft.distribution !== 'Default' && draft.distribution
  const body: OrderDelivery = {
    // An empty list stands for every row that is left.
    OrderRowIds: isWhole ? [] : named.map(({ row }) => row.OrderRowId),
    ...(options.length > 0 && { RowDeliveryOptions: options }),
    ...(distribution && { InvoiceDistributionType: distribution }),
    ...(!isWhole && draft.cancelsRest && mayCancelRest(order) && { CancelRemaining: true }),
  }
  const parts = deliveredParts(order, body)
  if (!Array.isArray(parts)) return refusedLife(problemsOf(parts, [...quantitiesOf(options).keys()]))

  const delivered = parts.map(({ row }) => row)
  const { Amount: amount, VatGroups: rates } = totals(delivered)
  const before = openAmount(order)
  const rest = difference(before, amount)
  const after: Long = body.CancelRemaining ? 0 : rest
  return readyLife(
    { operation: 'deliverOrder', body },
    {
      amount,
      rates,
      left: { before, after },
      cancelled: difference(rest, after),
      closes: isWhole || body.CancelRemaining === true,
      excess: rest < 0 ? { amount: difference(0, rest), rows: leftBehind(order, parts) } : undefined,
      rows: new Map(
        parts.map(({ row, rest: left }) => [
          row.OrderRowId,
          { amount: rowAmount(row), rest: left?.Quantity ?? 0 },
        ]),
      ),
    },
  )
}

/** The rows below 0 that a delivery leaves in the order, whole or in part. */
function leftBehind(order: Order, parts: readonly DeliveredPart[]): OrderRow[] {
  const gone = new Set(parts.flatMap(({ row, rest }) => (rest ? [] : [row.OrderRowId])))
  return openRows(order).filter((row) => rowAmount(row) < 0 && !gone.has(row.OrderRowId))
}

/** Adds the rows below 0, whole; or every row, if the chosen ones come to less than those take away. */
export function takeAlong(
  subject: LifeSubject & { task: 'deliver' },
  draft: LifeDraft,
  { rows }: NonNullable<LifeFigures['excess']>,
  parse: Parse,
): LifeDraft {
  const along = rows.reduce((all, { OrderRowId }) => takeAll(all, OrderRowId), draft)
  if (readDelivery(subject, along, parse).write) return along
  return rowsOf(subject).reduce((all, { row }) => takeAll(all, row.OrderRowId), draft)
}

/** Every row for less: the difference is cancelled. */
function readLowered(order: Order, { amount: text }: LifeDraft, parse: Parse): ReadLife {
  const before = openAmount(order)
  return readAmountLife({ text, currency: order.Currency, parse, left: before, total: 0 }, (amount) => {
    const body = { DeliveredAmount: amount }
    const rows = openRows(order)
    const lowered = difference(before, amount)
    return {
      write: { operation: 'deliverAndLowerAmount', body },
      refused: refusedLowering(order, body),
      rates: ratesOf([...rows, ...reductionRows(lowered, rows).map(negated)]),
      left: { before, after: 0 },
      cancelled: lowered,
      closes: true,
    }
  })
}

function negated(row: PricedRow): PricedRow {
  return { ...row, UnitPrice: normalLong(-BigInt(row.UnitPrice)) }
}
