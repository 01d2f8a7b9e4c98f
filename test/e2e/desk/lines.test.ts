/** Sessions end, connections break and orders are reloaded while a clerk works. No edit is lost. */
import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type IssuedSession, SESSION_SECONDS } from '../../../shared/domain/session/session.ts'
import { testBrowser } from '../../support/browser.ts'
import { atEdge, endSession } from '../../support/client.ts'
import { DeskPage, shownOf } from '../../support/desk-page.ts'
import { createOrder, orderAtProvider } from '../../support/sandbox.ts'
import { signedToken } from '../../support/signed-token.ts'
import { eventually } from '../../../shared/testing/eventually.ts'

const addresses = inject('addresses')

let browser: Browser
let desk: DeskPage
let orderId: string

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

beforeEach(async () => {
  orderId = await createOrder(addresses, {
    OrderRows: [
      { Name: 'Lamp', Quantity: 200, UnitPrice: 15000, VatPercent: 2500 },
      { Name: 'Shade', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 },
    ],
  })
  desk = await DeskPage.open(browser, addresses)
  return () => desk.close()
})

const quantities = async () =>
  (await orderAtProvider(addresses, orderId)).OrderRows.map(({ Quantity }) => Quantity)

/** A session that expires in two seconds but says ten minutes, as with a wrong clock. */
async function dyingSession(): Promise<IssuedSession> {
  const token = await signedToken({
    audience: addresses.demo,
    capabilities: ['order.read', 'rows.write'],
    at: Date.now() - (SESSION_SECONDS - 2) * 1000,
  })
  return { token, expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000).toISOString() }
}

describe('a session', () => {
  it('loses no changes if the merchant ends it during an edit', { tags: 'long' }, async () => {
    desk.giveSessions({})
    await desk.goto(orderId)
    await desk.writeCell('Lamp', 'quantity', '5')
    await desk.cell('Shade', 'quantity').dblclick()
    await desk.cellField.fill('3')
    await endSession(addresses, desk.sessions.at(-1)!)
    await desk.page.keyboard.press('Enter')
    const given = desk.sessions.length
    await desk.save()
    expect(desk.sessions.length).toBe(given + 1)
    expect(await quantities()).toEqual([500, 300])
  })

  it('is renewed silently if it expires during an edit, and the save is done once', async () => {
    const session = await dyingSession()
    await desk.page.route('**/desk-session', (route) => route.fulfill({ json: session }), { times: 1 })
    await desk.goto(orderId)
    await desk.writeCell('Lamp', 'quantity', '5')
    await eventually(async () => {
      const answer = await atEdge(addresses, '/session', { token: session.token })
      expect(await answer.json()).toMatchObject({ code: 'session-expired' })
    })
    await desk.save()
    expect(desk.sessions).toHaveLength(1)
    expect(await quantities()).toEqual([500, 100])
    const { OrderRows } = await orderAtProvider(addresses, orderId)
    expect(OrderRows).toHaveLength(2)
  })

  it(
    'leads to a banner if the page cannot renew it, keeps the changes, and recovers',
    { tags: 'long' },
    async () => {
      desk.giveSessions({})
      await desk.goto(orderId)
      await desk.writeCell('Lamp', 'quantity', '5')
      const broken = (route: { fulfill(answer: object): Promise<void> }) => route.fulfill({ status: 500 })
      await desk.page.route('**/desk-session', broken)
      await endSession(addresses, desk.sessions.at(-1)!)
      await desk.review()
      await desk.dialogButton('Save changes').click()
      expect(await desk.problem(desk.dialog)).toMatchObject({
        code: 'session-failed',
        text: expect.stringContaining('did not open the desk'),
      })
      await desk.dialog.getByText('Your changes are kept.').waitFor()
      await desk.page.keyboard.press('Escape')
      expect(await quantities()).toEqual([200, 100])
      await desk.page.evaluate(() =>
        (document.querySelector('order-admin') as unknown as { reload(): Promise<void> }).reload(),
      )
      const banner = desk.page.locator('.banner')
      expect(await desk.problem(banner)).toMatchObject({ code: 'session-failed' })
      await banner.getByText('Your changes are kept.').waitFor()
      await desk.page.unroute('**/desk-session', broken)
      await banner.getByRole('button', { name: 'Try again' }).click()
      await banner.waitFor({ state: 'detached' })
      await desk.bar.getByText('1 change', { exact: true }).waitFor()
      await desk.review()
      await desk.dialog.getByRole('button', { name: /^(Save changes|Try again)$/ }).click()
      await desk.saved()
      expect(await quantities()).toEqual([500, 100])
    },
  )

  it(
    'leads to the reason if the page never gets one, and the page recovers by a button',
    { tags: 'long' },
    async () => {
      const broken = (route: { fulfill(answer: object): Promise<void> }) => route.fulfill({ status: 500 })
      await desk.page.route('**/desk-session', broken)
      await desk.page.goto(`${addresses.demo}/orders/${orderId}`)
      await desk.page.getByRole('heading', { name: 'The shop’s server did not open the desk' }).waitFor()
      expect(await desk.problem()).toMatchObject({ code: 'session-failed' })
      await desk.page.unroute('**/desk-session', broken)
      await desk.button('Try again').click()
      await desk.page.getByRole('heading', { name: orderId }).waitFor()
    },
  )
})

