/** Reads a credit: rows, parts of rows, a new row, an amount, or rows less a fee (#15 to #18). Pure. */
import type { CreditFee, NewCreditOrderRow } from '../../../../shared/domain/order/credit-request.schema.ts'
import {
  creditableAmount,
  madeCredit,
  pricedRow,
  refusedAmountCredit,
  type RequestedCredit,
} from '../../../../shared/domain/order/credit.rules.ts'
import {
  creditedAmountRates,
  creditedRates,
  leftOfRates,
  ratesAfter,
} from '../../../../shared/domain/order/credit-rates.rules.ts'
import { creditPriceLimits, rowLimits } from '../../../../shared/domain/values/limits.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { type PricedRow, rowAmount, sum } from '../../../../shared/domain/money/money.ts'
import { type TextLimits, textReason } from '../../../../shared/domain/values/text.rules.ts'
import { type Parse, readMoney, readNumber } from '../../../rows/changes/money-text.ts'
import type { LifeWrite } from '../../../client/order-writes.ts'
import type { CreditExtra, ExtraField, LifeDraft } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import {
  difference,
  type LifePlace,
  type LifeProblem,
  optionsOf,
  problemsOf,
  type ReadLife,
  readAmountLife,
  readRows,
  readyLife,
  refusedLife,
} from './life-reading.ts'
import { rowsOf } from './life-rows.ts'

type Credit = LifeSubject & { task: 'credit' }

/** The fields of a new row, and of a fee. */
export function fieldsOf(extra: CreditExtra): readonly ExtraField[] {
  if (extra === 'none') return []
  return extra === 'fee'
    ? ['ArticleNumber', 'Name', 'UnitPrice', 'VatPercent']
    : ['Name', 'Quantity', 'UnitPrice', 'VatPercent']
}

/** Reads a credit with its figures, or its errors. */
export function readCredit(subject: Credit, draft: LifeDraft, parse: Parse): ReadLife {
  if (draft.way === 'amount') return readAmountCredit(subject, draft, parse)
  const { order, delivery } = subject
  const { named, problems } = readRows(rowsOf(subject), draft, parse)
  const extra = draft.extra === 'none' ? {} : readExtra(draft, order.Currency, parse, problems)
  if (named.length === 0 && draft.extra !== 'new-row' && problems.size === 0) {
    problems.set('rows', { code: 'nothing-chosen' })
  }
  if (problems.size > 0) return refusedLife(problems)

  const OrderRowIds = named.map(({ row }) => row.OrderRowId)
  const options = optionsOf(named)
  const RowCreditingOptions = options.length > 0 ? options : undefined
  const made = madeCredit(order, delivery.Id, { OrderRowIds, RowCreditingOptions, ...extra })
  if ('code' in made) {
    // The rule refuses a credit of nothing in the same way as one of too much.
    const most = sum([...named.map(({ row }) => row), ...(extra.newRows ?? []).map(pricedRow)].map(rowAmount))
    const isNothing = made.code === 'credit-too-high' && made.maximum >= most
    if (isNothing) return refusedLife(new Map([['form', { code: 'nothing-to-credit' }]]))
    const ids = options.map(({ OrderRowId }) => OrderRowId)
    return refusedLife(problemsOf(made, ids))
  }
  // A fee can take all of it.
  if (BigInt(made.amount) < 1n) return refusedLife(new Map([['form', { code: 'nothing-to-credit' }]]))
  const before = creditableAmount(delivery)
  const after = difference(before, made.amount)
  const left = leftOfRates(delivery)
  const rates = creditedRates(left, [
    ...made.rows,
    ...(extra.newRows ?? []).map(pricedRow),
    ...feeRow(extra.fee),
  ])
  const rests = new Map(
    named.map(({ row, quantity }) => [row.OrderRowId, difference(row.Quantity, quantity)]),
  )
  return readyLife(creditWrite(subject, { OrderRowIds, RowCreditingOptions, ...extra }), {
    amount: made.amount,
    rates,
    left: { before, after },
    uneven: BigInt(after) === 0n ? ratesAfter(left, rates) : [],
    cancelled: 0,
    closes: false,
    rows: new Map(
      made.rows.map((row) => [
        row.OrderRowId,
        { amount: rowAmount(row), rest: rests.get(row.OrderRowId) ?? 0 },
      ]),
    ),
  })
}

