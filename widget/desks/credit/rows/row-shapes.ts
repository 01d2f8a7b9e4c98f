/** Rows as forms have them, as the SOAP operations take them, and as the editor keeps them. Pure and exact. */
import type { CreditRow, OrderRowLike } from '../../../../shared/domain/credit/credit-row.ts'
import {
  type Decimal,
  decimalOf,
  minorUnits,
  parseDecimal,
  scaledInteger,
} from '../../../../shared/domain/money/decimal.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { WHOLE } from '../../../../shared/domain/money/money.ts'
import { withoutVat, withVat } from '../../../../shared/domain/money/money-parts.ts'
import type { DeskRow } from '../../../rows/changes/changes.ts'
import type { CreditInput } from '../data/call-credit.ts'

/** OrderRow is what CreateOrderEu and DeliverOrderEu take; ClientInvoiceRow is ClientInvoiceRowInfo. */
export type CreditRowKind = 'OrderRow' | 'ClientInvoiceRow'
export type PriceKind = 'with-vat' | 'without-vat'

export type OrderRow = NonNullable<
  NonNullable<CreditInput<'CreateOrderEu'>['CreateOrderInformation']>['OrderRows']
>[number]
export type ClientInvoiceRow = NonNullable<CreditInput<'ChangeOrderAmount'>['RemainingInvoiceRows']>[number]

/** A row to begin with, as histories have it. */
export type CreditRowStart = OrderRowLike & { RowType?: OrderRow['RowType'] | undefined }

/**
 * The row as the editor keeps it. A decimal finer than the editor shows is kept beside it, and sent as long as the
 * shown value stays unchanged.
 */
export function deskRowOf(row: CreditRowStart, prices: PriceKind): DeskRow {
  const VatPercent = minorUnits(row.VatPercent)
  const isIncluding = row.PriceIncludingVat ?? false
  const convert = (amount: Long, isWithVat: boolean) => {
    if (isWithVat === (prices === 'with-vat')) return amount
    return isWithVat ? withoutVat(amount, VatPercent) : withVat(amount, VatPercent)
  }
  const UnitPrice = convert(minorUnits(row.PricePerUnit), isIncluding)
  const DiscountPercent = minorUnits(row.DiscountPercent ?? '0')
  const discount = minorUnits(row.DiscountAmount ?? '0')
  const DiscountAmount = convert(discount, row.DiscountAmountIncludingVat ?? isIncluding)
  const kept = {
    ...(row.RowType && row.RowType !== 'Default' && { RowType: row.RowType }),
    ...(isIncluding === (prices === 'with-vat') && finer('PricePerUnit', row.PricePerUnit)),
    ...finer('NumberOfUnits', row.NumberOfUnits),
  }
  return {
    ...(row.ArticleNumber && { ArticleNumber: row.ArticleNumber }),
    Name: row.Description ?? '',
    Quantity: minorUnits(row.NumberOfUnits),
    UnitPrice,
    ...(DiscountPercent && { DiscountPercent }),
    ...(DiscountAmount && { DiscountAmount }),
    VatPercent,
    ...(row.Unit && { Unit: row.Unit }),
    ...(Object.keys(kept).length > 0 && { kept }),
  }
}

function finer(name: string, decimal: Decimal): Record<string, string> {
  const exact = parseDecimal(decimal) ?? decimal
  return decimalOf(minorUnits(exact)) === exact ? {} : { [name]: exact }
}

/** The decimal of a number that is times 100, or the finer one that it was read from. */
function exactOf(scaled: Long, finerOne: Decimal | undefined): Decimal {
  return finerOne !== undefined && minorUnits(finerOne) === scaled ? finerOne : decimalOf(scaled)
}

