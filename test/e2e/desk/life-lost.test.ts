/**
 * Deliveries, cancellations and credits whose connection is cut, with the keyboard only: the desk shows the true
 * outcome, and the provider's book has each once.
 */
import type { Browser } from 'playwright'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { axeFindings } from '../../support/axe.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { KeyboardClerk } from '../../support/keyboard.ts'
import {
  askFor,
  delivered,
  lifeBook,
  type LifeName,
  lifeNames,
  type LifeOperation,
  lifeOperations,
  untouched,
} from '../../support/life.ts'
import { type OwnDesk, startOwnDesk } from '../../support/own-desk.ts'
import { fault, orderAtProvider } from '../../support/sandbox.ts'

const { provider } = inject('addresses')

/** Longer than a write can be on its way, and than the wait that the edge asks for. */
const LATER_MS = 31_000

let own: OwnDesk
let browser: Browser
let desk: DeskPage
let clerk: KeyboardClerk
let orderId: string

beforeAll(async () => {
  own = await startOwnDesk({ provider })
  browser = await testBrowser()
  desk = await DeskPage.open(browser, own.addresses)
  await desk.page.clock.install()
  return async () => {
    await browser.close()
    await own.stop()
  }
})

const bookNow = async () => lifeBook(await orderAtProvider(own.addresses, orderId))

/** A new order, with the review of the operation open and ready to be sent. */
async function ask(name: LifeName): Promise<LifeOperation> {
  desk.writes.length = 0
  clerk = new KeyboardClerk(desk)
  orderId = await askFor(name, clerk, own.addresses)
  return lifeOperations[name]
}

/** Cuts the next connection of the operation, before the provider has done it or after. */
async function cut({ method, path }: LifeOperation, phase: 'before' | 'after'): Promise<void> {
  await fault(own.addresses, { path: `/api/v1/orders/${orderId}${path}`, method, phase, reset: true })
}

async function press(label: string): Promise<void> {
  if ((await clerk.focused()).name !== label) await clerk.goTo(label)
  await clerk.press('Enter')
}

/** The page shows that it is done, and the book has it exactly once. */
async function expectDone({ done, book }: LifeOperation): Promise<void> {
  await clerk.hears(done)
  await clerk.isOut()
  await desk.page.locator('.saved-note').getByText(done).waitFor()
  expect(await bookNow()).toEqual(book)
}

/** Begins with one of each kind: a delivery, a cancellation, a credit. */
const byKind = [...new Set<LifeName>(['deliverOrder', 'cancelOrderRows', 'creditNewRow', ...lifeNames])]
const some = someOf(byKind, 1)

describe('a connection that is cut before the provider', () => {
  it.each(some)(
    'leaves %s unknown for a while, and the same review then does it once',
    { tags: 'long' },
    async (name) => {
      const operation = await ask(name)
      expect(await axeFindings(desk.page)).toEqual([])
      await cut(operation, 'before')
      await press(operation.send)
      const problem = await desk.problem(desk.dialog)
      expect(problem.code).toBe('outcome-unknown')
      expect(problem.text).toContain('It is not known whether it was saved.')
      expect(problem.text).toContain('Trying again is safe')
      expect(problem.text).toMatch(/Wait \d+ seconds before you try again\./)
      expect(await axeFindings(desk.page)).toEqual([])
      expect(await bookNow()).toEqual(operation.ofDelivery ? delivered : untouched)
      // Nothing else can be done until the outcome is known.
      expect(await desk.dialog.locator('fieldset.all:disabled').count()).toBe(1)
      expect(await desk.dialogButton('Check and continue').getAttribute('aria-disabled')).toBe('true')

      await own.restartEdge(LATER_MS)
      await desk.page.clock.runFor(LATER_MS)
      await press('Check and continue')
      await expectDone(operation)
      expect(desk.writes).toHaveLength(2)
    },
  )
})

describe('a connection that is cut after the provider', () => {
  // One case is enough, because the next test covers it with more lost.
  it.each(someOf(lifeNames, 1))('leaves nothing to do: the edge finds that %s is done', async (name) => {
    const operation = await ask(name)
    await cut(operation, 'after')
    await press(operation.send)
    await expectDone(operation)
    expect(desk.writes).toHaveLength(1)
  })

  it.each(some)(
    'does %s once if it is cut before the page too, and the live line shows the outcome',
    { tags: 'long' },
    async (name) => {
      const operation = await ask(name)
      await cut(operation, 'after')
      let losses = 1
      const address = `**/orders/${orderId}**`
      await desk.page.route(address, async (route) => {
        if (route.request().method() !== operation.method || losses-- <= 0) return route.continue()
        // The edge has answered; the page never gets the answer.
        await route.fetch()
        await route.abort('connectionreset')
      })
      await press(operation.send)
      await expectDone(operation)
      expect(await bookNow()).toEqual(operation.book)
      expect(desk.writes).toHaveLength(2)
      await desk.page.unroute(address)
    },
  )
})
