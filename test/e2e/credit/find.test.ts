/** Finding credit orders and reading one, against the real edge and the real provider. */
import { someOf } from '../../../shared/testing/runs.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testPersons } from '../../../shared/test-persons.ts'
import { wholeDom } from '../../support/browser.ts'
import { CreditPage, oneLine } from '../../support/credit-page.ts'
import {
  createCreditOrder,
  creditRow,
  type CreditWorld,
  deliverCreditOrder,
  startCreditWorld,
} from '../../support/credit-world.ts'
import { callSandbox, fault } from '../../support/sandbox.ts'
import { soapAtEdge } from '../../support/soap-calls.ts'

const LARGEST = '9223372036854775807'
const { tess } = testPersons

let world: CreditWorld
let desk: CreditPage

beforeAll(async () => {
  world = await startCreditWorld()
})
afterAll(() => world.stop())

beforeEach(async () => {
  world.capabilities = ['credit.read', 'credit.write']
  desk = await CreditPage.next(world)
})

const createOrder = (order?: Parameters<typeof createCreditOrder>[1]) =>
  createCreditOrder(world.stack.addresses, order)
const heading = () => oneLine(desk.order.getByRole('heading', { level: 2 }))
/** The outcome of a search. */
const outcome = async () => {
  const words = desk.desk.locator('.outcome').filter({ hasNotText: 'Searching' })
  await words.waitFor()
  return oneLine(words)
}

describe('the search for an order', () => {
  it('opens the order with the number, of either side, and gives its heading the focus', async () => {
    const number = await createOrder({ ClientOrderNumber: 'web-77' })
    for (const text of ['web-77', String(number), ` ${number} `]) {
      await desk.show()
      await desk.openOrder(text)
      expect(await heading()).toBe(`Order ${number} Your number web-77`)
      await desk.order.locator('h2:focus').waitFor()
      expect(await desk.desk.getByLabel('Order number').inputValue()).toBe(text)
    }
    expect(await desk.violations()).toEqual([])
    expect(desk.said).toEqual([])
  })

  it('lists both orders if the digits are a number of either side, and opens the chosen one', async () => {
    const number = await createOrder({ ClientOrderNumber: 'both' })
    const other = await createOrder({ ClientOrderNumber: String(number) })
    await desk.find(String(number))
    expect(await outcome()).toBe('2 orders have this number. Choose one.')
    await expect.poll(() => desk.announced()).toContain('2 orders have this number. Choose one.')
    const rows = desk.desk.locator('.orders tbody tr')
    expect(await rows.count()).toBe(2)
    await rows.getByRole('button', { name: String(other), exact: true }).press('Enter')
    await desk.order.getByText(`Order ${other}`).waitFor()
    await desk.desk.getByRole('button', { name: 'All orders' }).click()
    // The focus is back where the order was opened.
    await desk.desk.locator('.orders button:focus', { hasText: String(other) }).waitFor()
  })

  const unknown = [
    ['gone', 'No order has your number gone.'],
    [LARGEST, `No order has your number ${LARGEST} or the provider’s number ${LARGEST}.`],
    // One more is no Long: only the merchant's number can have these digits.
    ['9223372036854775808', 'No order has your number 9223372036854775808.'],
    ['0', 'No order has your number 0.'],
    ['-7', 'No order has your number -7.'],
  ] as const
  it.each(someOf(unknown, 2))(
    'shows which numbers it has looked for without a result: %s',
    async (text, words) => {
      await desk.find(text)
      expect(await outcome()).toBe(words)
      expect(await desk.desk.getByLabel('Order number').inputValue()).toBe(text)
      await expect.poll(() => desk.announced()).toContain(words)
      expect(desk.said).toEqual([])
    },
  )

  it('sends no request for an empty field, and says so', { tags: 'long' }, async () => {
    const before = desk.requests.length
    await desk.find('   ')
    await desk.desk.getByText('Enter an order number.').waitFor()
    await desk.desk.locator('input:focus').waitFor()
    expect(desk.requests.slice(before)).toEqual([])
  })

  const odd = [
    ['blanks and quotes', `it's "my" order  7`],
    ['markup', '<b>bold</b>&amp;'],
    ['256 characters', 'å'.repeat(256)],
  ] as const
  it.each(someOf(odd, 1))('sends a number of %s unchanged', async (_what, ClientOrderNumber) => {
    await createOrder({ ClientOrderNumber })
    await desk.openOrder(ClientOrderNumber)
    expect(await desk.order.locator('h2 .own bdi').textContent()).toBe(ClientOrderNumber)
    await desk.order.getByText('Nothing was done to this order').waitFor()
    expect(await desk.violations()).toEqual([])
  })

  it('never overflows at 320 px, with the longest number', { tags: 'long' }, async () => {
    const ClientOrderNumber = `${'W'.repeat(255)}7`
    await createOrder({ ClientOrderNumber })
    await desk.page.setViewportSize({ width: 320, height: 700 })
    await desk.openOrder(ClientOrderNumber)
    const width = () => desk.page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(320)
    await desk.desk.getByRole('button', { name: 'All orders' }).click()
    expect(await width()).toBeLessThanOrEqual(320)
    await desk.page.close()
  })
})

