/** Whether a payout's debts follow from its rows, and which debt is wrong if all else is right. Pure. */
import type { Long } from '../../values/long.ts'
import { minus, plus } from './exact.ts'
import { settled } from './judge-payout.ts'
import type { Cause, Payout } from './payout.ts'

/**
 * Undefined if the debts and the payment follow from the day's result, either the stated one or that of the rows: the
 * cause of a difference is then among the rows. Otherwise the wrong debt, provided that the rows' sums are as stated;
 * `alternatives` is 1 if the other debt explains it as well.
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

  // The closing balance row can show the stated debt, or the one that follows from the rows.
  const isClosingShown = closingRow === closing || closingRow === right.closing
  const follows = settles(statedResult, opening) || settles(result, opening)
  if (openingRow === opening && isClosingShown && follows) return undefined

  // With this opening debt all else is right. If it is the stated one, its balance row is wrong.
  const implied = plus(minus(result, paid), closing)
  const rightOpening = implied === opening ? openingRow : implied
  const isOpening =
    settles(result, implied) &&
    closingRow === closing &&
    rightOpening !== opening &&
    (!hasRows || implied === opening || openingRow === implied)
  // The closing debt by the equation or, if that is the stated one, by its row. The payment may follow from it.
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
