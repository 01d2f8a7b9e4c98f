/** A clerk does one act to many orders of the shop's own list: at the real edge, which asks the real provider. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { orderCapabilities } from '../../../shared/domain/session/capabilities.ts'
import { testBrowser } from '../../support/browser.ts'
import { openOrdersPage, startOrdersSite } from '../../support/orders-page.ts'
import { createOrder, deliver, orderAtProvider } from '../../support/sandbox.ts'

const addresses = inject('addresses')

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

/** Two lamps of 100.00 each. */
const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]

/** Opens the desk of orders on a page that lists these. */
async function open(orders: readonly string[]): Promise<Page> {
  const shop = orders.map((id, index) => ({ id, number: `web-${index + 1}`, customer: 'Tess Testsson' }))
  const site = await startOrdersSite(addresses, shop)
  const capabilities = [...orderCapabilities, 'orders.batch' as const]
  const desk = await openOrdersPage(browser, addresses, { site, capabilities })
  onTestFinished(async () => {
    await desk.close()
    await site.close()
  })
  return desk.page
}

const delivered = async (id: string) => (await orderAtProvider(addresses, id)).Deliveries.length

describe('many orders of the shop’s list', () => {
  it('are reviewed, started and delivered once, and the one that cannot be is named before', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => createOrder(addresses, { OrderRows })))
    await deliver(addresses, orders[1]!)
    const page = await open(orders)
    await page.getByText('web-3', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Select all listed orders' }).check()
    await page.getByRole('button', { name: 'Deliver', exact: false }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Check 3 orders' }).click()
    const start = dialog.getByRole('button', { name: /^Deliver 2 orders/ })
    await start.waitFor()
    // 2 × 200.00.
    expect(await start.textContent()).toContain('400.00 SEK')
    await dialog.getByText('1 order can’t be changed this way and is left out.').waitFor()
    expect(await Promise.all(orders.map(delivered))).toEqual([0, 1, 0])
    await start.click()
    await dialog.getByText('Finished. Done 2 · Not possible 1').waitFor()
    expect(await Promise.all(orders.map(delivered))).toEqual([1, 1, 1])
    // The list of batches has it after the page was loaded anew.
    await page.reload()
    await page.getByRole('button', { name: /finished batch/ }).click()
    await page.getByText('Deliver 3 orders').first().waitFor()
  })
})
