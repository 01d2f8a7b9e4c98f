import { decimalOf, minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { OrderRowLike } from '../../../../shared/domain/credit/credit-row.ts'
import { withoutVat, withVat } from '../../../../shared/domain/money/money-parts.ts'

/**
 * The rows with prices of the other kind: with VAT instead of without, or without instead of with. Prices are rounded
 * to the minor unit, so the total may change.
 */
export function flippedRows(rows: readonly OrderRowLike[]): OrderRowLike[] {
  return rows.map((row) => {
    const isIncluding = row.PriceIncludingVat === true
    const rate = minorUnits(row.VatPercent)
    const other = (decimal: string, isWithVat: boolean) =>
      decimalOf(isWithVat ? withoutVat(minorUnits(decimal), rate) : withVat(minorUnits(decimal), rate))
    return {
      ...row,
      PricePerUnit: other(row.PricePerUnit, isIncluding),
      PriceIncludingVat: !isIncluding,
      ...(row.DiscountAmount && {
        // A discount keeps the kind of its price.
        DiscountAmount:
          (row.DiscountAmountIncludingVat ?? isIncluding) === isIncluding
            ? other(row.DiscountAmount, isIncluding)
            : row.DiscountAmount,
        DiscountAmountIncludingVat: !isIncluding,
      }),
    }
  })
}
