/** Two tabs that deliver, cancel or credit the same: which one wins, and what the other shows. */
import type { Browser } from 'playwright'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { axeFindings } from '../../support/axe.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { lifeBook, lifeRows } from '../../support/life.ts'
import { createOrder, deliver, orderAtProvider } from '../../support/sandbox.ts'

const addresses = inject('addresses')

let anna: DeskPage
let bo: DeskPage
let orderId: string

beforeAll(async () => {
  const browser: Browser = await testBrowser()
  const open = (id: string, name: string) =>
    DeskPage.open(browser, addresses, {
      session: {
        user: { id, name },
        capabilities: ['order.read', 'rows.write', 'deliveries.write', 'orders.cancel', 'credits.write'],
      },
    })
  anna = await open('anna', 'Anna Ek')
  bo = await open('bo', 'Bo Alm')
  return async () => {
    // Pages that are closed end their sockets; the edge, which is asked to stop later, waits for those.
    await Promise.all([anna.close(), bo.close()])
    await browser.close()
  }
})

beforeEach(async () => {
  orderId = await createOrder(addresses, { OrderRows: lifeRows })
})

async function openBoth(): Promise<void> {
  await Promise.all([anna.show(orderId), bo.show(orderId)])
}

const bookNow = async () => lifeBook(await orderAtProvider(addresses, orderId))

/** Both have pressed, and Anna's request is the first at the edge. @returns the fields of Bo's form by then */
async function bothPress(annas: string, bos: string): Promise<string[]> {
  const sent = Promise.withResolvers<void>()
  const mayGo = Promise.withResolvers<void>()
  const address = `**/orders/${orderId}**`
  await bo.page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    sent.resolve()
    await mayGo.promise
    await route.continue()
  })
  await bo.dialogButton(bos).click()
  await sent.promise
  const entered = await values(bo)
  await anna.dialogButton(annas).click()
  await anna.saved()
  mayGo.resolve()
  await bo.dialog.locator('.write-note').getByText('The order was changed in the meantime').waitFor()
  await bo.page.unroute(address)
  return entered
}

/** Asks for the whole order, and confirms it by its number. */
async function confirmCancellation({ dialog }: DeskPage): Promise<void> {
  await dialog.getByLabel('The whole order', { exact: true }).check()
  await dialog.getByLabel(`Cancel the whole order ${orderId}`).check()
}

/** The values of the fields. */
function values({ dialog }: DeskPage): Promise<string[]> {
  return dialog
    .locator('input:is([inputmode])')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
}

/** Checks Bo's message, and that his write is not done. */
async function expectTold(): Promise<void> {
  await bo.dialog.getByText('so nothing was done. Check the figures, which are new').waitFor()
  expect(await axeFindings(bo.page)).toEqual([])
}

