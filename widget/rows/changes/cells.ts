/** Converts the cells of the row table to text and back. Pure and exact: no floating point. */
import type { OrderRowInput, OrderRowUpdateInput } from '../../../shared/domain/order/order-row.rules.ts'
import { type Result, ok } from '../../../shared/domain/values/result.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { splitAmount } from './currency.ts'
import { usualSigns } from '../../kit/format/parse-amount.ts'
import { moneyText, type Parse, readMoney, readNumber, readQuantity } from './money-text.ts'
import type { FieldProblem, RowField } from './row-field.ts'

/** Formats a number that is stored times 100 the way a person types it. */
type Write = (scaled: Long, style: 'plain' | 'money') => string

/** The text that a cell shows when its edit begins. */
export function cellText(row: OrderRowInput, field: RowField, write: Write): string {
  switch (field) {
    case 'ArticleNumber':
    case 'Name':
    case 'Unit':
      return row[field] ?? ''
    case 'UnitPrice':
      return write(row.UnitPrice, 'money')
    case 'Quantity':
      return write(row.Quantity, 'plain')
    case 'VatPercent':
      return write(row.VatPercent ?? 0, 'plain')
    case 'Discount':
      return discountText(row, write)
  }
}

function discountText({ DiscountPercent, DiscountAmount }: OrderRowInput, write: Write): string {
  if (DiscountPercent) return `${write(DiscountPercent, 'plain')} %`
  return DiscountAmount ? write(DiscountAmount, 'money') : ''
}

/**
 * Reads a cell's text as an update of the row. A discount is a percentage if it has a percent sign, an amount
 * if it names the currency, and otherwise of the same kind as the row's discount, or a percentage if the row
 * has none.
 */
export function readCell(
  row: Pick<OrderRowInput, 'DiscountAmount' | 'Unit'>,
  field: RowField,
  text: string,
  currency: string,
  parse: Parse,
): Result<OrderRowUpdateInput, FieldProblem> {
  switch (field) {
    case 'ArticleNumber':
    case 'Name':
    case 'Unit':
      return ok({ [field]: text.trim() })
    case 'Discount':
      return readDiscount(row, text, currency, parse)
    case 'UnitPrice': {
      const price = readMoney(text, currency, parse)
      return price.ok ? ok({ UnitPrice: price.value }) : price
    }
    default: {
      const number =
        field === 'VatPercent'
          ? readNumber(withoutPercent(text), parse)
          : readQuantity(text, parse, row.Unit ?? undefined)
      return number.ok ? ok({ [field]: number.value }) : number
    }
  }
}

function readDiscount(
  row: Pick<OrderRowInput, 'DiscountAmount'>,
  text: string,
  currency: string,
  parse: Parse,
): Result<OrderRowUpdateInput, FieldProblem> {
  const saysPercent = usualSigns(text).includes('%')
  const bare = withoutPercent(text)
  if (['', '–', '-'].includes(bare)) return ok({ DiscountPercent: 0, DiscountAmount: 0 })
  const read = saysPercent ? readNumber(bare, parse) : readMoney(bare, currency, parse)
  if (!read.ok) return read
  const saysAmount = !saysPercent && splitAmount(moneyText(bare), currency).isNamed
  const isAmount = saysAmount || (!saysPercent && Boolean(row.DiscountAmount))
  return ok(
    isAmount
      ? { DiscountAmount: read.value, DiscountPercent: 0 }
      : { DiscountPercent: read.value, DiscountAmount: 0 },
  )
}

/** The text without its percent sign, which stands at the end or, as in Turkish, before the digits. */
function withoutPercent(text: string): string {
  const bare = usualSigns(text).trim()
  if (bare.endsWith('%')) return bare.slice(0, -1).trim()
  return bare.replace(/^([-\u2212\u2013]?)%/u, '$1').trim()
}
