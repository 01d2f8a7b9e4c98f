import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { capabilities as all } from '../../../../shared/domain/session/capabilities.ts'
import type { OrderAdminErrorEvent } from '../../../events.ts'
import type { OrderAdminNavigateEvent } from '../../../navigate-event.ts'
import { FakeEdge, json, problem } from '../../../testing/fake-edge.ts'
import { deliveredNow, knownOrder, knownOrders } from '../../../testing/known-orders.ts'
import { listedOrders, wholeList } from '../../../testing/listed-orders.ts'
import { closeOrders, openOrders } from '../../../testing/orders-stage.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { fill } from '../../../testing/reach.ts'
import { catchFiles } from '../../../testing/saved-files.ts'
import type { OrdersDesk } from './orders-desk.ts'

describe('the desk of orders with the orders that the edge knows', () => {
  let edge: FakeEdge
  let desk: OrdersDesk
  let told: OrderAdminNavigateEvent[]
  let errors: string[]
  const onNavigate = (event: OrderAdminNavigateEvent) => void told.push(event)
  const onError = ({ code }: OrderAdminErrorEvent) => void errors.push(code)
  beforeEach(() => {
    edge = new FakeEdge()
    told = []
    errors = []
    document.addEventListener('order-admin-navigate', onNavigate)
    document.addEventListener('order-admin-error', onError)
    // happy-dom fails to look for the focus in the list while it is in the dialog.
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => {})
  })
  afterEach(() => {
    document.removeEventListener('order-admin-navigate', onNavigate)
    document.removeEventListener('order-admin-error', onError)
    closeOrders()
    edge.restore()
    vi.restoreAllMocks()
  })

  const top = () => desk.shadowRoot!
  const rows = () => top().querySelector<HTMLElement>('order-admin-orders-rows:not([hidden])')!.shadowRoot!
  const text = () => textOf(rows()).replace(/\s+/g, ' ')
  const lines = () => [...rows().querySelectorAll('tbody > [data-item]')]
  const numbers = () => lines().map((line) => textOf(line.querySelector('.of-number')!).trim())
  const views = () => [...top().querySelectorAll<HTMLButtonElement>('.view')]
  const viewTexts = () => views().map((view) => textOf(view).replace(/\s+/g, ' ').trim())
  const view = (words: string) => views().find((each) => textOf(each).includes(words))!
  const button = (from: ParentNode, words: string) =>
    [...from.querySelectorAll('button')].find((each) => each.textContent.includes(words))!
  const asked = (path: string) => edge.calls.filter((call) => call.path === path)
  const lists = () => asked('/api/v1/orders')
  const looks = () =>
    asked('/api/v1/orders/look').map(({ body }) => (JSON.parse(body) as { orders: number[] }).orders)
  const counts = () => asked('/api/v1/order-views')
  const open = async (more: Parameters<typeof openOrders>[0] = {}) => (desk = await openOrders(more))
  /** Opens a view, and waits until its orders were looked at. */
  const openView = async (words: string) => {
    const before = looks().length
    ;(await until(() => view(words))).click()
    await until(() => looks().length > before)
  }

  describe('as the list', () => {
    it('lists them where the page has no list: number, state, last change, expiry, amount, and how old that is', async () => {
      edge.orderIndex.orders = [
        knownOrder(0, {
          seen: { ...knownOrder(0).seen!, amount: 100_000, delivered: 25_000 },
        }),
        { id: 9_223_372_036_854_775_807n },
      ]
      await open()
      await until(() => lines().length === 2)
      const [first, second] = lines().map((line) => textOf(line).replace(/\s+/g, ' ').trim())
      expect(first).toMatch(/^web-2048 Open 26 Nov 2026.* Kim 24 Dec 2099 250\.00 1,000\.00 SEK 26 Nov 2026/)
      expect(second).toBe('9223372036854775807')
      expect(top().querySelector('.page')).toBeNull()
    })

    it('searches by the beginning of a number and gets more as one scrolls, without sorting', async () => {
      edge.orderIndex.orders = knownOrders(250)
      await open()
      await until(() => lists().length === 2)
      expect(lists()[1]!.query.get('cursor')).toBe('100')
      expect(rows().querySelector('.sort')).toBeNull()
      expect(rows().querySelector('select')).toBeNull()
      fill(rows().querySelector('input[type=search]'), ' web-18 ')
      await until(() => numbers()[0] === 'web-1899')
      expect(lists().at(-1)!.query.get('query')).toBe('web-18')
    })

    it('asks nothing for a text that no number is as long as', { tags: 'long' }, async () => {
      edge.orderIndex.orders = knownOrders(150)
      await open()
      await until(() => lines().length > 0)
      const before = lists().length
      fill(rows().querySelector('input[type=search]'), 'x'.repeat(65))
      await until(() => text().includes('No order matches'))
      expect(lists().length).toBe(before)
    })

    it('sorts and filters by itself once it has all', async () => {
      edge.orderIndex.orders = knownOrders(20)
      await open()
      await until(() => lines().length === 20)
      rows().querySelector<HTMLElement>('.of-number .sort')!.click()
      await until(() => numbers()[0] === 'web-2029')
      expect(lists()).toHaveLength(1)
    })

    it('saves them as CSV', async () => {
      edge.orderIndex.orders = knownOrders(1)
      await open()
      await until(() => lines().length === 1)
      const saves = catchFiles()
      try {
        button(rows(), 'Save as CSV').click()
        const saved = await (await until(() => saves.files[0])).text()
        expect(saved).toContain('Order number,Status,Last change,Changed by,Expires,Amount,Currency,As seen')
        expect(saved).toMatch(/web-2048,Open,.*,Kim,.*,747\.00,SEK/)
      } finally {
        saves.restore()
      }
    })

    it('says that the edge knows none', async () => {
      await open()
      await until(() => text().includes('No orders yet.'))
    })

    it('is the list of the page where that has one', async () => {
      edge.orderIndex.orders = knownOrders(3)
      await open({ findOrders: wholeList(listedOrders(2)) })
      await until(() => lines().length === 2)
      expect(lists()).toEqual([])
    })

    it('is not asked without the capability', async () => {
      await open({ capabilities: all.filter((each) => each !== 'orders.list') })
      await until(() => textOf(top()).includes('set the property findOrders'))
      expect(views()).toEqual([])
      expect(edge.calls.filter(({ path }) => path.startsWith('/api/v1/order'))).toEqual([])
    })

    it('can be selected for a batch', async () => {
      edge.orderIndex.orders = knownOrders(2)
      await open()
      await until(() => lines().length === 2)
      rows().querySelector<HTMLElement>('thead .select input')!.click()
      await until(() => text().includes('2 selected 1,506.50 SEK'))
    })
  })

  describe('with views', () => {
    it('has one for each, with its count since the clerk’s midnight, and unknown outcomes first', async () => {
      edge.orderIndex.orders = [
        ...knownOrders(2),
        knownOrder(2, { lastWrite: { ...knownOrder(2).lastWrite!, outcome: 'unknown' } }),
      ]
      await open()
      await until(() => viewTexts().includes('To deliver 3'))
      expect(viewTexts().slice(0, 3)).toEqual(['All orders', 'Outcome unknown 1', 'To deliver 3'])
      expect(view('Outcome unknown').classList.contains('alarm')).toBe(true)
      expect(view('Refused').classList.contains('empty')).toBe(true)
      const since = new Date(counts()[0]!.query.get('since')!)
      expect([since.getHours(), since.getMinutes(), since.getTime() < Date.now()]).toEqual([0, 0, true])
    })

    it('has unknown outcomes last, and quiet, where there are none', async () => {
      edge.orderIndex.orders = knownOrders(1)
      await open()
      await until(() => viewTexts().includes('To deliver 1'))
      expect(viewTexts().at(-1)).toBe('Outcome unknown 0')
      expect(top().querySelector('.alarm')).toBeNull()
    })

    it('lists a view at once, reads its orders, and says how many have left', async () => {
      edge.orderIndex.orders = knownOrders(3)
      const { now } = edge.orderIndex
      edge.orderIndex.now = (id) => (id === 8_906_811 ? deliveredNow(now(id)!) : now(id))
      await open()
      await openView('To deliver')
      await until(() => text().includes('1 order no longer waits here.'))
      expect(numbers()).toEqual(['web-2048', 'web-2046'])
      expect(looks()).toEqual([[8_906_810, 8_906_811, 8_906_812]])
      expect(lists().at(-1)!.query.get('view')).toBe('to-deliver')
      expect(view('To deliver').getAttribute('aria-current')).toBe('true')
      // The number agrees with the list again.
      await until(() => viewTexts().includes('To deliver 2'))
      expect(rows().querySelector('.of-seenAt')).toBeNull()
    })

    it('takes an order that has left out of the selection', async () => {
      edge.orderIndex.orders = knownOrders(2)
      const { now } = edge.orderIndex
      edge.orderIndex.now = (id) => (id === 8_906_811 ? deliveredNow(now(id)!) : now(id))
      let go = () => {}
      const gate = new Promise<void>((resolve) => (go = resolve))
      edge.intercept = async ({ path }) => (path.endsWith('/look') ? void (await gate) : undefined)
      await open()
      await openView('To deliver')
      await until(() => lines().length === 2)
      rows().querySelector<HTMLElement>('thead .select input')!.click()
      await until(() => text().includes('2 selected'))
      go()
      await until(() => text().includes('1 selected 747.00 SEK'))
    })

    it('reads 50 orders at a time, and each once', { tags: 'long' }, async () => {
      edge.orderIndex.orders = knownOrders(80)
      await open()
      await openView('To deliver')
      await until(() => looks().length === 2)
      expect(looks().map((ids) => ids.length)).toEqual([50, 30])
      expect(new Set(looks().flat()).size).toBe(80)
    })

    it('shows what could not be read as last seen, and tries that again', async () => {
      edge.orderIndex.orders = knownOrders(3)
      const { now } = edge.orderIndex
      edge.orderIndex.now = (id) => (id === 8_906_811 ? undefined : now(id))
      await open()
      await openView('To deliver')
      await until(() => text().includes('1 order could not be read again. It is shown as last seen.'))
      expect(lines()).toHaveLength(3)
      expect(textOf(lines()[1]!.querySelector('.of-seenAt')!)).toContain('26 Nov 2026')
      expect(textOf(lines()[0]!.querySelector('.of-seenAt')!).trim()).toBe('')
      edge.orderIndex.now = now
      button(rows(), 'Try again').click()
      await until(() => looks().length === 2)
      expect(looks()[1]).toEqual([8_906_811])
      await until(() => !rows().querySelector('.of-seenAt'))
      expect(text()).not.toContain('could not be read again')
    })

    it.each([
      [
        '503',
        () => problem(503, 'edge-unavailable', {}, { 'Retry-After': '7' }),
        'Wait 7 seconds before you try again.',
      ],
      ['garbage', () => json({ orders: [{ id: 'x' }], failed: [] }), 'answer-invalid'],
      [
        'an unreadable fact',
        () => json({ orders: [knownOrder(0, { seen: { at: 'soon', amount: 0.5 } as never })], failed: [] }),
        '',
      ],
    ])('keeps the list when the look answers %s', async (_, answer, words) => {
      edge.orderIndex.orders = knownOrders(2)
      edge.intercept = ({ path }) => (path.endsWith('/look') ? answer() : undefined)
      await open()
      await openView('To deliver')
      await until(() => text().includes(words))
      expect(lines().length).toBeGreaterThan(0)
    })

    it('reads the open view again when it is chosen again', async () => {
      edge.orderIndex.orders = knownOrders(2)
      await open()
      await openView('To deliver')
      const before = counts().length
      await openView('To deliver')
      expect(looks()).toHaveLength(2)
      expect(counts().length).toBeGreaterThan(before)
      expect(told).toHaveLength(1)
    })

    it('leads back to the list of the page as it was', async () => {
      edge.orderIndex.orders = knownOrders(1)
      let calls = 0
      const list = wholeList(listedOrders(20))
      await open({ findOrders: (question) => ((calls += 1), list(question)) })
      await until(() => lines().length === 20)
      fill(rows().querySelector('input[type=search]'), 'web-2047')
      await until(() => lines().length === 1)
      await openView('To deliver')
      await until(() => numbers().join() === 'web-2048')
      view('All orders').click()
      await until(() => numbers().join() === 'web-2047')
      expect(calls).toBe(1)
    })

    it('says that a view is empty', async () => {
      await open()
      ;(await until(() => view('Refused'))).click()
      await until(() => text().includes('No orders here right now.'))
      expect(looks()).toEqual([])
    })

    it('counts and looks again when a batch has ended', async () => {
      edge.orderIndex.orders = knownOrders(1)
      await open()
      await openView('To deliver')
      const before = counts().length
      await until(() => lines().length === 1)
      rows().querySelector<HTMLElement>('thead .select input')!.click()
      button(await until(() => rows().querySelector('.acts')), 'Deliver…').click()
      const dialog = () =>
        top()
          .querySelector('order-admin-orders-batches')!
          .shadowRoot!.querySelector('order-admin-batch-dialog')!.shadowRoot!
      ;(await until(() => button(dialog(), 'Check 1 order'))).click()
      ;(await until(() => button(dialog(), 'Deliver 1 order: '))).click()
      await until(() => textOf(dialog()).includes('Finished'))
      await until(() => counts().length > before)
      await until(() => looks().length === 2)
    })
  })

  describe('that does not answer', () => {
    it('shows no number without the counts, and tries them again', async () => {
      edge.orderIndex.orders = knownOrders(1)
      let isDown = true
      edge.intercept = ({ path }) =>
        isDown && path === '/api/v1/order-views'
          ? problem(503, 'edge-unavailable', {}, { 'Retry-After': '20' })
          : undefined
      await open()
      const note = await until(() => top().querySelector('.counts-note'))
      expect(textOf(note)).toContain('The counts are missing.')
      expect(textOf(note)).toContain('Wait 20 seconds before you try again.')
      expect(viewTexts()).toContain('To deliver')
      await until(() => lines().length === 1)
      isDown = false
      button(note, 'Try again').click()
      await until(() => viewTexts().includes('To deliver 1'))
      expect(top().querySelector('.counts-note')).toBeNull()
    })

    it.each([
      ['garbage', () => json({ orders: 7 }), 'answer-invalid', 'Try again'],
      [
        'a wrong amount',
        () => json({ orders: [knownOrder(0, { seen: { at: 'x', amount: 0.5 } as never })] }),
        'answer-invalid',
        'Try again',
      ],
      [
        '503',
        () => problem(503, 'edge-unavailable', {}, { 'Retry-After': '9' }),
        'edge-unavailable',
        'Wait 9 seconds',
      ],
      [
        '403',
        () => problem(403, 'capability-missing', { capability: 'orders.list' }),
        'capability-missing',
        'Your session does not allow it.',
      ],
      ['401', () => problem(401, 'session-ended'), 'session-ended', 'Try again'],
      ['nothing', () => new Error('gone'), 'network-failed', 'Try again'],
    ])('says so when the list answers %s', async (_, answer, code, words) => {
      edge.intercept = ({ path }) => (path === '/api/v1/orders' ? answer() : undefined)
      await open()
      await until(() => text().includes(code))
      expect(text()).toContain(words)
      expect(errors).toEqual([code])
      edge.intercept = () => undefined
      edge.orderIndex.orders = knownOrders(1)
      button(rows(), 'Try again')?.click()
      if (code !== 'capability-missing') await until(() => lines().length === 1)
    })

    it('keeps an open view when the session ends, and says so', { tags: 'long' }, async () => {
      edge.orderIndex.orders = knownOrders(120)
      await open()
      await openView('To deliver')
      await until(() => lines().length > 0)
      edge.isEnded = true
      view('To deliver').click()
      await until(() => text().includes('session-ended'))
      expect(lines().length).toBeGreaterThan(0)
    })

    it('drops a slow answer of a view that was left', async () => {
      edge.orderIndex.orders = [
        knownOrder(0),
        knownOrder(1, { seen: { ...knownOrder(1).seen!, delivered: 500 } }),
      ]
      let go = () => {}
      const gate = new Promise<void>((resolve) => (go = resolve))
      edge.intercept = async ({ query }) =>
        query.get('view') === 'to-deliver' ? void (await gate) : undefined
      await open()
      ;(await until(() => view('To deliver'))).click()
      ;(await until(() => view('Partly delivered'))).click()
      await until(() => numbers().join() === 'web-2047')
      go()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(numbers()).toEqual(['web-2047'])
    })
  })

  describe('at an address', () => {
    it('begins where the page leads', async () => {
      edge.orderIndex.orders = knownOrders(3)
      await open({ ordersView: 'view=to-deliver&ascending=number&column=number&column=amount' })
      await until(() => numbers().join() === 'web-2046,web-2047,web-2048')
      expect([...rows().querySelectorAll('th')].map((head) => head.className)).toEqual([
        'select',
        'of-number',
        'number amount of-amount',
      ])
      expect(told).toEqual([])
    })

    it('tells the page of a view at once, and of a search when it has come to rest', async () => {
      edge.orderIndex.orders = knownOrders(3)
      await open()
      await openView('To deliver')
      fill(rows().querySelector('input[type=search]'), 'web')
      fill(rows().querySelector('input[type=search]'), 'web-2048')
      await until(() => told.length === 2)
      expect(told.map(({ kind, ordersView, replaces }) => [kind, ordersView, replaces])).toEqual([
        ['orders', 'view=to-deliver', false],
        ['orders', 'view=to-deliver&query=web-2048', true],
      ])
    })

    it('tells of a search before the order that is opened from it', async () => {
      edge.orderIndex.orders = knownOrders(3)
      await open()
      await until(() => lines().length === 3)
      fill(rows().querySelector('input[type=search]'), 'web-2048')
      await until(() => lines().length === 1)
      rows().querySelector<HTMLElement>('td.of-number button')!.click()
      expect(told.map(({ ordersView }) => ordersView)).toEqual(['query=web-2048'])
    })

    it('goes back and forward with the page, without telling it', async () => {
      edge.orderIndex.orders = knownOrders(3)
      await open()
      await until(() => lines().length === 3)
      await openView('To deliver')
      desk.ordersView = ''
      await until(() => view('All orders').getAttribute('aria-current'))
      desk.ordersView = 'view=to-deliver&query=web-2047'
      await until(() => numbers().join() === 'web-2047')
      expect(told).toHaveLength(1)
    })

    it.each([
      'view=nothing&column=__proto__&descending=x',
      '%',
      '\u0000&view=&status=',
      'view=to-deliver&view=x'.repeat(300),
    ])('ignores %j', async (ordersView) => {
      edge.orderIndex.orders = knownOrders(2)
      await open({ ordersView })
      await until(() => lines().length === 2)
      expect(view('All orders').getAttribute('aria-current')).toBe('true')
      expect(rows().querySelector('th.of-number')).not.toBeNull()
      expect(errors).toEqual([])
    })

    it('has no view that the session has not', async () => {
      await open({
        ordersView: 'view=to-deliver',
        findOrders: wholeList(listedOrders(2)),
        capabilities: all.filter((each) => each !== 'orders.list'),
      })
      await until(() => lines().length === 2)
    })
  })
})
