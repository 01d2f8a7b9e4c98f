/** Whether a payout's debts follow from its rows, and which debt is off when nothing else is. Pure. */
import type { Long } from '../../values/long.ts'
import { minus, plus } from './exact.ts'
import { settled } from './judge-payout.ts'
import type { Cause, Payout } from './payout.ts'

/**
 * Undefined when the debts and what is paid out follow from the day's result, either the stated one or that of the rows:
 * the cause of a difference is then among the rows. Otherwise the debt that is off, provided that the rows' sums are
 * as stated; `alternatives` is 1 where the other debt explains it as well.
 */
export function explainDebts({
  stated,
  totals,
}: Payout): { cause: Cause | undefined; alternatives: number } | undefined {
  const {
    openingBalanceDebt: opening,
    closingBalanceDebt: closing,
    providerPaidAmountIncludingWithholding: paid,
    providerPaidAmountExcludingWithholding: statedResult,
  } = stated
  const result = totals.providerPaidAmountExcludingWithholding
  const hasRows = totals.openingBalanceRows !== undefined || totals.closingBalanceRows !== undefined
  const openingRow = hasRows ? minus(0, totals.openingBalanceRows ?? 0) : opening
  const closingRow = hasRows ? (totals.closingBalanceRows ?? 0) : closing
  const right = settled(result, opening)

  function settles(from: Long, debt: Long): boolean {
    const outcome = settled(from, debt)
    return debt >= 0 && outcome.including === paid && outcome.closing === closing
  }

  // The closing balance row may show the stated debt or the one that the rows leave.
  const isClosingShown = closingRow === closing || closingRow === right.closing
  const follows = settles(statedResult, opening) || settles(result, opening)
  if (openingRow === opening && isClosingShown && follows) return undefined

  // The opening debt with which everything else is right; where it is the stated one, its row is off.
  const implied = plus(minus(result, paid), closing)
  const rightOpening = implied === opening ? openingRow : implied
  const isOpening =
    settles(result, implied) &&
    closingRow === closing &&
    rightOpening !== opening &&
    (!hasRows || implied === opening || openingRow === implied)
  // The closing debt that the equation gives, or where it is the stated one, its row. What is paid may follow from it.
  const rightClosing = right.closing === closing ? closingRow : right.closing
  const isClosing =
    openingRow === opening &&
    rightClosing !== closing &&
    (paid === right.including || paid === plus(minus(result, opening), closing))

  const openingCause: Cause | undefined = isOpening
    ? { kind: 'opening-debt', term: 'openingBalanceDebt', difference: minus(opening, rightOpening) }
    : undefined
  const closingCause: Cause | undefined = isClosing
    ? { kind: 'closing-debt', term: 'closingBalanceDebt', difference: minus(closing, rightClosing) }
    : undefined
  return { cause: closingCause ?? openingCause, alternatives: isOpening && isClosing ? 1 : 0 }
}
