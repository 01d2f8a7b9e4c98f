import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OrderAdmin } from './order-admin.ts'
import { addRows, cancelRow, editRow, keepUnread } from './changes/changes.ts'
import { replaceAll } from './testing/replace-all.ts'
import type { ChangeBar } from './grid/change-bar.ts'
import type { RowGrid } from './grid/row-grid.ts'
import { closeDesks, type Desk, deskOf, openDesk } from './testing/desk.ts'
import { EDGE, FakeEdge, problem, sessions } from './testing/fake-edge.ts'
import { buildDelivery, buildOrder, buildRow } from './testing/order.builder.ts'
import { violationsIn } from './testing/looks.ts'
import { partOf, until } from './testing/parts.ts'

type Act = (desk: Desk, edge: FakeEdge) => Promise<void>
interface State {
  arrange?(edge: FakeEdge): void
  act?: Act
  setting?: Parameters<typeof openDesk>[0]
}

/** A row of each kind: changed, to be cancelled, new, and one that cannot be read. */
const stage: Act = async (desk) => {
  const { store } = await grid(desk)
  const [lamp, bulb] = store.order.OrderRows
  const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
  store.change((changes) => editRow(changes, lamp!, { Quantity: 300, Name: 'Lamp, brass, large' }))
  store.change((changes) => cancelRow(changes, bulb!))
  store.change((changes) => addRows(changes, [wrap, wrap], ['new-1', 'new-2']))
  const unread = { text: '12x', problem: { code: 'not-a-number' } } as const
  store.change((changes) => keepUnread(changes, 'new-2', 'UnitPrice', unread))
}

/** Presses a button that comes with what changes orders. */
const press = async (desk: Desk, selector: string) => {
  await until(() => desk.has(selector))
  desk.query(selector).click()
  await desk.settled()
}

const grid = async (desk: Desk): Promise<RowGrid> =>
  (await partOf(desk, 'order-admin-row-grid')).host as RowGrid

