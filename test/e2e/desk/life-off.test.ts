/** Writes that the desk does not let a clerk send: the control is off or absent, and the page says why. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { PaymentType } from '../../../shared/domain/order/enums.ts'
import { axeFindings } from '../../support/axe.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { lifeRows } from '../../support/life.ts'
import { type OwnDesk, startOwnDesk } from '../../support/own-desk.ts'
import { startProvider } from '../../support/provider-process.ts'
import { createOrder, deliver, orderAtProvider } from '../../support/sandbox.ts'

let own: OwnDesk
let browser: Browser
let desk: DeskPage
let orderId: string

/** A provider that narrows the actions by payment type, as clients have seen the operator do. */
beforeAll(async () => {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const provider = await startProvider(stateDirectory, undefined, { ACTIONS: 'observed' })
  own = await startOwnDesk({ provider: provider.address })
  browser = await testBrowser()
  desk = await DeskPage.open(browser, own.addresses)
  return async () => {
    await browser.close()
    await own.stop()
    await provider.stop('SIGKILL')
    rmSync(stateDirectory, { recursive: true, force: true })
  }
})

async function open(PaymentType: PaymentType, isDelivered = false): Promise<void> {
  orderId = await createOrder(own.addresses, { OrderRows: lifeRows, PaymentType })
  if (isDelivered) await deliver(own.addresses, orderId)
  await desk.show(orderId)
  desk.writes.length = 0
}

const option = (label: string) => desk.dialog.locator('label.option').filter({ hasText: label })
/** Why a way cannot be chosen; empty if it can. */
async function whyOff(label: string): Promise<string> {
  const isOff = await option(label).locator('input').isDisabled()
  return isOff ? (await option(label).locator('.why').innerText()).trim() : ''
}

/** Forces a press of the main button while it is off. Nothing may be sent or done. */
async function expectUnsendable(): Promise<void> {
  const main = desk.dialog.locator('button.save')
  expect(await main.getAttribute('aria-disabled')).toBe('true')
  await main.click({ force: true })
  expect(await desk.dialog.count()).toBe(1)
  expect(desk.writes).toEqual([])
}

const BY_TYPE = 'the payment type does not allow it.'

describe('an order by its payment type', () => {
  it('is delivered whole for a payment plan: no choice of rows, nor of how the invoice is sent', async () => {
    await open('PaymentPlan')
    await desk.button('Deliver…').click()
    await desk.dialog.getByText('The order can only be delivered whole.').waitFor()
    expect(await desk.dialog.getByRole('checkbox').count()).toBe(0)
    expect(await desk.dialog.getByLabel(/^Quantity of/).count()).toBe(0)
    expect(await desk.dialog.getByText('The invoice goes by').count()).toBe(0)
    expect(await whyOff('Everything, for a lower amount')).toContain(BY_TYPE)
    expect(await axeFindings(desk.page)).toEqual([])
    await desk.dialogButton('Deliver 497.00 SEK').click()
    await desk.saved()
    // A delivered plan takes no fee, and its rows are credited whole.
    await desk.button('Credit… Lamp').click()
    expect(await option('Less a fee').count()).toBe(0)
    expect(await desk.dialog.getByLabel(/^Quantity of/).count()).toBe(0)
    expect(await whyOff('An amount')).toContain(BY_TYPE)
  })

  it('is cancelled by amount and not by rows for a card, and not credited', { tags: 'long' }, async () => {
    await open('Card')
    await desk.button('Cancel…').click()
    expect(await whyOff('Rows')).toContain(BY_TYPE)
    expect(await whyOff('An amount')).toBe('')
    expect(await axeFindings(desk.page)).toEqual([])
    await desk.page.keyboard.press('Escape')
    await deliver(own.addresses, orderId)
    await desk.goto(orderId)
    const [delivery] = (await orderAtProvider(own.addresses, orderId)).Deliveries
    const credit = desk.page.locator(`#credit-${delivery!.Id}`)
    expect(await credit.getAttribute('aria-disabled')).toBe('true')
    // It is seen once the button has the focus or the pointer.
    const reason = desk.page.locator(`#credit-${delivery!.Id}-reason`)
    await credit.focus()
    expect(await reason.innerText()).toContain(BY_TYPE)
    expect(await desk.button('Credit… Lamp').count()).toBe(0)
    await credit.click({ force: true })
    expect(await desk.dialog.count()).toBe(0)
    // The description gives a delivered order no actions.
    expect(await desk.button('Cancel…').count()).toBe(0)
  })

  it('is delivered at once for a bank payment, and credited only by amount', { tags: 'long' }, async () => {
    await open('DirectBank')
    await desk.page.locator('.credit-entry button').click()
    expect(await desk.dialog.getByLabel('Amount to credit').count()).toBe(1)
    expect(await whyOff('Rows')).toContain(BY_TYPE)
    expect(await axeFindings(desk.page)).toEqual([])
  })
})

