import { html, nothing, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { capabilities as all } from '../../../shared/domain/session/capabilities.ts'
import { loadLanguage, loadLaterWords } from '../../locales/languages.ts'
import type { OrderAdmin } from '../../order-admin.ts'
import type { OrderAdminNavigateEvent } from '../../navigate-event.ts'
import '../../register.ts'
// Loads the chunks before the first test, so that no test waits for them.
import '../../desks/credit/desk/credit-desk-parts.ts'
import '../../desks/credit/orders/credit-orders-parts.ts'
import '../../desks/order/desk/edit-parts.ts'
import '../../desks/reports/desk/desk-parts.ts'
import { addRows } from '../../rows/changes/changes.ts'
import type { RowGrid } from '../../rows/grid/row-grid.ts'
import { buildCreditOrder } from '../../testing/credit-stage.ts'
import { EDGE, FakeEdge, json, problem, sessions } from '../../testing/fake-edge.ts'
import { foundOrders } from '../../testing/found-orders.ts'
import { textOf, until } from '../../testing/parts.ts'
import { fill, findWithin } from '../../testing/reach.ts'
import '../frame-parts.ts'
import './find-parts.ts'

describe('the field that finds anything, in the frame', () => {
  let edge: FakeEdge
  let around: HTMLElement

  beforeEach(async () => {
    await loadLanguage('en')
    await Promise.all((['frame', 'find'] as const).map(loadLaterWords))
    edge = new FakeEdge()
    // The desk of orders, which is the first where the session may list orders, needs a browser.
    edge.capabilities = all.filter((name) => name !== 'orders.list')
    edge.orderIndex.orders = foundOrders(3)
    edge.intercept = ({ path }) => {
      if (path === '/api/v2/reports') return problem(404, 'report-not-found')
      if (path === '/api/v1/orders/8906811') return json({ ...edge.order, Id: 8_906_811 })
      if (path !== '/api/soap/GetOrders') return undefined
      const Orders = [buildCreditOrder({ ProviderOrderNr: 1_000_123, ClientOrderNr: 'web-77' })]
      return json({ Accepted: true, RejectionCode: 'Accepted', Orders })
    }
    around = document.createElement('div')
    document.body.append(around)
  })
  afterEach(() => {
    around.remove()
    edge.restore()
  })

  function show(page: { desk?: string } = {}): OrderAdmin {
    render(
      html`<order-admin
        lang="en-GB"
        desk=${page.desk ?? nothing}
        edge-url=${EDGE}
        .fetchSession=${sessions()}
      ></order-admin>`,
      around,
    )
    return around.querySelector('order-admin')!
  }

  const frame = () =>
    around.querySelector('order-admin')?.shadowRoot?.querySelector('order-admin-desks')?.shadowRoot
  const button = () => frame()?.querySelector<HTMLElement>('button.find')
  const find = () => frame()?.querySelector('order-admin-find')?.shadowRoot
  const shown = (tag: string) => {
    const desk = frame()?.querySelector(tag)
    return desk && !desk.closest('.place')!.hasAttribute('hidden') ? desk.shadowRoot! : undefined
  }
  const options = () => [...(find()?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const names = () => options().map((option) => textOf(option).trim())
  const readsSession = () => until(() => edge.calls.some(({ path }) => path === '/session'))
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  async function open(): Promise<HTMLInputElement> {
    ;(await until(button)).click()
    await until(() => find()?.querySelector('dialog[open]'))
    return find()!.querySelector<HTMLInputElement>('#find')!
  }

  async function choose(text: string, id: string): Promise<void> {
    fill(await open(), text)
    const option = await until(() => options().find((each) => each.id === id))
    option.click()
  }

  describe('is there', () => {
    it('where several desks are open to the clerk', async () => {
      edge.capabilities = ['report.read', 'credit.read']
      show()
      await until(button)
    })

    it('beside the one desk of a page, where the edge has an index', async () => {
      edge.capabilities = all
      show({ desk: 'reports' })
      await until(button)
    })

    it.each([
      ['one desk, without an index', 'reports', all.filter((name) => name !== 'orders.list')],
      ['an index, without the right to read orders', undefined, ['report.read', 'orders.list']],
      ['one desk of the session', undefined, ['report.read']],
    ] as const)('and is not with %s', async (_, desk, capabilities) => {
      edge.capabilities = capabilities
      show(desk ? { desk } : {})
      await until(() => shown('order-admin-reports'))
      expect(button()).toBeFalsy()
    })

    it('and is not in a session for one order', async () => {
      const before = edge.intercept
      edge.intercept = (call) =>
        call.path === '/session'
          ? json({ user: { id: 'u1', name: 'Clerk' }, capabilities: all, orderId: 8906810 })
          : before(call)
      show()
      await until(() => shown('order-admin-desk'))
      expect(button()).toBeFalsy()
      frame()!
        .querySelector('#panel')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
      await settled()
      expect(find()).toBeFalsy()
    })
  })

  it('loads when it is first opened', async () => {
    show()
    await until(button)
    expect(find()).toBeFalsy()
    await open()
    expect(find()).toBeTruthy()
    await readsSession()
  })

  it('opens an order, and tells the page', async () => {
    show()
    const told: string[][] = []
    around.addEventListener(
      'order-admin-navigate',
      ({ kind, orderId, merchantOrderId }: OrderAdminNavigateEvent) =>
        told.push([kind, orderId, merchantOrderId]),
    )
    await choose('8906810', 'found-order-8906810')
    await until(() => textOf(shown('order-admin-desk') ?? document).includes('8906810'))
    expect(told).toEqual([['order', '8906810', 'web-2041']])
  })

  it('leaves an order to a page that cancels the event, and does not list it as opened', async () => {
    show()
    around.addEventListener('order-admin-navigate', (event) => event.preventDefault())
    await choose('8906810', 'found-order-8906810')
    await settled()
    expect(shown('order-admin-desk')).toBeUndefined()
    await open()
    expect(names()).toEqual([])
  })

  it('opens a day, without reading the newest first, and the same day again', async () => {
    show()
    const days = () => edge.calls.flatMap(({ query }) => query.get('date') ?? [])
    await choose('2020-03-05', 'found-day-2020-03-05')
    await until(() => shown('order-admin-reports'))
    await until(() => days().length === 1)
    await choose('2020-03-05', 'found-day-2020-03-05')
    await until(() => days().length === 2)
    expect(days()).toEqual(['2020-03-05', '2020-03-05'])
  })

  it('opens a credit order in the desk of credit orders', { tags: 'long' }, async () => {
    show()
    await choose('1000123', 'found-credit-order-1000123')
    await until(() => {
      const desk = shown('order-admin-credit')
      const order = desk && findWithin(desk, 'order-admin-credit-order')?.shadowRoot
      return order && textOf(order).includes('1000123')
    })
  })

  it(
    'lists what was opened, by whatever way, with the number of an order that was read',
    { tags: 'long' },
    async () => {
      show()
      await choose('1000123', 'found-credit-order-1000123')
      await choose('2020-03-05', 'found-day-2020-03-05')
      const desk = await until(() => frame()?.querySelector('order-admin-reports'))
      desk.dispatchEvent(
        new CustomEvent('desk-open-order', {
          detail: { kind: 'order', id: '8906810' },
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      )
      await until(() => textOf(shown('order-admin-desk') ?? document).includes('web-2041'))
      await open()
      await until(() => names().length === 3)
      expect(names()).toEqual(['web-2041 Order 8906810', '5 Mar 2020 Payout', 'web-77 Credit order 1000123'])
      expect({ ...localStorage, ...sessionStorage }).toEqual({})
    },
  )

  it('forgets it with the session', async () => {
    const element = show()
    await choose('2020-03-05', 'found-day-2020-03-05')
    element.edgeUrl = `${EDGE}/`
    await element.updateComplete
    await open()
    expect(names()).toEqual([])
  })

  it('asks before an order with unsaved changes is left', async () => {
    show()
    await choose('8906810', 'found-order-8906810')
    const grid = await until(() => shown('order-admin-desk')?.querySelector<RowGrid>('order-admin-row-grid'))
    const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
    grid.store.change((changes) => addRows(changes, [wrap], ['new-1']))
    await choose('8906811', 'found-order-8906811')
    const leave = frame()!.querySelector('order-admin-leave')!.shadowRoot!
    await until(() => textOf(leave).includes('Leave order 8906810?'))
    leave.querySelector<HTMLElement>('button.primary')!.click()
    await settled()
    expect(textOf(shown('order-admin-desk')!)).toContain('8906810')
    expect(around.querySelector('order-admin')!.changeCount).toBe(1)
  })
})
