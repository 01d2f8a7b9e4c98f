/**
 * What the provider makes of a write, for the widget's own tests: its rules and its arithmetic on one order in
 * memory. The real provider is met in the end-to-end tests. Pure.
 */
import type { OrderAction } from '../../shared/domain/enums.ts'
import { expiryReason } from '../../shared/domain/expiry.rules.ts'
import type { Long } from '../../shared/domain/long.ts'
import { checkMetadata } from '../../shared/domain/metadata.rules.ts'
import {
  checkOrderRow,
  checkOrderRows,
  checkOrderRowUpdate,
  mergeRow,
  type OrderRowInput,
} from '../../shared/domain/order-row.rules.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import { hasAction } from '../../shared/domain/order.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { type Refusal, refusalText } from '../../shared/domain/refusal.ts'
import { checkChangedRows, refusedChanges, type RowChange } from '../../shared/domain/row-changes.rules.ts'
import { checkOrderRowUpdates, rowChangesOf } from '../../shared/domain/row-updates.rules.ts'
import { totals } from '../../shared/domain/totals.ts'
import type { ProblemMember } from '../../shared/problems.ts'
import type { OrderWrite } from '../client/order-writes.ts'

interface ProviderRules {
  /** A higher order amount is refused above it. Minor units. */
  creditLimit?: Long
  /** `YYYY-MM-DD`. */
  today: string
}

export type Performed =
  | { is: 'done'; order: Order; addedIds: Long[] }
  | { is: 'refused'; status: number; code: string; action?: string; errors?: ProblemMember[] }

type Refused = Extract<Performed, { is: 'refused' }>

/** Does the write, or says why not; what it was given stays as it is. */
export function perform(order: Order, write: OrderWrite, rules: ProviderRules): Performed {
  switch (write.operation) {
    case 'addOrderRow':
      return addRows(order, [write.body], checkOrderRow(write.body), rules)
    case 'addOrderRows':
      return addRows(order, write.body.OrderRows, checkOrderRows(write.body.OrderRows), rules)
    case 'updateOrderRow': {
      const { OrderRowId, body: update } = write
      const change = { OrderRowId, update, pointer: '', idPointer: '/OrderRowId' }
      return updateRows(order, [change], checkOrderRowUpdate(update), rules)
    }
    case 'updateOrderRows': {
      const changes = rowChangesOf(write.body.OrderRows)
      return updateRows(order, changes, checkOrderRowUpdates(write.body.OrderRows), rules)
    }
    case 'replaceOrderRows':
      return replaceRows(order, write.body.OrderRows, rules)
    case 'extendOrder':
      return extend(order, write.expiryDate, rules)
    case 'setOrderMetadata': {
      const items = write.body.Metadata
      const refusals = checkMetadata(items)
      if (refusals.length > 0) return refusedMembers(refusals)
      const given = Object.fromEntries(items.map(({ Key, Value }) => [Key, Value]))
      return done({ ...order, OrderMetadata: { ...order.OrderMetadata, ...given } })
    }
  }
}

function addRows(
  order: Order,
  inputs: readonly OrderRowInput[],
  refusals: readonly Refusal[],
  rules: ProviderRules,
): Performed {
  if (refusals.length > 0) return refusedMembers(refusals)
  if (!hasAction(order, 'CanAddOrderRow')) return actionMissing('CanAddOrderRow')
  const rows = newRows(order, inputs)
  const ids = rows.map(({ OrderRowId }) => OrderRowId)
  return withRows(order, [...order.OrderRows, ...rows], rules, ids)
}

