/** States of an order that is read: its contents, its actions, and errors instead of it. */
import type { HistoryEntry, HistoryRow } from '../../../shared/domain/order/history.ts'
import { addDays, providerDay } from '../../desks/order/expiry/expiry-dates.ts'
import { type FakeEdge, problem } from '../fake-edge.ts'
import { FakeSocket } from '../fake-socket.ts'
import { fullestOrder } from '../fullest-order.ts'
import { buildDelivery, buildOrder, buildRow } from '../order.builder.ts'
import { fill, reached } from '../reach.ts'
import { type OrderState, type OrderStates, partOf } from './order-state.ts'

const DESK = 'order-admin-desk'

const stateOf = (OrderStatus: string, shows: string): OrderState => ({
  part: 'order-admin-row-table',
  shows,
  arrange(edge) {
    const OrderRows = buildOrder().OrderRows.map((row) => ({ ...row, Actions: [] }))
    edge.order = buildOrder({ OrderStatus, Actions: [], OrderRows })
  },
})

const whole = (edge: FakeEdge) => {
  edge.order = buildOrder({
    // 1 125.00 open, as much cancelled, and 1 250.00 delivered.
    OrderAmount: 350_000,
    CancelledAmount: 112_500,
    SystemStatusMessage: 'High Amount',
    NationalId: '010170-****',
    OrderMetadata: { campaign: 'autumn' },
    BillingReferences: [{ Type: 'CostCenter', Value: '4410' }],
    OrderRows: [buildRow(), buildRow({ OrderRowId: 2, IsCancelled: true })],
    Deliveries: [
      buildDelivery({
        Credits: [{ Amount: 500, OrderRows: [buildRow()], Actions: [] }],
        Status: 'Overdue',
      }),
    ],
  })
}

const lamp: HistoryRow = {
  OrderRowId: 1,
  Name: 'Lamp, brass',
  is: 'changed',
  before: { Quantity: 200, DiscountPercent: 1000, DiscountAmount: 0, Unit: '' },
  after: { Quantity: 300, DiscountPercent: 0, DiscountAmount: 5000, Unit: 'pcs' },
}
const wrap: HistoryRow = {
  OrderRowId: 7,
  Name: 'Gift wrap',
  is: 'added',
  after: { Quantity: 150, UnitPrice: 4900 },
}
const anna = { kind: 'session', id: 'u2', name: 'Anna' } as const

function entry(minutesAgo: number, more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    who: anna,
    operation: 'addOrderRow',
    outcome: 'done',
    before: { OrderAmount: 431_250, OrderStatus: 'Open' },
    after: { OrderAmount: 451_950, OrderStatus: 'Open' },
    rows: [7],
    requestId: `req-${minutesAgo}`,
    ...more,
  }
}

