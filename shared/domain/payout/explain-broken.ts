/** Whether the one row that does not add up in itself is what a payout differs by. Pure. */
import type { Long } from '../long.ts'
import { minus, plus } from './exact.ts'
import { FEES, type Gap, NOMINAL, PAID, VAT } from './gap.ts'
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
) {
  if (gap.places.length === 0) return true
  const totals = gap.empty()
  totals[FEES] = minus(0, fee)
  totals[VAT] = minus(0, vat)
  totals[PAID] = minus(0, paid)
  if (gap.equals(totals)) return true

  const amount = gap.empty()
  amount[NOMINAL] = paid
  if (fee === 0 && vat === 0 && gap.equals(amount)) return true

  const rates = gap.ratePlaces.map(({ place }) => place)
  const areOnlyRates = gap.places.every((place) => rates.includes(place))
  return areOnlyRates && rates.reduce<Long>((sum, place) => plus(sum, gap.amounts[place]!), 0) === vat
}

/** The first of the row's members that is off. */
function ownTerm(deviation: RowDeviation): Pick<Cause, 'term' | 'difference'> {
  const { feeAmountExcludingVat, feeVatAmount, providerPaidAmount } = deviation
  if (feeAmountExcludingVat !== 0) return { term: 'feeAmountExcludingVat', difference: feeAmountExcludingVat }
  if (feeVatAmount !== 0) return { term: 'feeVatAmount', difference: feeVatAmount }
  return { term: 'providerPaidAmountExcludingWithholding', difference: providerPaidAmount }
}
