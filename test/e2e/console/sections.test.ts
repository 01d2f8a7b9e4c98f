/** The sections of the sandbox's console, in Chromium: what each does to the real provider. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { merchantClient } from '../../../deploy/sandbox/merchant-client.ts'
import type { SoapInput } from '../../../shared/domain/credit/soap/operations.ts'
import { sandboxAccounts } from '../../../shared/sandbox-accounts.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { operatorName } from '../../../shared/wire/operator-name.ts'
import { soapVersions, writeEnvelope } from '../../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../../shared/wire/soap/message.ts'
import { axeFindings } from '../../support/axe.ts'
import { type ConsolePage, openConsole } from '../../support/console-page.ts'

let view: ConsolePage
let page: Page

beforeAll(async () => {
  view = await openConsole()
  page = view.page
})
afterAll(() => view.close())
afterEach(() => view.expectNoComplaint())

const open = (section: string) => view.open(section)
const note = () => view.note()

/** The first merchant, as a program calls it. */
const shop = () => merchantClient(view.stack.addresses.provider, sandboxAccounts[0]!, 'Provider')

/** Makes a pending payment plan by SOAP. @returns its number */
async function makePlan(): Promise<string> {
  const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
  const request = {
    Auth: sandboxAccounts[0]!.SoapClients[0],
    Amount: '10000',
    PayPlan: {
      SendAutomaticGiropaymentForm: false,
      CampainCode: 100_012,
      CountryCode: 'SE',
      SecurityNumber: testPersons.prov.NationalId,
      IsCompany: false,
    },
  } as SoapInput<'CreatePaymentPlan'>
  const answer = await fetch(`${view.stack.addresses.provider}/soap`, {
    method: 'POST',
    headers: { 'Content-Type': soapVersions['1.1'].contentType },
    body: writeEnvelope('1.1', writeRequest('CreatePaymentPlan', request, spelling)),
  })
  return /<ProviderPaymentPlanNr>(\d+)</.exec(await answer.text())![1]!
}

