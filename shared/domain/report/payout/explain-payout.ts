/** Finds the cause of a payout that does not balance, to the unit. Pure. */
import { minus } from './exact.ts'
import { brokenFaults, explainBroken } from './explain-broken.ts'
import { explainDebts } from './explain-debts.ts'
import { searchPairs, searchPartPairs } from './explain-pairs.ts'
import { explainBothDebts, explainRates, explainStated } from './explain-stated.ts'
import { foreignRows, type Found, searchRows } from './explain-rows.ts'
import { COUNT, Gap } from './gap.ts'
import type { Cause, Explanation, Payout, RowsAccess } from './payout.ts'

/**
 * The cause that explains every differing term exactly. A cause that leaves a term unexplained does not count, so two
 * faults in one report have no cause.
 *
 * First the report is tested against itself: if one stated figure is wrong and all others agree with the rows, that
 * figure is the cause, even if a row has its amount. Among causes, these win in turn: one whose amounts are all in the
 * difference, over one with only some there (a row's fees, when its payment is right); then the fewer rows; then the
 * order of the list in the contract. If the number of rows differs, a doubled or missing row wins over rows of the same
 * amounts.
 *
 * It searches the rows and yields every 500 rows: run it in steps.
 */
export function* explainPayout(payout: Payout, rows: RowsAccess): Generator<void, Explanation> {
  const differing = payout.terms.filter(({ stated, computed }) => stated !== computed)
  const isOff = payout.verdict === 'does-not-balance'
  const faults = isOff ? brokenFaults(payout, rows) : []
  const outcome = (cause: Cause | undefined, alternatives = 0): Explanation => ({
    cause,
    alternatives,
    differing,
    faults,
  })
  const gap = isOff ? Gap.of(payout) : undefined
  if (!gap) return outcome(undefined)
  const explained = (found: Found, alternatives = 0): Explanation => {
    const [first] = differing
    const term = first?.term ?? 'providerPaidAmountExcludingWithholding'
    const difference = first ? minus(first.stated, first.computed) : 0
    return outcome({ ...found, term, difference } as Cause, alternatives)
  }

  const { totalRows, totals } = payout
  const isAlone = differing.length === 0 && totals.brokenRows.length + totals.otherCurrencyRows.length === 0
  if (totalRows && isAlone) {
    const difference = minus(totalRows.stated, totalRows.computed)
    return outcome({ kind: 'total-rows', term: 'numberOfRows', difference, ...totalRows })
  }
  const areSumsRight = gap.places.length === 0
  const bothDebts = areSumsRight ? explainBothDebts(payout) : undefined
  if (bothDebts !== undefined) {
    return outcome({ kind: 'both-debts', term: 'openingBalanceDebt', difference: bothDebts })
  }
  const debts = explainDebts(payout)
  const isFigure = totals.brokenRows.length + totals.otherCurrencyRows.length === 0
  const figure = isFigure ? explainStated(payout) : undefined
  if (debts?.cause && areSumsRight) return outcome(debts.cause, debts.alternatives)
  if (figure) return explained(figure)
  if (debts) return outcome(undefined)
  const [foreign] = foreignRows(payout)
  if (areSumsRight && foreign) return explained(foreign.cause)
  const broken = explainBroken(payout, gap, rows)
  if (broken) return outcome(broken)
  if (areSumsRight) return outcome(undefined)
  const rates = explainRates(gap, rows)
  if (rates) return explained(rates)
  if (gap.isOfMissingRows) return explained({ kind: 'missing-row', missing: Number(gap.amounts[COUNT]) })

  const one = yield* searchRows(gap, payout, rows)
  if (one?.fit === 'whole') return explained(one.found, one.alternatives)
  const pair = (yield* searchPairs(gap, rows)) ?? (one ? undefined : yield* searchPartPairs(gap, rows))
  if (pair) return explained({ kind: 'pair', rows: pair.rows }, pair.alternatives)
  return one ? explained(one.found, one.alternatives) : outcome(undefined)
}