function updateRows(
  order: Order,
  changes: readonly RowChange[],
  refusals: readonly Refusal[],
  rules: ProviderRules,
): Performed {
  if (refusals.length > 0) return refusedMembers(refusals)
  if (!hasAction(order, 'CanUpdateOrderRow')) return actionMissing('CanUpdateOrderRow')
  const [refused, ...more] = refusedChanges(order.OrderRows, changes)
  if (refused) {
    const status = refused.code === 'row-not-found' ? 404 : 409
    const errors = [refused, ...more].map(({ code, pointer, OrderRowId }) => ({
      code,
      pointer,
      detail: `Row ${OrderRowId}.`,
    }))
    return { is: 'refused', status, code: refused.code, errors }
  }
  const invalid = checkChangedRows(order.OrderRows, changes)
  if (invalid.length > 0) return refusedMembers(invalid)
  const updates = new Map(changes.map(({ OrderRowId, update }) => [OrderRowId, update]))
  const rows = order.OrderRows.map((row) => {
    const update = updates.get(row.OrderRowId)
    if (!update) return row
    return update.IsCancelled ? cancelled(row) : mergeRow(row, update)
  })
  return withRows(order, rows, rules)
}

function replaceRows(order: Order, inputs: readonly OrderRowInput[], rules: ProviderRules): Performed {
  const refusals = checkOrderRows(inputs)
  if (refusals.length > 0) return refusedMembers(refusals)
  if (!hasAction(order, 'CanUpdateOrderRow')) return actionMissing('CanUpdateOrderRow')
  return withRows(order, [...order.OrderRows.map(cancelled), ...newRows(order, inputs)], rules)
}

function extend(order: Order, expiryDate: string, { today }: ProviderRules): Performed {
  const reason = expiryReason(expiryDate, today)
  if (reason) return refusedMembers([{ pointer: '/expiryDate', ...reason }])
  if (order.OrderStatus !== 'Open') return { is: 'refused', status: 409, code: 'order-not-open' }
  return done({ ...order, ExpirationDate: `${expiryDate}T00:00:00` })
}

function withRows(order: Order, rows: OrderRow[], rules: ProviderRules, addedIds: Long[] = []): Performed {
  const delivered = order.Deliveries.flatMap(({ OrderRows }) => OrderRows)
  const OrderAmount = totals([...rows, ...delivered]).Amount
  const { creditLimit } = rules
  if (creditLimit !== undefined && OrderAmount > order.OrderAmount && OrderAmount > creditLimit) {
    return { is: 'refused', status: 409, code: 'credit-refused' }
  }
  const gone = rows.filter(({ IsCancelled }) => IsCancelled)
  const CancelledAmount = totals(gone.map((row) => ({ ...row, IsCancelled: false }))).Amount
  const isClosed = gone.length === rows.length
  return done(
    {
      ...order,
      OrderRows: rows,
      OrderAmount,
      CancelledAmount,
      ...(isClosed && { OrderStatus: delivered.length > 0 ? 'Delivered' : 'Cancelled', Actions: [] }),
    },
    addedIds,
  )
}

function newRows(order: Order, inputs: readonly OrderRowInput[]): OrderRow[] {
  // After every row that the order ever had, and never the number of one of the builder's.
  const delivered = order.Deliveries.flatMap(({ OrderRows }) => OrderRows)
  const ids = [...order.OrderRows, ...delivered].map(({ OrderRowId }) => Number(OrderRowId))
  const first = Math.max(1000 + order.OrderRows.length, ...ids.map((id) => id + 1))
  return inputs.map((row, index) => ({
    DiscountPercent: 0,
    DiscountAmount: 0,
    VatPercent: 0,
    ...row,
    OrderRowId: first + index,
    IsCancelled: false,
    Actions: ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'],
  })) as OrderRow[]
}

function cancelled(row: OrderRow): OrderRow {
  return { ...row, IsCancelled: true, Actions: [] }
}

function done(order: Order, addedIds: Long[] = []): Performed {
  return { is: 'done', order, addedIds }
}

function actionMissing(action: OrderAction): Refused {
  return { is: 'refused', status: 409, code: 'action-missing', action }
}

function refusedMembers(refusals: readonly Refusal[]): Refused {
  const errors = refusals.map((refusal) => ({
    code: refusal.code,
    pointer: refusal.pointer,
    detail: refusalText(refusal),
  }))
  return { is: 'refused', status: 400, code: errors[0]!.code, errors }
}
