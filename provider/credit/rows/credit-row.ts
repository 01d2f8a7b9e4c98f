/**
 * A row of an order or invoice of the SOAP service, with what it comes to. Pure. Amounts are exact until they
 * are rounded once, per row, to the minor unit (the design, "Money").
 */
import { type Decimal, minorUnits } from '../../../shared/domain/decimal.ts'
import { rowLimits } from '../../../shared/domain/limits.ts'
import { isLong, normalLong } from '../../../shared/domain/long.ts'
import { vatPart } from '../../../shared/domain/money.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import type { CreditRow } from '../../storage/credit/rows.ts'
import { minorUnitsOf, minus, type Ratio, ratioOf, times } from './ratio.ts'

/** What a request says of a row, in either of the description's two spellings. */
export interface RowInput {
  ArticleNr: string | null
  Description: string | null
  PricePerUnit: Decimal
  PriceIncludingVat: boolean
  NrOfUnits: Decimal
  Unit: string | null
  VatPercent: Decimal
  DiscountPercent: Decimal
  /** Off the row as a whole. Not together with DiscountPercent. */
  DiscountAmount: Decimal
  DiscountAmountIncludingVat: boolean
}

const WHOLE = 10_000n

/** The row with its amounts, or the sentence that says what is wrong with it. */
export function priceRow(row: RowInput): Result<CreditRow, string> {
  const wrong = wrongMember(row)
  if (wrong) return refuse(wrong)
  const VatPercent = minorUnits(row.VatPercent)
  const DiscountPercent = minorUnits(row.DiscountPercent)
  const withVat: Ratio = [WHOLE + BigInt(VatPercent), WHOLE]

  const price = times(ratioOf(row.PricePerUnit), ratioOf(row.NrOfUnits))
  const gross = row.PriceIncludingVat ? price : times(price, withVat)
  const percent = times(gross, [BigInt(DiscountPercent), WHOLE])
  const given = ratioOf(row.DiscountAmount)
  const amountOff = row.DiscountAmountIncludingVat ? given : times(given, withVat)
  const discount = DiscountPercent === 0 ? amountOff : percent
  if (row.DiscountAmount !== '0' && minus(gross, amountOff)[0] < 0n) {
    return refuse('DiscountAmount must not exceed the price of the row without discount.')
  }
  const amount = minorUnitsOf(minus(gross, discount))
  if (!isLong(normalLong(amount))) return refuse('The amount of a row does not fit in 64 bits.')
  return ok({
    ArticleNr: row.ArticleNr,
    Description: row.Description,
    PricePerUnit: row.PricePerUnit,
    PriceIncludingVat: row.PriceIncludingVat,
    NrOfUnits: row.NrOfUnits,
    Unit: row.Unit,
    VatPercent,
    DiscountPercent,
    discountAmount: normalLong(minorUnitsOf(gross) - amount),
    amount: normalLong(amount),
    vatAmount: vatPart(normalLong(amount), VatPercent),
  })
}

function wrongMember(row: RowInput): string | undefined {
  const { UnitPrice, Quantity } = rowLimits
  if (isOutside(row.PricePerUnit, UnitPrice)) return 'PricePerUnit has too many digits.'
  if (isOutside(row.NrOfUnits, Quantity)) return 'The number of units must be from 0.01 to 9999999.99.'
  for (const member of ['VatPercent', 'DiscountPercent'] as const) {
    if (isOutside(row[member], rowLimits[member])) return `${member} must be from 0 to 100.`
    if ((row[member].split('.')[1]?.length ?? 0) > 2) return `${member} must have at most two decimals.`
  }
  if (row.DiscountAmount.startsWith('-')) return 'DiscountAmount must not be negative.'
  if (row.DiscountAmount !== '0' && row.DiscountPercent !== '0') {
    return 'DiscountPercent and DiscountAmount must not be used together on one row.'
  }
  return undefined
}

function isOutside(decimal: Decimal, { minimum, maximum }: { minimum: number; maximum: number }): boolean {
  const value = minorUnits(decimal)
  return value < minimum || value > maximum
}
