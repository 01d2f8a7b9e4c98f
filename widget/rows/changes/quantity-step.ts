/** The steps of a quantity, which is stored times 100. Pure. */
import { rowLimits } from '../../../shared/domain/values/limits.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { sum } from '../../../shared/domain/money/money.ts'
import type { DecimalProblem } from '../../kit/format/parse-amount.ts'

/** One less or one more. */
export type QuantityStep = -100 | 100

/**
 * The next quantity; undefined at a limit, or from a text that is no number. Empty counts as none.
 * @param maximum a step that would pass it ends at it
 */
export function steppedQuantity(
  now: Long | DecimalProblem,
  by: QuantityStep,
  maximum?: Long,
): Long | undefined {
  if (typeof now === 'string' && now !== 'empty') return undefined
  const from = typeof now === 'string' ? 0 : now
  const next = sum([from, by])
  if (maximum !== undefined && next > maximum) return from < maximum ? maximum : undefined
  return next >= rowLimits.Quantity.minimum && next <= rowLimits.Quantity.maximum ? next : undefined
}
