import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { deliveredNow, knownOrders } from '../../../testing/known-orders.ts'
import { listedOrders, wholeList } from '../../../testing/listed-orders.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { closeOrders, openOrders } from '../../../testing/orders-stage.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { Selection } from '../data/selection.ts'
import type { OrdersDesk } from './orders-desk.ts'

const MANY = 100_000

describe('the list of orders in a browser', () => {
  let edge: FakeEdge
  let desk: OrdersDesk
  beforeEach(async () => {
    await page.viewport(1200, 900)
    edge = new FakeEdge()
  })
  afterEach(() => {
    closeOrders()
    edge.restore()
  })

  const root = () => desk.shadowRoot!.querySelector('order-admin-orders-rows')!.shadowRoot!
  const query = (selector: string) => root().querySelector<HTMLElement>(selector)!
  const all = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)]
  const focused = () => root().activeElement as HTMLElement | null
  const index = () => Number(focused()?.getAttribute('aria-rowindex'))
  const selected = () => all('tbody > [aria-selected=true]').map((row) => Number(row.dataset['item']))
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  const dialog = () =>
    desk
      .shadowRoot!.querySelector('order-admin-orders-batches')!
      .shadowRoot!.querySelector('order-admin-batch-dialog')!.shadowRoot!

  async function open(count: number): Promise<void> {
    desk = await openOrders({ findOrders: wholeList(listedOrders(count)) })
    await until(
      () => desk.shadowRoot?.querySelector('order-admin-orders-rows')?.shadowRoot && query('[data-item]'),
    )
  }

  it('keeps few elements with 100 000 orders, wherever they are scrolled to', { tags: 'long' }, async () => {
    await open(MANY)
    for (let step = 0; step < 40; step += 1) {
      query('.box').scrollTop += 900
      await frame()
      expect(root().querySelectorAll('tr').length).toBeLessThan(100)
    }
    query('.box').scrollTop = 10_000_000
    await until(() => all('[data-item]').some((row) => Number(row.dataset['item']) === MANY - 1))
    expect(root().querySelectorAll('*').length).toBeLessThan(2500)
  })

  it('renders only the orders that come into view at a step of the scroll', { tags: 'long' }, async () => {
    await open(MANY)
    const asked = vi.spyOn(Selection.prototype, 'has')
    const rows = desk.shadowRoot!.querySelector('order-admin-orders-rows')!
    rows.requestUpdate()
    await rows.updateComplete
    expect(asked).not.toHaveBeenCalled()
    query('.box').scrollTop += 10 * 36
    await until(() => asked.mock.calls.length > 0)
    await frame()
    expect(asked.mock.calls.length).toBeLessThan(16)
    asked.mockRestore()
  })

  it('shows a click with Shift on a selected order as selected still', { tags: 'long' }, async () => {
    await open(20)
    await userEvent.click(query('[data-item="2"] .select input'))
    await userEvent.click(query('[data-item="4"] .select input'), { modifiers: ['Shift'] })
    await userEvent.click(query('[data-item="3"] .select input'), { modifiers: ['Shift'] })
    await until(() => selected().join() === '2,3,4')
    expect(query('[data-item="3"] .select input')).toHaveProperty('checked', true)
  })

  it('shows the open view on a phone, where the line of views scrolls', async () => {
    await page.viewport(390, 900)
    edge.orderIndex.orders = knownOrders(3)
    desk = await openOrders({ ordersView: 'view=changed-by-others' })
    const current = await until(() => desk.shadowRoot!.querySelector('.view[aria-current]'))
    await until(() => desk.shadowRoot!.querySelector('.view-count')!.textContent !== '')
    await until(() => current.getBoundingClientRect().right <= 390)
    expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  it('keeps the pointer’s place when orders leave a view: the line that says so takes no row', async () => {
    edge.orderIndex.orders = knownOrders(5)
    const { now } = edge.orderIndex
    edge.orderIndex.now = (id) => (id === 8_906_814 ? deliveredNow(now(id)!) : now(id))
    const { promise, resolve } = Promise.withResolvers<void>()
    edge.intercept = async ({ path }) => (path.endsWith('/look') ? void (await promise) : undefined)
    desk = await openOrders({ ordersView: 'view=to-deliver' })
    const shown = () => desk.shadowRoot!.querySelector('order-admin-orders-rows.of-view')!.shadowRoot!
    const rows = () => [...shown().querySelectorAll('[data-item]')]
    await until(() => desk.shadowRoot!.querySelector('.of-view')?.shadowRoot && rows().length === 5)
    const { top } = rows()[0]!.getBoundingClientRect()
    resolve()
    await until(() => textOf(shown().querySelector('.count')!).includes('1 order no longer waits here.'))
    expect(rows()).toHaveLength(4)
    expect(rows()[0]!.getBoundingClientRect().top).toBe(top)
  })

  it('sorts 100 000 orders, and shows that it is busy meanwhile', { tags: 'long' }, async () => {
    await open(MANY)
    query('.of-customer .sort').click()
    await until(() => query('table').getAttribute('aria-busy') === 'true')
    await until(() => query('table').getAttribute('aria-busy') === 'false')
    expect(query('.of-customer').getAttribute('aria-sort')).toBe('ascending')
    expect(textOf(query('[data-item="0"] .of-customer')).trim()).toBe('Anna-Karin Öberg')
  })

  it('is walked through by keys, and opens an order by Enter', async () => {
    await open(300)
    const opened: unknown[] = []
    desk.addEventListener('desk-open-order', ({ detail }) => opened.push(detail.id))
    query('[data-item="0"]').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(opened).toEqual(['8906812'])
    await userEvent.keyboard('{End}')
    await until(() => index() === 301)
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(focused()!.matches('.sort')).toBe(true)
  })

  it('selects by Space, a range by Shift and arrows, all by Control and A, and none by Escape', async () => {
    await open(300)
    query('[data-item="1"]').focus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await until(() => selected().join() === '1,2,3')
    expect(index()).toBe(5)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{Control>}a{/Control}')
    await until(() => textOf(query('.selection-bar')).includes('300 selected'))
    await userEvent.keyboard('{Escape}')
    await until(() => !root().querySelector('.selection-bar'))
    expect(focused()!.matches('[data-item]')).toBe(true)
  })

  it('selects a range by clicks with Shift, and single orders by their boxes', async () => {
    await open(20)
    await userEvent.click(query('[data-item="2"] .select input'))
    await userEvent.click(query('[data-item="5"] .of-customer'), { modifiers: ['Shift'] })
    await until(() => selected().join() === '2,3,4,5')
    await userEvent.click(query('[data-item="3"] .select input'))
    await until(() => selected().join() === '2,4,5')
    expect(getSelection()!.toString()).toBe('')
  })

  it('goes to the search by a slash, from there to what was found, and empties it by Escape', async () => {
    await open(50)
    query('[data-item="1"]').focus()
    await userEvent.keyboard('/')
    expect(focused()).toBe(query('.search input'))
    await userEvent.keyboard('web-2040{Enter}')
    await until(() => all('tbody > [data-item]').length === 1 && index() === 2)
    await userEvent.keyboard('/{Escape}')
    await until(() => all('tbody > [data-item]').length === 50)
  })

  it('gives the focus back to the list when the dialog closes', async () => {
    await open(5)
    await until(() => desk.shadowRoot!.querySelector('order-admin-orders-batches'))
    query('[data-item="0"]').focus()
    await userEvent.keyboard(' ')
    await userEvent.click(await until(() => root().querySelector<HTMLElement>('.acts > button')))
    await until(() => dialog().querySelector('dialog[open]'))
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog().querySelector('dialog[open]'))
    expect(focused()!.matches('.acts > button')).toBe(true)
  })

  it('keeps the focus in the dialog when the pressed button is gone', async () => {
    await open(5)
    await until(() => desk.shadowRoot!.querySelector('order-admin-orders-batches'))
    await userEvent.click(desk.shadowRoot!.querySelector('.head > button')!)
    await until(() => dialog().querySelector('dialog[open] textarea'))
    await userEvent.keyboard('web-2047{Tab}{Tab}{Enter}')
    await until(() => dialog().querySelector('dialog .primary:not([aria-disabled])'))
    expect(dialog().activeElement).toBe(dialog().querySelector('dialog'))
  })

  it('offers the choice of columns, also of those that only the page has', { tags: 'long' }, async () => {
    desk = await openOrders({ findOrders: wholeList(listedOrders(3, { warehouse: 'Malmö' })) })
    await until(() => query('[data-item]'))
    await userEvent.click(query('.bar > .columns'))
    const line = await until(() => all('ul.columns > li').find((each) => textOf(each).includes('warehouse')))
    await userEvent.click(line.querySelector('input')!)
    await until(() => !root().querySelector('td.of-extra'))
    await userEvent.keyboard('{Escape}')
    await until(() => focused() === query('.bar > .columns'))
  })

  it.each([1200, 390])(
    'has nothing for axe to find with orders selected: %d px',
    { tags: 'long' },
    async (width) => {
      await page.viewport(width, 900)
      await open(200)
      for (const box of all('tbody .select input').slice(0, 3)) box.click()
      await until(() => root().querySelector('.selection-bar'))
      expect(await faultsIn(desk.parentElement!.parentElement!)).toEqual([])
    },
  )

  it('makes each order a card of two lines on a phone, equally high', async () => {
    await page.viewport(390, 900)
    await open(20)
    const rows = all('tbody > [data-item]')
    expect(new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))).toEqual(new Set([64]))
    for (const row of rows) expect(row.scrollHeight).toBeLessThanOrEqual(64)
  })
})
