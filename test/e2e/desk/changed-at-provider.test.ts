/** What another system does at the provider comes to the open desk: by a callback to the real edge, and its live line. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { orderAtProvider, writeAtProvider } from '../../support/sandbox.ts'
import { subscribeEdge, unsubscribe } from '../../support/subscriptions.ts'

const addresses = inject('addresses')

let browser: Browser

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

it('is on the screen of the desk, beside a draft that stays, and the draft is saved on top of it', async () => {
  const desk = await DeskPage.open(browser, addresses)
  onTestFinished(() => desk.close())
  const id = await desk.openNew({
    OrderRows: [
      { Name: 'Lamp', Quantity: 200, UnitPrice: 15000, VatPercent: 2500 },
      { Name: 'Shade', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 },
    ],
  })
  // After the order is made: the event of its creation would come while the page opens.
  const subscription = await subscribeEdge(addresses)
  onTestFinished(() => unsubscribe(addresses, subscription))
  await desk.writeCell('Lamp', 'quantity', '3')
  const reads = desk.page.getByText('The order was changed at the provider.')
  expect(await reads.count()).toBe(0)

  await writeAtProvider(addresses, id, {
    method: 'POST',
    path: 'rows/',
    body: { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 },
  })
  await reads.first().waitFor()
  await desk.cell('Bulb', 'name').waitFor()
  expect(await desk.cell('Lamp', 'quantity').textContent()).toMatch(/3/)
  await desk.save()
  // 3 × 150.00 + 49.00 + 5.00.
  expect((await orderAtProvider(addresses, id)).OrderAmount).toBe(50_400)
})
