import type { DeliveryAction } from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import { rowAmount, sum } from '../../shared/domain/money.ts'
import type { OrderRowAdd } from '../../shared/domain/order-row.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { actionsOfDelivery } from '../domain/actions.ts'
import { type DeliveryState, deliveryStateOf, negated } from '../domain/delivery-state.ts'
import { isInvoiceLike, statusAt } from '../domain/order-state.ts'
import { nextRowIds } from '../domain/row-ids.ts'
import type { RestContext } from './handler.ts'
import { newRow } from './edit-order.ts'
import type { Refused } from '../refused.ts'
import { insertCredit, insertCreditRow, nextCreditId, setDeliveryStatus } from '../storage/deliveries.ts'
import type { RowRecord } from '../storage/order-rows.ts'
import { setPaymentCreditStatus } from '../storage/order-state.ts'
import { loadOrder, type StoredOrder } from '../storage/stored-order.ts'

/** What to credit: exactly one of the three. */
export interface NewCredit {
  RowIds?: Long[] | undefined
  /** Minor units, positive. */
  Amount?: Long | undefined
  NewRow?: OrderRowAdd | undefined
}

interface Credited {
  CreditId: Long
  /** Minor units, negative. */
  Amount: Long
}

/** Credits a delivery: the rest of some rows, an amount, or a new row. */
export function creditDelivery(
  { db, now }: RestContext,
  { orderId, deliveryId, ...requested }: NewCredit & { orderId: Long; deliveryId: Long },
): Result<Credited, Refused> {
  const order = loadOrder(db, orderId)
  if (!order) return refuse({ code: 'order-not-found' })
  if (!order.deliveries.some(({ Id }) => Id === deliveryId)) return refuse({ code: 'delivery-not-found' })
  const state = deliveryStateOf(order, { Id: deliveryId })
  const action = actionFor(requested)
  const facts = { isInvoiceLike: isInvoiceLike(order), hasCreditableRow: state.creditable.size > 0 }
  if (!actionsOfDelivery({ ...facts, remaining: state.remaining }).includes(action)) {
    return refuse({ code: 'action-missing', action, status: statusAt(order, now) })
  }
  const rows = creditedRows(order, state, requested)
  if (!rows.ok) return rows
  const Amount = requested.Amount === undefined ? sum(rows.value.map(rowAmount)) : negated(requested.Amount)
  const credited = negated(Amount)
  if (credited < 1 || credited > state.remaining) {
    return refuse({ code: 'credit-too-high', maximum: state.remaining })
  }

  const CreditId = nextCreditId(db)
  insertCredit(db, { Id: CreditId, deliveryId, Amount, createdAt: now })
  for (const [position, row] of rows.value.entries()) {
    insertCreditRow(db, position, { ...row, creditId: CreditId })
  }
  setPaymentCreditStatus(db, orderId, 'CREDSUCCESS')
  if (credited === state.remaining) setDeliveryStatus(db, deliveryId, 'Credited')
  return ok({ CreditId, Amount })
}

function actionFor({ RowIds, NewRow }: NewCredit): DeliveryAction {
  if (RowIds) return 'CanCreditOrderRows'
  return NewRow ? 'CanCreditNewRow' : 'CanCreditAmount'
}

/** The rows of the credit, with negative quantities and discounts. Crediting an amount makes no rows. */
function creditedRows(
  { rows, creditRows }: StoredOrder,
  { creditable }: DeliveryState,
  { RowIds, NewRow }: NewCredit,
): Result<RowRecord[], Refused> {
  if (NewRow) {
    const [id] = nextRowIds([...rows, ...creditRows], 1)
    return ok([negativeRow(id!, NewRow)])
  }
  const ids = [...new Set(RowIds)]
  const refused = ids.flatMap((OrderRowId) => (creditable.has(OrderRowId) ? [] : [OrderRowId]))
  if (refused.length > 0) {
    const pointer = '/RowIds'
    const code = 'row-not-creditable'
    return refuse({
      code: 'rows-refused',
      rows: refused.map((OrderRowId) => ({ code, pointer, OrderRowId })),
    })
  }
  return ok(ids.map((id) => creditable.get(id)!))
}

function negativeRow(id: Long, row: OrderRowAdd): RowRecord {
  const { IsCancelled: _, deliveryId: __, ...members } = newRow(id, row)
  return {
    ...members,
    Quantity: negated(members.Quantity),
    DiscountAmount: negated(members.DiscountAmount),
  }
}
