/** The states of the desk of orders with the orders that the edge knows. */
import { type FakeEdge, problem } from '../fake-edge.ts'
import { deliveredNow, knownOrder, knownOrders } from '../known-orders.ts'
import { findWithin, reached } from '../reach.ts'
import { DESK, type OrdersStates, ROWS } from './orders-state.ts'

/** A day's work: most orders wait, some in part, one expires, one was refused, and of one the outcome is not known. */
function knowsOrders({ orderIndex }: FakeEdge): void {
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const now = new Date().toISOString()
  const [plain] = knownOrders(1)
  const last = (outcome: 'done' | 'refused' | 'unknown', id = 'u7') => ({
    ...plain!.lastWrite!,
    at: now,
    outcome,
    who: { kind: 'session' as const, id, name: id === 'u1' ? 'Clerk' : 'Kim' },
  })
  orderIndex.orders = [
    ...knownOrders(9),
    knownOrder(9, { seen: { ...plain!.seen!, amount: 431_250, delivered: 125_000 } }),
    knownOrder(10, { seen: { ...plain!.seen!, isPending: true } }),
    knownOrder(11, { seen: { ...plain!.seen!, expiresAt: `${soon}T00:00:00` } }),
    knownOrder(12, { lastWrite: last('unknown') }),
    knownOrder(13, { lastWrite: last('done', 'u1') }),
    knownOrder(14, { lastWrite: last('done') }),
    knownOrder(15, { lastWrite: last('done') }),
    knownOrder(16, { seen: { ...plain!.seen!, status: 'Delivered', delivered: 94_700 } }),
  ]
}

/** Counts come, and the orders of the list. */
async function viewsOf(desk: Element): Promise<ShadowRoot> {
  await reached(() =>
    [...desk.shadowRoot!.querySelectorAll('.view-count')].some(({ textContent }) => textContent),
  )
  return listOf(desk)
}

/** The list on the screen. */
function listOf(desk: Element): Promise<ShadowRoot> {
  return reached(() => {
    const root = desk.shadowRoot!.querySelector(`${ROWS}:not([hidden])`)?.shadowRoot
    return root?.querySelector('.count') ? root : undefined
  })
}

export const viewStates: OrdersStates = {
  'orders that the edge knows': {
    part: DESK,
    shows: 'Without a list of the page: what waits, and the orders as the edge last saw them.',
    findOrders: undefined,
    prepare: knowsOrders,
    act: viewsOf,
  },
  'a view of orders': {
    part: DESK,
    shows: 'One order was delivered elsewhere, and has left the view.',
    says: '1 order no longer waits here.',
    ordersView: 'view=to-deliver',
    prepare(edge) {
      knowsOrders(edge)
      const { now } = edge.orderIndex
      edge.orderIndex.now = (id) => (id === 8_906_813 ? deliveredNow(now(id)!) : now(id))
    },
    async act(desk) {
      const root = await viewsOf(desk)
      await reached(() => root.querySelectorAll('[data-item]').length === 13)
    },
  },
  'outcomes that are not known': {
    part: DESK,
    shows: 'The view of unknown outcomes comes first while it has orders.',
    ordersView: 'view=unknown',
    says: 'lost-1',
    prepare(edge) {
      knowsOrders(edge)
      const { orderIndex } = edge
      orderIndex.orders = orderIndex.orders.map((order) =>
        order.lastWrite?.outcome === 'unknown' ? { ...order, number: 'lost-1' } : order,
      )
    },
    act: viewsOf,
  },
  'a view with orders as last seen': {
    part: DESK,
    shows: 'Some orders could not be read again: how old their facts are.',
    says: '2 orders could not be read again.',
    ordersView: 'view=to-deliver',
    prepare(edge) {
      knowsOrders(edge)
      const { now } = edge.orderIndex
      edge.orderIndex.now = (id) => (id === 8_906_811 || id === 8_906_813 ? undefined : now(id))
    },
    async act(desk) {
      const root = await viewsOf(desk)
      await reached(() => root.querySelector('.note'))
    },
  },
  'a view that cannot be read again': {
    part: DESK,
    shows: 'The look failed as a whole: the orders stay as last seen.',
    says: 'Wait 20 seconds before you try again.',
    ordersView: 'view=partly-delivered',
    prepare(edge) {
      knowsOrders(edge)
      edge.intercept = ({ path }) =>
        path.endsWith('/look') ? problem(503, 'provider-unavailable', {}, { 'Retry-After': '20' }) : undefined
    },
    async act(desk) {
      const root = await viewsOf(desk)
      await reached(() => root.querySelector('.note'))
    },
  },
  'a view without orders': {
    part: DESK,
    shows: 'A view that nothing waits in stays reachable.',
    says: 'No orders here right now.',
    ordersView: 'view=refused',
    prepare: knowsOrders,
    act: viewsOf,
  },
  'views without counts': {
    part: DESK,
    shows: 'The counts could not be read: no number, and a way to try again.',
    says: 'The counts are missing.',
    prepare(edge) {
      edge.intercept = ({ path }) =>
        path === '/api/v1/order-views' ? problem(503, 'edge-unavailable') : undefined
    },
    act: (desk) => reached(() => desk.shadowRoot!.querySelector('.counts-note')),
  },
  'an index that refuses': {
    part: DESK,
    shows: 'The session has lost its right to the orders that the edge knows.',
    says: 'capability-missing',
    findOrders: undefined,
    prepare(edge) {
      edge.intercept = ({ path }) =>
        path === '/api/v1/orders'
          ? problem(403, 'capability-missing', { capability: 'orders.list' })
          : undefined
    },
    act: (desk) => reached(() => findWithin(desk, ROWS)?.shadowRoot?.querySelector('.note')),
  },
  'an edge that knows no orders': {
    part: ROWS,
    shows: 'Nothing was changed or looked at yet.',
    says: 'No orders yet.',
    findOrders: undefined,
    act: (desk) => reached(() => findWithin(desk, ROWS)?.shadowRoot?.querySelector('.page')),
  },
}
