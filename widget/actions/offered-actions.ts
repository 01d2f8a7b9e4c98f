/**
 * Actions that the provider offers for an order but this API cannot do. They are listed so that the clerk knows
 * to look for them at the provider, not shown as buttons. Pure.
 */
import type { Order } from '../../shared/domain/order.schema.ts'

export interface OfferedActions {
  /** Actions on the order itself. */
  order: string[]
  /** Actions on undelivered rows, each with the number of rows that offer it. */
  rows: CountedAction[]
  /** Actions on each delivery, its rows and its credits. */
  deliveries: { Id: Order['Deliveries'][number]['Id']; actions: string[] }[]
}

interface CountedAction {
  action: string
  count: number
}

/** Actions that the desk has buttons for. */
const DONE_HERE = new Set(['CanAddOrderRow', 'CanUpdateOrderRow', 'CanUpdateRow'])
/** Cancelling a row is an update, so the desk can do it wherever rows can be updated. */
const DONE_BY_UPDATE = new Set(['CanCancelOrderRow', 'CanCancelRow'])

export function offeredActions(order: Order): OfferedActions {
  const canUpdate = order.Actions.includes('CanUpdateOrderRow')
  const isOnlyAtProvider = (action: string) =>
    !DONE_HERE.has(action) && !(canUpdate && DONE_BY_UPDATE.has(action))
  return {
    order: unique(order.Actions).filter(isOnlyAtProvider),
    rows: counted(order.OrderRows.flatMap(({ Actions }) => unique(Actions ?? []))).filter(({ action }) =>
      isOnlyAtProvider(action),
    ),
    deliveries: order.Deliveries.map(({ Id, Actions, OrderRows, Credits }) => ({
      Id,
      actions: unique([
        ...(Actions ?? []),
        ...OrderRows.flatMap((row) => row.Actions ?? []),
        ...(Credits ?? []).flatMap((credit) => [
          ...(credit.Actions ?? []),
          ...(credit.OrderRows ?? []).flatMap((row) => row.Actions ?? []),
        ]),
      ]).filter((action) => !DONE_HERE.has(action)),
    })).filter(({ actions }) => actions.length > 0),
  }
}

export function offersAnything({ order, rows, deliveries }: OfferedActions): boolean {
  return order.length + rows.length + deliveries.length > 0
}

function unique(actions: readonly string[]): string[] {
  return [...new Set(actions)]
}

function counted(actions: readonly string[]): CountedAction[] {
  const counts = new Map<string, number>()
  for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1)
  return [...counts].map(([action, count]) => ({ action, count }))
}
