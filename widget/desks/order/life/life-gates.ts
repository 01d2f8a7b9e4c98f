/** The deliveries, cancellations and credits that a session and an order allow. Pure. */
import { creditableAmount } from '../../../../shared/domain/order/credit.rules.ts'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { DeliveryAction, OrderAction } from '../../../../shared/domain/order/enums.ts'
import {
  missingDeliveryActionReason,
  missingOrderActionReason,
  type MissingLifeReason,
} from '../../../../shared/domain/order/missing-actions.rules.ts'
import { hasAction } from '../../../../shared/domain/order/order.rules.ts'
import { cancellableAmount } from '../../../../shared/domain/order/refund.rules.ts'
import { openAmount, openRows } from '../../../../shared/domain/order/order-life.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import {
  type Gate,
  hasOperation,
  lifeCapabilities,
  type LifeSession,
} from '../../../rows/changes/edit-gates.ts'
import type { LifeWrite } from '../../../client/order-writes.ts'
import type { CreditExtra, LifeWay } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import { rowsOf } from './life-rows.ts'

export type LifeGate = Gate<MissingLifeReason>

/** A task's ways that exist for a session, in their sequence on the screen. */
export type LifeGates = ReadonlyMap<LifeWay, LifeGate>

const on: LifeGate = { is: 'on' }
const nothingLeft: LifeGate = { is: 'off', reason: 'nothing-left' }

/** The ways of a task, and why some of them are off. */
export function lifeGates(subject: LifeSubject, rights: LifeSession): LifeGates {
  if (!rights.capabilities.includes(lifeCapabilities[subject.task])) return new Map()
  const ways: [LifeWay, LifeGate | undefined][] = waysOf(subject, rights)
  return new Map(ways.flatMap(([way, gate]): [LifeWay, LifeGate][] => (gate ? [[way, gate]] : [])))
}

function waysOf(subject: LifeSubject, rights: LifeSession): [LifeWay, LifeGate | undefined][] {
  const { order } = subject
  const hasRows = openRows(order).length > 0
  const hasAmount = openAmount(order) > 0
  switch (subject.task) {
    case 'deliver':
      return [
        ['rows', byOrder(order, rights, 'deliverOrder', hasRows, 'CanDeliverOrder')],
        [
          'amount',
          byOrder(order, rights, 'deliverAndLowerAmount', hasAmount, 'CanDeliverOrder', 'CanCancelAmount'),
        ],
      ]
    case 'cancel': {
      const hasCancellable = rowsOf(subject).some(({ canChoose }) => canChoose)
      return [
        ['order', byOrder(order, rights, 'cancelOrder', true, 'CanCancelOrder')],
        ['rows', byOrder(order, rights, 'cancelOrderRows', hasCancellable, 'CanCancelOrderRow')],
        ['amount', byOrder(order, rights, 'cancelAmount', cancellableAmount(order) > 0, 'CanCancelAmount')],
      ]
    }
    case 'credit': {
      const extras = creditExtras(subject, rights)
      const rows = extras.includes('none') || extras.includes('new-row')
      const mayRows = hasOperation(rights, 'creditOrderRows') || hasOperation(rights, 'creditNewRow')
      const { delivery } = subject
      return [
        ['rows', mayRows ? (rows ? on : missing(order, delivery, 'CanCreditOrderRows')) : undefined],
        ['amount', byDelivery(order, delivery, rights, 'creditAmount', 'CanCreditAmount')],
      ]
    }
  }
}

/** The extras of a credit of rows. Without `none`, no row of the delivery can be credited. */
export function creditExtras(
  { order, delivery }: Pick<LifeSubject & { task: 'credit' }, 'order' | 'delivery'>,
  rights: LifeSession,
): CreditExtra[] {
  const isLeft = rowsOf({ task: 'credit', order, delivery }).some(({ canChoose }) => canChoose)
  const hasLeft = (action: DeliveryAction) =>
    creditableAmount(delivery) > 0 && delivery.Actions.includes(action)
  const rows = isLeft && hasLeft('CanCreditOrderRows')
  const extras: [CreditExtra, boolean][] = [
    ['none', rows && hasOperation(rights, 'creditOrderRows')],
    ['new-row', hasLeft('CanCreditNewRow') && hasOperation(rights, 'creditNewRow')],
    ['fee', rows && order.PaymentType === 'Invoice' && hasOperation(rights, 'creditWithFee')],
  ]
  return extras.flatMap(([extra, may]) => (may ? [extra] : []))
}

/** One gate for all ways of a task: on if one is, otherwise the first way's reason. */
export function lifeGate(gates: LifeGates): LifeGate {
  const ways = [...gates.values()]
  return ways.find(({ is }) => is === 'on') ?? ways[0] ?? { is: 'absent' }
}

function byOrder(
  order: Order,
  rights: LifeSession,
  operation: LifeWrite['operation'],
  isLeft: boolean,
  ...actions: OrderAction[]
): LifeGate | undefined {
  if (!hasOperation(rights, operation)) return undefined
  const action = actions.find((one) => !hasAction(order, one))
  if (action) return { is: 'off', reason: missingOrderActionReason(order, action) }
  return isLeft ? on : nothingLeft
}

function byDelivery(
  order: Order,
  delivery: Delivery,
  rights: LifeSession,
  operation: LifeWrite['operation'],
  action: DeliveryAction,
): LifeGate | undefined {
  if (!hasOperation(rights, operation)) return undefined
  if (creditableAmount(delivery) <= 0) return nothingLeft
  return delivery.Actions.includes(action) ? on : missing(order, delivery, action)
}

function missing(order: Order, delivery: Delivery, action: DeliveryAction): LifeGate {
  return { is: 'off', reason: missingDeliveryActionReason(order, delivery, action) }
}
