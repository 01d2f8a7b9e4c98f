/** Looks for a row that a report lists twice and counts once. Pure. */
import { canonicalRow } from './canonical.ts'
import { ensure } from './ensure.ts'
import { minus } from './exact.ts'
import { COUNT, type Gap } from './gap.ts'
import { ROWS_A_STEP } from './explain-rows.ts'
import type { RowsAccess } from './payout.ts'
import { balanceRowType } from './row-amounts.ts'

/**
 * A row that is equal to an earlier one in all members and that the stated sums leave out. Two transactions with equal
 * amounts are two rows; only the same members in all of them make a double.
 */
export function* searchDoubles(
  gap: Gap,
  rows: RowsAccess,
): Generator<void, { rows: [number, number]; alternatives: number } | undefined> {
  const left = gap.amounts.map((amount) => minus(0, amount))
  if (gap.has(COUNT) && left[COUNT] !== 1) return undefined
  const byText = new Map<string, number[]>()
  const amounts = gap.empty()
  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const row = rows.at(index)
    if (balanceRowType(row)) continue
    if (gap.fit(gap.ofRow(row, amounts), left) !== 'whole') continue
    ensure(byText, canonicalRow(row), () => [] as number[]).push(index)
  }
  const doubles = [...byText.values()].filter(({ length }) => length > 1)
  const [first] = doubles
  return first && { rows: [first[0]!, first[1]!], alternatives: doubles.length - 1 }
}
