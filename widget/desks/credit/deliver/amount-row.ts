/** One row for an amount with VAT, with or without VAT in its price. Pure. */
import { type Decimal, decimalOf, scaledInteger } from '../../../../shared/domain/money/decimal.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { divideRounded, WHOLE } from '../../../../shared/domain/money/money.ts'
import type { ClientInvoiceRow, OrderRow } from '../rows/row-shapes.ts'

/** Decimals of a price without VAT: enough for the amount with VAT to be exact to the minor unit. */
const SCALE = 6

export interface AmountRow {
  Description: string
  /** With VAT, in minor units. */
  amount: Long
  /** Percent times 100. */
  vat: Long
}

/** @param withVat whether the prices of the order's other rows include VAT: the provider takes no mixture */
export function amountOrderRow({ Description, amount, vat }: AmountRow, withVat: boolean): OrderRow {
  return {
    Description,
    PricePerUnit: withVat ? decimalOf(amount) : priceWithoutVat(amount, vat),
    PriceIncludingVat: withVat,
    NumberOfUnits: '1',
    VatPercent: decimalOf(vat),
    DiscountPercent: '0',
    DiscountAmount: null,
    DiscountAmountIncludingVat: null,
    RowType: null,
  }
}

/** Its rate is a whole number. */
export function amountClientRow({ Description, amount, vat }: AmountRow): ClientInvoiceRow {
  return {
    Description,
    PricePerUnit: priceWithoutVat(amount, vat),
    NrOfUnits: '1',
    VatPercent: Number(vat) / 100,
    DiscountPercent: 0,
  }
}

function priceWithoutVat(amount: Long, vat: Long): Decimal {
  const withVat = scaledInteger(decimalOf(amount), SCALE)
  return decimalOf(normalLong(divideRounded(withVat * WHOLE, WHOLE + BigInt(vat))), SCALE)
}
