/**
 * Whether a write of rows may leave what it would leave open. Below 0 nothing can be delivered, so the rows would have
 * to be cancelled, and what they take away would be lost. The provider takes such a write. Pure.
 */
import { type Long, normalLong } from '../values/long.ts'
import { exactRowAmount } from '../money/money.ts'
import { mergeRow, type OrderRowInput } from './order-row.rules.ts'
import type { ChangeableRow, RowChange } from './row-changes.rules.ts'

export interface OpenAmountRefusal {
  code: 'order-amount-negative'
  /** What the open rows would come to, in minor units. */
  open: Long
}

/** What a write does to an order's rows. */
export interface RowsWrite {
  changes?: readonly Pick<RowChange, 'OrderRowId' | 'update'>[]
  added?: readonly OrderRowInput[]
  /** Whether the added rows take the place of all that are open. */
  replaces?: boolean
}

/** The refusal of a write that leaves less than 0 open. An order that is below 0 already may rise, or stay as it is. */
export function refusedOpenAmount(
  rows: readonly ChangeableRow[],
  { changes = [], added = [], replaces = false }: RowsWrite,
): OpenAmountRefusal | undefined {
  const open = rows.filter(({ IsCancelled }) => !IsCancelled)
  const updates = new Map(changes.map(({ OrderRowId, update }) => [OrderRowId, update]))
  const kept = open.flatMap((row): OrderRowInput[] => {
    const update = updates.get(row.OrderRowId)
    if (!update) return [row]
    return update.IsCancelled ? [] : [mergeRow(row, update)]
  })
  return refusedAmount(exactSum(open), exactSum([...(replaces ? [] : kept), ...added]))
}

/** @param before what is open now @param after what would be; minor units */
export function refusedAmount(before: bigint, after: bigint): OpenAmountRefusal | undefined {
  if (after >= 0n || after >= before) return undefined
  return { code: 'order-amount-negative', open: normalLong(after) }
}

function exactSum(rows: readonly OrderRowInput[]): bigint {
  return rows.reduce((all, row) => all + exactRowAmount(row), 0n)
}
