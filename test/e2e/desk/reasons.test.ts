/** A reason that the page requires, from one clerk's desk to another's: Chromium, the real page, edge and provider. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { testBrowser } from '../../support/browser.ts'
import { atEdge, openSession } from '../../support/client.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { lifeRows } from '../../support/life.ts'
import { orderAtProvider } from '../../support/sandbox.ts'

const addresses = inject('addresses')
let browser: Browser

beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

it('a credit that needs a reason is made with one, which the history shows to another clerk', async () => {
  const desk = await DeskPage.open(browser, addresses)
  try {
    const orderId = await desk.openNew({ OrderRows: lifeRows })
    await desk.page.locator('order-admin').evaluate((element) => {
      const own = element as HTMLElement & { reasons: unknown }
      own.reasons = { credit: ['Customer returned'] }
      own.setAttribute('require-reason', 'credit')
    })
    await desk.button('Deliver…').first().click()
    await desk.dialogButton('Deliver 497.00 SEK').click()
    await desk.saved()

    await desk.button('Credit… Shade').click()
    await desk.dialogButton('Credit 147.00 SEK').waitFor()
    const reason = desk.dialog.getByLabel('Reason', { exact: true })
    // The first keys bring the clerk to the button.
    await desk.page.keyboard.press('Control+Enter')
    await desk.page.keyboard.press('Enter')
    await desk.dialog.getByText('Give a reason.').waitFor()
    expect(await reason.getAttribute('aria-invalid')).toBe('true')
    const before = await orderAtProvider(addresses, orderId)
    expect(before.Deliveries[0]!.CreditedAmount).toBe(0)

    await reason.fill('Customer returned')
    await desk.dialog.getByLabel('Internal note').fill('Låda 7 – <b>skadad</b> 💔')
    await desk.dialogButton('Credit 147.00 SEK').click()
    await desk.saved()

    const { token } = await openSession(addresses, { user: { id: 'u9', name: 'Bo' } })
    const history = await atEdge(addresses, `/api/v1/orders/${orderId}/history`, { token })
    const { entries } = (await history.json()) as { entries: object[] }
    expect(entries[0]).toMatchObject({
      operation: 'creditOrderRows',
      outcome: 'done',
      reason: 'Customer returned',
      note: 'Låda 7 – <b>skadad</b> 💔',
    })
    expect(entries[1]).not.toHaveProperty('reason')
    const provider = JSON.stringify(await orderAtProvider(addresses, orderId))
    expect(provider).not.toContain('Låda 7')

    const other = await DeskPage.open(browser, addresses)
    try {
      await other.goto(orderId)
      await other.page.getByText('Customer returned', { exact: true }).first().waitFor({ state: 'attached' })
      await other.page
        .getByText('Låda 7 – <b>skadad</b> 💔', { exact: true })
        .first()
        .waitFor({ state: 'attached' })
    } finally {
      await other.close()
    }
  } finally {
    await desk.close()
  }
})