describe('the rest of an order', () => {
  it('limits the quantities, and each row can be chosen once', { tags: 'long' }, async () => {
    await open('Invoice')
    await desk.button('Deliver…').click()
    expect(await desk.dialog.getByRole('checkbox', { name: 'Shade' }).count()).toBe(1)
    for (const text of ['4', '0', '-1', '9223372036854775807']) {
      await desk.dialog.getByLabel('Quantity of Shade').fill(text)
      await desk.dialog.getByText('From 0.01 to 3.').waitFor()
      await expectUnsendable()
    }
    await desk.dialog.getByRole('checkbox', { name: 'All rows' }).click()
    await desk.dialog.getByRole('checkbox', { name: 'All rows' }).uncheck()
    await expectUnsendable()
    await desk.dialog.getByText('Choose at least one row.').waitFor()
    expect(await axeFindings(desk.page)).toEqual([])
  })

  it('limits the amount, in the order’s currency', { tags: 'long' }, async () => {
    await open('DirectBank')
    await desk.page.locator('.credit-entry button').click()
    for (const [text, words] of [
      ['497.01', 'From 0.01 to 497.00.'],
      ['0', 'From 0.01 to 497.00.'],
      ['-5', 'From 0.01 to 497.00.'],
      ['5 EUR', 'This is in EUR; the order is in SEK.'],
    ] as const) {
      await desk.dialog.getByLabel('Amount to credit').fill(text)
      await desk.dialog.getByText(words).waitFor()
      await expectUnsendable()
    }
    expect(await axeFindings(desk.page)).toEqual([])
  })
})

describe('an order that is over', () => {
  it('offers no delivery, no cancellation, and no second credit', async () => {
    await open('Invoice', true)
    const [delivery] = (await orderAtProvider(own.addresses, orderId)).Deliveries
    expect(await desk.button('Deliver…').count()).toBe(0)
    expect(await desk.button('Cancel…').count()).toBe(0)
    await desk.page.locator('.credit-entry button').click()
    await desk.dialog.getByRole('checkbox', { name: 'All rows' }).check()
    await desk.dialogButton('Credit 497.00 SEK').click()
    await desk.saved()
    const reason = desk.page.locator(`#credit-${delivery!.Id}-reason`)
    await reason.getByText('There is nothing left to credit.').waitFor({ state: 'attached' })
    expect(await desk.button('Credit… Lamp').count()).toBe(0)
  })
})

describe('a session', () => {
  it('shows none of the controls without the capabilities', async () => {
    const clerk = await DeskPage.open(browser, own.addresses, {
      session: { capabilities: ['order.read', 'rows.write'] },
    })
    try {
      orderId = await clerk.openNew({ OrderRows: lifeRows })
      const names = ['Deliver…', 'Cancel…', 'Credit…', 'Credit… Lamp']
      for (const name of names) expect(await clerk.button(name).count()).toBe(0)
      await deliver(own.addresses, orderId)
      await clerk.goto(orderId)
      for (const name of names) expect(await clerk.button(name).count()).toBe(0)
    } finally {
      await clerk.close()
    }
  })
})

describe('a provider without an operation', { tags: 'long' }, () => {
  it('leaves no control for it', async () => {
    const OPERATIONS = JSON.stringify(['getOrder', 'addOrderRow', 'cancelOrderRows', 'creditAmount'])
    const some = await startOwnDesk({ provider: inject('addresses').provider, env: { OPERATIONS } })
    const page = await DeskPage.open(browser, some.addresses)
    try {
      const id = await page.openNew({ OrderRows: lifeRows })
      expect(await page.button('Deliver…').count()).toBe(0)
      await page.button('Cancel…').click()
      // With one way there is no choice.
      expect(await page.dialog.getByRole('radio').count()).toBe(0)
      expect(await page.dialog.getByRole('checkbox', { name: 'Lamp' }).count()).toBe(1)
      await deliver(some.addresses, id)
      await page.goto(id)
      expect(await page.button('Cancel…').count()).toBe(0)
      expect(await page.button('Credit… Lamp').count()).toBe(0)
      await page.page.locator('.credit-entry button').click()
      expect(await page.dialog.getByRole('radio').count()).toBe(0)
      expect(await page.dialog.getByLabel('Amount to credit').count()).toBe(1)
    } finally {
      await page.close()
      await some.stop()
    }
  })
})