describe('two tabs at once', () => {
  it('deliver the same row: the first delivers, and the other is offered the rest', async () => {
    await openBoth()
    for (const tab of [anna, bo]) {
      await tab.button('Deliver…').click()
      await tab.dialog.getByRole('checkbox', { name: 'Bulb' }).uncheck()
    }
    await anna.dialog.getByRole('checkbox', { name: 'Shade' }).uncheck()
    await bothPress('Deliver 300.00 SEK', 'Deliver 447.00 SEK')
    await expectTold()
    await bo.dialog.getByText('One row that you chose is no longer there.').waitFor()
    expect(await bookNow()).toMatchObject({ deliveries: [{ amount: 30_000 }] })
    await bo.dialogButton('Deliver 147.00 SEK').click()
    await bo.saved()
    expect(await bookNow()).toEqual({
      OrderStatus: 'Open',
      CancelledAmount: 0,
      deliveries: [
        { amount: 30_000, credits: [] },
        { amount: 14_700, credits: [] },
      ],
    })
  })

  it(
    'deliver the whole order: the first does, and nothing is left for the other',
    { tags: 'long' },
    async () => {
      await openBoth()
      for (const tab of [anna, bo]) await tab.button('Deliver…').click()
      await bothPress('Deliver 497.00 SEK', 'Deliver 497.00 SEK')
      await expectTold()
      expect(await bo.dialog.locator('.save').getAttribute('aria-disabled')).toBe('true')
      expect(await bookNow()).toMatchObject({ OrderStatus: 'Delivered', deliveries: [{ amount: 49_700 }] })
    },
  )

  it('deliver and cancel: the second never cancels what the first delivers', { tags: 'long' }, async () => {
    await openBoth()
    await anna.button('Deliver…').click()
    await anna.dialog.getByRole('checkbox', { name: 'All rows' }).click()
    await anna.dialog.getByRole('checkbox', { name: 'Lamp' }).check()
    await bo.button('Cancel…').click()
    await confirmCancellation(bo)
    await bothPress('Deliver 300.00 SEK', 'Cancel 497.00 SEK')
    await expectTold()
    expect(await bookNow()).toMatchObject({ OrderStatus: 'Open', CancelledAmount: 0 })
    // A confirmation is for one amount: another amount needs a new one.
    expect(await bo.dialogButton('Cancel 197.00 SEK').getAttribute('aria-disabled')).toBe('true')
    await bo.dialog.locator('input[name=confirm]').check()
    await bo.dialogButton('Cancel 197.00 SEK').click()
    await bo.saved()
    expect(await bookNow()).toEqual({
      OrderStatus: 'Delivered',
      CancelledAmount: 19_700,
      deliveries: [{ amount: 30_000, credits: [] }],
    })
  })

  it(
    'cancel an amount each: the second is asked again, and both are cancelled',
    { tags: 'long' },
    async () => {
      await openBoth()
      for (const [tab, amount] of [
        [anna, '7'],
        [bo, '5'],
      ] as const) {
        await tab.button('Cancel…').click()
        await tab.dialog.getByLabel('An amount').check()
        await tab.dialog.getByLabel('Amount to cancel').fill(amount)
      }
      expect(await bothPress('Cancel 7.00 SEK', 'Cancel 5.00 SEK')).toEqual(['5'])
      await expectTold()
      expect(await values(bo)).toEqual(['5'])
      expect(await bookNow()).toMatchObject({ CancelledAmount: 700 })
      await bo.dialogButton('Cancel 5.00 SEK').click()
      await bo.saved()
      expect(await bookNow()).toMatchObject({ CancelledAmount: 1_200 })
    },
  )

  it(
    'credit the same: the second sees the new figure beside his own, which is then too high',
    { tags: 'long' },
    async () => {
      await deliver(addresses, orderId)
      await openBoth()
      for (const tab of [anna, bo]) await tab.button('Credit… Shade').click()
      await anna.dialog.getByLabel('Quantity of Shade').fill('2')
      await bo.dialog.getByLabel('Quantity of Shade').fill('1.5')
      await bothPress('Credit 98.00 SEK', 'Credit 73.50 SEK')
      await expectTold()
      expect(await bo.dialog.getByLabel('Quantity of Shade').inputValue()).toBe('1.5')
      await bo.dialog.getByText('From 0.01 to 1.').waitFor()
      await bo.dialog.getByLabel('Quantity of Shade').fill('1')
      await bo.dialogButton('Credit 49.00 SEK').click()
      await bo.saved()
      expect((await bookNow()).deliveries).toEqual([{ amount: 49_700, credits: [-9_800, -4_900] }])
    },
  )
})

describe('a tab that has not pressed yet', { tags: 'long' }, () => {
  it('shows at once that the other has cancelled the order', async () => {
    await openBoth()
    await anna.button('Cancel…').click()
    await confirmCancellation(anna)
    await bo.button('Deliver…').click()
    await anna.dialogButton('Cancel 497.00 SEK').click()
    await bo.dialog.getByText('The order was changed while this was open.').waitFor()
    expect(await bo.dialog.locator('.save').getAttribute('aria-disabled')).toBe('true')
    expect(await axeFindings(bo.page)).toEqual([])
    await anna.saved()
    expect(await bookNow()).toMatchObject({ OrderStatus: 'Cancelled', deliveries: [] })
    expect(bo.writes.at(-1)).not.toBe('POST /deliveries')
  })
})
