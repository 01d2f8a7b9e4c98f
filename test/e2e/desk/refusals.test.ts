/** Refusals in the desk: it explains each with its codes, keeps the draft, and the order is unchanged. */
import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { testBrowser } from '../../support/browser.ts'
import { atEdge, endSession, openSession, providerToken } from '../../support/client.ts'
import { DeskPage, money } from '../../support/desk-page.ts'
import {
  cancel,
  createOrder,
  deliver,
  fault,
  orderAtProvider,
  type OrderOptions,
} from '../../support/sandbox.ts'

const addresses = inject('addresses')
const OrderRows = [
  { Name: 'Lamp', Quantity: 200, UnitPrice: 15000, VatPercent: 2500 },
  { Name: 'Shade', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 },
]

let browser: Browser
let desk: DeskPage
let orderId: string

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

beforeEach(async () => {
  desk = await DeskPage.open(browser, addresses)
  return () => desk.close()
})

async function openOrder(requested: Partial<OrderOptions> = {}): Promise<void> {
  orderId = await desk.openNew({ OrderRows, ...requested })
}

const atProvider = () => orderAtProvider(addresses, orderId)

/** The order's writes at the provider. */
const rowWrites = () => ({ path: `/api/v1/orders/${orderId}/rows*` })

/** Longer than the wait that the edge asks for. */
const WAIT_MS = 61_000

/** Checks the facts that hold for every refused save. */
async function expectRefused(code: string, words: string): Promise<void> {
  const problem = await desk.problem(desk.dialog)
  expect(problem).toMatchObject({ code, requestId: expect.stringMatching(/^[\w-]{8,}$/) })
  expect(problem.text).toContain(words)
  expect(await desk.focused()).toMatchObject({ isInDesk: true })
  expect(await desk.dialog.count()).toBe(1)
}

async function expectKept(changes: string): Promise<void> {
  await desk.dialogButton('Close').last().click()
  await desk.bar.getByText(changes, { exact: true }).waitFor()
  expect(await desk.focused()).toMatchObject({ isInDesk: true, name: 'Review' })
}

async function trySave(): Promise<void> {
  await desk.review()
  await desk.dialogButton('Save changes').click()
}

describe('the credit check', () => {
  it('refuses a higher amount, and lets the clerk lower it', async () => {
    await openOrder({ TestCustomer: 'nora' })
    const before = await atProvider()
    await desk.writeCell('Lamp', 'price', '5 000,01')
    await desk.bar.getByText('Credit check follows').waitFor()
    await trySave()
    await expectRefused('credit-refused', 'The customer’s credit is not enough.')
    await desk.page.getByRole('dialog', { name: 'The changes were refused' }).waitFor()
    await desk.dialog.getByText('The total 10,049.02 was refused.').waitFor()
    expect(await desk.focused()).toMatchObject({ name: 'Change the rows' })
    await desk.page.keyboard.press('Enter')
    await desk.bar.getByText('10,049.02 was refused', { exact: true }).waitFor()
    expect(await atProvider()).toEqual(before)
    await desk.writeCell('Lamp', 'price', '4975.50')
    await desk.bar.getByText('Credit check follows', { exact: true }).waitFor()
    await desk.save()
    expect(remainingAmount(await atProvider())).toBe(1_000_000)
  })
})

