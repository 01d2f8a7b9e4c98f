/** Every state of the order desk, each written once, with the steps that create it. */
import { userEvent } from 'vitest/browser'
import type { HistoryEntry } from '../../shared/domain/history.ts'
import { lookUp } from '../../shared/domain/lookup.ts'
import { addRows, cancelRow, editRow, keepUnread } from '../changes/changes.ts'
import { addDays, providerDay } from '../expiry/expiry-dates.ts'
import type { ChangeBar } from '../grid/change-bar.ts'
import type { RowGrid } from '../grid/row-grid.ts'
import { CommandEvent } from '../parts/command.ts'
import { type Desk, openDesk } from './desk.ts'
import { type FakeEdge, problem } from './fake-edge.ts'
import { buildDelivery, buildOrder, buildRow } from './order.builder.ts'
import { partOf, until } from './parts.ts'
import { replaceAll } from './replace-all.ts'

type Act = (desk: Desk, edge: FakeEdge) => Promise<void>
type Setting = NonNullable<Parameters<typeof openDesk>[0]>

export interface DeskState {
  arrange?(edge: FakeEdge): void
  act?: Act
  setting?: Setting
}

/** Opens a desk in a state. @param setting language and direction */
export async function showState(name: string, edge: FakeEdge, setting: Setting = {}): Promise<Desk> {
  const state = lookUp(deskStates, name)
  if (!state) throw new Error(`no state ${name}`)
  state.arrange?.(edge)
  const desk = await openDesk({ ...setting, ...state.setting })
  await state.act?.(desk, edge)
  await desk.settled()
  return desk
}

async function gridOf(desk: Desk): Promise<RowGrid> {
  return (await partOf(desk, 'order-admin-row-grid')).host as RowGrid
}

/** A row of each kind: changed, to be cancelled, new, and one that cannot be read. */
const stage: Act = async (desk) => {
  const { store } = await gridOf(desk)
  const [lamp, bulb] = store.order.OrderRows
  const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
  store.change((changes) => editRow(changes, lamp!, { Quantity: 300, Name: 'Lamp, brass, large' }))
  store.change((changes) => cancelRow(changes, bulb!))
  store.change((changes) => addRows(changes, [wrap, wrap], ['new-1', 'new-2']))
  const unread = { text: '12x', problem: { code: 'not-a-number' } } as const
  store.change((changes) => keepUnread(changes, 'new-2', 'UnitPrice', unread))
}

/** Three lamps instead of two. */
const editLamp: Act = async (desk) => {
  const { store } = await gridOf(desk)
  store.change((changes) => editRow(changes, store.order.OrderRows[0]!, { Quantity: 300 }))
}

/** Presses a button that comes with what changes orders. */
async function press(desk: Desk, selector: string): Promise<void> {
  await until(() => desk.has(selector))
  desk.query(selector).click()
  await desk.settled()
}

/** Presses Review, which opens the review or the conflict dialog. */
async function review(desk: Desk, part: 'review' | 'conflict'): Promise<ShadowRoot> {
  await desk.settled()
  const root = await partOf(desk, `order-admin-${part}`)
  desk.query('.review').click()
  await until(() => root.querySelector('dialog[open]'))
  return root
}

async function paste(desk: Desk, text: string): Promise<void> {
  await press(desk, '#paste-rows')
  const root = await partOf(desk, 'order-admin-paste')
  await userEvent.fill(root.querySelector('textarea')!, text)
}

/** Opens a dialog by its button and does something in it. */
function inDialog(button: string, part: string, act?: (root: ShadowRoot) => Promise<void>): Act {
  return async (desk) => {
    await press(desk, button)
    const root = await partOf(desk, part)
    await until(() => root.querySelector('dialog[open]'))
    await act?.(root)
  }
}

