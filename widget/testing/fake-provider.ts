/**
 * Applies a write as edge and provider would, for the widget's own tests: the rules and the arithmetic of
 * `shared/domain` on one order in memory. `test/contract/fake-edge.test.ts` compares it with the real ones. Pure.
 */
import type { DeliveryAction, OrderAction } from '../../shared/domain/order/enums.ts'
import { expiryReason, isDate } from '../../shared/domain/order/expiry.rules.ts'
import { doesExpire } from '../../shared/domain/order/order.rules.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import { lookUp } from '../../shared/domain/values/lookup.ts'
import { checkMetadata } from '../../shared/domain/order/metadata.rules.ts'
import {
  checkOrderRow,
  checkOrderRows,
  checkOrderRowUpdate,
  mergeRow,
  type OrderRowInput,
} from '../../shared/domain/order/order-row.rules.ts'
import { refusedAmount } from '../../shared/domain/order/open-amount.rules.ts'
import { openAmount } from '../../shared/domain/order/open-rows.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import { hasAction, remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { sum } from '../../shared/domain/money/money.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { type Refusal, refusalText } from '../../shared/domain/values/refusal.ts'
import {
  checkChangedRows,
  refusedChanges,
  type RowChange,
} from '../../shared/domain/order/row-changes.rules.ts'
import { checkOrderRowUpdates, rowChangesOf } from '../../shared/domain/order/row-updates.rules.ts'
import { totals } from '../../shared/domain/money/totals.ts'
import type { ProblemMember } from '../../shared/problem.schema.ts'
import type { LifeRefusal } from '../../shared/domain/order/order-life.rules.ts'
import type { OrderWrite } from '../client/order-writes.ts'
import { isLifeWrite, type LifeDone, lifeRequestRefusals, performLife } from './fake-life.ts'

export interface Refused {
  is: 'refused'
  status: number
  code: string
  detail?: string
  action?: string
  errors?: ProblemMember[]
  /** Where the request is wrong, if there are no {@link errors}. */
  pointer?: string
  /** What is left to credit, with `credit-too-high`. */
  creditable?: Long
  /** Whether the provider refused. The edge then keeps the answer under its key, and in the history. */
  byProvider?: true
}

export type Performed = { is: 'done'; order: Order; addedIds: Long[]; answer?: LifeDone['answer'] } | Refused

/** Refusals of the edge for an order in any state. @param today `YYYY-MM-DD` */
export function refusedRequest(write: OrderWrite, today: string): Refused | undefined {
  if (write.operation === 'extendOrder' && !isDate(write.expiryDate)) {
    return { is: 'refused', status: 400, code: 'date-invalid', pointer: '/expiryDate', detail: 'No date.' }
  }
  const refusals = requestRefusals(write, today)
  return refusals.length > 0 ? refusedMembers(refusals) : undefined
}

function requestRefusals(write: OrderWrite, today: string): Refusal[] {
  if (isLifeWrite(write)) return lifeRequestRefusals(write)
  switch (write.operation) {
    case 'addOrderRow':
      return checkOrderRow(write.body)
    case 'addOrderRows':
    case 'replaceOrderRows':
      return checkOrderRows(write.body.OrderRows)
    case 'updateOrderRow':
      return checkOrderRowUpdate(write.body)
    case 'updateOrderRows':
      return checkOrderRowUpdates(write.body.OrderRows)
    case 'extendOrder': {
      const reason = expiryReason(write.expiryDate, today)
      return reason ? [{ pointer: '/expiryDate', ...reason }] : []
    }
    case 'setOrderMetadata':
      return checkMetadata(write.body.Metadata)
  }
}

/**
 * Does the write, or says why not; its input stays unchanged.
 * @param creditLimit a higher order amount is refused, in minor units
 */
export function perform(order: Order, write: OrderWrite, creditLimit: Long | undefined): Performed {
  const performed = doneOrRefused(order, write, creditLimit)
  const pointer = lookUp(places, write.operation)
  if (performed.is !== 'done' || pointer === undefined) return performed
  const below = refusedAmount(BigInt(openAmount(order)), BigInt(openAmount(performed.order)))
  return below ? { is: 'refused', status: 409, code: below.code, pointer, detail: '…' } : performed
}