describe('the desk, with a provider that is down', () => {
  it('refuses the save if nothing was done, and can try again', { tags: 'long' }, async () => {
    await openOrder()
    const before = await atProvider()
    await desk.addRows({ Name: 'Vase', 'Unit price': '80' })
    await fault(addresses, { ...rowWrites(), method: 'POST', status: 500 })
    await trySave()
    await expectRefused('provider-failed', 'The payment provider is down or busy.')
    await desk.dialog.getByText('Your changes are kept.').waitFor()
    expect(await atProvider()).toEqual(before)
    await desk.dialogButton('Try again').click()
    await desk.saved()
    expect((await atProvider()).OrderRows.map(({ Name }) => Name)).toEqual(['Lamp', 'Shade', 'Vase'])
  })

  it.each([
    ['cuts the line', { reset: true }],
    ['answers with a gateway’s error', { status: 503 }],
  ])('finds out by itself if the provider %s after the write', { tags: 'long' }, async (_, spoilt) => {
    await openOrder()
    await desk.addRows({ Name: 'Vase', 'Unit price': '80' })
    await fault(addresses, { ...rowWrites(), method: 'POST', phase: 'after', ...spoilt })
    await trySave()
    expect(await desk.saved()).toContain('Saved.')
    expect(desk.writes).toEqual(['POST /rows/'])
    expect((await atProvider()).OrderRows.filter(({ Name }) => Name === 'Vase')).toHaveLength(1)
  })

  it(
    'keeps the save dialog open if the provider is slow, and the save succeeds',
    { tags: 'long' },
    async () => {
      await openOrder()
      await desk.writeCell('Lamp', 'quantity', '1')
      await fault(addresses, { ...rowWrites(), method: 'PATCH', latencyMs: 1500 })
      await trySave()
      await desk.dialog.getByText('Sending…', { exact: true }).waitFor()
      await desk.page.keyboard.press('Escape')
      await desk.dialog.getByText('Still saving –').waitFor()
      await desk.saved()
      expect(remainingAmount(await atProvider())).toBe(19900)
    },
  )

  it(
    'never sends a write twice to a silent provider, and finds the outcome once it is done',
    { tags: 'long' },
    async () => {
      await desk.page.clock.install()
      await openOrder()
      const before = await atProvider()
      await desk.addRows({ Name: 'Vase', 'Unit price': '80' })
      await fault(addresses, { ...rowWrites(), method: 'POST', phase: 'before', reset: true })
      await trySave()
      await expectRefused('outcome-unknown', 'Trying again is safe')
      await expectKept('1 change')
      expect(await atProvider()).toEqual(before)
      await desk.review()
      await desk.page.clock.runFor(WAIT_MS)
      await desk.dialogButton('Check and continue').click()
      await expectRefused('outcome-unknown', 'Wait')
      // The write arrives only now.
      await addAtProvider('Vase', 8000)
      expect(await desk.dialogButton('Check and continue').getAttribute('aria-disabled')).toBe('true')
      await desk.page.clock.runFor(WAIT_MS)
      await desk.dialogButton('Check and continue').click()
      await desk.saved()
      expect((await atProvider()).OrderRows.map(({ Name }) => Name)).toEqual(['Lamp', 'Shade', 'Vase'])
      expect(desk.writes).toEqual(['POST /rows/', 'POST /rows/', 'POST /rows/'])
    },
  )

  it('shows the codes if an order cannot be opened, and recovers on retry', { tags: 'long' }, async () => {
    orderId = await createOrder(addresses, { OrderRows })
    await fault(addresses, { path: `/api/v1/orders/${orderId}`, method: 'GET', status: 500, times: 3 })
    await desk.page.goto(`${addresses.demo}/orders/${orderId}`)
    expect(await desk.problem()).toMatchObject({
      code: 'provider-failed',
      requestId: expect.stringMatching(/./),
    })
    await desk.button('Try again').click()
    await desk.page.getByRole('heading', { name: orderId }).waitFor()
    expect(await desk.focused()).toMatchObject({ isInDesk: true })
  })

  it('keeps the chosen expiry date', { tags: 'long' }, async () => {
    await openOrder()
    const before = await atProvider()
    await fault(addresses, { path: `/api/v1/orders/${orderId}/extendOrder*`, status: 500 })
    await desk.button('Extend…').click()
    await desk.dialog.getByRole('button', { name: '+7 days' }).click()
    const day = await desk.dialog.getByLabel('Last day').inputValue()
    await desk.dialogButton('Save date').click()
    await expectRefused('provider-failed', 'What you entered is kept.')
    expect(await atProvider()).toEqual(before)
    await desk.dialogButton('Cancel').click()
    await desk.button('Extend…').click()
    expect(await desk.dialog.getByLabel('Last day').inputValue()).toBe(day)
    await desk.dialogButton('Save date').click()
    await desk.dialog.waitFor({ state: 'detached' })
    expect((await atProvider()).ExpirationDate).toContain(day)
  })

  it('keeps the input of metadata', { tags: 'long' }, async () => {
    await openOrder({ Metadata: [{ Key: 'shelf', Value: 'A' }] })
    const before = await atProvider()
    await fault(addresses, { path: `/api/v1/orders/${orderId}/metadata`, status: 500 })
    await desk.button('Edit metadata').click()
    await desk.dialog.getByLabel('shelf').fill('B')
    await desk.dialogButton('Save metadata').click()
    await expectRefused('provider-failed', 'What you entered is kept.')
    expect(await atProvider()).toEqual(before)
    expect(await desk.dialog.getByLabel('shelf').inputValue()).toBe('B')
    await desk.dialogButton('Save metadata').click()
    await desk.dialog.waitFor({ state: 'detached' })
    expect((await atProvider()).OrderMetadata).toEqual({ shelf: 'B' })
  })
})

