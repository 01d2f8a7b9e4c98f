/**
 * Refused deliveries, cancellations and credits: the desk says why, the form stays as it was, and nothing was done. The
 * desk does not offer what the order forbids, so another system acts between the edge's check and the provider's.
 */
import type { Browser } from 'playwright'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { axeFindings } from '../../support/axe.ts'
import { testBrowser } from '../../support/browser.ts'
import { atEdge, endSession, openSession } from '../../support/client.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { KeyboardClerk } from '../../support/keyboard.ts'
import { askFor, lifeBook, type LifeName, lifeOperations } from '../../support/life.ts'
import { type OwnDesk, startOwnDesk } from '../../support/own-desk.ts'
import { startRelay } from '../../support/relay.ts'
import {
  cancel,
  deliver,
  fault,
  orderAtProvider,
  type ProviderWrite,
  writeAtProvider,
} from '../../support/sandbox.ts'

const { provider } = inject('addresses')

let own: OwnDesk
let browser: Browser
let desk: DeskPage
let orderId: string
/** An act of another system before the next write reaches the provider. */
let meanwhile: (() => Promise<unknown>) | undefined

beforeAll(async () => {
  const relay = await startRelay(provider, async ({ method }) => {
    const theirs = method === 'GET' ? undefined : meanwhile
    if (theirs) meanwhile = undefined
    await theirs?.()
  })
  own = await startOwnDesk({ provider, via: relay.address })
  browser = await testBrowser()
  desk = await DeskPage.open(browser, own.addresses)
  return async () => {
    await browser.close()
    await own.stop()
    await relay.stop()
  }
})

const atProvider = () => orderAtProvider(own.addresses, orderId)

/** A new order, with the review of the operation open and ready to be sent. */
async function ask(name: LifeName): Promise<Order> {
  orderId = await askFor(name, new KeyboardClerk(desk), own.addresses)
  return atProvider()
}

/** The values and choices, by the fields' names. */
function form(): Promise<Record<string, string>> {
  return desk.dialog.locator('input:not([name=all])').evaluateAll((inputs: HTMLInputElement[]) => {
    const entries = inputs.map((input) => {
      const isChoice = input.type === 'radio' || input.type === 'checkbox'
      // The label of a choice can change to say why it is off.
      const isNamed = isChoice && input.value !== 'on'
      const label = isNamed ? input.value : (input.ariaLabel ?? input.labels?.[0]?.textContent ?? '')
      return [`${input.name} ${label.trim()}`, isChoice ? String(input.checked) : input.value]
    })
    return Object.fromEntries(entries) as Record<string, string>
  })
}

/** Sends the write, which is refused. */
async function expectRefused(send: string, code: string, words: string): Promise<void> {
  const before = await form()
  await desk.dialogButton(send).click()
  const problem = await desk.problem(desk.dialog)
  expect(problem).toMatchObject({ code, requestId: expect.stringMatching(/^[\w-]{8,}$/) })
  expect(problem.text).toContain(words)
  expect(problem.text).toContain('What you entered is kept.')
  // Fields that have gone are not compared.
  const left = Object.entries(await form()).filter(([field]) => field in before)
  expect(left.length).toBeGreaterThan(0)
  expect(left).toEqual(left.map(([field]) => [field, before[field]]))
  expect(await desk.focused()).toMatchObject({ isInDesk: true })
  expect(await axeFindings(desk.page)).toEqual([])
}

const ofDelivery = (Id: Long, path: string): string => `deliveries/${Id}${path}`
type Theirs = (order: Order) => Promise<unknown>
const writes =
  (write: (delivery: Long) => ProviderWrite): Theirs =>
  ({ Id, Deliveries }) =>
    writeAtProvider(own.addresses, Id, write(Deliveries[0]?.Id ?? 0))

const theyCancel: Theirs = ({ Id }) => cancel(own.addresses, Id)
const theyDeliver =
  (...rows: Long[]): Theirs =>
  ({ Id }) =>
    deliver(own.addresses, Id, rows)
const theyCancelAmount = (CancelledAmount: number) =>
  writes(() => ({ method: 'PATCH', path: '', body: { CancelledAmount } }))
const theyCancelRow = (id: Long) =>
  writes(() => ({ method: 'PATCH', path: 'rows/cancelOrderRows', body: { OrderRowIds: [id] } }))
const theyCreditRow = (id: Long) =>
  writes((delivery) => ({
    method: 'POST',
    path: ofDelivery(delivery, '/credits'),
    body: { OrderRowIds: [id] },
  }))
const theyCreditAmount = (CreditedAmount: number) =>
  writes((delivery) => ({ method: 'PATCH', path: ofDelivery(delivery, ''), body: { CreditedAmount } }))

const ORDER = 'The order does not allow this now.'
const ROW = 'A row does not allow this now.'
const VALUE = 'The provider refused this.'

