/**
 * Actions that the provider offers for an order and that the description does not list. The clerk sees their names and
 * can look for them at the provider; there are no buttons. Pure.
 */
import { deliveryActions, orderActions, orderRowActions } from '../../../../shared/domain/order/enums.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'

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

const known = new Set<string>([...orderActions, ...deliveryActions, ...orderRowActions])

/** The unknown actions: for those that the description lists, the desk has buttons. */
export function offeredActions({ Actions, OrderRows, Deliveries }: Order): OfferedActions {
  return {
    order: unknown(Actions),
    rows: counted(OrderRows.flatMap((row) => unknown(row.Actions ?? []))),
    deliveries: Deliveries.map(({ Id, Actions, OrderRows, Credits }) => ({
      Id,
      actions: unknown([
        ...(Actions ?? []),
        ...OrderRows.flatMap((row) => row.Actions ?? []),
        ...(Credits ?? []).flatMap((credit) => [
          ...(credit.Actions ?? []),
          ...(credit.OrderRows ?? []).flatMap((row) => row.Actions ?? []),
        ]),
      ]),
    })).filter(({ actions }) => actions.length > 0),
  }
}

export function offersAnything({ order, rows, deliveries }: OfferedActions): boolean {
  return order.length + rows.length + deliveries.length > 0
}

function unknown(actions: readonly string[]): string[] {
  return [...new Set(actions)].filter((action) => !known.has(action))
}

function counted(actions: readonly string[]): CountedAction[] {
  const counts = new Map<string, number>()
  for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1)
  return [...counts].map(([action, count]) => ({ action, count }))
}
