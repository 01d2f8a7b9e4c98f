/**
 * Tests a payment report against itself: a figure, or two, that are off while all the others agree with the rows and so with
 * one another. Nobody needs to look among the rows then. Pure.
 */
import type { Long } from '../../values/long.ts'
import { minus, plus } from './exact.ts'
import { type Gap, rateOf } from './gap.ts'
import { settled } from './judge-payout.ts'
import type { Payout, RowsAccess, TermFigures } from './payout.ts'
import type { Found } from './explain-rows.ts'
import { balanceRowType } from './row-amounts.ts'

/** Both debts are off by one amount, which what is paid does not show. @returns by how much */
export function explainBothDebts({ stated, totals }: Payout): Long | undefined {
  const {
    openingBalanceDebt: opening,
    closingBalanceDebt: closing,
    providerPaidAmountIncludingWithholding: paid,
  } = stated
  const hasRows = totals.openingBalanceRows !== undefined || totals.closingBalanceRows !== undefined
  // Without balance rows, something paid and something owed at once is what tells.
  const off = hasRows ? plus(opening, totals.openingBalanceRows ?? 0) : closing
  const right = minus(opening, off)
  if (off === 0 || right < 0 || (!hasRows && paid === 0)) return undefined
  const outcome = settled(totals.providerPaidAmountExcludingWithholding, right)
  const isRight = outcome.including === paid && outcome.closing === minus(closing, off)
  const isShown = !hasRows || (totals.closingBalanceRows ?? 0) === outcome.closing
  return isRight && isShown ? off : undefined
}

/** The one figure that is off. VAT of a rate, and a number of rows, have causes of their own. */
export function explainStated({ terms }: Payout): Found | undefined {
  const differing = terms.filter(({ stated, computed }) => stated !== computed)
  const [only] = differing
  if (differing.length !== 1 || only!.term.startsWith('vat:') || only!.term === 'numberOfRows')
    return undefined
  const isRate = ({ term, computed }: TermFigures) =>
    only!.term === 'feeVatAmount' &&
    term.startsWith('vat:') &&
    minus(only!.stated, only!.computed) === minus(0, computed)
  const [rate, other] = terms.filter(isRate)
  // The VAT of a rate that the total leaves out says more.
  if (rate && !other) return { kind: 'vat-rate', vatPercent: rateOf(rate) }
  return { kind: 'stated-figure' }
}

/** VAT that is stated at another rate than it is listed at, while their total is right. */
export function explainRates(gap: Gap, rows: RowsAccess): Found | undefined {
  const off = gap.rateTerms.filter(({ stated, computed }) => stated !== computed)
  const [first, second] = off
  if (off.length !== 2 || gap.places.length !== 2) return undefined
  const more = minus(first!.stated, first!.computed)
  if (plus(more, minus(second!.stated, second!.computed)) !== 0) return undefined
  if (first!.stated === second!.computed && second!.stated === first!.computed) {
    return { kind: 'swapped-rates', rates: [rateOf(first!), rateOf(second!)] }
  }
  const [listed, stated] = more < 0 ? [first!, second!] : [second!, first!]
  const vat = minus(listed.computed, listed.stated)
  const rates: [Long, Long] = [rateOf(listed), rateOf(stated)]
  const fees = feesOf(rows, rates[0], vat)
  const [fee, another] = fees
  return fee && !another
    ? { kind: 'moved-rate', rates, rows: [fee.row], feeType: fee.type }
    : { kind: 'moved-rate', rates, rows: [] }
}

/** Fees of the rate with this VAT: two are enough to know that nothing tells which is meant. */
function feesOf(rows: RowsAccess, vatPercent: Long, vatAmount: Long): { row: number; type: string }[] {
  const found: { row: number; type: string }[] = []
  for (let row = 0; row < rows.length && found.length < 2; row += 1) {
    const { fees, rowType } = rows.at(row)
    if (balanceRowType({ rowType })) continue
    for (const fee of fees) {
      if (fee.vatPercent === vatPercent && fee.vatAmount === vatAmount) found.push({ row, type: fee.type })
    }
  }
  return found
}
