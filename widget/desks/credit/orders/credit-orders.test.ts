/** Finding orders in the credit desk, the list of them, and one order. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LitElement } from 'lit'
import { problem } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'
import {
  buildCreditOrder,
  buildHistoryEntry,
  buildInvoice,
  closeCreditDesks,
  CreditScene,
  creditText,
  findInCredit,
  inCredit,
  openCreditDesk,
} from '../../../testing/credit-stage.ts'
import type { CreditDesk } from '../desk/credit-desk.ts'
import { askCredit } from '../data/credit-context.ts'

describe('the orders of the credit desk', () => {
  let scene: CreditScene
  let desk: CreditDesk

  beforeEach(() => {
    scene = new CreditScene([buildCreditOrder()])
  })
  afterEach(() => {
    closeCreditDesks()
    scene.restore()
  })

  const orders = () => inCredit(desk, 'order-admin-credit-orders')!
  const inOrders = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...orders().shadowRoot!.querySelectorAll<Found>(selector),
  ]
  const page = () => orders().shadowRoot!.querySelector<LitElement>('order-admin-credit-order:not([hidden])')
  const text = () => (page()?.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
  const said = () => desk.shadowRoot!.querySelector('[role=status]')!.textContent.trim()
  const outcome = () => inOrders('.outcome')[0]?.textContent.replace(/\s+/g, ' ').trim()
  const asked = () => scene.fake.inputs('GetOrders')
  const rows = () => inOrders('.orders tbody tr')
  const button = (words: string) =>
    [...inOrders('button'), ...(page()?.shadowRoot?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent.replace(/\s+/g, ' ').includes(words),
    )!

  async function open(): Promise<void> {
    desk = await openCreditDesk(scene)
    await until(() => inCredit(desk, 'order-admin-credit-orders')?.shadowRoot?.querySelector('input'))
  }

  async function find(number: string): Promise<void> {
    await findInCredit(desk, number)
    await until(() => outcome() !== 'Searching…')
  }

  describe('a search', () => {
    it('asks for the number of both sides where it can be either, and opens the only order', async () => {
      await open()
      await find('1000001')
      await until(() => text().includes('Order 1000001'))
      expect(asked()).toEqual([
        {
          ClientOrderNr: '1000001',
          ClientOrderNrIncluded: true,
          ProviderOrderNr: 0,
          ProviderOrderNrIncluded: false,
        },
        { ClientOrderNrIncluded: false, ProviderOrderNr: 1_000_001, ProviderOrderNrIncluded: true },
      ])
      await until(() => page()!.shadowRoot!.activeElement?.localName === 'h2')
    })

    it('asks for the merchant’s number alone where it is no Long', async () => {
      await open()
      await find('web-77')
      await until(() => text().includes('Order 1000001'))
      expect(asked()).toHaveLength(1)
    })

    it('shows an order once that has the same number on both sides', async () => {
      scene.orders = [buildCreditOrder({ ClientOrderNr: '1000001' })]
      await open()
      await find('1000001')
      await until(() => text().includes('Order 1000001'))
      button('All orders').click()
      await until(() => rows().length === 1)
    })

    it('lists several with the newest first, and says so', async () => {
      scene.orders = [
        buildCreditOrder({ ProviderOrderNr: 1, ClientOrderNr: 'same', CreationDate: '2026-11-19T10:00:00' }),
        buildCreditOrder({ ProviderOrderNr: 3, ClientOrderNr: 'same', CreationDate: '2026-11-21T10:00:00' }),
        buildCreditOrder({ ProviderOrderNr: 2, ClientOrderNr: 'same', CreationDate: '2026-11-20T10:00:00' }),
      ]
      await open()
      await find('same')
      await until(() => rows().length === 3)
      expect(rows().map((row) => row.querySelector('button')!.textContent.trim())).toEqual(['3', '2', '1'])
      expect(outcome()).toBe('3 orders have this number. Choose one.')
      await until(() => said() === '3 orders have this number. Choose one.')
    })

    it('names its text when it finds nothing, and keeps the list', async () => {
      await open()
      await find('web-77')
      await until(() => page())
      await find('9223372036854775807')
      await until(() =>
        outcome()?.startsWith(
          'No order has your number 9223372036854775807 or the provider’s number 9223372036854775807',
        ),
      )
      expect(rows()).toHaveLength(1)
    })

    it.each([
      ['', 'Enter an order number.'],
      ['web\u000777', 'An order number can’t have these characters. Type it instead of pasting it.'],
    ])('asks nothing for %j, says why, and leaves the field with the focus', async (number, words) => {
      await open()
      await findInCredit(desk, number)
      await until(() => inOrders('#problem')[0]?.textContent.trim() === words)
      const [field] = inOrders('input')
      expect(field!.getAttribute('aria-invalid')).toBe('true')
      expect(field!.getAttribute('aria-describedby')).toBe('problem hint')
      expect(orders().shadowRoot!.activeElement).toBe(field)
      expect(asked()).toEqual([])
      await find('web-77')
      await until(() => page())
      expect(inOrders('#problem')[0]!.textContent.trim()).toBe('')
    })

    it('shows partial results when one question is not answered, says that there may be more, and asks again', async () => {
      const codes: string[] = []
      await open()
      desk.addEventListener('order-admin-error', (event) =>
        codes.push((event as Event & { code: string }).code),
      )
      scene.fake.intercept = (_name, { body }) =>
        body.includes('"ProviderOrderNrIncluded":true') ? problem(502, 'provider-failed') : undefined
      scene.orders = [buildCreditOrder({ ClientOrderNr: '7' }), buildCreditOrder({ ProviderOrderNr: 7 })]
      await find('7')
      await until(() => creditText(desk).includes('There may be more orders with this number.'))
      expect(rows()).toHaveLength(1)
      expect(codes).toEqual(['provider-failed'])
      scene.fake.intercept = () => undefined
      button('Try again').click()
      await until(() => rows().length === 2)
    })

    it('is replaced by a later one, in either order of answers', async () => {
      let answerFirst: (() => void) | undefined
      scene.orders.push(buildCreditOrder({ ProviderOrderNr: 1_000_002, ClientOrderNr: 'web-78' }))
      await open()
      scene.fake.intercept = (name, call) =>
        name === 'GetOrders' && call.body.includes('web-77')
          ? new Promise((resolve) => (answerFirst = () => resolve(scene.fake.respond(name, call))))
          : undefined
      await findInCredit(desk, 'web-77')
      await until(() => answerFirst)
      await findInCredit(desk, 'web-78')
      await until(() => text().includes('web-78'))
      answerFirst!()
      await new Promise((resolve) => setTimeout(resolve))
      expect(text()).toContain('web-78')
      button('All orders').click()
      await until(() => rows().length === 1)
    })

    it('is forgotten by a desk that left during it', async () => {
      let answer: (() => void) | undefined
      await open()
      scene.fake.intercept = (name, call) =>
        name === 'GetOrders'
          ? new Promise((resolve) => (answer = () => resolve(scene.fake.respond(name, call))))
          : undefined
      await findInCredit(desk, 'web-77')
      await until(() => answer)
      document.body.append(desk)
      answer!()
      await until(() => inCredit(desk, 'order-admin-credit-orders'))
      expect(page()).toBeNull()
      expect(rows()).toEqual([])
      desk.remove()
    })
  })

  describe('the list', () => {
    it('is empty at first, and explains its purpose', async () => {
      await open()
      expect(inOrders('.empty')[0]!.textContent).toContain(
        'Orders that you find, make or open are listed here',
      )
    })

    it('has the numbers, status, amounts, invoices and last day of each order', async () => {
      // 125,00 and −12,50 are invoiced.
      const Invoices = [buildInvoice(), buildInvoice({ InvoiceAmountWithoutVat: '-10', InvoiceVat: '-2.5' })]
      scene.orders = [buildCreditOrder({ Invoices })]
      await open()
      await find('web-77')
      await until(() => page())
      button('All orders').click()
      await until(() => rows().length === 1)
      expect(rows()[0]!.textContent.replace(/\s+/g, ' ').trim()).toBe(
        '1000001 web-77 Open 375.00 112.50 2 Dec 20, 2026',
      )
    })

    it('opens an order, read anew, and gives it back the focus that it had', async () => {
      scene.orders.push(buildCreditOrder({ ProviderOrderNr: 1_000_002, ClientOrderNr: 'web-78' }))
      await open()
      for (const number of ['web-77', 'web-78']) {
        await find(number)
        await until(() => text().includes(number))
      }
      button('All orders').click()
      await until(() => rows().length === 2)
      scene.orders[0] = buildCreditOrder({ CurrentAmount: '99' })
      rows()[1]!.querySelector('button')!.click()
      await until(() => text().includes('99.00'))
      button('All orders').click()
      await until(() => orders().shadowRoot!.activeElement === rows()[1]!.querySelector('button'))
    })

    it('gets an order that another task has opened, and one that could not be read', async () => {
      await open()
      askCredit(orders(), { do: 'open-order', ProviderOrderNr: 404 })
      await until(() => text().includes('No such order'))
      askCredit(orders(), { do: 'open-order', ProviderOrderNr: 1_000_001 })
      await until(() => text().includes('375.00'))
      button('All orders').click()
      await until(() => rows().length === 2)
      expect(rows().map((row) => row.querySelector('button')!.textContent.trim())).toEqual(['1000001', '404'])
    })
  })

  describe('an order', () => {
    async function show(more: Parameters<typeof buildCreditOrder>[0] = {}): Promise<void> {
      scene.orders = [buildCreditOrder(more)]
      await open()
      await find(String(more.ClientOrderNr ?? 'web-77'))
      await until(() => text().includes('Left to invoice'))
    }

    it.each([
      ['Open', {}, 'The provider buys the invoices of this order.'],
      [
        'Pending',
        { WillBuyInvoices: false },
        'does not buy its invoices. Nothing can be delivered until it does.',
      ],
    ])('says when it is %s whether its invoices are bought', async (status, more, words) => {
      await show(more)
      expect(page()!.shadowRoot!.querySelector('.title .chip')!.textContent.trim()).toBe(status)
      expect(text()).toContain(words)
    })

    it('has the day on which it was closed, and no longer expires', async () => {
      await show({ IsActive: false, ClosedDate: '2026-11-21T10:00:00', CurrentAmount: '0' })
      const dates = page()!.shadowRoot!.querySelector('.dates')!.textContent.replace(/\s+/g, ' ')
      expect(dates).toContain('Closed Nov 21, 2026')
      expect(dates).not.toContain('Expire')
      expect(text()).not.toContain('buys the invoices')
    })

    it('shows no currency: GetOrders names none', async () => {
      await show()
      expect(text()).not.toMatch(/SEK|EUR|kr/)
    })

    it('keeps the digits of the largest amount', async () => {
      await show({ CurrentAmount: '92233720368547758.07' })
      expect(text()).toContain('92,233,720,368,547,758.07')
    })

    it('has its type from the history, or from its invoices if it has some', async () => {
      scene.history = () => ({
        entries: [buildHistoryEntry(1, { operation: 'CreateOrderEu', orderType: 'AccountCredit' })],
      })
      await show()
      const type = () => page()!.shadowRoot!.querySelector('.title > span:not(.chip)')?.textContent.trim()
      await until(() => type() === 'Account credit')
    })

    it('has no type where the type is unknown', async () => {
      scene.history = () => ({
        entries: [
          buildHistoryEntry(1, { operation: 'CreateOrderEu', orderType: 'Loan', outcome: 'refused' }),
        ],
      })
      await show()
      await until(() => creditText(desk).includes('Refused'))
      expect(page()!.shadowRoot!.querySelector('.title > span:not(.chip)')).toBeNull()
    })

    it('masks the national id until it is asked for, and again after that', async () => {
      await show()
      expect(text()).toContain('19851332-••••')
      expect(creditText(desk)).not.toContain('19851332-0000')
      button('Show National id').click()
      await until(() => text().includes('19851332-0000'))
      button('Hide National id').click()
      await until(() => !text().includes('19851332-0000'))
    })

    it('says so where the provider names no customer', async () => {
      const { ValidCustomer: _, ...order } = buildCreditOrder()
      scene.orders = [order]
      await open()
      await find('web-77')
      await until(() => text().includes('The provider names no customer.'))
    })

    it('is read again when a part has changed it, and keeps its place on the page', async () => {
      await show()
      const before = page()
      scene.orders = [buildCreditOrder({ CurrentAmount: '250' })]
      askCredit(page()!, { do: 'order-changed', ProviderOrderNr: 1_000_001 })
      await until(() => text().includes('250.00'))
      expect(page()).toBe(before)
      const count = asked().length
      askCredit(page()!, { do: 'order-changed', ProviderOrderNr: 5 })
      await new Promise((resolve) => setTimeout(resolve))
      expect(asked()).toHaveLength(count)
    })

    it('stays as last read where it cannot be read again, and tells the page why', async () => {
      const codes: string[] = []
      await show()
      desk.addEventListener('order-admin-error', (event) =>
        codes.push((event as Event & { code: string }).code),
      )
      scene.fake.intercept = (name) =>
        name === 'GetOrders' ? problem(503, 'provider-unavailable') : undefined
      await desk.reload()
      await until(() => text().includes('This is the order as last loaded'))
      expect(text()).toContain('375.00')
      expect(codes).toEqual(['provider-unavailable'])
      scene.fake.intercept = () => undefined
      button('Try again').click()
      await until(() => !text().includes('This is the order as last loaded'))
    })

    it('holds the place of the answer, with its number, while it is read', async () => {
      let answer: (() => void) | undefined
      await open()
      scene.fake.intercept = (name, call) =>
        name === 'GetOrders'
          ? new Promise((resolve) => (answer = () => resolve(scene.fake.respond(name, call))))
          : undefined
      askCredit(orders(), { do: 'open-order', ProviderOrderNr: 1_000_001 })
      await until(() => text().includes('Order 1000001'))
      expect(page()!.shadowRoot!.querySelector('[aria-busy=true] .bone')).toBeTruthy()
      answer!()
      await until(() => text().includes('375.00'))
    })
  })
})