/** A fee lowers the credit. */
function feeRow(fee: CreditFee | undefined): PricedRow[] {
  if (!fee) return []
  return [{ UnitPrice: normalLong(-BigInt(fee.UnitPrice)), Quantity: 100, VatPercent: fee.VatPercent }]
}

function creditWrite(
  { delivery: { Id: DeliveryId } }: Credit,
  { OrderRowIds: ids, RowCreditingOptions, newRows, fee }: RequestedCredit,
): LifeWrite {
  const OrderRowIds = [...ids]
  const options = RowCreditingOptions && { RowCreditingOptions: [...RowCreditingOptions] }
  const [NewCreditOrderRow] = newRows ?? []
  if (NewCreditOrderRow) {
    const rows = ids.length > 0 && { OrderRowIds, ...options }
    return { operation: 'creditNewRow', DeliveryId, body: { ...rows, NewCreditOrderRow } }
  }
  const rows = { OrderRowIds, ...options }
  if (fee) return { operation: 'creditWithFee', DeliveryId, body: { ...rows, Fee: fee } }
  return { operation: 'creditOrderRows', DeliveryId, body: rows }
}

/** The new row or the fee. Adds its errors to the problems. */
function readExtra(
  { extra, fields }: LifeDraft,
  currency: string,
  parse: Parse,
  problems: Map<LifePlace, LifeProblem>,
): { newRows?: NewCreditOrderRow[]; fee?: CreditFee } {
  const text = (field: 'Name' | 'ArticleNumber', limits: TextLimits) => {
    const value = fields[field].trim()
    const reason = textReason(value, limits)
    if (reason) problems.set(field, reason)
    return value
  }
  const number = (
    field: 'Quantity' | 'UnitPrice' | 'VatPercent',
    { minimum, maximum }: { minimum: Long; maximum: Long },
  ): Long => {
    const written = fields[field].trim().replace(/%$/, '').trim()
    const read = field === 'UnitPrice' ? readMoney(written, currency, parse) : readNumber(written, parse)
    if (!read.ok) problems.set(field, read.reason)
    else if (read.value < minimum || read.value > maximum) {
      problems.set(field, { code: 'member-out-of-range', minimum, maximum })
    }
    return read.ok ? read.value : 0
  }
  const Name = text('Name', rowLimits.Name)
  const UnitPrice = number('UnitPrice', creditPriceLimits)
  const VatPercent = number('VatPercent', rowLimits.VatPercent)
  if (extra === 'new-row') {
    return { newRows: [{ Name, UnitPrice, VatPercent, Quantity: number('Quantity', rowLimits.Quantity) }] }
  }
  const ArticleNumber = text('ArticleNumber', rowLimits.ArticleNumber)
  return { fee: { ...(ArticleNumber && { ArticleNumber }), Name, UnitPrice, VatPercent } }
}

/** The clerk types the amount to credit; the request has the new total of credits on the delivery. */
function readAmountCredit({ order, delivery }: Credit, { amount: text }: LifeDraft, parse: Parse): ReadLife {
  const { Id: DeliveryId, CreditedAmount: total } = delivery
  const left = creditableAmount(delivery)
  return readAmountLife({ text, currency: order.Currency, parse, left, total }, (amount) => {
    const body = { CreditedAmount: sum([total, amount]) }
    return {
      write: { operation: 'creditAmount', DeliveryId, body },
      refused: refusedAmountCredit(order, DeliveryId, body),
      rates: creditedAmountRates(leftOfRates(delivery), amount),
      cancelled: 0,
      closes: false,
    }
  })
}