describe('an order', () => {
  it('shows the rows left, the invoices, and credit invoices apart', async () => {
    const number = await createOrder({ OrderRows: [{ ...creditRow, NumberOfUnits: '4' }] })
    const rows = (NumberOfUnits: string) => ({ OrderRows: [{ ...creditRow, NumberOfUnits }] })
    const invoice = await deliverCreditOrder(world.stack.addresses, number, rows('3'))
    const credit = { IsCreditInvoice: true, InvoiceIdToCredit: invoice, ...rows('1') }
    const creditInvoice = await deliverCreditOrder(world.stack.addresses, number, credit)
    const order = await desk.openOrder(number)
    // Units of 125,00: four ordered, three invoiced, one of these credited.
    const amounts = (await oneLine(order.locator('.amounts'))).replaceAll('−', '-')
    expect(amounts).toBe('Left to invoice 125.00 Invoiced 250.00')
    const table = order.locator('.invoices')
    expect(await oneLine(table.locator('tbody').first())).toMatch(
      new RegExp(`^${invoice} .* 300.00 75.00 375.00$`),
    )
    expect(await oneLine(table.locator('.credits'))).toMatch(
      new RegExp(`^Credit invoices ${creditInvoice} .* −100.00 −25.00 −125.00$`),
    )
    expect(await oneLine(order.locator('.title .chip'))).toBe('Open')
  })

  it('shows that it is pending, or closed', async () => {
    const pending = await createOrder({
      CustomerIdentity: {
        NationalIdNumber: testPersons.pending.NationalId,
        CustomerType: 'Individual',
        CountryCode: 'SE',
      },
    })
    const order = await desk.openOrder(pending)
    expect(await oneLine(order.locator('.title .chip'))).toBe('Pending')
    await order.getByText('does not buy its invoices').waitFor()

    const closed = await createOrder()
    await deliverCreditOrder(world.stack.addresses, closed)
    expect(await oneLine((await desk.openOrder(closed)).locator('.title .chip'))).toBe('Closed')
    expect(await oneLine(desk.order.locator('.amounts'))).toBe('Left to invoice 0.00 Invoiced 125.00')
  })

  it(
    'has a history of servers’ writes over XML and JSON, which marks the older operations',
    { tags: 'long' },
    async () => {
      const { addresses } = world.stack
      const ClientOrderNumber = 'history-1'
      const number = await createOrder({
        ClientOrderNumber,
        OrderRows: [{ ...creditRow, NumberOfUnits: '3' }],
      })
      const row = {
        ArticleNr: '1032',
        Description: 'Lamp',
        PricePerUnit: '100',
        VatPercent: 25,
        DiscountPercent: 0,
      }
      const RemainingInvoiceRows = [{ ...row, NrOfUnits: '2' }]
      const amount = { ProviderOrderNr: number, RemainingInvoiceRows }
      const info = {
        ProviderOrderNr: number,
        ProviderPaymentPlanNr: null,
        ChangeClientOrderNr: false,
        ChangeCustomerReference: true,
        NewCustomerReference: 'Kim',
      }
      const close = { CloseOrderInformation: { ProviderOrderId: number } }
      for (const reply of [
        await soapAtEdge(addresses, 'ChangeOrderAmount', amount, { wire: 'xml', key: 'a1' }),
        await soapAtEdge(addresses, 'ChangeOrderInfo', info, { wire: 'json', key: 'a2' }),
        await soapAtEdge(addresses, 'CloseOrderEu', close, { wire: 'json', key: 'a3' }),
      ]) {
        expect(reply).toMatchObject({ status: 200 })
      }
      const order = await desk.openOrder(ClientOrderNumber)
      const entries = order.locator('order-admin-credit-history ol > li')
      await entries.first().waitFor()
      const told = (await entries.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
      expect(told).toHaveLength(3)
      expect(told[0]).toMatch(/^Closing (?!older)/)
      expect(told[1]).toMatch(/^References older operation/)
      expect(told[2]).toMatch(/^Remaining rows older operation/)
      expect(told[2]).toContain('(your server)')
      expect(await oneLine(order.locator('.title .chip'))).toBe('Closed')
    },
  )

  it('stays as last read, and says so, if it cannot be read again', { tags: 'long' }, async () => {
    const number = await createOrder()
    const order = await desk.openOrder(number)
    await desk.page.route('**/api/soap/GetOrders?*', (route) => route.abort())
    await order.getByRole('button', { name: 'Reload' }).click()
    await order.getByText('This is the order as last loaded').waitFor()
    expect(await oneLine(order.locator('.amounts'))).toContain('125.00')
    await desk.page.unroute('**/api/soap/GetOrders?*')
    await order.getByRole('button', { name: 'Try again' }).click()
    await order.getByText('This is the order as last loaded').waitFor({ state: 'detached' })
  })
})

describe('a national id', () => {
  it('is masked until it is asked for, is only in the page, and leaves with the desk', async () => {
    const number = await createOrder()
    await desk.page.evaluate(() => {
      const events: string[] = []
      Object.assign(globalThis, { events })
      for (const name of ['order-admin-error', 'order-admin-changes', 'credit-announce', 'credit-open-order'])
        addEventListener(name, (event) =>
          events.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
        )
    })
    const order = await desk.openOrder(number)
    expect(await wholeDom(desk.page)).not.toContain(tess.NationalId)
    await order.getByRole('button', { name: 'Show National id' }).click()
    await order.getByText(tess.NationalId).waitFor()
    const told = await desk.page.evaluate(() =>
      JSON.stringify([
        (globalThis as unknown as { events: string[] }).events,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
      ]),
    )
    const elsewhere = [told, ...desk.requests, ...desk.said, ...(await desk.announced())].join('\n')
    expect(elsewhere).not.toContain(tess.NationalId)
    expect(elsewhere).not.toContain(tess.NationalId.slice(0, 8))

    // Moved within the page, the desk has forgotten everything.
    await desk.page.evaluate(() => {
      const place = document.createElement('main')
      document.body.append(place)
      place.append(document.querySelector('order-admin')!)
    })
    await desk.desk.getByLabel('Order number').waitFor()
    expect(await wholeDom(desk.page)).not.toContain(tess.NationalId)
    expect(await desk.desk.locator('order-admin-credit-order').count()).toBe(0)
    expect(await desk.desk.getByLabel('Order number').inputValue()).toBe('')
  })
})

describe('a session that may only read', () => {
  it('finds and reads orders, and has no task that makes one', async () => {
    const number = await createOrder()
    const tabs = () => desk.desk.getByRole('tab').allInnerTexts()
    expect(await tabs()).toContain('New order')
    world.capabilities = ['credit.read']
    await desk.show()
    expect(await tabs()).not.toContain('New order')
    expect(await tabs()).toContain('Payment plans')
    const order = await desk.openOrder(number)
    const deliver = order.getByRole('button', { name: 'Deliver…' })
    await deliver.waitFor()
    expect(await deliver.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the status light of the provider', () => {
  it('shows since when it does not answer, and that it answers again', { tags: 'long' }, async () => {
    const light = desk.desk.locator('.health')
    await light.getByText('The provider answers').waitFor()
    await fault(world.stack.addresses, { path: '/soap', status: 503, times: 50 })
    await desk.find('web-77')
    await light.getByText(/The provider has not answered since \d/).waitFor()
    await desk.desk.getByText('The provider does not answer').waitFor()
    await expect.poll(async () => (await desk.announced()).join()).toMatch(/has not answered since/)
    await callSandbox(world.stack.addresses, 'faults', undefined, 'DELETE')
    await expect
      .poll(
        async () => {
          await light
            .getByRole('button')
            .click({ timeout: 1000 })
            .catch(() => {})
          return light.innerText()
        },
        { timeout: 25_000, interval: 1000 },
      )
      .toContain('The provider answers')
    await expect.poll(async () => (await desk.announced()).at(-1)).toContain('The provider answers')
  })
})