const faster: [string, LifeName, Theirs, string, string][] = [
  ['has cancelled the order', 'deliverOrder', theyCancel, 'action-missing', ORDER],
  ['has cancelled as much', 'cancelAmount', theyCancelAmount(700), 'provider-refused', VALUE],
  ['has delivered the row', 'cancelOrderRows', theyDeliver(3), 'rows-refused', ROW],
  [
    'has left less to credit',
    'creditNewRow',
    theyCreditAmount(49_000),
    'credit-too-high',
    // 497.00 less 490.00.
    'Nothing was credited: 7.00 SEK is left to credit of this delivery.',
  ],
  [
    'has credited all',
    'creditAmount',
    theyCreditAmount(49_700),
    'delivery-action-missing',
    'The delivery does not allow this now.',
  ],
  ['has cancelled a row', 'deliverOrder', theyCancelRow(2), 'rows-refused', ROW],
  ['has left less', 'deliverAndLowerAmount', theyCancelAmount(40_000), 'provider-refused', VALUE],
  ['has delivered all', 'cancelOrder', theyDeliver(), 'action-missing', ORDER],
  ['has credited the row', 'creditOrderRows', theyCreditRow(1), 'rows-refused', ROW],
  ['has credited the row', 'creditWithFee', theyCreditRow(1), 'rows-refused', ROW],
]

describe('a write after another system', () => {
  it.each(someOf(faster, 5))(
    'is refused if the other %s: %s',
    { tags: 'long' },
    async (_, name, theirs, code, words) => {
      const order = await ask(name)
      let book: unknown
      meanwhile = async () => {
        await theirs(order)
        book = lifeBook(await atProvider())
      }
      await expectRefused(lifeOperations[name].send, code, words)
      expect(lifeBook(await atProvider())).toEqual(book)
      expect(book).not.toEqual(lifeBook(order))
    },
  )
})

describe('a write that the provider refuses', () => {
  const OPERATION = 'The provider does not have this operation.'
  const DOWN = 'The provider does not answer.'
  const answers: [number, LifeName, string, string][] = [
    [404, 'deliverOrder', 'operation-not-offered', OPERATION],
    [500, 'creditOrderRows', 'provider-failed', DOWN],
    [429, 'creditNewRow', 'provider-rate-limited', 'Too many requests.'],
    [400, 'cancelAmount', 'provider-refused', VALUE],
    [403, 'creditAmount', 'order-not-found', 'No such order.'],
    // The same refusals for the other operations.
    [404, 'cancelOrderRows', 'operation-not-offered', OPERATION],
    [404, 'creditWithFee', 'operation-not-offered', OPERATION],
    [500, 'deliverAndLowerAmount', 'provider-failed', DOWN],
    [500, 'cancelOrder', 'provider-failed', DOWN],
  ]
  it.each(someOf(answers, 5))(
    'is explained with status %i: %s',
    { tags: 'long' },
    async (status, name, code, words) => {
      const order = await ask(name)
      const { method, path, send, done, book } = lifeOperations[name]
      await fault(own.addresses, { path: `/api/v1/orders/${orderId}${path}`, method, status })
      await expectRefused(send, code, words)
      expect(await atProvider()).toEqual(order)
      if (status !== 500) return
      // The provider works again: the same review does it.
      await desk.dialogButton(send).click()
      expect(await desk.saved()).toContain(done)
      expect(lifeBook(await atProvider())).toEqual(book)
    },
  )

  it(
    'is explained for the credit check: a cancelled discount raises the amount above the limit',
    { tags: 'long' },
    async () => {
      // 10,400.00 less 500.00; the customer's limit is 10,000.00.
      const OrderRows = [
        { Name: 'Chandelier', Quantity: 100, UnitPrice: 1_040_000, VatPercent: 2500 },
        { Name: 'Discount', Quantity: 100, UnitPrice: -50_000, VatPercent: 2500 },
      ]
      orderId = await desk.openNew({ OrderRows, TestCustomer: 'nora' })
      const order = await atProvider()
      await desk.button('Cancel…').click()
      await desk.dialog.getByLabel('Rows', { exact: true }).check()
      await desk.dialog.getByRole('checkbox', { name: 'Discount' }).check()
      await expectRefused(
        'Cancel −500.00 NOK',
        'credit-refused',
        'The credit check refused the higher amount.',
      )
      expect(await atProvider()).toEqual(order)
    },
  )
})

describe('the edge', () => {
  it('refuses while the outcome of another write is not known', { tags: 'long' }, async () => {
    const order = await ask('deliverOrder')
    await fault(own.addresses, { path: `/api/v1/orders/${orderId}/rows*`, method: 'POST', status: 504 })
    const { token } = await openSession(own.addresses)
    const row = { Name: 'Vase', Quantity: 100, UnitPrice: 8_000, VatPercent: 2500 }
    const body = JSON.stringify(row)
    const lost = await atEdge(own.addresses, `/api/v1/orders/${orderId}/rows/`, {
      token,
      method: 'POST',
      body,
    })
    expect(lost.status).toBe(502)
    await expectRefused(lifeOperations.deliverOrder.send, 'desk-busy', 'The order is busy.')
    expect(await atProvider()).toEqual(order)
  })

  const lost: [LifeName, 'deliveries.write' | 'orders.cancel' | 'credits.write'][] = [
    ['creditOrderRows', 'credits.write'],
    ['deliverOrder', 'deliveries.write'],
    ['cancelOrder', 'orders.cancel'],
  ]
  it.each(someOf(lost, 1))('refuses %s to a session that no longer has %s', async (name, capability) => {
    const clerk = await DeskPage.open(browser, own.addresses, {
      session: { capabilities: ['order.read', 'rows.write', capability] },
    })
    const former = desk
    desk = clerk
    try {
      const order = await ask(name)
      clerk.giveSessions({ capabilities: ['order.read', 'rows.write'] })
      await endSession(own.addresses, clerk.sessions.at(-1)!)
      await expectRefused(lifeOperations[name].send, 'capability-missing', 'You may not do this.')
      expect(await atProvider()).toEqual(order)
    } finally {
      desk = former
      await clerk.close()
    }
  })
})
