/** The rules that need the current order: a write that they refuse is never sent. Pure. */
import { doesExpire } from '../../shared/domain/expiry.rules.ts'
import { hasAction } from '../../shared/domain/order.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import {
  type ChangeableRow,
  checkChangedRows,
  refusedChanges,
  type RowChange,
  type RowChangeRefusal,
} from '../../shared/domain/row-changes.rules.ts'
import { rowChangesOf } from '../../shared/domain/row-updates.rules.ts'
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'
import type { Write } from './desk-request.ts'

/** @param order its rows must have been checked, see `snapshotOf` */
export function checkWrite(write: Write, order: Order): ProblemReason | undefined {
  const { requires }: RestOperation = operations[write.name]
  if (requires && !hasAction(order, requires)) {
    return {
      code: 'action-missing',
      action: requires,
      detail: `The order does not have the action ${requires}.`,
    }
  }
  if (write.name === 'extendOrder' && !doesExpire(order.PaymentType)) {
    const detail = 'Only invoice, account credit and payment plan orders expire.'
    return { code: 'order-does-not-expire', detail }
  }
  const changes = changesOf(write)
  const rows = (order.OrderRows ?? []) as readonly ChangeableRow[]
  const refused = refusedChanges(rows, changes)
  if (refused.length > 0) return refusedRows(refused)
  const refusals = checkChangedRows(rows, changes)
  return refusals.length > 0 ? refusedMembers(refusals) : undefined
}

/** The rows that the write changes, and where it names them. */
function changesOf({ name, input }: Write): RowChange[] {
  switch (name) {
    case 'updateOrderRow':
      return [{ OrderRowId: input.OrderRowId, update: input.body, pointer: '', idPointer: '/OrderRowId' }]
    case 'updateOrderRows':
      return rowChangesOf(input.body.OrderRows)
    case 'addOrderRow':
    case 'addOrderRows':
    case 'replaceOrderRows':
    case 'extendOrder':
    case 'setOrderMetadata':
      return []
  }
}

function refusedRows(refused: readonly RowChangeRefusal[]): ProblemReason {
  const errors = refused.map(({ code, pointer, OrderRowId }) => ({
    code,
    pointer,
    detail:
      code === 'row-not-found'
        ? `The order has no row ${OrderRowId}.`
        : `The row ${OrderRowId} does not have the action CanUpdateRow.`,
  }))
  const [first] = errors
  const { code, pointer, detail } = first!
  return { code, pointer, detail, errors, ...(code === 'row-action-missing' && { action: 'CanUpdateRow' }) }
}