/** The place of the rows in writes that must not leave less than 0 open. */
const places: Record<string, string> = {
  addOrderRow: '',
  addOrderRows: '/OrderRows',
  updateOrderRow: '',
  updateOrderRows: '/OrderRows',
  replaceOrderRows: '/OrderRows',
  cancelOrderRows: '/OrderRowIds',
}

function doneOrRefused(order: Order, write: OrderWrite, creditLimit: Long | undefined): Performed {
  if (isLifeWrite(write)) {
    const performed = performLife(order, write)
    return 'code' in performed ? refusedLife(performed) : { is: 'done', addedIds: [], ...performed }
  }
  switch (write.operation) {
    case 'addOrderRow':
      return addRows(order, [write.body], creditLimit)
    case 'addOrderRows':
      return addRows(order, write.body.OrderRows, creditLimit)
    case 'updateOrderRow':
    case 'updateOrderRows':
      return updateRows(order, changesOf(write), creditLimit)
    case 'replaceOrderRows': {
      if (!hasAction(order, 'CanUpdateOrderRow')) return actionMissing('CanUpdateOrderRow')
      const added = newRows(order, write.body.OrderRows)
      return withRows(order, [...order.OrderRows.map(cancelled), ...added], creditLimit)
    }
    case 'extendOrder':
      if (!doesExpire(order.PaymentType)) {
        const detail = 'Only invoice, account credit and payment plan orders expire.'
        return { is: 'refused', status: 409, code: 'order-does-not-expire', detail }
      }
      if (order.OrderStatus !== 'Open') {
        const detail = 'Only an open order can be changed in this way.'
        return { is: 'refused', status: 409, code: 'order-not-open', detail, byProvider: true }
      }
      return done({ ...order, ExpirationDate: `${write.expiryDate}T23:59:59` })
    case 'setOrderMetadata': {
      const given = Object.fromEntries(write.body.Metadata.map(({ Key, Value }) => [Key, Value]))
      return done({ ...order, OrderMetadata: { ...order.OrderMetadata, ...given } })
    }
  }
}

type RowUpdates = Extract<OrderWrite, { operation: 'updateOrderRow' | 'updateOrderRows' }>

/** The rows that the write changes, and where it names them. */
function changesOf(write: RowUpdates): RowChange[] {
  if (write.operation === 'updateOrderRow') {
    return [{ OrderRowId: write.OrderRowId, update: write.body, pointer: '', idPointer: '/OrderRowId' }]
  }
  return rowChangesOf(write.body.OrderRows)
}

/** The rows that a write names. */
export function namedRows(write: OrderWrite): Long[] {
  if (isLifeWrite(write)) return 'OrderRowIds' in write.body ? (write.body.OrderRowIds ?? []) : []
  return write.operation === 'updateOrderRow' || write.operation === 'updateOrderRows'
    ? changesOf(write).map(({ OrderRowId }) => OrderRowId)
    : []
}

function addRows(order: Order, inputs: readonly OrderRowInput[], creditLimit: Long | undefined): Performed {
  if (!hasAction(order, 'CanAddOrderRow')) return actionMissing('CanAddOrderRow')
  const rows = newRows(order, inputs)
  const ids = rows.map(({ OrderRowId }) => OrderRowId)
  return withRows(order, [...order.OrderRows, ...rows], creditLimit, ids)
}

function updateRows(order: Order, changes: readonly RowChange[], creditLimit: Long | undefined): Performed {
  if (!hasAction(order, 'CanUpdateOrderRow')) return actionMissing('CanUpdateOrderRow')
  const refused = refusedChanges(order.OrderRows, changes)
  if (refused.length > 0) return refusedRows(refused, 'CanUpdateRow')
  const invalid = checkChangedRows(order.OrderRows, changes)
  if (invalid.length > 0) return refusedMembers(invalid)
  const updates = new Map(changes.map(({ OrderRowId, update }) => [OrderRowId, update]))
  const rows = order.OrderRows.map((row) => {
    const update = updates.get(row.OrderRowId)
    if (!update) return row
    return update.IsCancelled ? cancelled(row) : mergeRow(row, update)
  })
  return withRows(order, rows, creditLimit)
}

