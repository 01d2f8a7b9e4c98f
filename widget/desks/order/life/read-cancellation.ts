/** Reads a cancellation: of the order, of rows, or of an amount (#12 to #14). Pure. */
import { sum } from '../../../../shared/domain/money/money.ts'
import {
  type OpenAmountRefusal,
  refusedOpenAmount,
} from '../../../../shared/domain/order/open-amount.rules.ts'
import {
  type LifeRefusal,
  openAmount,
  openRows,
  refusedAmountCancellation,
  refusedCancellation,
  refusedRowsCancellation,
} from '../../../../shared/domain/order/order-life.rules.ts'
import {
  cancellableAmount,
  creditableAmount,
  isRefund,
  refundableAmount,
} from '../../../../shared/domain/order/refund.rules.ts'
import { creditedAmountRates, leftOfRates } from '../../../../shared/domain/order/credit-rates.rules.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { totals, type VatGroup } from '../../../../shared/domain/money/totals.ts'
import type { Parse } from '../../../rows/changes/money-text.ts'
import type { LifeWrite } from '../../../client/order-writes.ts'
import type { LifeDraft } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import {
  difference,
  problemsOf,
  type ReadLife,
  readAmountLife,
  readRows,
  readyLife,
  ratesOf,
  reductionRows,
  refusedLife,
  wholeRows,
} from './life-reading.ts'
import { rowsOf } from './life-rows.ts'

/** Reads a cancellation with its figures, or its errors. */
export function readCancellation(
  subject: LifeSubject & { task: 'cancel' },
  draft: LifeDraft,
  parse: Parse,
): ReadLife {
  const { order } = subject
  switch (draft.way) {
    case 'order': {
      const write = { operation: 'cancelOrder', body: { IsCancelled: true } } as const
      if (isRefund(order)) return refunded(order, refundableAmount(order), write)
      return cancelled(order, openRows(order), write, refusedCancellation(order))
    }
    case 'rows': {
      const { named, problems } = readRows(rowsOf(subject), draft, parse)
      if (named.length === 0 && problems.size === 0) problems.set('rows', { code: 'nothing-chosen' })
      if (problems.size > 0) return refusedLife(problems)
      const rows = named.map(({ row }) => row)
      const body = { OrderRowIds: rows.map(({ OrderRowId }) => OrderRowId) }
      const write = { operation: 'cancelOrderRows', body } as const
      const changes = body.OrderRowIds.map((OrderRowId) => ({ OrderRowId, update: { IsCancelled: true } }))
      const refused = refusedRowsCancellation(order, body) ?? refusedOpenAmount(order.OrderRows, { changes })
      return cancelled(order, rows, write, refused)
    }
    case 'amount':
      return readAmountCancellation(order, draft, parse)
    case undefined:
      return refusedLife(new Map([['way', { code: 'nothing-chosen' }]]))
  }
}

function cancelled(
  order: Order,
  rows: readonly OrderRow[],
  write: LifeWrite,
  refused: LifeRefusal | OpenAmountRefusal | undefined,
): ReadLife {
  if (refused) return refusedLife(problemsOf(refused))
  const { Amount: amount, VatGroups: rates } = totals(rows)
  const before = openAmount(order)
  const left = { before, after: difference(before, amount) }
  const closes = rows.length === openRows(order).length
  return readyLife(write, { amount, rates, left, cancelled: 0, closes, rows: wholeRows(rows) })
}

/** Of a delivered order, a cancellation credits its delivery. */
function refunded(order: Order, amount: Long, write: LifeWrite): ReadLife {
  const before = refundableAmount(order)
  const left = { before, after: difference(before, amount) }
  return readyLife(write, {
    amount,
    rates: refundRates(order, amount),
    left,
    cancelled: 0,
    closes: false,
    rows: new Map(),
  })
}

/** By VAT rate, as a credit of an amount; undefined if several deliveries share it. */
function refundRates({ Deliveries }: Order, amount: Long): VatGroup[] | undefined {
  const [delivery, ...others] = Deliveries.filter((one) => creditableAmount(one) > 0)
  return delivery && others.length === 0 ? creditedAmountRates(leftOfRates(delivery), amount) : undefined
}

/** The clerk types the amount to cancel; the request has the new total of cancelled amounts. */
function readAmountCancellation(order: Order, { amount: text }: LifeDraft, parse: Parse): ReadLife {
  const { CancelledAmount: total, Currency: currency } = order
  const left = cancellableAmount(order)
  return readAmountLife({ text, currency, parse, left, total }, (amount) => {
    const body = { CancelledAmount: sum([total, amount]) }
    return {
      write: { operation: 'cancelAmount', body },
      refused: refusedAmountCancellation(order, body),
      rates: isRefund(order) ? refundRates(order, amount) : ratesOf(reductionRows(amount, openRows(order))),
      cancelled: 0,
      closes: !isRefund(order) && BigInt(amount) === BigInt(left),
    }
  })
}
