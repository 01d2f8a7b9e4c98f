/**
 * The amount of a row of the SOAP service, computed alike by provider, edge and desk. Pure. Amounts are exact and are
 * rounded once, per row, to the minor unit (the design, "Money").
 */
import type {
  ClientRowLike,
  CreditRow,
  CreditRowInput,
  CreditRowProblem,
  OrderRowLike,
  PricedRows,
} from './credit-row.ts'
import { type Decimal, minorUnits } from '../money/decimal.ts'
import { rowLimits } from '../values/limits.ts'
import { isLong, type Long, normalLong } from '../values/long.ts'
import { sum, vatPart, WHOLE } from '../money/money.ts'
import { minorUnitsOf, minus, type Ratio, ratioOf, times } from '../money/ratio.ts'
import { ok, refuse, type Result } from '../values/result.ts'
import type { VatGroup } from '../money/totals.ts'

/** ClientInvoiceRowInfo: PricePerUnit is without VAT (decided; the type has no member that says). */
export function inputOfClientRow(row: ClientRowLike): CreditRowInput {
  return {
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
  }
}

/** OrderRow: a price is without VAT unless PriceIncludingVat is true, and the discount is like the price. */
export function inputOfOrderRow(row: OrderRowLike): CreditRowInput {
  const PriceIncludingVat = row.PriceIncludingVat ?? false
  return {
    ArticleNr: row.ArticleNumber ?? null,
    Description: row.Description ?? null,
    PricePerUnit: row.PricePerUnit,
    PriceIncludingVat,
    NrOfUnits: row.NumberOfUnits,
    Unit: row.Unit ?? null,
    VatPercent: row.VatPercent,
    DiscountPercent: row.DiscountPercent ?? '0',
    DiscountAmount: row.DiscountAmount ?? '0',
    DiscountAmountIncludingVat: row.DiscountAmountIncludingVat ?? PriceIncludingVat,
  }
}

/** The row with its amounts, or what is wrong with it. */
export function priceRow(row: CreditRowInput): Result<CreditRow, CreditRowProblem> {
  const wrong = wrongMember(row)
  if (wrong) return refuse(wrong)
  const { gross, exact } = exactAmounts(row)
  if (row.DiscountAmount !== '0' && exact[0] < 0n) {
    return refuse({ member: 'DiscountAmount', code: 'discount-above-row' })
  }
  const amount = minorUnitsOf(exact)
  const discountAmount = minorUnitsOf(gross) - amount
  if (!isLong(normalLong(amount)) || !isLong(normalLong(discountAmount))) {
    return refuse({ member: 'PricePerUnit', code: 'amount-too-large' })
  }
  const VatPercent = minorUnits(row.VatPercent)
  return ok({
    ArticleNr: row.ArticleNr,
    Description: row.Description,
    PricePerUnit: row.PricePerUnit,
    PriceIncludingVat: row.PriceIncludingVat,
    NrOfUnits: row.NrOfUnits,
    Unit: row.Unit,
    VatPercent,
    DiscountPercent: minorUnits(row.DiscountPercent),
    discountAmount: normalLong(discountAmount),
    amount: normalLong(amount),
    vatAmount: vatPart(normalLong(amount), VatPercent),
  })
}

/** The amount of a row with VAT, in minor units, also outside of the limits. It may exceed 64 bits. */
export function creditRowAmount(row: CreditRowInput): bigint {
  return minorUnitsOf(exactAmounts(row).exact)
}

/** The sum of rows. */
export function totalOf(rows: CreditRow[]): PricedRows {
  return {
    rows,
    amount: sum(rows.map(({ amount }) => amount)),
    vatAmount: sum(rows.map(({ vatAmount }) => vatAmount)),
  }
}

/** The amounts of the rows by VAT rate, the highest first. */
export function vatGroupsOf(rows: readonly CreditRow[]): VatGroup[] {
  return [...Map.groupBy(rows, ({ VatPercent }) => VatPercent)]
    .map(([VatPercent, those]) => {
      const { amount, vatAmount } = totalOf(those)
      return { VatPercent, Amount: amount, VatAmount: vatAmount }
    })
    .toSorted((one, other) => Number(other.VatPercent) - Number(one.VatPercent))
}

/** With VAT, before the discount and after it. */
function exactAmounts(row: CreditRowInput): { gross: Ratio; exact: Ratio } {
  const withVat: Ratio = [WHOLE + BigInt(minorUnits(row.VatPercent)), WHOLE]
  const price = times(ratioOf(row.PricePerUnit), ratioOf(row.NrOfUnits))
  const gross = row.PriceIncludingVat ? price : times(price, withVat)
  const percent = BigInt(minorUnits(row.DiscountPercent))
  if (percent !== 0n) return { gross, exact: times(gross, [WHOLE - percent, WHOLE]) }
  const given = ratioOf(row.DiscountAmount)
  const discount = row.DiscountAmountIncludingVat ? given : times(given, withVat)
  return { gross, exact: minus(gross, discount) }
}

function wrongMember(row: CreditRowInput): CreditRowProblem | undefined {
  const { UnitPrice, Quantity } = rowLimits
  if (isOutside(row.PricePerUnit, UnitPrice)) return { member: 'PricePerUnit', code: 'out-of-range' }
  if (isOutside(row.NrOfUnits, Quantity)) return { member: 'NrOfUnits', code: 'out-of-range' }
  for (const member of ['VatPercent', 'DiscountPercent'] as const) {
    if (isOutside(row[member], rowLimits[member])) return { member, code: 'out-of-range' }
    if ((row[member].split('.')[1]?.length ?? 0) > 2) return { member, code: 'too-many-decimals' }
  }
  if (row.DiscountAmount.startsWith('-')) return { member: 'DiscountAmount', code: 'out-of-range' }
  if (row.DiscountAmount !== '0' && row.DiscountPercent !== '0') {
    return { member: 'DiscountAmount', code: 'discounts-exclusive' }
  }
  return undefined
}

function isOutside(decimal: Decimal, { minimum, maximum }: { minimum: Long; maximum: Long }): boolean {
  const value = minorUnits(decimal)
  return value < minimum || value > maximum
}