describe('a section', () => {
  it('of credit orders makes one, delivers it, and closes another', async () => {
    await open('Credit orders')
    const make = async () => {
      await page
        .getByRole('group', { name: 'New credit order' })
        .getByText('Invoice', { exact: true })
        .click()
      await note()
        .getByText(/^Credit order \d+ is made\.$/)
        .waitFor()
      return /\d+/.exec(await note().innerText())![0]
    }
    const [delivered, closed] = [await make(), await make()]
    await page.getByRole('button', { name: 'Close order' }).click()
    await note().getByText(`Credit order ${closed} is closed.`).waitFor()
    await page.getByRole('link', { name: delivered }).click()
    await page.getByRole('heading', { name: `Credit order ${delivered}` }).waitFor()
    await page.getByRole('button', { name: 'Deliver all' }).click()
    await note().getByText(`Credit order ${delivered} is delivered.`).waitFor()
    await open('Invoices')
    // 2 × 625,00 + 5 × 50,00, of which only the first order has an invoice.
    const row = page.getByRole('row').filter({ hasText: delivered })
    expect(await row.innerText()).toContain('1\u00a0500')
    expect(await page.getByRole('row').filter({ hasText: closed }).count()).toBe(0)
  })

  it('of plans approves one and cancels another', async () => {
    const [approved, cancelled] = [await makePlan(), await makePlan()]
    await open('Payment plans')
    for (const [plan, act, done, state] of [
      [approved, 'Approve', 'is approved', 'Activated'],
      [cancelled, 'Cancel plan', 'is cancelled', 'Cancelled'],
    ] as const) {
      const row = page.getByRole('row').filter({ hasText: plan })
      await row.getByText('Pending').waitFor()
      await row.getByRole('link').click()
      await page.getByRole('button', { name: act }).click()
      await note().getByText(`Payment plan ${plan} ${done}.`).waitFor()
      await row.getByText(state).waitFor()
    }
  })

  it('of callbacks shows how each went, and sends one again', { tags: 'long' }, async () => {
    const received: string[] = []
    const receiver = createServer((request, answer) => {
      void text(request).then((body) => received.push((JSON.parse(body) as { EventName: string }).EventName))
      answer.writeHead(204).end()
    })
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void receiver.close())
    const { port } = receiver.address() as AddressInfo
    const subscriptions = '/api/v2/callbacks/subscriptions'
    const answer = await shop().rest(subscriptions, {
      body: { CallbackUri: `http://127.0.0.1:${port}/hook`, Events: ['CheckoutOrder.Created'] },
    })
    const { SubscriptionId } = (await answer.json()) as { SubscriptionId: string }
    expect((await shop().rest(`${subscriptions}/${SubscriptionId}/verify`, { method: 'POST' })).status).toBe(
      200,
    )
    await shop().control('/sandbox/orders', {
      body: { OrderRows: [{ Name: 'Lamp', Quantity: 100, UnitPrice: 100 }] },
    })
    await expect.poll(() => received).toEqual(['Ping', 'CheckoutOrder.Created'])
    await open('Callbacks')
    const callback = page.locator('section').filter({ hasText: `http://127.0.0.1:${port}/hook` })
    await callback.getByText('delivered').waitFor()
    await callback.getByRole('button', { name: /Send callback \d+ again/ }).click()
    await expect.poll(() => received).toEqual(['Ping', 'CheckoutOrder.Created', 'CheckoutOrder.Created'])
    await page.getByLabel('Copies of each').fill('0')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await note().getByText('copies must be from 1 to 5.').waitFor()
    await shop().rest(`${subscriptions}/${SubscriptionId}`, { method: 'DELETE' })
  })

  it('of snapshots exports a file, and imports it', async () => {
    await open('Snapshots')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const saved = await (await download).path()
    await note().getByText('The file is saved.').waitFor()
    const { Id } = (await shop().control('/sandbox/orders', {
      body: { OrderRows: [{ Name: 'Lamp', Quantity: 100, UnitPrice: 100 }] },
    })) as { Id: number }
    await page.getByLabel('Import a file').setInputFiles(saved)
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
    await note()
      .getByText(/is imported\.$/)
      .waitFor()
    // It came after the export.
    expect((await shop().rest(`/api/v1/orders/${Id}`)).status).toBe(404)
    expect((await shop().rest('/api/v1/orders/8906810')).status).toBe(200)
  })

  it('of days makes one that does not balance, and shows it', { tags: 'long' }, async () => {
    await open('Days of reports')
    await page.getByLabel('Day', { exact: true }).fill('2026-01-17')
    await page.getByLabel('Rows', { exact: true }).fill('2')
    await page.getByLabel('Is it right?').selectOption('missing-row')
    await page.getByRole('button', { name: 'Make', exact: true }).click()
    await note().getByText('2026-01-17 has its rows.').waitFor()
    // Two rows of 2 087,60 and 2 166,79 are in the totals; one of them is listed.
    const row = page.getByRole('row').filter({ hasText: '2026-01-17' })
    expect(await row.innerText()).toContain('4\u00a0254,39 SEK')
  })

  it('of worlds opens one, switches to it, and ends it', { tags: 'long' }, async () => {
    await open('Worlds')
    await page.getByLabel('Minutes until it ends').fill('30')
    await page.getByRole('button', { name: 'Open a world' }).click()
    await note()
      .getByText(/^World \d+ is open until 2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d\.$/)
      .waitFor()
    const [world] = /World \d+/.exec(await note().innerText())!
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: `Switch to ${world}` }).click()
    await expect
      .poll(() => page.getByLabel('Merchant').evaluate((field: HTMLSelectElement) => `World ${field.value}`))
      .toBe(world)
    await open('Orders')
    await page.getByRole('row').filter({ hasText: 'web-2041' }).waitFor()
    await open('Worlds')
    await page.getByRole('button', { name: `End ${world}` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `End ${world}` })
      .click()
    // The page is back at the first merchant.
    await expect
      .poll(() => page.getByLabel('Merchant').evaluate((field: HTMLSelectElement) => field.value))
      .toBe('100001')
    await page.getByText('No world is open.').waitFor()
  })
})
