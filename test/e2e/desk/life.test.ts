/** Deliveries, cancellations and credits through the desk: Chromium, the real page, edge and provider. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { lifeRows } from '../../support/life.ts'
import { orderAtProvider } from '../../support/sandbox.ts'

const addresses = inject('addresses')

let browser: Browser
let desk: DeskPage
let orderId: string

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

/** 497.00 in all. */
beforeEach(async () => {
  desk = await DeskPage.open(browser, addresses)
  orderId = await desk.openNew({ OrderRows: lifeRows })
  return () => desk.close()
})

const atProvider = () => orderAtProvider(addresses, orderId)
const amounts = ({ OrderStatus, OrderAmount, CancelledAmount, Deliveries }: Order) => ({
  OrderStatus,
  OrderAmount,
  CancelledAmount,
  deliveries: Deliveries.map(({ DeliveryAmount, CreditedAmount }) => [DeliveryAmount, CreditedAmount]),
})

/** Opens the review at a row's menu. */
async function atRow(name: string, item: string): Promise<void> {
  await desk.button(`Actions for ${name}`).click()
  await desk.page.getByRole('menuitem', { name: item }).click()
  await desk.dialog.waitFor()
}

/** Presses the main button, and waits until it is done. @returns the text of the note */
async function send(label: string): Promise<string> {
  await desk.dialogButton(label).click()
  return desk.saved()
}

const field = (label: string) => desk.dialog.getByLabel(label, { exact: true })

describe('the life of an order through the desk', () => {
  it('delivers parts of rows, credits them in every way, and delivers the rest for less', async () => {
    await atRow('Shade', 'Deliver…')
    await field('Quantity of Shade').fill('2')
    expect(await send('Deliver 98.00 SEK')).toContain('98.00 SEK is delivered.')
    expect(await desk.row('Shade').innerText()).toContain('1 of 3 to deliver')

    await desk.button('Credit… Shade').click()
    await field('Quantity of Shade').fill('0.5')
    await send('Credit 24.50 SEK')

    await desk.button('Credit… Shade').click()
    await field('Quantity of Shade').fill('1')
    await desk.dialog.getByLabel('Less a fee').check()
    await field('Name').fill('Handling')
    await field('Fee incl. VAT').fill('9')
    await send('Credit 40.00 SEK')

    const credit = desk.page.locator('.credit-entry button')
    await credit.click()
    await desk.dialog.getByLabel('A new row').check()
    await field('Name').fill('Goodwill')
    await field('Unit price incl. VAT').fill('10')
    await send('Credit 10.00 SEK')

    await credit.click()
    await desk.dialog.getByLabel('An amount').check()
    await desk.dialog.getByLabel('Amount to credit').fill('3.50')
    await send('Credit 3.50 SEK')

    await desk.button('Deliver…').click()
    await desk.dialog.getByLabel('Everything, for a lower amount').check()
    await desk.dialog.getByLabel('Amount to deliver').fill('390')
    await send('Deliver 390.00 SEK')

    expect(desk.writes.map((write) => write.replace(/\d{2,}/, '{id}'))).toEqual([
      'POST /deliveries',
      'POST /deliveries/{id}/credits',
      'POST /deliveries/{id}/credits/CreditWithFee',
      'POST /deliveries/{id}/credits',
      'PATCH /deliveries/{id}',
      'POST /deliveries/DeliverAndLowerAmount',
    ])
    // 24.50 + 10.00 + 40.00 + 3.50 = 78.00 of 98.00; 399.00 were open, and 9.00 of them are cancelled.
    expect(amounts(await atProvider())).toEqual({
      OrderStatus: 'Delivered',
      OrderAmount: 49_700,
      CancelledAmount: 900,
      deliveries: [
        [9_800, 7_800],
        [39_000, 0],
      ],
    })
    expect(desk.said).toEqual([])
  })

  it('cancels an amount, a row and then the whole order', async () => {
    await desk.button('Cancel…').click()
    await desk.dialog.getByLabel('An amount').check()
    await desk.dialog.getByLabel('Amount to cancel').fill('7')
    await send('Cancel 7.00 SEK')
    await desk.button('Cancel…').click()
    await desk.dialog.getByLabel('Rows', { exact: true }).check()
    await desk.dialog.getByRole('checkbox', { name: 'Bulb' }).check()
    await send('Cancel 50.00 SEK')
    await desk.button('Cancel…').click()
    await desk.dialog.getByLabel('The whole order', { exact: true }).check()
    await desk.dialog.getByLabel(`Cancel the whole order ${orderId}`).check()
    await desk.dialog.getByText(`the whole order ${orderId} is cancelled`).waitFor()
    await send('Cancel 440.00 SEK')
    expect(desk.writes).toEqual(['PATCH ', 'PATCH /rows/cancelOrderRows', 'PATCH '])
    expect(amounts(await atProvider())).toMatchObject({ OrderStatus: 'Cancelled', deliveries: [] })
    // The page shows the reason once.
    expect(await desk.button('Deliver…').count()).toBe(0)
    expect(desk.said).toEqual([])
  })

  it(
    'credits once for two tabs that want the same: the second gets the reason and the new figure',
    { tags: 'long' },
    async () => {
      await desk.button('Deliver…').click()
      await send('Deliver 497.00 SEK')
      const other = await DeskPage.open(browser, addresses)
      try {
        await other.goto(orderId)
        for (const tab of [desk, other]) {
          await tab.button('Credit… Lamp').click()
          await tab.dialogButton('Credit 300.00 SEK').waitFor()
        }
        await desk.dialog.getByLabel('Quantity of Lamp').fill('1.5')
        await send('Credit 225.00 SEK')
        // The other tab shows it at once.
        await other.dialog.getByText('The figures are new').waitFor()
        await other.dialogButton('Credit 75.00 SEK').click()
        await other.saved()
        expect(amounts(await atProvider()).deliveries).toEqual([[49_700, 30_000]])
      } finally {
        await other.close()
      }
    },
  )

  it('delivers once when the answer is lost on its way to the desk', { tags: 'long' }, async () => {
    await desk.button('Deliver…').click()
    let losses = 1
    await desk.page.route('**/deliveries', async (route) => {
      if (route.request().method() !== 'POST' || losses-- <= 0) return route.continue()
      // The edge and the provider have done it; the page never gets the answer.
      await route.fetch()
      await route.abort('connectionreset')
    })
    await desk.dialog.getByRole('checkbox', { name: 'Bulb' }).uncheck()
    await desk.dialogButton('Deliver 447.00 SEK').click()
    // The live line brings the outcome without a request.
    await desk.saved()
    expect(amounts(await atProvider())).toMatchObject({ OrderStatus: 'Open', deliveries: [[44_700, 0]] })
  })
})
