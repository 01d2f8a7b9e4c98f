/** Opens a state of the desk of orders. */
// Loads the desk, so that no test waits for it.
import '../../desks/orders/batch/batch-parts.ts'
import '../../desks/orders/desk/orders-desk-parts.ts'
import '../../shell/frame-parts.ts'
import type { FindOrders } from '../../desks/orders/data/find-orders.ts'
import { loadLaterWords } from '../../locales/languages.ts'
import { FakeEdge } from '../fake-edge.ts'
import { listedOrders, wholeList } from '../listed-orders.ts'
import { findWithin, reached } from '../reach.ts'
import type { About, BookState } from './book-state.ts'
import { openWhole } from './whole-desk.ts'

export interface OrdersState extends About {
  findOrders?: FindOrders | undefined
  ordersView?: string
  /** What the edge has before the desk opens. */
  prepare?(edge: FakeEdge): void
  act?(desk: Element): Promise<unknown>
}

export type OrdersStates = Readonly<Record<string, OrdersState>>

export const DESK = 'order-admin-orders-desk'
export const ROWS = 'order-admin-orders-rows'
export const BATCHES = 'order-admin-orders-batches'
export const DIALOG = 'order-admin-batch-dialog'

const someOrders = wholeList(listedOrders(12))

export function ordersStatesOf(states: OrdersStates): readonly BookState[] {
  return Object.entries(states).map(([name, state]) => ({
    ...state,
    desk: 'orders',
    name,
    also: state.also ?? [],
    async show(setting) {
      const edge = new FakeEdge()
      await Promise.all((['frame', 'orders', 'orders-batch'] as const).map(loadLaterWords))
      state.prepare?.(edge)
      const findOrders = 'findOrders' in state ? state.findOrders : someOrders
      const page = { desk: 'orders', ...(findOrders && { findOrders }), ordersView: state.ordersView }
      const element = await openWhole(page, setting)
      const close = () => {
        element.parentElement!.remove()
        edge.restore()
      }
      try {
        const desk = await reached(() => findWithin(element, DESK))
        await reached(() => findWithin(desk, BATCHES)?.shadowRoot?.querySelector(DIALOG))
        await state.act?.(desk)
        return { element: element.parentElement!, close }
      } catch (error) {
        close()
        throw error
      }
    },
  }))
}
