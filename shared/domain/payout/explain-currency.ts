/** Whether rows in another currency are what a payout differs by. Pure. */
import { ensure } from './ensure.ts'
import { minus } from './exact.ts'
import { added, type Amounts, type Gap } from './gap.ts'
import { type Found, ROWS_A_STEP } from './explain-rows.ts'
import type { Payout, RowsAccess } from './payout.ts'
import { balanceRowType } from './row-amounts.ts'

/**
 * Rows in another currency: those of one currency, or all of them, are left out of the stated sums; or they are in them
 * as if they were in the payout's currency, and no sum differs. Several currencies are named in one text: `EUR, NOK`.
 */
export function* explainCurrency(
  { stated, totals }: Payout,
  gap: Gap,
  rows: RowsAccess,
): Generator<void, Found | undefined> {
  const others = totals.currencies.filter(({ currency }) => currency !== stated.currency)
  if (others.length === 0) return undefined
  const all: Found = {
    kind: 'currency',
    currency: others.map(({ currency }) => currency).join(', '),
    rows: totals.otherCurrencyRows,
  }
  if (gap.places.length === 0) return all

  const sums = new Map<string, Amounts>()
  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const row = rows.at(index)
    if (row.currency === stated.currency || balanceRowType(row)) continue
    const sum = ensure(sums, row.currency, () => gap.empty())
    sums.set(row.currency, added(sum, gap.ofRow(row)))
  }
  const left = gap.amounts.map((amount) => minus(0, amount))
  const isLeftOut = (amounts: Amounts) => gap.fit(amounts, left) === 'whole'
  if (isLeftOut([...sums.values()].reduce(added, gap.empty()))) return all
  const one = others.find(({ currency }) => isLeftOut(sums.get(currency) ?? gap.empty()))
  return one && { kind: 'currency', currency: one.currency, rows: one.rows }
}
