/** Whether rows whose own members do not add up explain a payout's difference. Pure. */
import type { Long } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { minus, plus } from './exact.ts'
import { type Amounts, FIRST_RATE, type Gap } from './gap.ts'
import type { Cause, Payout, RowFault, RowsAccess } from './payout.ts'
import { rowDeviation, type RowDeviation, rowFaults } from './row-amounts.ts'

/** The wrong members of the rows that are known to be broken. */
export function brokenFaults({ totals }: Payout, rows: RowsAccess): RowFault[] {
  return totals.brokenRows.flatMap((place) => rowFaults(rows.at(place), place))
}

/**
 * The broken rows, if the stated sums are right once the rows are corrected: their totals by their lists of fees, their
 * amounts by the payment, or their lists of fees by their totals.
 */
export function explainBroken({ totals, terms }: Payout, gap: Gap, rows: RowsAccess): Cause | undefined {
  const { brokenRows } = totals
  if (brokenRows.length === 0) return undefined
  const deviations = brokenRows.map((place) => rowDeviation(rows.at(place))!)
  const all = {
    feeAmountExcludingVat: sumOf(deviations, 'feeAmountExcludingVat'),
    feeVatAmount: sumOf(deviations, 'feeVatAmount'),
    providerPaidAmount: sumOf(deviations, 'providerPaidAmount'),
  }
  const overpaid = brokenRows.map((place) => paidOff(rows.at(place))).reduce(plus, 0)
  const isPaid = gap
    .list(0, 0, 0, minus(0, overpaid), 0)
    .every((amount, place) => amount === gap.amounts[place])
  // If every sum is right, the broken rows are all that is wrong.
  if (gap.places.length > 0 && !isPaid && !isMended(gap, all, brokenRows.length === 1)) return undefined
  const differing = terms.find(({ stated, computed }) => stated !== computed)
  const own = ownTerm(deviations[0]!)
  return {
    kind: 'broken-row',
    rows: [...brokenRows],
    term: differing?.term ?? own.term,
    difference: differing ? minus(differing.stated, differing.computed) : own.difference,
  }
}

/** How much more the row pays than its amount less its fees and their VAT. */
function paidOff(row: ReportRow): Long {
  const { nominalAmount, totalFeeAmountExcludingVat: fees, totalFeeVatAmount: vat } = row
  return minus(row.providerPaidAmount, minus(minus(nominalAmount, fees), vat))
}

function sumOf(deviations: readonly RowDeviation[], member: keyof RowDeviation): Long {
  return deviations.map((deviation) => deviation[member]).reduce(plus, 0)
}

function isMended(
  gap: Gap,
  { feeAmountExcludingVat: fee, feeVatAmount: vat, providerPaidAmount: paid }: RowDeviation,
  isOne: boolean,
): boolean {
  const { amounts, places } = gap
  const isGap = (list: Amounts) => list.every((amount, place) => amount === amounts[place])
  if (isGap(gap.list(0, minus(0, fee), minus(0, vat), minus(0, paid), 0))) return true
  if (!isOne) return false
  if (fee === 0 && vat === 0 && isGap(gap.list(paid, 0, 0, 0, 0))) return true
  // Only the list of fees is wrong: no sum differs, except the VAT of rates.
  const areOnlyRates = places.every((place) => place >= FIRST_RATE)
  return areOnlyRates && amounts.slice(FIRST_RATE).reduce(plus, 0) === vat
}

/** The first wrong member of the row. */
function ownTerm(deviation: RowDeviation): Pick<Cause, 'term' | 'difference'> {
  const { feeAmountExcludingVat, feeVatAmount, providerPaidAmount } = deviation
  if (feeAmountExcludingVat !== 0) return { term: 'feeAmountExcludingVat', difference: feeAmountExcludingVat }
  if (feeVatAmount !== 0) return { term: 'feeVatAmount', difference: feeVatAmount }
  return { term: 'providerPaidAmountExcludingWithholding', difference: providerPaidAmount }
}
