/** The rules of rows of a credit order, for the editor of rows. */
import { creditRowTypes } from '../../../../shared/domain/credit/credit.enums.ts'
import type { CreditRow, CreditRowProblem } from '../../../../shared/domain/credit/credit-row.ts'
import { inputOfOrderRow, priceRow } from '../../../../shared/domain/credit/credit-row.rules.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import type { PricedRow } from '../../../../shared/domain/money/money.ts'
import { checkOrderRow, type OrderRowInput } from '../../../../shared/domain/order/order-row.rules.ts'
import type { Result } from '../../../../shared/domain/values/result.ts'
import { ratesFor } from '../../../../shared/domain/money/vat-rates.rules.ts'
import type { DeskRow, RowKey } from '../../../rows/changes/changes.ts'
import type { RowProblem, RowSetting } from '../../../rows/changes/row-setting.ts'
import { type CreditRowKind, orderRowOf, type PriceKind } from './row-shapes.ts'

interface Rows {
  kind: CreditRowKind
  prices: PriceKind
  /** ISO 4217; empty while it is not known. */
  currency: string
  totalWith(row: PricedRow, key: RowKey | undefined): Long
  /** Texts of the initial rows: the provider has them, so they are valid at any length. */
  given: ReadonlySet<string>
}

/** The row's amount by the provider's own rule. */
export function pricedRow(row: DeskRow, prices: PriceKind): Result<CreditRow, CreditRowProblem> {
  return priceRow(inputOfOrderRow(orderRowOf(row, prices)))
}

export function creditRowSetting({ kind, prices, currency, totalWith, given }: Rows): RowSetting {
  const isClientRow = kind === 'ClientInvoiceRow'
  return {
    check: (row) => {
      const problems = [
        ...checkOrderRow(withoutGiven(row, given)),
        ...missing(row),
        ...(isClientRow ? notWhole(row) : []),
      ]
      return problems.length > 0 ? problems : notPriced(row, prices)
    },
    allNew: {
      prices,
      takesDiscountAmount: !isClientRow,
      rowTypes: isClientRow ? [] : creditRowTypes,
      usualVatPercent: ratesFor({ Currency: currency })?.rates[0],
      totalWith,
    },
  }
}

/** The row without its initial texts: only the clerk's own are checked. */
function withoutGiven(row: OrderRowInput, given: ReadonlySet<string>): OrderRowInput {
  const isGiven = (text: string | null | undefined) => text !== undefined && text !== null && given.has(text)
  return {
    ...row,
    ...(isGiven(row.Name) && { Name: '-' }),
    ...(isGiven(row.ArticleNumber) && { ArticleNumber: undefined }),
    ...(isGiven(row.Unit) && { Unit: undefined }),
  }
}

/** Without a rate, the row would silently have 0 %. */
function missing({ VatPercent }: OrderRowInput): RowProblem[] {
  return VatPercent === undefined ? [{ pointer: '/VatPercent', code: 'member-missing' }] : []
}

function notWhole(row: OrderRowInput): RowProblem[] {
  const problems: RowProblem[] = []
  for (const member of ['VatPercent', 'DiscountPercent'] as const) {
    if (BigInt(row[member] ?? 0) % 100n !== 0n) problems.push(ownRule(member, 'creditRowWhole'))
  }
  if (row.DiscountAmount) problems.push(ownRule('DiscountAmount', 'creditRowPercentOnly'))
  return problems
}

function ownRule(member: string, term: 'creditRowWhole' | 'creditRowPercentOnly'): RowProblem {
  return { pointer: `/${member}`, code: 'own-rule', term }
}

/** Errors that only the exact amount shows. */
function notPriced(row: OrderRowInput, prices: PriceKind): RowProblem[] {
  const priced = pricedRow(row, prices)
  if (priced.ok) return []
  const { code } = priced.reason
  if (code !== 'discount-above-row') return [{ pointer: '/UnitPrice', code: 'amount-too-large' }]
  const gross = (BigInt(row.UnitPrice) * BigInt(row.Quantity)) / 100n
  return [{ pointer: '/DiscountAmount', code, maximum: normalLong(gross > 0n ? gross : 0n) }]
}