function withRows(
  order: Order,
  rows: OrderRow[],
  creditLimit: Long | undefined,
  addedIds: Long[] = [],
): Performed {
  const delivered = order.Deliveries.flatMap(({ OrderRows }) => OrderRows)
  const gone = rows.filter(({ IsCancelled }) => IsCancelled)
  const bought = totals([...rows, ...delivered]).Amount
  const CancelledAmount = totals(gone.map((row) => ({ ...row, IsCancelled: false }))).Amount
  const OrderAmount = sum([bought, CancelledAmount])
  if (!isLong(OrderAmount) || !isLong(CancelledAmount)) {
    return { is: 'refused', status: 409, code: 'order-amount-too-large', detail: '…', byProvider: true }
  }
  if (creditLimit !== undefined && bought > remainingAmount(order) && bought > creditLimit) {
    return { is: 'refused', status: 409, code: 'credit-refused', detail: '…', byProvider: true }
  }
  const isClosed = gone.length === rows.length
  return done(
    {
      ...order,
      OrderRows: rows,
      OrderAmount,
      CancelledAmount,
      ...(isClosed && {
        OrderStatus: delivered.length > 0 ? 'Delivered' : 'Cancelled',
        SystemStatus: 'Closed',
        Actions: [],
      }),
    },
    addedIds,
  )
}

function newRows(order: Order, inputs: readonly OrderRowInput[]): OrderRow[] {
  // Higher than every row number that the order ever had, and never one of the builder's.
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
  const detail = `The order does not have the action ${action}.`
  return { is: 'refused', status: 409, code: 'action-missing', action, detail }
}

function deliveryActionMissing(action: DeliveryAction): Refused {
  const detail = `The delivery does not have the action ${action}.`
  const pointer = '/DeliveryId'
  return { is: 'refused', status: 409, code: 'delivery-action-missing', action, pointer, detail }
}

function refusedLife(refusal: LifeRefusal): Refused {
  switch (refusal.code) {
    case 'action-missing':
      return actionMissing(refusal.action)
    case 'delivery-action-missing':
      return deliveryActionMissing(refusal.action)
    case 'delivery-not-found':
      return { is: 'refused', status: 404, code: refusal.code, pointer: '/DeliveryId', detail: '…' }
    case 'credit-too-high':
      return { is: 'refused', status: 409, code: refusal.code, creditable: refusal.maximum, detail: '…' }
    case 'rows-refused':
      return refusedRows(refusal.rows, actionOf(refusal.rows))
    case 'request-invalid': {
      const refused = refusedMembers(refusal.refusals)
      return refused.code === 'payment-type-wrong' ? { ...refused, status: 409 } : refused
    }
  }
}

type RowRefusal = Pick<ProblemMember, 'pointer'> & { code: string; OrderRowId: Long; action?: string }

function actionOf([first]: readonly RowRefusal[]): string | undefined {
  return first?.action
}

function refusedRows(refused: readonly RowRefusal[], action: string | undefined): Refused {
  const errors = refused.map(({ code, pointer, OrderRowId }) => ({
    code: code as ProblemMember['code'],
    pointer,
    detail: `Row ${OrderRowId}.`,
  }))
  const isKnown = refused[0]!.code === 'row-action-missing'
  return { ...withErrors(isKnown ? 409 : 404, errors), ...(isKnown && action && { action }) }
}

function refusedMembers(refusals: readonly Refusal[]): Refused {
  const errors = refusals.map((refusal) => ({
    code: refusal.code,
    pointer: refusal.pointer,
    detail: refusalText(refusal),
  }))
  return withErrors(400, errors)
}

function withErrors(status: number, errors: ProblemMember[]): Refused {
  return { is: 'refused', status, code: errors[0]!.code, errors }
}