/** Every state of the desk; the matrix below is made from it. */
const states: Record<string, State> = {
  order: {
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
  },
  empty: {
    arrange: (edge) =>
      (edge.order = buildOrder({ OrderRows: [], OrderAmount: 0, Actions: [], OrderStatus: 'Failed' })),
  },
  off: {
    arrange: (edge) => (edge.order = buildOrder({ Actions: [], OrderStatus: 'Expired' })),
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
  stale: {
    async act(desk, edge) {
      edge.intercept = () => new TypeError('offline')
      await desk.element.reload()
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
  'a cell with a wrong text': {
    async act(desk, edge) {
      await stage(desk, edge)
      const element = await grid(desk)
      element.open({ key: 'new-2', field: 'UnitPrice' })
      await element.updateComplete
      await userEvent.keyboard('{Enter}12y')
    },
  },
  'menu of a row': {
    async act(desk, edge) {
      await stage(desk, edge)
      const { shadowRoot } = await grid(desk)
      shadowRoot!.querySelector<HTMLElement>('td.menu button')!.click()
    },
  },
  form: { act: (desk) => press(desk, '#add-row') },
  'form with errors': {
    async act(desk) {
      await press(desk, '#add-row')
      const form = await partOf(desk, 'order-admin-row-form')
      form.querySelector<HTMLElement>('.save')!.click()
    },
  },
  'pasted rows': {
    async act(desk) {
      await press(desk, '#paste-rows')
      const paste = await partOf(desk, 'order-admin-paste')
      await userEvent.fill(paste.querySelector('textarea')!, 'Name;Qty;Price;More\nLamp;2;1;\nBulb;x;1;y')
      await until(() => paste.querySelector('.problems'))
    },
  },
}

const matrix = Object.keys(states).flatMap((state) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([390, 1200] as const).flatMap((width) =>
      (['ltr', 'rtl'] as const).map((dir) => [state, scheme, width, dir] as const),
    ),
  ),
)

describe('<order-admin> in a browser', () => {
  let edge: FakeEdge
  const root = document.documentElement
  beforeEach(async () => {
    edge = new FakeEdge()
    root.lang = 'en'
    document.title = 'Order'
    document.body.style.margin = '0'
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    root.removeAttribute('dir')
    root.style.colorScheme = ''
    root.style.background = ''
  })

  async function show(name: string): Promise<Desk> {
    const { arrange, act, setting } = states[name] ?? {}
    arrange?.(edge)
    const desk = await openDesk({ dir: root.dir === 'rtl' ? 'rtl' : 'ltr', ...setting })
    await act?.(desk, edge)
    await desk.settled()
    return desk
  }

  it.each(matrix)('has nothing for axe to find: %s, %s, %i px, %s', async (state, scheme, width, dir) => {
    await page.viewport(width, 900)
    root.dir = dir
    root.style.colorScheme = scheme
    root.style.background = scheme === 'dark' ? '#111' : '#fff'
    const { element } = await show(state)
    expect(await violationsIn(element.parentElement!)).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('is laid out by its container and not by the window', async () => {
    const desk = await show('order')
    const tops = () =>
      [desk.query('.main'), desk.query('.side')].map((part) => part.getBoundingClientRect().top)
    expect(tops()[0]).toBe(tops()[1])
    desk.element.parentElement!.style.width = '360px'
    expect(tops()[0]).toBeLessThan(tops()[1] ?? 0)
    expect(getComputedStyle(desk.query('.rows tbody tr')).display).toBe('flex')
    expect(desk.element.scrollWidth).toBeLessThanOrEqual(360)
  })

  it('is dark where the page is, and not where it is not', async () => {
    const desk = await show('order')
    const surface = () => getComputedStyle(desk.query('.desk')).backgroundColor
    root.style.colorScheme = 'light'
    const light = surface()
    root.style.colorScheme = 'dark'
    expect(surface()).not.toBe(light)
  })

  it('shows why adding is off on focus, and hides it with Escape', async () => {
    const desk = await show('off')
    const isSeen = () => getComputedStyle(desk.query('#add-row-reason')).visibility === 'visible'
    expect(isSeen()).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isSeen()).toBe(false)
  })

  it('keeps the skeleton’s head as high as the order’s, so that nothing jumps', async () => {
    const waiting = headHeight(await show('loading'))
    edge.intercept = () => undefined
    edge.order = buildOrder()
    expect(Math.abs(headHeight(await openDesk()) - waiting)).toBeLessThanOrEqual(2)
  })

  it('takes what the page set before the element was defined', async () => {
    const early = Object.assign(document.createElement('late-order-admin') as OrderAdmin, {
      fetchSession: sessions(),
      edgeUrl: EDGE,
      orderId: '8906810',
    })
    document.body.append(early)
    customElements.define('late-order-admin', class extends OrderAdmin {})
    const desk = deskOf(early)
    await desk.settled()
    early.remove()
    expect(desk.text()).toContain('Lamp, brass')
  })

  it('uses no inline style anywhere, so that a strict policy has nothing to refuse', async () => {
    const desk = await show('changes')
    const parts = [...desk.desk.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    expect(parts.length).toBeGreaterThan(4)
    for (const part of [desk.element.shadowRoot!, desk.desk, ...parts]) {
      expect(part.querySelectorAll('[style], style')).toHaveLength(0)
    }
  })

  it('says which policy the page must allow when Lit’s was refused, and only then', async () => {
    const { said, refused } = await hintFor('lit-html')
    expect(said.join()).toContain('trusted-types lit-html')
    expect(refused).toBe(1)
    expect((await hintFor('another')).said).toEqual([])
  })
})

function headHeight(desk: Desk): number {
  return desk.query('.head').getBoundingClientRect().height
}

/** What the console hears when the browser reports that a policy was refused before Lit had loaded. */
async function hintFor(policy: string): Promise<{ said: string[]; refused: number }> {
  const { releaseTrustedTypesHint, listenForRefusal } = await import('./trusted-types-hint.ts')
  const said: string[] = []
  const { error } = console
  console.error = (text: string) => void said.push(text)
  listenForRefusal()
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'trusted-types',
      sample: policy,
      blockedURI: 'trusted-types-policy',
      documentURI: location.href,
      disposition: 'enforce',
      originalPolicy: '',
      statusCode: 200,
      violatedDirective: 'trusted-types',
    }),
  )
  releaseTrustedTypesHint()
  console.error = error
  return { said, refused: said.length }
}