export const orderReadStates = {
  order: {
    part: DESK,
    also: ['order-admin', 'order-admin-actions', 'order-admin-totals'],
    shows: 'An open order with a delivery, a credit, a cancelled row and references.',
    arrange: whole,
  },
  'order, everything in it': {
    part: DESK,
    also: ['order-admin-amount'],
    shows: 'A company’s order with something in every place, and amounts of eight digits.',
    says: 'Waiting: the delivery address is not an official one',
    arrange: (edge) => (edge.order = fullestOrder()),
  },
  'story of an order': {
    part: 'order-admin-story-rows',
    shows: 'What was ordered, changed, delivered and cancelled, with every section unfolded.',
    says: 'Gift wrap Added',
    arrange(edge) {
      whole(edge)
      edge.history = [
        entry(5, { operation: 'updateOrderRows', rows: [1, 7], changes: [lamp, wrap] }),
        entry(60 * 24),
      ]
    },
    async act(desk) {
      await reached(() => desk.desk.querySelector('.story > .save'))
      for (const folded of desk.desk.querySelectorAll('details')) folded.open = true
      // The rows render into the desk's own root.
      await reached(() => desk.desk.querySelector('order-admin-story-rows table'))
    },
  },
  'order, to read only, all unfolded': {
    part: 'order-admin-row-table',
    shows: 'What a session that may not change anything sees, with every section unfolded.',
    arrange(edge) {
      whole(edge)
      edge.capabilities = ['order.read']
    },
    async act(desk) {
      await partOf(desk, 'order-admin-actions')
      await desk.settled()
      for (const root of desk.roots()) {
        for (const folded of root.querySelectorAll('details')) folded.open = true
      }
    },
  },
  empty: {
    part: DESK,
    shows: 'A failed order without rows.',
    says: 'No active rows on this order.',
    arrange: (edge) =>
      (edge.order = buildOrder({ OrderRows: [], OrderAmount: 0, Actions: [], OrderStatus: 'Failed' })),
  },
  'order that expires soon': {
    part: 'order-admin-actions',
    shows: 'The head warns that the order expires in two days.',
    says: 'The order expires in 2 days.',
    arrange(edge) {
      edge.today = providerDay(new Date())
      edge.order = buildOrder({ ExpirationDate: `${addDays(edge.today, 2)}T23:59:59` })
    },
  },
  'expired order': {
    ...stateOf('Expired', 'An expired order: it offers nothing any more.'),
    says: 'The order has expired: it can no longer be delivered or changed.',
  },
  'delivered order': {
    ...stateOf('Delivered', 'A delivered order: its rows are only read.'),
    says: 'Rows can’t be changed: the order is no longer open.',
  },
  'order that offers nothing': {
    ...stateOf('Open', 'Buttons that are not available stay in focus order, and say why.'),
    part: DESK,
    says: 'It can’t be delivered this way: the provider does not offer it for this order.',
    async act(desk) {
      await reached(() => desk.has('#add-row'))
      desk.query('#add-row').focus()
    },
  },
  'search in the rows': {
    part: 'order-admin-view',
    shows: 'Twelve rows, searched: what was found is marked.',
    says: '4 of 12 rows',
    arrange(edge) {
      const OrderRows = Array.from({ length: 12 }, (_, index) =>
        buildRow({ OrderRowId: index + 1, Name: `Lamp n${index + 1}`, UnitPrice: 100 * (index + 1) }),
      )
      // Two of each, less 10 %: 1.80 × (1 + 2 + … + 12).
      edge.order = buildOrder({ OrderRows, OrderAmount: 14_040 })
    },
    async act(desk) {
      const bar = await partOf(desk, 'order-admin-view')
      const field = await reached(() => bar.querySelector('input'))
      const button = bar.querySelector<HTMLElement>('.open-search')
      if (button?.checkVisibility()) button.click()
      await desk.settled()
      fill(field, 'lamp n1')
      await reached(() => desk.roots().some((root) => root.querySelectorAll('tr[data-row-id]').length === 4))
    },
  },
  loading: {
    part: DESK,
    shows: 'The layout while the order is read.',
    says: 'Loading the order',
    arrange: (edge) => (edge.intercept = () => new Promise(() => {})),
  },
  'not found': {
    part: DESK,
    shows: 'The provider has no order with this id.',
    says: 'The provider has no order with this number.',
    arrange: (edge) => (edge.intercept = () => problem(404, 'order-not-found')),
  },
  'network down': {
    part: DESK,
    shows: 'The edge cannot be reached, before anything was read.',
    says: 'No connection The order service could not be reached.',
    arrange: (edge) => (edge.intercept = () => new TypeError('offline')),
  },
  'session refused': {
    part: DESK,
    shows: 'The page could not get a session.',
    says: 'The shop’s server did not open the desk',
    setting: { fetchSession: () => Promise.reject(new Error('no')) },
  },
  'no session': {
    part: DESK,
    shows: 'The page does not say where sessions come from: a hint for its developer.',
    says: 'set the property fetchSession of <order-admin>',
    setting: { fetchSession: undefined },
  },
  'offline banner': {
    part: DESK,
    shows: 'The connection broke after the order was read: it stays on the screen.',
    says: 'This is the order as last loaded',
    async act(desk, edge) {
      edge.intercept = () => new TypeError('offline')
      await desk.element.reload()
    },
  },
  'others have it open': {
    part: 'order-admin-live',
    shows: 'Anna and Bo have the same order open.',
    says: 'Anna and Bo also here',
    async act(desk) {
      desk.element.live = true
      await desk.settled()
      const line = await reached(() => FakeSocket.all.at(-1))
      await desk.settled()
      line.say({
        type: 'present',
        who: [
          { id: 'u2', name: 'Anna' },
          { id: 'u3', name: 'Bo' },
        ],
      })
      const live = await partOf(desk, 'order-admin-live')
      await reached(() => live.textContent?.includes('Anna'))
    },
  },
  'changed at the provider': {
    part: 'order-admin-news',
    shows: 'Another system has changed the order at the provider while it was open, which no history has.',
    says: 'The order was changed at the provider.',
    async act(desk) {
      desk.element.live = true
      await desk.settled()
      const line = await reached(() => FakeSocket.all.at(-1))
      const news = await partOf(desk, 'order-admin-news')
      await partOf(desk, 'order-admin-live')
      line.say({ type: 'changed-at-provider', etag: '"another"', version: '' })
      await reached(() => news.querySelector('.note'))
    },
  },
  'what others changed': {
    part: 'order-admin-news',
    shows: 'Kim has saved while the order was open: what changed is marked, and nothing moves.',
    says: 'Kim changed 2 rows.',
    arrange: (edge) => (edge.history = [entry(60 * 24)]),
    async act(desk, edge) {
      await reached(() => desk.desk.querySelector('.story > .save'))
      const who = { kind: 'session', id: 'u3', name: 'Kim' } as const
      const done = entry(2, { who, operation: 'updateOrderRows', rows: [1, 7], changes: [lamp, wrap] })
      const [first, ...rows] = edge.order.OrderRows
      const added = buildRow({ OrderRowId: 7, Name: 'Gift wrap', Quantity: 150, UnitPrice: 4900 })
      edge.history = [done, ...edge.history]
      // 1 687.50 + 632.00 + 66.15.
      edge.order = {
        ...edge.order,
        OrderAmount: 238_565,
        OrderRows: [{ ...first!, Quantity: 300 }, ...rows, added],
      }
      await desk.element.reload()
      const news = await partOf(desk, 'order-admin-news')
      await reached(() => news.querySelector('.note'))
    },
  },
  history: {
    part: 'order-admin-story-rows',
    shows:
      'Who changed the order and why: done, refused, not known and from a server. Older saves are asked for.',
    says: 'Not known whether it was done: the answer was lost',
    arrange(edge) {
      edge.history = [
        entry(5, { reason: 'Customer returned', note: 'Asked on the phone' }),
        entry(60, { outcome: 'refused', code: 'credit-refused', rows: [1, 2] }),
        entry(120, { outcome: 'unknown' }),
        entry(180, { outcome: 'not-done', who: { kind: 'server', id: 'k', name: '3fa9' } }),
        entry(240, { operation: 'somethingNew' as never, outcome: 'odd' as never }),
        entry(300),
      ]
    },
    async act(desk) {
      await reached(() => desk.desk.querySelector('.story > .save'))
      await reached(() => desk.text().includes('Anna'))
    },
  },
  'history, amounts and status': {
    part: 'order-admin-story-rows',
    shows: 'The filter hides what moved neither money nor the order’s state.',
    says: 'Asked for by phone',
    arrange: (edge) =>
      (edge.history = [
        entry(5, { reason: 'Asked for by phone' }),
        entry(60, { operation: 'setOrderMetadata', metadata: ['colour'] }),
      ]),
    async act(desk) {
      const money = await reached(() => desk.desk.querySelector<HTMLElement>('.story-filter button + button'))
      money.click()
      await reached(() => desk.desk.querySelector('.story-filter button + button[aria-pressed=true]'))
    },
  },
  'history that cannot be read': {
    part: 'order-admin-story-rows',
    shows: 'The history fails by itself; the order stays.',
    says: 'The history could not be loaded.',
    arrange: (edge) =>
      (edge.intercept = ({ path }) =>
        path.endsWith('/history') ? problem(500, 'internal-error') : undefined),
    async act(desk) {
      await reached(() => desk.desk.querySelector('.gap .failed'))
    },
  },
  'history of one row': {
    part: 'order-admin-row-history',
    isDialog: true,
    shows: 'What was done to one row, before and after.',
    says: 'History of Lamp, brass',
    arrange: (edge) =>
      (edge.history = [
        entry(5, { operation: 'updateOrderRows', rows: [1, 7], changes: [lamp, wrap] }),
        entry(9, { rows: [1], changes: [lamp], outcome: 'refused', code: 'credit-refused' }),
      ]),
    async act(desk) {
      await reached(() => desk.desk.querySelector('.story > .save'))
      const part = await reached(() => desk.desk.querySelector('order-admin-row-history'))
      await reached(() => part.shadowRoot)
      await part.open(1)
      await reached(() => part.shadowRoot!.querySelector('dialog[open] li'))
    },
  },
} satisfies OrderStates
