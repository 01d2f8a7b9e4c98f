/** Whether the one row that does not add up in itself is what a payout differs by. Pure. */
import { minus, plus } from './exact.ts'
import { type Amounts, FIRST_RATE, type Gap } from './gap.ts'
import type { Cause, Payout, RowsAccess } from './payout.ts'
import { rowDeviation, type RowDeviation } from './row-amounts.ts'

/**
 * The broken row, if the stated sums are right once it is mended: its totals by its list of fees, its amount by what it
 * pays, or its list of fees by its totals. Several broken rows explain nothing here.
 */
export function explainBroken({ totals, terms }: Payout, gap: Gap, rows: RowsAccess): Cause | undefined {
  const [index, second] = totals.brokenRows
  if (index === undefined || second !== undefined) return undefined
  const deviation = rowDeviation(rows.at(index))!
  if (!isMended(gap, deviation)) return undefined
  const differing = terms.find(({ stated, computed }) => stated !== computed)
  const own = ownTerm(deviation)
  return {
    kind: 'broken-row',
    rows: [index],
    term: differing?.term ?? own.term,
    difference: differing ? minus(differing.stated, differing.computed) : own.difference,
  }
}

function isMended(
  gap: Gap,
  { feeAmountExcludingVat: fee, feeVatAmount: vat, providerPaidAmount: paid }: RowDeviation,
): boolean {
  const { amounts, places } = gap
  const isGap = (list: Amounts) => list.every((amount, place) => amount === amounts[place])
  if (isGap(gap.list(0, minus(0, fee), minus(0, vat), minus(0, paid), 0))) return true
  if (fee === 0 && vat === 0 && isGap(gap.list(paid, 0, 0, 0, 0))) return true
  // Only the list is off: nothing that the sums use, or the VAT of its rates.
  const areOnlyRates = places.every((place) => place >= FIRST_RATE)
  const vatOfRates = amounts.slice(FIRST_RATE).reduce(plus, 0)
  return areOnlyRates && (places.length === 0 || vatOfRates === vat)
}

/** The first of the row's members that is off. */
function ownTerm(deviation: RowDeviation): Pick<Cause, 'term' | 'difference'> {
  const { feeAmountExcludingVat, feeVatAmount, providerPaidAmount } = deviation
  if (feeAmountExcludingVat !== 0) return { term: 'feeAmountExcludingVat', difference: feeAmountExcludingVat }
  if (feeVatAmount !== 0) return { term: 'feeVatAmount', difference: feeVatAmount }
  return { term: 'providerPaidAmountExcludingWithholding', difference: providerPaidAmount }
}