/** The row as CreateOrderEu and DeliverOrderEu take it: prices as typed. */
export function orderRowOf({ kept = {}, ...row }: DeskRow, prices: PriceKind): OrderRow {
  const PriceIncludingVat = prices === 'with-vat'
  const hasAmount = Boolean(row.DiscountAmount)
  return {
    ...(row.ArticleNumber && { ArticleNumber: row.ArticleNumber }),
    Description: row.Name,
    PricePerUnit: exactOf(row.UnitPrice, kept['PricePerUnit']),
    PriceIncludingVat,
    NumberOfUnits: exactOf(row.Quantity, kept['NumberOfUnits']),
    ...(row.Unit && { Unit: row.Unit }),
    VatPercent: decimalOf(row.VatPercent ?? 0),
    DiscountPercent: decimalOf(row.DiscountPercent ?? 0),
    DiscountAmount: hasAmount ? decimalOf(row.DiscountAmount ?? 0) : null,
    DiscountAmountIncludingVat: hasAmount ? PriceIncludingVat : null,
    RowType: (kept['RowType'] || null) as OrderRow['RowType'],
  }
}

/** The row as ClientInvoiceRowInfo, whose price is without VAT and whose percents are whole numbers. */
export function clientRowOf({ kept = {}, ...row }: DeskRow): ClientInvoiceRow {
  return {
    ...(row.ArticleNumber && { ArticleNr: row.ArticleNumber }),
    Description: row.Name,
    PricePerUnit: exactOf(row.UnitPrice, kept['PricePerUnit']),
    NrOfUnits: exactOf(row.Quantity, kept['NumberOfUnits']),
    ...(row.Unit && { Unit: row.Unit }),
    VatPercent: Number(row.VatPercent ?? 0) / 100,
    DiscountPercent: Number(row.DiscountPercent ?? 0) / 100,
  }
}

/** Decimals of a price from which VAT was taken: enough for the amount of any realistic number of units. */
const FINE = 12

/**
 * The row as ClientInvoiceRowInfo; undefined where that shape cannot hold it: a percent that is not a whole number, or
 * an amount of discount. A price with VAT is sent without it, so the row matches by its amount.
 */
export function clientRowOfLeft(
  row: CreditRow,
  NrOfUnits: Decimal = row.NrOfUnits,
): ClientInvoiceRow | undefined {
  const isWhole = BigInt(row.VatPercent) % 100n === 0n && BigInt(row.DiscountPercent) % 100n === 0n
  if (!isWhole || (row.DiscountPercent === 0 && row.discountAmount !== 0)) return undefined
  const net = dividedAway(scaledInteger(row.PricePerUnit, FINE) * WHOLE, WHOLE + BigInt(row.VatPercent))
  return {
    ...(row.ArticleNr && { ArticleNr: row.ArticleNr }),
    ...(row.Description && { Description: row.Description }),
    PricePerUnit: row.PriceIncludingVat ? decimalOf(normalLong(net), FINE) : row.PricePerUnit,
    NrOfUnits,
    ...(row.Unit && { Unit: row.Unit }),
    VatPercent: Number(row.VatPercent) / 100,
    DiscountPercent: Number(row.DiscountPercent) / 100,
  }
}

/** Away from zero: a price a little too low would turn half a minor unit into less than half. */
function dividedAway(dividend: bigint, divisor: bigint): bigint {
  const rest = dividend % divisor
  return dividend / divisor + (rest === 0n ? 0n : rest < 0n ? -1n : 1n)
}

/** A row that is left, or `NumberOfUnits` of it, in the shape by which an operation finds it. */
export function orderRowOfLeft(row: CreditRow, NumberOfUnits: Decimal = row.NrOfUnits): OrderRow {
  const hasAmount = row.DiscountPercent === 0 && row.discountAmount !== 0
  return {
    ...(row.ArticleNr && { ArticleNumber: row.ArticleNr }),
    ...(row.Description && { Description: row.Description }),
    PricePerUnit: row.PricePerUnit,
    PriceIncludingVat: row.PriceIncludingVat,
    NumberOfUnits,
    ...(row.Unit && { Unit: row.Unit }),
    VatPercent: decimalOf(row.VatPercent),
    DiscountPercent: decimalOf(row.DiscountPercent),
    // A stored discount includes VAT, even if it was given without.
    DiscountAmount: hasAmount ? decimalOf(row.discountAmount) : null,
    DiscountAmountIncludingVat: hasAmount ? true : null,
    RowType: null,
  }
}