/** Directly at the provider, like a write that arrives late. */
async function addAtProvider(Name: string, UnitPrice: number): Promise<void> {
  const response = await fetch(`${addresses.provider}/api/v1/orders/${orderId}/rows/`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await providerToken(addresses)}`,
      Timestamp: new Date().toISOString(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ Name, Quantity: 100, UnitPrice, VatPercent: 2500 }),
  })
  expect(response.status).toBe(202)
}

describe('an order that is closed while a clerk edits it', () => {
  it('keeps a new row among the changes, and says why it cannot be saved', { tags: 'long' }, async () => {
    await openOrder()
    await desk.addRows({ Name: 'Vase', 'Unit price': '80' })
    await cancel(addresses, orderId)
    const before = await atProvider()
    await trySave()
    await desk.dialog.getByText('Somebody changed the order in the meantime.').waitFor()
    await desk.dialog.getByText('Rows can’t be added: the order is no longer open.').waitFor()
    expect(await desk.dialogButton('Save changes').getAttribute('aria-disabled')).toBe('true')
    await expectKept('1 change')
    expect(await atProvider()).toEqual(before)
  })

  it('asks what to do with a change of a row', { tags: 'long' }, async () => {
    await openOrder()
    await desk.writeCell('Lamp', 'quantity', '1')
    await deliver(addresses, orderId, [1])
    const before = await atProvider()
    await trySave()
    await desk.dialog
      .getByText('This row has been delivered in the meantime, so your change can’t be applied.')
      .waitFor()
    await desk.dialog.getByLabel('Drop my change').check()
    await desk.dialogButton('Drop my changes').click()
    await desk.bar.waitFor({ state: 'attached' })
    expect(await desk.focused()).toMatchObject({ isInDesk: true })
    expect(await atProvider()).toEqual(before)
  })
})

describe('an order that is partly delivered', () => {
  it('says why its rows cannot be changed, and still takes new ones', { tags: 'long' }, async () => {
    orderId = await createOrder(addresses, { OrderRows })
    await deliver(addresses, orderId, [1])
    await desk.goto(orderId)
    const words = 'Rows can’t be changed: part of the order is already delivered.'
    await desk.page.locator('.main .note').getByText(words).waitFor()
    await desk.button('Paste').click()
    expect(await desk.dialog.getByRole('radio').count()).toBe(0)
    await desk.page.keyboard.press('Escape')
    await desk.cell('Shade', 'quantity').dblclick()
    await desk.page.locator('#hint').getByText(words).waitFor()
    expect(await desk.cellField.count()).toBe(0)
    await desk.addRows({ Name: 'Vase', 'Unit price': '80' })
    await desk.save()
    expect(desk.writes).toEqual(['POST /rows/'])
    expect(remainingAmount(await atProvider())).toBe(30000 + 4900 + 8000)
  })
})

describe('a session', () => {
  it('leaves out the buttons for what it does not allow', async () => {
    orderId = await createOrder(addresses, { OrderRows })
    desk.giveSessions({ capabilities: ['order.read'] })
    await desk.visit(orderId)
    await desk.page.getByRole('heading', { name: 'History' }).waitFor()
    for (const name of ['Add row', 'Paste', 'Extend…', 'Edit metadata', 'Review']) {
      expect(await desk.button(name).count()).toBe(0)
    }
    expect(await desk.page.getByRole('rowheader', { name: 'Lamp' }).count()).toBe(1)
  })

  it('leaves only the buttons for what it allows', async () => {
    orderId = await createOrder(addresses, { OrderRows })
    desk.giveSessions({ capabilities: ['order.read', 'metadata.write'] })
    await desk.visit(orderId)
    await desk.button('Edit metadata').waitFor()
    for (const name of ['Add row', 'Paste', 'Extend…']) {
      expect(await desk.button(name).count()).toBe(0)
    }
  })

  it('is refused by the edge if it is replaced during work', async () => {
    desk.giveSessions({})
    await openOrder()
    const before = await atProvider()
    await desk.writeCell('Lamp', 'quantity', '1')
    desk.giveSessions({ capabilities: ['order.read'] })
    await endSession(addresses, desk.sessions.at(-1)!)
    await trySave()
    await expectRefused('capability-missing', 'You may not do this')
    await expectKept('1 change')
    expect(await atProvider()).toEqual(before)
  })

  it('shows nothing of an order that it is not for', async () => {
    orderId = await createOrder(addresses, { OrderRows })
    desk.giveSessions({ orderId: 8906810 })
    await desk.page.goto(`${addresses.demo}/orders/${orderId}`)
    await desk.page.getByRole('heading', { name: 'This order is not open to you' }).waitFor()
    expect(await desk.problem()).toMatchObject({
      code: 'order-outside-session',
      requestId: expect.stringMatching(/./),
    })
    expect(await desk.page.getByText('Lamp', { exact: true }).count()).toBe(0)
  })
})

describe('wrong input', () => {
  it('is never sent from a cell: the review leads to it', { tags: 'long' }, async () => {
    await openOrder()
    await desk.writeCell('Shade', 'quantity', 'many')
    await desk.bar.getByText('1 row to correct').waitFor()
    await desk.button('Review').click()
    expect(await desk.dialog.count()).toBe(0)
    const cell = desk.cell('Shade', 'quantity')
    expect(await cell.getAttribute('aria-invalid')).toBe('true')
    expect(await cell.evaluate((td) => (td.getRootNode() as ShadowRoot).activeElement === td)).toBe(true)
    await cell.getByText('Write a number (1234.50).').waitFor()
    await desk.page.keyboard.press('Enter')
    expect(await desk.cellField.inputValue()).toBe('many')
    await desk.cellField.fill('2')
    await desk.page.keyboard.press('Enter')
    await desk.save()
    expect(desk.writes).toEqual(['PATCH /rows/2/'])
  })

  it('is never sent from the row form: the first wrong field gets the focus', { tags: 'long' }, async () => {
    await openOrder()
    await desk.button('Add row').click()
    await desk.dialog.getByLabel('Quantity').fill('0')
    await desk.dialogButton('Add').click()
    await desk.dialog.getByText('3 fields need correcting.').waitFor()
    expect(await desk.dialog.getByLabel('Quantity').getAttribute('aria-invalid')).toBe('true')
    expect(await desk.focused()).toMatchObject({ name: 'Name', isInDesk: true })
    await desk.page.keyboard.press('Escape')
    await desk.button('Add row').click()
    expect(await desk.dialog.getByLabel('Quantity').inputValue()).toBe('0')
    expect(desk.writes).toEqual([])
  })

  it('is never sent for an expiry date that is not later than today', { tags: 'long' }, async () => {
    await openOrder()
    await desk.button('Extend…').click()
    await desk.dialog.getByLabel('Last day').fill(new Date().toISOString().slice(0, 10))
    await desk.dialog.getByText('at the earliest: the day must be later than today').waitFor()
    expect(await desk.dialogButton('Save date').getAttribute('aria-disabled')).toBe('true')
    await desk.page.keyboard.press('Enter')
    expect(await desk.focused()).toMatchObject({ name: 'Last day', isInDesk: true })
    expect(desk.writes).toEqual([])
  })

  const secrets = [
    ['note', 'card 4111 1111 1111 1111', 'This has a card number.'],
    ['door pin', '1234', 'This key names a secret.'],
    ['note', 'write to tess@example.com', 'This has an e-mail address.'],
  ] as const
  it.each(someOf(secrets, 1))(
    'is never sent as metadata that looks like a secret or personal: %s = %s',
    async (key, value, words) => {
      await openOrder()
      await desk.button('Edit metadata').click()
      await desk.dialog.getByLabel('Key').fill(key)
      await desk.dialog.getByLabel('Value').fill(value)
      await desk.dialog.getByText(words).waitFor()
      await desk.dialogButton('Save metadata').click()
      expect(await desk.focused()).toMatchObject({ isInDesk: true, tag: 'input' })
      expect(desk.writes).toEqual([])
      await desk.page.keyboard.press('Escape')
      await desk.button('Edit metadata').click()
      expect(await desk.dialog.getByLabel('Value').inputValue()).toBe(value)
    },
  )
})

describe('the edge itself', () => {
  it('refuses the same secret from a client that does not check the rules first', async () => {
    orderId = await createOrder(addresses, { OrderRows })
    const { token } = await openSession(addresses, { capabilities: ['order.read', 'metadata.write'] })
    const answer = await atEdge(addresses, `/api/v1/orders/${orderId}/metadata`, {
      token,
      method: 'PUT',
      body: JSON.stringify({ Metadata: [{ Key: 'door pin', Value: '1234' }] }),
    })
    expect(await answer.json()).toMatchObject({ code: 'metadata-secret' })
    expect(money(remainingAmount(await atProvider()))).toBe('349.00')
  })
})
