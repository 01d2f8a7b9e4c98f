/**
 * Deliveries, cancellations and credits whose connection is cut, with the keyboard alone: the desk says what is true,
 * and the provider's book has each once.
 */
import type { Browser } from 'playwright'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { axeFindings } from '../../support/axe.ts'
import { launchBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { KeyboardClerk } from '../../support/keyboard.ts'
import { delivered, lifeBook, lifeNames, lifeOperations, lifeRows, untouched } from '../../support/life.ts'
import { type OwnDesk, startOwnDesk } from '../../support/own-desk.ts'
import { createOrder, deliver, fault, orderAtProvider } from '../../support/sandbox.ts'

const { provider } = inject('addresses')

/** Longer than a write can be on its way, and than the edge asks to wait before it is asked again. */
const LATER_MS = 31_000

let own: OwnDesk
let browser: Browser
let desk: DeskPage
let clerk: KeyboardClerk
let orderId: string

beforeAll(async () => {
  own = await startOwnDesk({ provider })
  browser = await launchBrowser()
  desk = await DeskPage.open(browser, own.addresses)
  await desk.page.clock.install()
  return async () => {
    await browser.close()
    await own.stop()
  }
})

const bookNow = async () => lifeBook(await orderAtProvider(own.addresses, orderId))

describe.each(lifeNames)('%s', (name) => {
  const { ofDelivery, method, path, ask, send, done, book } = lifeOperations[name]
  const before = ofDelivery ? delivered : untouched

  beforeEach(async () => {
    orderId = await createOrder(own.addresses, { OrderRows: lifeRows })
    if (ofDelivery) await deliver(own.addresses, orderId)
    await desk.goto(orderId)
    desk.writes.length = 0
    clerk = new KeyboardClerk(desk)
    await ask(clerk)
  })

  const cut = (phase: 'before' | 'after') =>
    fault(own.addresses, { path: `/api/v1/orders/${orderId}${path}`, method, phase, reset: true })

  const press = async (label: string) => {
    await clerk.goTo(label)
    await clerk.press('Enter')
  }

  /** The note that says it, which has been announced too. */
  const isDone = async () => {
    await clerk.hears(done)
    await clerk.isOut()
    await desk.page.locator('.saved-note').getByText(done).waitFor()
    expect(await bookNow()).toEqual(book)
  }

  it('is not known while it may be on its way to the provider, and is done once when it is sent again', async () => {
    expect(await axeFindings(desk.page)).toEqual([])
    await cut('before')
    await press(send)
    const problem = await desk.problem(desk.dialog)
    expect(problem.code).toBe('outcome-unknown')
    expect(problem.text).toContain('It is not known whether it was saved.')
    expect(problem.text).toContain('Trying again is safe')
    expect(problem.text).toMatch(/Wait \d+ seconds before you try again\./)
    expect(await axeFindings(desk.page)).toEqual([])
    expect(await bookNow()).toEqual(before)
    // Nothing else can be asked for until it is known.
    expect(await desk.dialog.locator('fieldset.all').isDisabled()).toBe(true)
    expect(await desk.dialogButton('Check and continue').getAttribute('aria-disabled')).toBe('true')

    await own.restartEdge(LATER_MS)
    await desk.page.clock.runFor(LATER_MS)
    await press('Check and continue')
    await isDone()
    expect(desk.writes).toHaveLength(2)
  })

  it('is found by the edge when the provider’s answer is lost', async () => {
    await cut('after')
    await press(send)
    await isDone()
    expect(desk.writes).toHaveLength(1)
  })

  it('is done once when the provider’s answer and the edge’s are lost, and the same review is sent again', async () => {
    await cut('after')
    let losses = 1
    await desk.page.route(`**/orders/${orderId}**`, async (route) => {
      if (route.request().method() !== method || losses-- <= 0) return route.continue()
      // The edge has answered; the page never hears of it.
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press(send)
    const problem = await desk.problem(desk.dialog)
    expect(problem.text).toContain('It is not certain whether this was saved.')
    expect(await bookNow()).toEqual(book)
    await press('Check and continue')
    await isDone()
    expect(desk.writes).toHaveLength(2)
  })
})
