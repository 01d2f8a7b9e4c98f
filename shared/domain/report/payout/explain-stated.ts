/**
 * Tests a payment report against itself: finds one or two wrong figures while all others agree with the rows. The rows
 * need no search then. Pure.
 */
import type { Long } from '../../values/long.ts'
import { minus, plus } from './exact.ts'
import { type Gap, rateOf } from './gap.ts'
import { settled } from './judge-payout.ts'
import type { Payout, RowsAccess, TermFigures } from './payout.ts'
import type { Found } from './explain-rows.ts'
import { balanceRowType } from './row-amounts.ts'

/** Both debts are wrong by the same amount, so the payment is right. @returns the amount */
export function explainBothDebts({ stated, totals }: Payout): Long | undefined {
  const {
    openingBalanceDebt: opening,
    closingBalanceDebt: closing,
    providerPaidAmountIncludingWithholding: paid,
  } = stated
  const hasRows = totals.openingBalanceRows !== undefined || totals.closingBalanceRows !== undefined
  // Without balance rows, a report that states both a payment and a closing debt shows it.
  const off = hasRows ? plus(opening, totals.openingBalanceRows ?? 0) : closing
  const right = minus(opening, off)
  if (off === 0 || right < 0 || (!hasRows && paid === 0)) return undefined
  const outcome = settled(totals.providerPaidAmountExcludingWithholding, right)
  const isRight = outcome.including === paid && outcome.closing === minus(closing, off)
  const isShown = !hasRows || (totals.closingBalanceRows ?? 0) === outcome.closing
  return isRight && isShown ? off : undefined
}

/** The one wrong figure. The VAT of a rate and the number of rows have other causes. */
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
  // A rate whose VAT the total leaves out is the more exact cause.
  if (rate && !other) return { kind: 'vat-rate', vatPercent: rateOf(rate) }
  return { kind: 'stated-figure' }
}

/** VAT that is stated at another rate than the rows list it at, while the total is right. */
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

/** The fees of the rate with this VAT, at most two: with two, it is unknown which one is meant. */
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
