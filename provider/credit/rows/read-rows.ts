/** The rows of a request, priced: what an order or an invoice comes to. Pure. */
import { isLong, type Long } from '../../../shared/domain/long.ts'
import { sum } from '../../../shared/domain/money.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import type { clientInvoiceRowInfo, orderRow } from '../../../shared/wire/soap/types.ts'
import type { ShapeValue } from '../../../shared/wire/xml/shape.ts'
import type { CreditRow } from '../../storage/credit/rows.ts'
import { priceRow, type RowInput } from './credit-row.ts'

export type ClientInvoiceRow = ShapeValue<typeof clientInvoiceRowInfo>
export type OrderRow = ShapeValue<typeof orderRow>

export interface PricedRows {
  rows: CreditRow[]
  /** Minor units, VAT included; and the VAT within it. */
  amount: Long
  vatAmount: Long
}

export interface RowsRefusal {
  code: 'Error' | 'PricesMixed' | 'OrderAmountNotPositive' | 'RowsMissing'
  message: string
}

export const PRICES_MIXED = 'PriceIncludingVat must be the same on all rows of an order.'

/** ClientInvoiceRowInfo: PricePerUnit is without VAT (decided; the type has no member that says). */
export function readClientRows(
  rows: readonly ClientInvoiceRow[] | undefined,
): Result<PricedRows, RowsRefusal> {
  return priceRows(
    (rows ?? []).map((row) => ({
      ArticleNr: row.ArticleNr ?? null,
      Description: row.Description ?? null,
      PricePerUnit: row.PricePerUnit,
      PriceIncludingVat: false,
      NrOfUnits: row.NrOfUnits,
      Unit: row.Unit ?? null,
      VatPercent: String(row.VatPercent),
      DiscountPercent: String(row.DiscountPercent),
      DiscountAmount: '0',
      DiscountAmountIncludingVat: false,
    })),
  )
}

/** OrderRow: a price is without VAT unless PriceIncludingVat is true, and a discount is what its price is. */
export function readOrderRows(rows: readonly OrderRow[] | undefined): Result<PricedRows, RowsRefusal> {
  const given = (rows ?? []).map((row): RowInput => {
    const PriceIncludingVat = row.PriceIncludingVat ?? false
    return {
      ArticleNr: row.ArticleNumber ?? null,
      Description: row.Description ?? null,
      PricePerUnit: row.PricePerUnit,
      PriceIncludingVat,
      NrOfUnits: row.NumberOfUnits,
      Unit: row.Unit ?? null,
      VatPercent: row.VatPercent,
      DiscountPercent: row.DiscountPercent,
      DiscountAmount: row.DiscountAmount ?? '0',
      DiscountAmountIncludingVat: row.DiscountAmountIncludingVat ?? PriceIncludingVat,
    }
  })
  if (new Set(given.map(({ PriceIncludingVat }) => PriceIncludingVat)).size > 1) {
    return refuse({ code: 'PricesMixed', message: PRICES_MIXED })
  }
  return priceRows(given)
}

function priceRows(given: readonly RowInput[]): Result<PricedRows, RowsRefusal> {
  if (given.length === 0) {
    return refuse({ code: 'RowsMissing', message: 'There must be at least one row.' })
  }
  const rows: CreditRow[] = []
  for (const [index, row] of given.entries()) {
    const priced = priceRow(row)
    if (!priced.ok) return refuse({ code: 'Error', message: `Row ${index + 1}: ${priced.reason}` })
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

/** What rows come to together. */
export function totalOf(rows: CreditRow[]): PricedRows {
  return {
    rows,
    amount: sum(rows.map(({ amount }) => amount)),
    vatAmount: sum(rows.map(({ vatAmount }) => vatAmount)),
  }
}
