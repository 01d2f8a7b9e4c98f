/** Whether a payout's debts follow from its rows, and which debt is off when nothing else is. Pure. */
import type { Long } from '../long.ts'
import { minus, plus } from './exact.ts'
import { settled } from './judge-payout.ts'
import type { Cause, Payout } from './payout.ts'

/**
 * Do the debts and what is paid out follow from the day's result, either the stated one or that of the rows? Then the
 * cause of a difference is among the rows.
 */
export function debtsFollow({ stated, totals }: Payout): boolean {
  const own = totals.providerPaidAmountExcludingWithholding
  const results = [stated.providerPaidAmountExcludingWithholding, own]
  return (
    openingFits({ stated, totals }) && results.some((result) => settles(stated, result)) && closingRowFits()
  )

  // The closing balance row may show the stated debt or the one that the rows leave.
  function closingRowFits(): boolean {
    const row = closingRow({ totals })
    const { closing } = settled(own, stated.openingBalanceDebt)
    return row === undefined || row === stated.closingBalanceDebt || row === closing
  }
}

/** The debt that is off, when the rows' sums are as stated; the two are alternatives where nothing tells them apart. */
export function explainDebts(payout: Payout): { cause: Cause; alternatives: number } | undefined {
  const opening = openingCause(payout)
  const closing = closingCause(payout)
  const cause = closing ?? opening
  return cause && { cause, alternatives: opening && closing ? 1 : 0 }
}

/** Another opening debt with which everything else is right. */
function openingCause({ stated, totals }: Payout): Cause | undefined {
  const own = totals.providerPaidAmountExcludingWithholding
  const { openingBalanceDebt, closingBalanceDebt } = stated
  const implied = plus(minus(own, stated.providerPaidAmountIncludingWithholding), closingBalanceDebt)
  const row = openingRow({ totals })
  const closingShown = closingRow({ totals })
  const isPossible =
    settles({ ...stated, openingBalanceDebt: implied }, own) &&
    (closingShown === undefined || closingShown === closingBalanceDebt)
  if (!isPossible) return undefined
  // The stated debt is off and its row, if any, agrees with what is paid; or the row alone is off.
  const isStatedOff = implied !== openingBalanceDebt && (row === undefined || row === implied)
  const isRowOff = implied === openingBalanceDebt && row !== undefined && row !== implied
  if (isStatedOff) return debtCause('opening-debt', openingBalanceDebt, implied)
  return isRowOff ? debtCause('opening-debt', openingBalanceDebt, row) : undefined
}

/** The closing debt that the equation gives, when the stated one or its row is another and everything else is right. */
function closingCause({ stated, totals }: Payout): Cause | undefined {
  if (!openingFits({ stated, totals })) return undefined
  const own = totals.providerPaidAmountExcludingWithholding
  const { closingBalanceDebt, providerPaidAmountIncludingWithholding: paid } = stated
  const right = settled(own, stated.openingBalanceDebt)
  const row = closingRow({ totals })
  if (closingBalanceDebt === right.closing) {
    const isRowOff = paid === right.including && row !== undefined && row !== closingBalanceDebt
    return isRowOff ? debtCause('closing-debt', closingBalanceDebt, row) : undefined
  }
  // What is paid out may follow from the wrong debt.
  const follows = plus(minus(own, stated.openingBalanceDebt), closingBalanceDebt)
  const fits = paid === right.including || paid === follows
  return fits ? debtCause('closing-debt', closingBalanceDebt, right.closing) : undefined
}

function debtCause(kind: 'opening-debt' | 'closing-debt', stated: Long, right: Long): Cause {
  const term = kind === 'opening-debt' ? 'openingBalanceDebt' : 'closingBalanceDebt'
  return { kind, term, difference: minus(stated, right) }
}

type Settled = Pick<
  Payout['stated'],
  'openingBalanceDebt' | 'closingBalanceDebt' | 'providerPaidAmountIncludingWithholding'
>

/** Do what is paid out and what is owed follow from the day's result and its opening debt? */
function settles(stated: Settled, result: Long): boolean {
  const { including, closing } = settled(result, stated.openingBalanceDebt)
  return (
    stated.openingBalanceDebt >= 0 &&
    stated.providerPaidAmountIncludingWithholding === including &&
    stated.closingBalanceDebt === closing
  )
}

function openingFits({ stated, totals }: Pick<Payout, 'stated' | 'totals'>): boolean {
  const row = openingRow({ totals })
  return row === undefined || row === stated.openingBalanceDebt
}

/** The debt that the opening balance row shows: 0 if only the closing one is there; undefined without balance rows. */
function openingRow({ totals }: Pick<Payout, 'totals'>): Long | undefined {
  if (totals.openingBalanceRows === undefined && totals.closingBalanceRows === undefined) return undefined
  return minus(0, totals.openingBalanceRows ?? 0)
}

function closingRow({ totals }: Pick<Payout, 'totals'>): Long | undefined {
  return openingRow({ totals }) === undefined ? undefined : (totals.closingBalanceRows ?? 0)
}
