import { html, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { EdgeClient } from '../../client/edge-client.ts'
import type { OrderAdminErrorEvent } from '../../events.ts'
import type { Goal } from '../../kit/parts/goal.ts'
import { loadLanguage, loadLaterWords } from '../../locales/languages.ts'
import { buildCreditOrder } from '../../testing/credit-stage.ts'
import { EDGE, FakeEdge, json, problem, TOKEN } from '../../testing/fake-edge.ts'
import { foundOrder, foundOrders } from '../../testing/found-orders.ts'
import { listedOrders, pagedList, wholeList } from '../../testing/listed-orders.ts'
import { textOf, until } from '../../testing/parts.ts'
import { fill } from '../../testing/reach.ts'
import type { SeenCall } from '../../testing/seen-call.ts'
import type { FindOrders } from '../../desks/orders/data/find-orders.ts'
import type { FindDialog } from './find-dialog.ts'
import { loadFind } from './find-parts.ts'
import type { Places } from './find-search.controller.ts'

describe('the field that finds anything', () => {
  let edge: FakeEdge
  let around: HTMLElement
  let chosen: Goal[]
  let dialog: FindDialog

  beforeEach(async () => {
    await loadLanguage('en')
    await loadLaterWords('frame')
    await loadFind()
    edge = new FakeEdge()
    edge.orderIndex.orders = foundOrders(4)
    around = document.createElement('div')
    document.body.append(around)
    chosen = []
    const onChoose = (goal: Goal) => chosen.push(goal)
    render(html`<order-admin-find lang="en-GB" .onChoose=${onChoose}></order-admin-find>`, around)
    dialog = around.querySelector('order-admin-find')!
  })
  afterEach(() => {
    vi.useRealTimers()
    around.remove()
    edge.restore()
  })

  const root = () => dialog.shadowRoot!
  const field = () => root().querySelector<HTMLInputElement>('#find')!
  const options = () => [...root().querySelectorAll('[role=option]')].map((option) => textOf(option).trim())
  const notes = () => textOf(root().querySelector('.notes')!).trim()
  const groups = () => [...root().querySelectorAll('.group-name')].map((name) => textOf(name).trim())
  const press = (key: string) =>
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    )
  const questions = () =>
    edge.calls.flatMap(({ path, query }) => (path === '/api/v1/orders' ? query.get('query')! : []))
  const paths = () => edge.calls.map(({ path }) => path)

  async function open(more: Partial<Places> = {}, recent: readonly Goal[] = []): Promise<void> {
    const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
    const kinds = new Set(['order', 'credit-order', 'day'] as const)
    await dialog.open({ client, kinds, hasIndex: true, findOrders: undefined, ...more }, recent)
  }

  /** An edge with another answer to one kind of call. */
  function answer(isMeant: (call: SeenCall) => boolean, answered: () => Response | Promise<Response>): void {
    const before = edge.intercept
    edge.intercept = (call) => (isMeant(call) ? answered() : before(call))
  }
  const isCredit = ({ path }: SeenCall) => path === '/api/soap/GetOrders'
  const isIndex = ({ path }: SeenCall) => path === '/api/v1/orders'
  const isOrder = ({ path }: SeenCall) => /^\/api\/v1\/orders\/\d+$/.test(path)
  const noCredit = () =>
    answer(isCredit, () => json({ Accepted: true, RejectionCode: 'Accepted', Orders: [] }))

  describe('in the index of the edge', () => {
    it('finds orders by the beginning of a number, and says how many', async () => {
      await open()
      fill(field(), 'web-204')
      await until(() => options().length === 4)
      expect(options()[0]).toBe('web-2041 Order 8906810 Open 1,194.50 SEK')
      expect(groups()).toEqual(['Orders'])
      expect(textOf(root().querySelector('footer')!)).toContain('4 results')
    })

    it('finds a number that was pasted with blanks, in another case', { tags: 'long' }, async () => {
      await open()
      fill(field(), ' WEB-\u00a02041\n')
      await until(() => options().length === 1)
      expect(questions()).toEqual(['WEB- 2041', 'WEB-2041'])
    })

    it('asks once for several keys, and drops what an older question finds late', async () => {
      let release = () => {}
      const late = new Promise<void>((resolve) => (release = resolve))
      await open()
      answer(
        (call) => isIndex(call) && call.query.get('query') === 'web-2041',
        async () => {
          await late
          return json({ orders: [foundOrder(0)] })
        },
      )
      for (const text of ['w', 'we', 'web-2041']) fill(field(), text)
      await until(() => questions().length === 1)
      fill(field(), 'web-2042')
      release()
      await until(() => options().length === 1)
      expect(options()[0]).toContain('web-2042')
      expect(questions()).toEqual(['web-2041', 'web-2042'])
      expect(edge.calls.filter(isIndex)[0]!.init.signal!.aborted).toBe(true)
    })

    it('has the order with exactly this number first', async () => {
      edge.orderIndex.orders = [foundOrder(1, { number: '77-2' }), foundOrder(2, { number: '77' })]
      await open()
      fill(field(), '77')
      await until(() => options().length === 2)
      expect(options()[0]).toContain('77 Order 8906812')
    })

    it('finds an order by the number of its credit order, and asks nobody else', async () => {
      edge.orderIndex.orders = [foundOrder(0, { creditOrderNumber: '1000123' })]
      await open()
      fill(field(), '1000123')
      await until(() => options().length === 1)
      await until(() => !notes().includes('…'))
      expect(paths()).toEqual(['/api/v1/orders'])
    })

    it('says that there are more than it shows', async () => {
      edge.orderIndex.orders = foundOrders(9)
      await open()
      fill(field(), 'web')
      await until(() => options().length === 6)
      expect(notes()).toBe('There are more. Write more of the number.')
    })

    it('shows markup in a number as text', async () => {
      edge.orderIndex.orders = [foundOrder(0, { number: '<img src=x onerror=alert(1)>' })]
      await open()
      fill(field(), '<img')
      await until(() => options().length === 1)
      expect(options()[0]).toContain('<img src=x onerror=alert(1)>')
      expect(root().querySelector('img')).toBeNull()
    })

    it('asks for one character too, and for none of 65', async () => {
      await open()
      fill(field(), 'w')
      await until(() => options().length === 4)
      fill(field(), 'x'.repeat(65))
      await until(() => notes() === 'No number is longer than 64 characters.')
      expect(options()).toEqual([])
      expect(questions()).toEqual(['w'])
    })

    it('is not asked by a session that may not read it', async () => {
      await open({ hasIndex: false, kinds: new Set(['order']) })
      fill(field(), '8906810')
      await until(() => options().length === 1)
      expect(paths()).toEqual(['/api/v1/orders/8906810'])
    })
  })

  describe('at the provider', () => {
    it('reads an order that the index does not have, and says so', async () => {
      edge.orderIndex.orders = []
      noCredit()
      await open()
      fill(field(), ' 8 906 810')
      await until(() => options().length === 1)
      expect(groups()).toEqual(['Not in the list: asked the provider'])
      expect(options()[0]).toContain('web-2041 Order 8906810')
    })

    it('leaves the tag of an open order alone', { tags: 'long' }, async () => {
      edge.orderIndex.orders = []
      noCredit()
      const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
      client.tags.set('8906810', '"of-the-open-order"')
      await open({ client })
      fill(field(), '8906810')
      await until(() => options().length === 1)
      expect(client.tags.get('8906810')).toBe('"of-the-open-order"')
    })

    it('finds a credit order', async () => {
      const Orders = [buildCreditOrder({ ProviderOrderNr: 1_000_123, ClientOrderNr: 'web-77' })]
      answer(isCredit, () => json({ Accepted: true, RejectionCode: 'Accepted', Orders }))
      await open()
      fill(field(), '1000123')
      await until(() => options().length === 1)
      expect(options()).toEqual(['web-77 Credit order 1000123'])
    })

    it.each(
      someOf(
        [
          ['has none', 404, 'order-not-found'],
          ['has it of another merchant', 403, 'provider-forbids'],
        ] as const,
        1,
      ),
    )('says that it was asked in vain, where it %s', async (_, status, code) => {
      noCredit()
      answer(isOrder, () => problem(status, code))
      await open()
      fill(field(), '9223372036854775807')
      await until(() => notes().includes('does not know the number 9223372036854775807.'))
      expect(notes()).toContain('Nothing found for “9223372036854775807”.')
    })

    it('is not asked for what is no id, nor for a number that the index has', async () => {
      noCredit()
      await open()
      for (const text of ['9223372036854775808', 'web-2041', '8906810']) {
        fill(field(), text)
        await until(() => questions().includes(text))
        await until(() => notes() === '' || notes().includes('Nothing found'))
      }
      expect(paths().filter((path) => path !== '/api/v1/orders')).toEqual([])
    })

    it('is not asked for credit orders by a session without them', async () => {
      edge.orderIndex.orders = []
      await open({ kinds: new Set(['order']) })
      fill(field(), '4711')
      await until(() => notes().includes('does not know the number 4711.'))
      expect(paths()).toEqual(['/api/v1/orders', '/api/v1/orders/4711'])
    })
  })

  describe('where a place fails', () => {
    it.each([
      [
        'answers garbage',
        () => json({ orders: [{ id: 'x' }] }),
        'The answer could not be read (answer-invalid)',
      ],
      [
        'is down',
        () => problem(503, 'provider-unavailable'),
        'The provider does not answer (provider-unavailable)',
      ],
      ['has ended the session', () => problem(401, 'session-ended'), '(session-ended)'],
      ['forbids it', () => problem(403, 'capability-missing'), 'You may not do this (capability-missing)'],
    ])('keeps the other results when the index %s', async (_, answered, words) => {
      const errors: string[] = []
      around.addEventListener('order-admin-error', ({ code }: OrderAdminErrorEvent) => errors.push(code))
      answer(isIndex, answered)
      await open({ findOrders: wholeList(listedOrders(3)) })
      fill(field(), 'web-2048')
      await until(() => notes().includes('The orders could not be searched.'))
      await until(() => options().length === 1)
      expect(notes()).toContain(words)
      expect(notes()).not.toContain('Nothing found')
      expect(groups()).toEqual(['In the shop’s list'])
      expect(errors).toHaveLength(1)
    })

    it('says after a while that it waits', async () => {
      answer(isIndex, () => new Promise<Response>(() => {}))
      await open()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      fill(field(), 'web-2041')
      await vi.advanceTimersByTimeAsync(300)
      await dialog.updateComplete
      expect(notes()).toBe('Searching the orders…')
      await vi.advanceTimersByTimeAsync(4000)
      await dialog.updateComplete
      expect(notes()).toBe('The search of the orders takes long…')
    })

    it(
      'names the page’s list where that fails, and asks it again for the next text',
      { tags: 'long' },
      async () => {
        let isDown = true
        const findOrders = () =>
          isDown ? Promise.reject(new Error('down')) : Promise.resolve({ orders: listedOrders(3) })
        await open({ findOrders, hasIndex: false })
        fill(field(), 'web-2048')
        await until(() => notes().includes('The shop’s list could not be searched. (orders-threw)'))
        isDown = false
        fill(field(), 'web-2047')
        await until(() => options().length === 1)
        expect(options()[0]).toContain('web-2047 Order 8906811 Peter Pending')
      },
    )

    it(
      'has nothing of the page’s list where that could not search it, and asks it the same again',
      { tags: 'long' },
      async () => {
        let isDown = false
        const paged = pagedList(listedOrders(300), 6)
        const findOrders: FindOrders = (question) =>
          isDown && question.query !== '' ? Promise.reject(new Error('down')) : paged(question)
        await open({ findOrders, hasIndex: false })
        fill(field(), 'web-2048')
        await until(() => options().length === 1)
        isDown = true
        fill(field(), 'web-1999')
        await until(() => notes().includes('The shop’s list could not be searched. (orders-threw)'))
        expect(options()).toEqual([])
        isDown = false
        fill(field(), 'web-1998')
        fill(field(), 'web-1999')
        await until(() => options().length === 1)
        expect(options()[0]).toContain('web-1999')
      },
    )
  })

  describe('in the page’s list', () => {
    it('searches a list that the page has given whole, and asks for it once', async () => {
      const findOrders = vi.fn(wholeList(listedOrders(300)))
      await open({ findOrders, hasIndex: false })
      fill(field(), 'web-2048')
      await until(() => options().length === 1)
      fill(field(), 'web-2000')
      await until(() => options()[0]?.includes('web-2000'))
      expect(findOrders).toHaveBeenCalledTimes(1)
    })

    it('has a page search that gives its orders in pages', { tags: 'long' }, async () => {
      const findOrders = vi.fn(pagedList(listedOrders(300), 20))
      await open({ findOrders, hasIndex: false })
      fill(field(), 'web-1800')
      await until(() => options().length === 1)
      expect(findOrders.mock.calls.map(([{ query }]) => query)).toEqual(['', 'web-1800'])
    })

    it(
      'shows an order that is in both lists once, and none that cannot be opened',
      { tags: 'long' },
      async () => {
        const [first, ...others] = listedOrders(3)
        const orders = [{ ...first!, id: undefined }, ...others]
        edge.orderIndex.orders = [foundOrder(0, { id: 8_906_811, number: 'web-2047' })]
        await open({ findOrders: wholeList(orders) })
        fill(field(), 'web-204')
        await until(() => groups().length === 2)
        expect(options().map((text) => text.slice(0, 8))).toEqual(['web-2047', 'web-2046'])
      },
    )
  })

  it('finds the payouts of a day, in a session that reads them', async () => {
    await open({ hasIndex: false })
    fill(field(), '5 Mar 2020')
    await until(() => options().length === 1)
    expect(options()).toEqual(['5 Mar 2020 Payout'])
    await open({ hasIndex: false, kinds: new Set(['order']) })
    fill(field(), '2020-03-05')
    await until(() => notes().includes('Nothing found'))
  })

  it('has what was opened while it is empty, of the desks that are there', async () => {
    const recent: Goal[] = [
      { kind: 'day', id: '2020-03-05' },
      { kind: 'order', id: '8906810', number: 'web-2041' },
      { kind: 'credit-order', id: '1000123' },
    ]
    await open({ kinds: new Set(['order', 'day']) }, recent)
    expect(options()).toEqual(['5 Mar 2020 Payout', 'web-2041 Order 8906810'])
    press('ArrowDown')
    await dialog.updateComplete
    press('Enter')
    expect(chosen).toEqual([{ kind: 'order', id: '8906810', number: 'web-2041' }])
    await dialog.updateComplete
    expect(root().querySelector('dialog')!.open).toBe(false)
  })

  it('waits with Enter for the answers, and opens the only one', async () => {
    await open()
    fill(field(), 'web-2042')
    press('Enter')
    await until(() => chosen.length === 1)
    expect(chosen).toEqual([{ kind: 'order', id: '8906811', number: 'web-2042' }])
  })

  it(
    'opens by Enter what is on the list while other places are still asked, but not what an earlier text found',
    { tags: 'long' },
    async () => {
      await open({ findOrders: () => new Promise(() => {}) })
      fill(field(), 'web-2042')
      await until(() => options().length === 1)
      fill(field(), 'web-2043')
      press('Enter')
      expect(chosen).toEqual([])
      await until(() => options()[0]?.includes('web-2043'))
      press('Enter')
      expect(chosen).toEqual([{ kind: 'order', id: '8906812', number: 'web-2043' }])
    },
  )

  it('opens none of several that come after Enter', { tags: 'long' }, async () => {
    await open()
    fill(field(), 'web-204')
    press('Enter')
    await until(() => options().length === 4)
    await dialog.updateComplete
    expect(chosen).toEqual([])
    press('Enter')
    expect(chosen).toHaveLength(1)
  })

  it('asks nothing more once it is closed', async () => {
    await open()
    fill(field(), 'web-2041')
    press('Escape')
    await dialog.updateComplete
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(edge.calls).toEqual([])
  })
})