describe('a connection that breaks', () => {
  it('is reported and recovers by itself, and the changes survive', { tags: 'long' }, async () => {
    await desk.goto(orderId)
    await desk.writeCell('Lamp', 'quantity', '5')
    await desk.context.setOffline(true)
    await desk.page.getByText('No connection.').waitFor()
    await desk.writeCell('Shade', 'quantity', '3')
    await desk.review()
    await desk.dialogButton('Save changes').click()
    const { code, text } = await desk.problem(desk.dialog)
    expect([code, desk.writes]).toEqual(['offline', []])
    expect(text).toContain('You are offline, so this was not sent. Your changes are kept.')
    await desk.page.keyboard.press('Escape')
    await desk.bar.getByText('2 changes', { exact: true }).waitFor()
    await desk.context.setOffline(false)
    await desk.page.getByText('No connection.').waitFor({ state: 'detached' })
    await desk.page
      .getByRole('status')
      .filter({ hasText: 'The connection is back.' })
      .waitFor({ state: 'attached' })
    await desk.review()
    // No outcome is unknown: it is an ordinary save.
    await desk.dialogButton('Save changes').click()
    await desk.saved()
    expect(await quantities()).toEqual([500, 300])
  })
})

describe('an order that is reloaded on the same page', () => {
  it('keeps the changes, the undo history and the input of an open form', { tags: 'long' }, async () => {
    await desk.goto(orderId)
    await desk.writeCell('Lamp', 'quantity', '5')
    await desk.button('Add row').click()
    await desk.dialog.getByLabel('Name').fill('Half a row')
    await desk.page.evaluate(() =>
      (document.querySelector('order-admin') as unknown as { reload(): Promise<void> }).reload(),
    )
    expect(await desk.dialog.getByLabel('Name').inputValue()).toBe('Half a row')
    await desk.dialog.getByLabel('Unit price').fill('2')
    await desk.dialogButton('Add').click()
    await desk.bar.getByText('2 changes', { exact: true }).waitFor()
    await desk.button('Undo').click()
    await desk.bar.getByText('1 change', { exact: true }).waitFor()
    await desk.save()
    expect(await quantities()).toEqual([500, 100])
  })
})

describe('two desks on one page', () => {
  it('have different languages, and each saves its own order', { tags: 'long' }, async () => {
    const other = await createOrder(addresses, {
      OrderRows: [{ Name: 'Matta', Quantity: 100, UnitPrice: 123456, VatPercent: 2500 }],
    })
    await desk.goto(orderId)
    await desk.page.evaluate(
      ([id, edgeUrl]) => {
        const first = document.querySelector('order-admin') as unknown as { fetchSession: unknown }
        const second = document.createElement('order-admin')
        Object.assign(second, { lang: 'sv', orderId: id, edgeUrl, fetchSession: first.fetchSession })
        document.querySelector('main')?.append(second)
      },
      [other, addresses.edge] as const,
    )
    const second = desk.page.locator('order-admin:lang(sv)')
    await second.getByRole('heading', { name: other }).waitFor()
    await second.getByText('1\u00a0234,56').first().waitFor()
    const first = desk.page.locator('order-admin:not(:lang(sv))')
    expect(await first.getByRole('button', { name: 'Add row' }).count()).toBe(1)
    await second.getByRole('button', { name: 'Lägg till rad' }).waitFor()

    await desk.writeCell('Matta', 'quantity', '1,5')
    await second.locator('order-admin-change-bar').getByText('1 ändring', { exact: true }).waitFor()
    expect(await first.locator('order-admin-change-bar .change-bar').count()).toBe(0)
    await second.getByRole('button', { name: 'Granska', exact: true }).click()
    await desk.dialog.getByRole('button', { name: 'Spara ändringar' }).click()
    await second.locator('.saved-note').getByText('Sparat').waitFor()
    expect(remainingAmount(await orderAtProvider(addresses, other))).toBe(185184)
    expect(await quantities()).toEqual([200, 100])
    await second.locator('.saved-note').getByRole('button', { name: 'Stäng' }).click()
    await desk.dialog.waitFor({ state: 'detached' })
    expect(await desk.shown(first)).toEqual(shownOf(await orderAtProvider(addresses, orderId)))
  })
})
