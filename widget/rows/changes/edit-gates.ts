/** What a session and an order allow a clerk to change: absent, off with a reason, or on. Pure. */
import type { OrderAction } from '../../../shared/domain/order/enums.ts'
import {
  hasAction,
  type MissingActionReason,
  missingActionReason,
  type MissingExtensionReason,
  missingExtensionReason,
} from '../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { SessionInfo } from '../../../shared/domain/session/session.ts'
import type { Capability } from '../../../shared/domain/session/capabilities.ts'
import type { WriteOperation } from '../../client/order-writes.ts'

/** Whether a control is absent, disabled with a reason, or enabled. */
export type Gate<Reason = MissingActionReason> =
  | { is: 'absent' }
  | { is: 'off'; reason: Reason }
  | { is: 'on' }

export interface EditGates {
  addRow: Gate
  updateRow: Gate
  /** Extending needs no action of the provider, only an open order that can expire. */
  extend: Gate<MissingExtensionReason>
  metadata: Gate
}

export function editGates(order: Order, session: SessionInfo): EditGates {
  const may = (capability: Capability) => session.capabilities.includes(capability)
  const byAction = (action: OrderAction): Gate => {
    if (!may('rows.write')) return { is: 'absent' }
    return hasAction(order, action) ? { is: 'on' } : { is: 'off', reason: missingActionReason(order, action) }
  }
  const stays = missingExtensionReason(order)
  return {
    addRow: byAction('CanAddOrderRow'),
    updateRow: byAction('CanUpdateOrderRow'),
    extend: !may('order.extend') ? { is: 'absent' } : stays ? { is: 'off', reason: stays } : { is: 'on' },
    metadata: may('metadata.write') ? { is: 'on' } : { is: 'absent' },
  }
}

/** The capabilities to deliver, cancel and credit. */
export const lifeCapabilities = {
  deliver: 'deliveries.write',
  cancel: 'orders.cancel',
  credit: 'credits.write',
} as const satisfies Record<string, Capability>

export type LifeTask = keyof typeof lifeCapabilities

/** The session's capabilities, and the provider's operations: without a list, all of them. */
export interface LifeSession {
  capabilities: readonly Capability[]
  operations?: readonly string[] | undefined
}

/** Whether the session may do this, and the provider has an operation for it: their names begin with the task. */
export function offersLife({ capabilities, operations }: LifeSession, task: LifeTask): boolean {
  if (!capabilities.includes(lifeCapabilities[task])) return false
  return operations?.some((operation) => operation.startsWith(task)) ?? true
}

/** Whether the provider has the operation, as far as the session says. */
export function hasOperation({ operations }: LifeSession, operation: WriteOperation): boolean {
  return operations?.includes(operation) ?? true
}

/** Whether this session can deliver, cancel or credit. */
export function changesLife(session: LifeSession): boolean {
  return (Object.keys(lifeCapabilities) as LifeTask[]).some((task) => offersLife(session, task))
}

/**
 * Whether the session can change the order's rows or its expiry now. Metadata can be changed in any order, by its own
 * button.
 */
export function mayChange(order: Order, session: SessionInfo): boolean {
  const { addRow, updateRow, extend } = editGates(order, session)
  if ([addRow, updateRow, extend].some(({ is }) => is === 'on')) return true
  // The menus of rows also lead to deliveries and cancellations.
  return addRow.is !== 'absent' && order.OrderRows.some(({ Actions }) => Actions?.length)
}
