/** Prices the rows of a request for an order or an invoice. Pure. */
import type { CreditRefusal } from '../credit-refusal.ts'
import type {
  CreditRow,
  CreditRowInput,
  CreditRowProblem,
  PricedRows,
} from '../../../shared/domain/credit/credit-row.ts'
import {
  inputOfClientRow,
  inputOfOrderRow,
  priceRow,
  totalOf,
} from '../../../shared/domain/credit/credit-row.rules.ts'
import { isLong } from '../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { clientInvoiceRowInfo, orderRow } from '../../../shared/domain/credit/soap/types.ts'
import type { ShapeValue } from '../../../shared/domain/credit/soap/shape.ts'

export type ClientInvoiceRow = ShapeValue<typeof clientInvoiceRowInfo>
export type OrderRow = ShapeValue<typeof orderRow>

export type RowsRefusal = CreditRefusal<'Error' | 'PricesMixed' | 'OrderAmountNotPositive' | 'RowsMissing'>

export const PRICES_MIXED = 'PriceIncludingVat must be the same on all rows of an order.'

export function readClientRows(
  rows: readonly ClientInvoiceRow[] | undefined,
): Result<PricedRows, RowsRefusal> {
  return priceRows((rows ?? []).map(inputOfClientRow))
}

export function readOrderRows(rows: readonly OrderRow[] | undefined): Result<PricedRows, RowsRefusal> {
  const given = (rows ?? []).map(inputOfOrderRow)
  if (new Set(given.map(({ PriceIncludingVat }) => PriceIncludingVat)).size > 1) {
    return refuse({ code: 'PricesMixed', message: PRICES_MIXED })
  }
  return priceRows(given)
}

function priceRows(given: readonly CreditRowInput[]): Result<PricedRows, RowsRefusal> {
  if (given.length === 0) {
    return refuse({ code: 'RowsMissing', message: 'There must be at least one row.' })
  }
  const rows: CreditRow[] = []
  for (const [index, row] of given.entries()) {
    const priced = priceRow(row)
    if (!priced.ok)
      return refuse({ code: 'Error', message: `Row ${index + 1}: ${sentenceOf(priced.reason)}` })
    rows.push(priced.value)
  }
  const total = totalOf(rows)
  if (!isLong(total.amount)) {
    return refuse({ code: 'Error', message: 'The amount of the rows does not fit in 64 bits.' })
  }
  if (total.amount <= 0) {
    return refuse({ code: 'OrderAmountNotPositive', message: 'The amount of the rows must be above zero.' })
  }
  return ok(total)
}

function sentenceOf({ member, code }: CreditRowProblem): string {
  if (code === 'amount-too-large') return 'The amount of a row does not fit in 64 bits.'
  if (code === 'discounts-exclusive') {
    return 'DiscountPercent and DiscountAmount must not be used together on one row.'
  }
  if (code === 'discount-above-row') {
    return 'DiscountAmount must not exceed the price of the row without discount.'
  }
  if (code === 'too-many-decimals') return `${member} must have at most two decimals.`
  return outOfRange[member]
}

const outOfRange: Record<CreditRowProblem['member'], string> = {
  PricePerUnit: 'PricePerUnit has too many digits.',
  NrOfUnits: 'The number of units must be from 0.01 to 9999999.99.',
  VatPercent: 'VatPercent must be from 0 to 100.',
  DiscountPercent: 'DiscountPercent must be from 0 to 100.',
  DiscountAmount: 'DiscountAmount must not be negative.',
}