const withMetadata = (edge: FakeEdge) => {
  edge.order = buildOrder({ OrderMetadata: { campaign: 'autumn', channel: 'web' } })
}
const withExpiry = (edge: FakeEdge) => {
  edge.today = providerDay(new Date())
  edge.order = buildOrder({ ExpirationDate: `${addDays(edge.today, 20)}T23:59:59` })
}
const stateOf = (OrderStatus: string, Actions: string[] = []) => ({
  arrange: (edge: FakeEdge) => {
    const OrderRows = buildOrder().OrderRows.map((row) => ({ ...row, Actions: [] }))
    edge.order = buildOrder({ OrderStatus, Actions, OrderRows })
  },
})

const whole: DeskState = {
  arrange(edge) {
    edge.order = buildOrder({
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
  },
}

export const deskStates: Readonly<Record<string, DeskState>> = {
  order: whole,
  'order, to read only, all unfolded': {
    arrange(edge) {
      whole.arrange!(edge)
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
    arrange: (edge) =>
      (edge.order = buildOrder({ OrderRows: [], OrderAmount: 0, Actions: [], OrderStatus: 'Failed' })),
  },
  'order that expires soon': {
    arrange(edge) {
      edge.today = providerDay(new Date())
      edge.order = buildOrder({ ExpirationDate: `${addDays(edge.today, 2)}T23:59:59` })
    },
  },
  'expired order': stateOf('Expired'),
  'delivered order': stateOf('Delivered'),
  'order that offers nothing': {
    ...stateOf('Open'),
    async act(desk) {
      await until(() => desk.has('#add-row'))
      desk.query('#add-row').focus()
    },
  },
  loading: { arrange: (edge) => (edge.intercept = () => new Promise(() => {})) },
  'not found': { arrange: (edge) => (edge.intercept = () => problem(404, 'order-not-found')) },
  'network down': { arrange: (edge) => (edge.intercept = () => new TypeError('offline')) },
  'session refused': { setting: { fetchSession: () => Promise.reject(new Error('no')) } },
  'no session': { setting: { fetchSession: undefined } },

  'offline banner': {
    async act(desk, edge) {
      edge.intercept = () => new TypeError('offline')
      await desk.element.reload()
    },
  },
  '“changed by …” banner': {
    async act(desk, edge) {
      await stage(desk, edge)
      const command = new CommandEvent({ do: 'changed-elsewhere', by: { id: 'u2', name: 'Anna' } })
      desk.query('.desk').dispatchEvent(command)
    },
  },
  history: {
    arrange(edge) {
      const entry: HistoryEntry = {
        at: new Date(Date.now() - 300_000).toISOString(),
        who: { kind: 'session', id: 'u2', name: 'Anna' },
        operation: 'addOrderRow',
        outcome: 'done',
        before: { OrderAmount: 431_250, OrderStatus: 'Open' },
        after: { OrderAmount: 451_950, OrderStatus: 'Open' },
        rows: [7],
        requestId: 'req-1',
      }
      edge.history = [
        entry,
        { ...entry, requestId: 'req-2', outcome: 'refused', code: 'credit-refused', rows: [1, 2] },
      ]
    },
    act: async (desk) => {
      await until(() => desk.has('order-admin-history'))
      await until(() => desk.text().includes('Anna'))
    },
  },

  changes: { act: stage },
  'changes, all figures': {
    async act(desk, edge) {
      await stage(desk, edge)
      const bar = (await partOf(desk, 'order-admin-change-bar')).host as ChangeBar
      bar.store.change((changes) => replaceAll(changes, true))
      bar.shadowRoot!.querySelector<HTMLElement>('.expand')!.click()
    },
  },
  'a cell that is edited': {
    async act(desk) {
      const grid = await gridOf(desk)
      grid.open({ key: 'id-1', field: 'Quantity' })
      await grid.updateComplete
      await userEvent.keyboard('7')
    },
  },
  'a cell with a wrong text': {
    async act(desk, edge) {
      await stage(desk, edge)
      const grid = await gridOf(desk)
      grid.open({ key: 'new-2', field: 'UnitPrice' })
      await grid.updateComplete
      await userEvent.keyboard('{Enter}12y')
    },
  },
  'menu of a row': {
    async act(desk, edge) {
      await stage(desk, edge)
      const { shadowRoot } = await gridOf(desk)
      shadowRoot!.querySelector<HTMLElement>('td.menu button')!.click()
    },
  },

  form: { act: (desk) => press(desk, '#add-row') },
  'form with errors': {
    act: inDialog('#add-row', 'order-admin-row-form', async (root) =>
      root.querySelector<HTMLElement>('.save')!.click(),
    ),
  },
  'pasted rows with errors': {
    async act(desk) {
      await paste(desk, 'Name;Qty;Price;More\nLamp;2;1;\nBulb;x;1;y')
      const root = await partOf(desk, 'order-admin-paste')
      await until(() => root.querySelector('.problems'))
    },
  },
  metadata: { arrange: withMetadata, act: inDialog('#edit-metadata', 'order-admin-metadata') },
  'metadata with errors': {
    arrange: withMetadata,
    act: inDialog('#edit-metadata', 'order-admin-metadata', async (root) => {
      await userEvent.fill(root.querySelector('[data-line="0"] [name=Value]')!, 'x'.repeat(501))
      root.querySelector<HTMLElement>('.add')!.click()
      await until(() => root.activeElement === root.querySelector('[data-line="2"] [name=Key]'))
      await userEvent.keyboard('password')
    }),
  },
  'metadata, unconfirmed': {
    arrange(edge) {
      withMetadata(edge)
      edge.intercept = ({ method }) => (method === 'PUT' ? problem(502, 'outcome-unknown') : undefined)
    },
    act: inDialog('#edit-metadata', 'order-admin-metadata', async (root) => {
      await userEvent.fill(root.querySelector('[data-line="0"] [name=Value]')!, 'winter')
      root.querySelector<HTMLElement>('.save')!.click()
      await until(() => root.querySelector('.write-note .note'))
    }),
  },
  expiry: { arrange: withExpiry, act: inDialog('#extend', 'order-admin-expiry') },
  'expiry, earlier': {
    arrange: withExpiry,
    act: inDialog('#extend', 'order-admin-expiry', (root) =>
      userEvent.fill(root.querySelector('#day')!, addDays(providerDay(new Date()), 17)),
    ),
  },
  'expiry, too early': {
    arrange: withExpiry,
    act: inDialog('#extend', 'order-admin-expiry', (root) =>
      userEvent.fill(root.querySelector('#day')!, providerDay(new Date())),
    ),
  },
  'expiry, refused': {
    arrange(edge) {
      withExpiry(edge)
      edge.intercept = ({ method }) => (method === 'GET' ? undefined : problem(409, 'order-not-open'))
    },
    act: inDialog('#extend', 'order-admin-expiry', async (root) => {
      root.querySelector<HTMLElement>('.quick button')!.click()
      await until(() => root.querySelector('.save:not([aria-disabled=true])'))
      root.querySelector<HTMLElement>('.save')!.click()
      await until(() => root.querySelector('.write-note .note'))
    }),
  },
  'review on the desk': {
    async act(desk, edge) {
      await editLamp(desk, edge)
      await review(desk, 'review')
    },
  },
  'review that closes the order': {
    async act(desk) {
      const { store } = await gridOf(desk)
      for (const row of store.order.OrderRows) store.change((changes) => cancelRow(changes, row))
      await review(desk, 'review')
    },
  },
  'result on the desk': {
    async act(desk, edge) {
      await editLamp(desk, edge)
      const root = await review(desk, 'review')
      root.querySelector<HTMLElement>('.save')!.click()
      await until(() => root.querySelector('.saved-note'))
    },
  },
  'credit refused': {
    arrange: (edge) => (edge.creditLimit = edge.order.OrderAmount),
    async act(desk, edge) {
      await editLamp(desk, edge)
      const root = await review(desk, 'review')
      root.querySelector<HTMLElement>('.save')!.click()
      await until(() => root.querySelector('.end'))
    },
  },
  'conflict on the desk': {
    async act(desk, edge) {
      await editLamp(desk, edge)
      const [lamp, ...others] = edge.order.OrderRows
      edge.order = buildOrder({ OrderRows: [{ ...lamp!, Quantity: 500 }, ...others] })
      await desk.element.reload()
      await desk.settled()
    },
  },
}
