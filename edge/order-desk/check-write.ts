/** The rules that need the current order. A refused write is never sent. Pure. */
import { doesExpire, hasAction } from '../../shared/domain/order/order.rules.ts'
import { refusedOpenAmount, type RowsWrite } from '../../shared/domain/order/open-amount.rules.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import {
  type ChangeableRow,
  checkChangedRows,
  refusedChanges,
  type RowChange,
} from '../../shared/domain/order/row-changes.rules.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { rowChangesOf } from '../../shared/domain/order/row-updates.rules.ts'
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'
import { isLifeWrite, type LifeWrite, type Write } from './desk-request.ts'
import { type ExpectedLife, expectedLife } from './expected-life.ts'
import { lifeOrderOf } from './life-order.ts'
import { lifeProblem, negativeAmount, refusedRows } from './life-refusal.ts'

/**
 * @param order its rows must have been checked, see `snapshotOf`
 * @returns the expected effect of a delivery, a cancellation or a credit, or the refusal
 */
export function checkWrite(write: Write, order: Order): Result<ExpectedLife | undefined, ProblemReason> {
  if (isLifeWrite(write)) return checkLifeWrite(write, order)
  const refused = refusedByOrder(write, order)
  return refused ? refuse(refused) : ok(undefined)
}

function checkLifeWrite(write: LifeWrite, order: Order): Result<ExpectedLife, ProblemReason> {
  const checked = lifeOrderOf(order)
  if (!checked.ok) return checked
  const expected = expectedLife(write, checked.value)
  if (expected.ok) return expected
  return refuse(lifeProblem(expected.reason, 'DeliveryId' in write.input ? 'delivery' : 'order'))
}

function refusedByOrder(write: Exclude<Write, LifeWrite>, order: Order): ProblemReason | undefined {
  const { requires }: RestOperation = operations[write.name]
  const action = requires?.find((required) => !hasAction(order, required))
  if (action) {
    return { code: 'action-missing', action, detail: `The order does not have the action ${action}.` }
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
  if (refusals.length > 0) return refusedMembers(refusals)
  const below = refusedOpenAmount(rows, { changes, ...addedBy(write) })
  return below && negativeAmount(below, placeOf(write))
}

/** The rows that the write adds. */
function addedBy({ name, input }: Exclude<Write, LifeWrite>): RowsWrite {
  switch (name) {
    case 'addOrderRow':
      return { added: [input.body] }
    case 'addOrderRows':
      return { added: input.body.OrderRows }
    case 'replaceOrderRows':
      return { added: input.body.OrderRows, replaces: true }
    default:
      return {}
  }
}

/** The pointer to a request's rows: the list, or the body itself. */
function placeOf({ name }: Exclude<Write, LifeWrite>): string {
  return name === 'addOrderRow' || name === 'updateOrderRow' ? '' : '/OrderRows'
}

/** The rows that the write changes, and their pointers. */
function changesOf({ name, input }: Exclude<Write, LifeWrite>): RowChange[] {
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
