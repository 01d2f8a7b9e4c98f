import { scaledInteger } from '../../shared/domain/decimal.ts'
import { divideRounded } from '../../shared/domain/money.ts'
import type { SoapInput } from '../../shared/wire/operations.ts'

type InvoiceRow = NonNullable<SoapInput<'ChangeOrderAmount'>['RemainingInvoiceRows']>[number]

/** Decimals of the working: what is beyond them shows in no minor unit. */
const SCALE = 40
const UNIT = 10n ** BigInt(SCALE)

/** What rows without VAT come to with it, in minor units: rounded per row, half away from zero. */
export function rowsAmount(rows: readonly InvoiceRow[]): bigint {
  return rows.reduce((total, row) => total + rowAmount(row), 0n)
}

function rowAmount({ PricePerUnit, NrOfUnits, VatPercent, DiscountPercent }: InvoiceRow): bigint {
  const price = scaledInteger(PricePerUnit, SCALE) * scaledInteger(NrOfUnits, SCALE)
  // Price and units carry UNIT each, the two percents 100 each; minor units are a hundredth.
  const exact = price * BigInt(100 + VatPercent) * BigInt(100 - DiscountPercent)
  return divideRounded(exact, UNIT * UNIT * 100n)
}
