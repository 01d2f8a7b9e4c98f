/**
 * Refuses a write of rows that would leave less than 0 open. Such rows cannot be delivered: they would have to be
 * cancelled, and their reductions would be lost. The provider accepts such a write. Pure.
 */
import { type Long, normalLong } from '../values/long.ts'
import { exactRowAmount } from '../money/money.ts'
import { mergeRow, type OrderRowInput } from './order-row.rules.ts'
import type { ChangeableRow, RowChange } from './row-changes.rules.ts'

export interface OpenAmountRefusal {
  code: 'order-amount-negative'
  /** The amount of the open rows after the write, in minor units. */
  open: Long
}

/** The changes of a write to an order's rows. */
export interface RowsWrite {
  changes?: readonly Pick<RowChange, 'OrderRowId' | 'update'>[]
  added?: readonly OrderRowInput[]
  /** Whether the added rows replace all open ones. */
  replaces?: boolean
}

/** The refusal of a write that leaves less than 0 open. An order that is already below 0 may rise or stay. */
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

/** @param before the open amount now @param after the open amount after the write; minor units */
export function refusedAmount(before: bigint, after: bigint): OpenAmountRefusal | undefined {
  if (after >= 0n || after >= before) return undefined
  return { code: 'order-amount-negative', open: normalLong(after) }
}

function exactSum(rows: readonly OrderRowInput[]): bigint {
  return rows.reduce((all, row) => all + exactRowAmount(row), 0n)
}
