import { html, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRows } from '../rows/changes/changes.ts'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { loadLanguage, loadLaterWords } from '../locales/languages.ts'
import { type OrderAdmin } from '../order-admin.ts'
import '../register.ts'
// Loads the chunks before the first test, so that no test waits for them.
import '../desks/order/desk/edit-parts.ts'
import '../desks/reports/desk/desk-parts.ts'
import type { RowGrid } from '../rows/grid/row-grid.ts'
import { EDGE, FakeEdge, json, problem, sessions } from '../testing/fake-edge.ts'
import { textOf, until } from '../testing/parts.ts'
import { DAY, saleReport } from '../testing/report-stage.ts'
import './frame-parts.ts'
import type { OrderAdminNavigateEvent } from '../navigate-event.ts'

const notReported = () => problem(404, 'report-not-found')

describe('the frame around the desks', () => {
  let edge: FakeEdge
  let around: HTMLElement

  beforeEach(async () => {
    await loadLanguage('en')
    await loadLaterWords('frame')
    edge = new FakeEdge()
    // Most of these tests are of the order, which is the first tab then.
    edge.capabilities = capabilities.filter((each) => each !== 'orders.list')
    edge.intercept = ({ path }) => (path === '/api/v2/reports' ? notReported() : undefined)
    around = document.createElement('div')
    document.body.append(around)
  })
  afterEach(() => {
    around.remove()
    edge.restore()
  })

  function show(attributes: { desk?: string; date?: string } = {}): OrderAdmin {
    const { desk = '', date = '' } = attributes
    render(
      html`<order-admin
        lang="en"
        desk=${desk}
        date=${date}
        edge-url=${EDGE}
        .fetchSession=${sessions()}
      ></order-admin>`,
      around,
    )
    return around.querySelector('order-admin')!
  }

  const element = () => around.querySelector('order-admin')!
  const frame = () => element().shadowRoot?.querySelector('order-admin-desks')?.shadowRoot
  const tabs = () => [...(frame()?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const tabNames = () => tabs().map((tab) => textOf(tab).trim())
  const orderDesk = () => frame()?.querySelector('order-admin-desk')?.shadowRoot
  const reportDesk = () => frame()?.querySelector('order-admin-reports')?.shadowRoot
  const isShown = (root: ShadowRoot | undefined | null) =>
    root !== undefined && root !== null && !root.host.closest('.place')!.hasAttribute('hidden')
  const field = () => until(() => frame()?.querySelector<HTMLInputElement>('#order-number'))
  const submit = async (text: string) => {
    const input = await field()
    input.value = text
    input.form!.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
    await element().updateComplete
  }
  /** Opens an order as a part of a desk does. */
  const openFrom = (place: Element, id: string, kind = 'order') =>
    place.dispatchEvent(
      new CustomEvent('desk-open-order', {
        detail: { kind, id },
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    )
  const openOrder = async (id: string) => openFrom(await until(() => frame()?.querySelector('#panel')), id)
  const days = () => edge.calls.flatMap(({ query }) => query.get('date') ?? [])
  /**
   * Opens an order as a row of the report does. Call it after the report was read: a day that is set before replaces
   * it.
   */
  const openFromReport = async (id: string) => {
    const desk = await until(reportDesk)
    await until(() => days().length === 1)
    openFrom(desk.host, id)
  }

  it('shows the desks that the session allows as tabs, and opens the first', async () => {
    show()
    await until(() => tabs().length === 4)
    expect(tabNames()).toEqual(['Order', 'Payouts', 'Credit orders', 'Changes'])
    expect(tabs().map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
      ['false', -1],
    ])
    await until(() => textOf(frame()!).includes('No order is open.'))
    expect(frame()!.querySelector('form')).toBeNull()
    expect(edge.calls.map(({ path }) => path)).toEqual(['/session'])
  })

  it('has no tabs where one desk is allowed, and no order field where that desk shows no order', async () => {
    edge.capabilities = ['report.read']
    show()
    await until(reportDesk)
    expect(tabs()).toEqual([])
    expect(frame()!.querySelector('form')).toBeNull()
  })

  it('says so where no desk is allowed', async () => {
    edge.capabilities = ['report.close']
    show()
    const notice = await until(() => frame()?.querySelector('order-admin-notice')?.shadowRoot)
    await until(() => textOf(notice).includes('Your session does not allow it.'))
  })

  it('opens the order that the session is for, without a field for another', async () => {
    edge.intercept = ({ path }) =>
      path === '/session'
        ? json({ user: { id: 'u1', name: 'Clerk' }, capabilities: ['order.read'], orderId: 8906810 })
        : undefined
    show()
    await until(() => orderDesk() && textOf(orderDesk()!).includes('8906810'))
    expect(frame()!.querySelector('form')).toBeNull()
  })

  it.each(['', 'web-2041', '-5', '0', '9223372036854775808', '1.5', '12e3'])(
    'does not open an order by the number %j',
    async (text) => {
      edge.capabilities = ['order.read']
      show()
      await submit(text)
      await until(() => textOf(frame()!).includes('Enter the digits of the order’s checkout id.'))
      expect((await field()).getAttribute('aria-invalid')).toBe('true')
      expect(orderDesk()).toBeUndefined()
    },
  )

  it('opens an order by its number with any spaces, and leaves the page’s attributes alone', async () => {
    edge.capabilities = ['order.read']
    show()
    await until(() => frame() && textOf(frame()!).includes('Enter an order’s checkout id'))
    await submit(' 8 906 810 ')
    await until(() => orderDesk() && textOf(orderDesk()!).includes('8906810'))
    expect(element().orderId).toBeUndefined()
    expect(element().hasAttribute('order-id')).toBe(false)
  })

  it('leaves the order to a page that cancels the event', async () => {
    show()
    const asked: string[] = []
    around.addEventListener('order-admin-navigate', (event: OrderAdminNavigateEvent) => {
      asked.push(event.orderId)
      event.preventDefault()
    })
    await openOrder('9223372036854775807')
    await until(() => asked.length > 0)
    expect(asked).toEqual(['9223372036854775807'])
    expect(orderDesk()).toBeUndefined()
  })

  it('has the desk of orders as a tab once the page has a list of orders', async () => {
    show()
    element().findOrders = () => Promise.resolve({ orders: [] })
    await until(() => tabs().length === 5)
    expect(tabNames()[0]).toBe('Orders')
  })

  it('has the desk of orders as the first tab where the session may list those that the edge knows', async () => {
    edge.capabilities = capabilities
    show()
    await until(() => tabs().length === 5)
    expect(tabs()[0]!.getAttribute('aria-selected')).toBe('true')
    await until(() => frame()!.querySelector('order-admin-orders-desk'))
  })

  it('has no desk of orders in a session for one order', async () => {
    edge.intercept = ({ path }) =>
      path === '/session'
        ? json({ user: { id: 'u1' }, capabilities: ['order.read', 'orders.list'], orderId: 8906810 })
        : undefined
    show()
    await until(orderDesk)
    expect(tabs()).toEqual([])
  })

  it('moves the focus by arrow keys, Home and End, and opens a desk that is chosen', async () => {
    show()
    await until(() => tabs().length === 4)
    const press = (key: string) =>
      tabs()
        .find((tab) => tab === frame()!.activeElement)!
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    tabs()[0]!.focus()
    press('ArrowRight')
    expect(frame()!.activeElement).toBe(tabs()[1])
    press('ArrowRight')
    press('ArrowRight')
    press('ArrowRight')
    expect(frame()!.activeElement).toBe(tabs()[0])
    press('End')
    expect(frame()!.activeElement).toBe(tabs()[3])
    press('Home')
    expect(frame()!.activeElement).toBe(tabs()[0])
    expect(reportDesk()).toBeUndefined()
    tabs()[1]!.click()
    await until(reportDesk)
    expect(tabs()[1]!.getAttribute('aria-selected')).toBe('true')
  })

  it('opens an order from a report that the page asked for, with a way back to the same report', async () => {
    show({ date: '2020-03-05' })
    const report = await until(reportDesk)
    expect(tabs()).toEqual([])
    await openFromReport('8906810')
    await until(() => orderDesk() && textOf(orderDesk()!).includes('8906810'))
    expect(isShown(reportDesk())).toBe(false)
    const back = await until(() => frame()?.querySelector<HTMLElement>('.back'))
    back.click()
    await until(() => isShown(reportDesk()))
    expect(reportDesk()).toBe(report)
    expect(edge.calls.filter(({ path }) => path === '/api/v2/reports')).toHaveLength(1)
  })

  it('opens an order on credit in its desk, and leads back from there alone', async () => {
    show()
    await until(() => tabs()[1])
    tabs()[1]!.click()
    const place = await until(() => isShown(reportDesk()) && frame()?.querySelector('#panel'))
    openFrom(place, '1000123', 'credit-order')
    const credit = await until(() => frame()?.querySelector('order-admin-credit'))
    await until(() => isShown(credit.shadowRoot))
    const orders = await until(
      () => credit.shadowRoot?.querySelector('order-admin-credit-orders')?.shadowRoot,
    )
    await until(() => orders.querySelector('order-admin-credit-order'))
    const back = () => frame()?.querySelector<HTMLElement>('.back')
    expect(back()).toBeTruthy()
    tabs()[0]!.click()
    await until(() => !isShown(credit.shadowRoot))
    expect(back()).toBeNull()
    tabs()
      .find((tab) => textOf(tab).includes('Credit'))!
      .click()
    await until(() => isShown(credit.shadowRoot))
    back()!.click()
    await until(() => isShown(reportDesk()))
  })

  it('asks the page for the order of a row by the documented event alone', async () => {
    show({ date: '2020-03-05' })
    const seen: string[] = []
    for (const type of ['desk-open-order', 'desk-command', 'order-admin-navigate'])
      around.addEventListener(type, () => seen.push(type))
    await openFromReport('8906810')
    await until(() => orderDesk() && textOf(orderDesk()!).includes('8906810'))
    expect(seen).toEqual(['order-admin-navigate'])
  })

  it.each([
    ['in a session that may read orders', ['report.read', 'order.read'], 'BUTTON'],
    ['in no other', ['report.read'], undefined],
  ] as const)('has a button for the order of a report’s row %s', async (_, capabilities, button) => {
    edge.capabilities = capabilities
    const notReported = edge.intercept
    edge.intercept = (call) =>
      call.query.get('date') === DAY ? Response.json(saleReport()) : notReported?.(call)
    show({ desk: 'reports', date: DAY })
    const rows = await until(() => reportDesk()?.querySelector('order-admin-report-rows')?.shadowRoot)
    const cell = await until(() =>
      [...rows.querySelectorAll('tbody .externalOrderNo')].find((cell) => textOf(cell).includes('web-2041')),
    )
    expect(cell.firstElementChild?.tagName).toBe(button)
  })

  it('shows the day that the page sets, also while an order is open', async () => {
    show({ date: '2020-03-05' })
    await until(reportDesk)
    await openFromReport('8906810')
    await until(() => isShown(orderDesk()))
    element().date = '2020-03-06'
    await until(() => isShown(reportDesk()))
    await until(() => days().length === 2)
    expect(days()).toEqual(['2020-03-05', '2020-03-06'])
  })

  describe('the frame with unsaved changes in the order', () => {
    const dialog = () => frame()!.querySelector('order-admin-leave')!.shadowRoot!
    const change = async () => {
      const grid = await until(() => orderDesk()?.querySelector<RowGrid>('order-admin-row-grid'))
      const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
      grid.store.change((changes) => addRows(changes, [wrap], ['new-1']))
    }
    const press = async (words: string) => {
      const buttons = () => [...dialog().querySelectorAll('button')]
      const button = await until(() => buttons().find(({ textContent }) => textContent?.trim() === words))
      button.click()
    }

    beforeEach(async () => {
      show()
      await openOrder('8906810')
      await change()
      await until(() => tabNames()[0] === 'Order 8906810 1 unsaved change')
    })

    it('asks before another order is opened, and stays if told to', async () => {
      await openOrder('8906811')
      await until(() => textOf(dialog()).includes('Leave order 8906810?'))
      expect(textOf(dialog())).toContain('One change is not saved and will be lost.')
      await press('Stay')
      await until(() => !textOf(dialog()).includes('Leave'))
      expect(tabNames()[0]).toContain('Order 8906810')
      expect(element().changeCount).toBe(1)
    })

    it('opens the other order if told to leave', async () => {
      await openOrder('8906811')
      await press('Leave without saving')
      await until(() => tabNames()[0] === 'Order 8906811')
      expect(element().changeCount).toBe(0)
    })

    it('keeps them while another desk is open, without asking', async () => {
      tabs()[1]!.click()
      await until(() => isShown(reportDesk()))
      expect(textOf(dialog())).not.toContain('Leave')
      expect(element().changeCount).toBe(1)
      tabs()[0]!.click()
      await until(() => isShown(orderDesk()))
      expect(orderDesk()!.textContent).toContain('Order')
      expect(element().changeCount).toBe(1)
    })
  })
})
