/** The demo's shop as a visitor uses it: each entry of "Try this" once, the drawer, and the way back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Cookie, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../scripts/stack.ts'
import { shopOrders } from '../../../shared/sandbox.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { axeFindings } from '../../support/axe.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { callSandbox, orderAtProvider } from '../../support/sandbox.ts'
import { listLength } from '../../support/shop-list.ts'

let stateDirectory: string
let stack: Stack
let browser: Browser
let desk: DeskPage
let page: Page
/** The cookie that names the visitor's orders. */
let visitor: Cookie[] = []

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  ;[stack, browser] = await Promise.all([startStack({ stateDirectory }), testBrowser()])
})

afterAll(async () => {
  await browser.close()
  // A page's socket would hold the edge.
  await Promise.all(Object.values(stack.workers).map((worker) => worker.stop('SIGKILL')))
  rmSync(stateDirectory, { recursive: true, force: true })
})

// One visitor does it all, each time on a new page with the usual look.
beforeEach(async () => {
  desk = await DeskPage.open(browser, stack.addresses)
  await desk.context.addCookies(visitor)
  page = desk.page
  await page.goto(list())
  visitor = (await desk.context.cookies()).filter(({ name }) => name === 'lumen-lamps')
  return () => desk.close()
})

/** The list of orders, with everything to try. */
function list({ addresses } = stack): string {
  return `${addresses.demo}/shop/orders`
}

/** The page's policy was not broken. */
function expectNoViolation(): void {
  expect(desk.said.filter((line) => /Content Security Policy|Trusted/.test(line))).toEqual([])
}

/** Follows a card of the list, and waits for the order. @returns its id */
async function tryOut(title: string): Promise<string> {
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await desk.isReady()
  return page.locator('main').getAttribute('data-order') as Promise<string>
}

const done = () => page.locator('[data-done]')
const pressed = (name: string) => page.locator('.try').getByRole('button', { name, exact: true }).click()

describe('an entry of "Try this"', () => {
  it('copies twelve rows, which are pasted and saved', { tags: 'long' }, async () => {
    await desk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const orderId = await tryOut('Paste twelve rows')
    const before = (await orderAtProvider(stack.addresses, orderId)).OrderRows.length
    await pressed('Copy twelve rows')
    await done().getByText('Copied.').waitFor()
    await desk.button('Paste').click()
    await desk.dialog.getByLabel('Rows from a spreadsheet').press('ControlOrMeta+v')
    await desk.dialogButton('Add 12 rows').click()
    await desk.dialog.waitFor({ state: 'detached' })
    await desk.save()
    expect((await orderAtProvider(stack.addresses, orderId)).OrderRows).toHaveLength(before + 12)
    expectNoViolation()
  })

  it('has an order whose customer is refused a second chandelier', async () => {
    await tryOut('Raise it above the limit')
    await desk.writeCell('Chandelier', 'quantity', '2')
    await desk.review()
    await desk.dialogButton('Save changes').click()
    // 2 × 6 999,00 − 500,00 + 3 × 129,00 + 199,00 = 14 084,00
    await desk.dialog.getByText('The total 14,084.00 was refused.').waitFor()
  })

  it(
    'shows both clerks, and lets the second change what the first has not saved',
    { tags: 'long' },
    async () => {
      await tryOut('Edit as the other clerk')
      await desk.writeCell('Desk lamp Pro', 'quantity', '50')
      await pressed('Show both clerks')
      const second = page.getByRole('region', { name: 'Desk of the second clerk' })
      await second.getByText('First clerk also here').waitFor()
      await pressed('Second clerk changes it')
      await done().getByText('The second clerk set “Desk lamp Pro” to 41.').waitFor()
      await second.getByText('41').first().waitFor()
      // The desk knows of the other change, so it asks before it sends anything.
      await page.getByRole('button', { name: 'Decide' }).first().waitFor()
      await page.getByRole('button', { name: 'Review', exact: true }).first().click()
      const question = desk.dialog.getByRole('radiogroup', { name: 'Quantity of Desk lamp Pro: which one?' })
      await question.getByLabel('Second clerk').waitFor()
    },
  )

  it(
    'cuts the line, says that the desk is offline, and goes on when it is back',
    { tags: 'long' },
    async () => {
      const orderId = await tryOut('Cut the connection')
      await pressed('Cut the connection')
      await page.getByText('No connection').first().waitFor()
      await desk.writeCell('Desk lamp Pro', 'quantity', '25')
      await pressed('Connect again')
      await page.getByText('No connection').first().waitFor({ state: 'detached' })
      await desk.save()
      expect((await orderAtProvider(stack.addresses, orderId)).OrderRows[0]!.Quantity).toBe(2500)
    },
  )

  it('loses the answer of one save, which is found and done once', async () => {
    const orderId = await tryOut('Lose the answer')
    await pressed('Lose the next answer')
    await done().getByText('The answer of the next save will be lost.').waitFor()
    await desk.writeCell('Pendant lamp', 'quantity', '2')
    expect(await desk.save()).toContain('Saved.')
    // The page explains what is otherwise invisible, and ticks the entry here and in the list.
    await done()
      .getByText('Sent once, answer lost by the sandbox, found by reading the order: saved.')
      .waitFor()
    const ticked = page.getByRole('link', { name: 'Done: ' })
    expect(await ticked.count()).toBe(1)
    expect((await orderAtProvider(stack.addresses, orderId)).OrderRows[0]!.Quantity).toBe(200)
    expect(await callSandbox(stack.addresses, 'faults', {}, 'GET')).toEqual({ faults: [] })
  })

  it('leaves no fault behind when the visitor goes', async () => {
    await tryOut('Lose the answer')
    await pressed('Lose the next answer')
    await done().getByText('The answer of the next save will be lost.').waitFor()
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await expect.poll(() => callSandbox(stack.addresses, 'faults', {}, 'GET')).toEqual({ faults: [] })
  })

  it('delivers an order, and credits a row of it', { tags: 'long' }, async () => {
    const orderId = await tryOut('Deliver, then credit')
    await desk.button('Deliver…').click()
    await desk.dialog.getByRole('checkbox', { name: 'Rye crisps' }).uncheck()
    // 2 × 64,90 less 5 % is 123,31; 5 × 3,49 stay open.
    await desk.dialogButton('Deliver 123.31 EUR').click()
    await desk.button('Credit… Sauna light, IP65').click()
    await desk.dialogButton('Credit 123.31 EUR').click()
    await page.getByText('123.31 EUR is credited.').first().waitFor()
    const { Deliveries, OrderRows } = await orderAtProvider(stack.addresses, orderId)
    expect(Deliveries).toMatchObject([{ DeliveryAmount: 12_331, CreditedAmount: 12_331 }])
    expect(OrderRows).toMatchObject([{ Name: 'Rye crisps' }])
  })

  it('shows a payout that does not balance, and the row that explains it', { tags: 'long' }, async () => {
    await page.getByRole('link', { name: 'A payout that does not balance' }).click()
    await page.locator('.cause-sentence', { hasText: /is exactly the amount of row \d+/ }).waitFor()
    expectNoViolation()
  })

  it('has a payment plan, which is approved', { tags: 'long' }, async () => {
    await page.getByRole('link', { name: 'Approve a payment plan' }).click()
    const plan = (await page.locator('[data-plan]').textContent()) ?? ''
    expect(plan).toMatch(/^\d+$/)
    await page.getByRole('tab', { name: 'Payment plans' }).click()
    const plans = page.locator('order-admin-credit-plans')
    await plans.getByLabel('Payment plan number').fill(plan)
    await plans.getByLabel('Payment plan number').press('Enter')
    await plans.getByRole('button', { name: 'Approve…', exact: true }).click()
    await plans.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await plans.getByText(/^Approved\. The contract has number \d+\.$/).waitFor()
  })

  it(
    'lets two days pass, after which the order is expired; a reset brings it back, with the time',
    { tags: 'long' },
    async () => {
      const orderId = await tryOut('Let two days pass')
      await pressed('Let two days pass')
      await page.getByText('2 days ahead').waitFor()
      await page.locator('order-admin').getByText('Expired').first().waitFor()
      await page.goto(list())
      await page.getByRole('button', { name: 'Reset the shop' }).click()
      await page.getByText('2 days ahead').waitFor({ state: 'detached' })
      await expect.poll(() => page.getByRole('row', { name: /web-2044.*Open/ }).count()).toBe(1)
      await page.getByRole('button', { name: 'web-2044', exact: true }).click()
      await page.waitForURL(/\/shop\/orders\/\d+$/)
      expect(page.url()).not.toContain(orderId)
    },
  )
})

describe('the first page', () => {
  it('has a working desk in the first screen, with three things to try', { tags: 'long' }, async () => {
    for (const [width, height, most] of [
      [390, 844, 422],
      [900, 900, 360],
      [1440, 900, 120],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(stack.addresses.demo)
      await desk.isReady()
      const { y } = (await page.locator('order-admin').boundingBox())!
      expect([width, y <= most, y]).toEqual([width, true, y])
      expect(await page.locator('main [data-try]:visible').count()).toBe(3)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await page.locator('h1').count()).toBe(1)
    expectNoViolation()
  })

  it('leads through its entry: twelve rows are pasted and saved, and the entry is ticked', async () => {
    await page.goto(stack.addresses.demo)
    await desk.isReady()
    await desk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await pressed('Copy twelve rows')
    await done().getByText('Copied.').waitFor()
    await desk.button('Paste').click()
    await desk.dialog.getByLabel('Rows from a spreadsheet').press('ControlOrMeta+v')
    await desk.dialogButton('Add 12 rows').click()
    await desk.dialog.waitFor({ state: 'detached' })
    await desk.save()
    await page.getByRole('heading', { name: 'Done: Paste twelve rows' }).waitFor()
  })

  it('has the list and everything else one step away', { tags: 'long' }, async () => {
    await page.goto(stack.addresses.demo)
    await page.getByRole('link', { name: 'All orders, and 6 more things to try' }).click()
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
    expect(await listLength(page)).toBe(shopOrders.length)
    expect(await page.locator('main [data-try]').count()).toBe(9)
  })

  it('never opens with an order that is gone', { tags: 'long' }, async () => {
    const emptied = await startStack({ stateDirectory: join(stateDirectory, 'emptied-start') })
    try {
      await page.goto(emptied.addresses.demo)
      await page.getByText('The sandbox no longer had your orders').waitFor()
      expect((await page.request.get(`${emptied.addresses.demo}/`)).status()).toBe(200)
    } finally {
      await emptied.stop()
    }
  })
})

/** Does an action that reloads the page, and waits until the order is shown with all that its session allows. */
async function opensAnew(act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()])
  await page.getByRole('heading', { name: 'History' }).waitFor()
}

describe('the drawer', () => {
  it(
    'changes the look at once, keeps it, and logs events and requests with their code',
    { tags: 'long' },
    async () => {
      await tryOut('Cut the connection')
      await page.getByRole('button', { name: /^Controls/ }).click()
      await page.getByRole('combobox', { name: 'Theme' }).selectOption('ledger')
      await page.getByRole('radio', { name: 'Dark' }).check()
      await page.getByLabel('390 px').check()
      await page.getByRole('combobox', { name: 'Language' }).selectOption('sv')
      await page.locator('order-admin').getByText('Skapad').first().waitFor()
      const surface = () =>
        page
          .locator('order-admin')
          .evaluate((element) => getComputedStyle(element).getPropertyValue('--order-admin-radius'))
      await expect.poll(surface).toBe('2px')
      await page.reload()
      await page.locator('order-admin').getByText('Skapad').first().waitFor()
      expect(await surface()).toBe('2px')
      expect((await page.locator('.pane').boundingBox())!.width).toBe(390)
      await page.getByRole('tab', { name: 'Log' }).click()
      const ready = page.locator('.log li').filter({ hasText: 'ready' })
      await ready.locator('summary').click()
      await ready.getByText("desk.addEventListener('order-admin-ready'").waitFor()
      expect(await page.locator('.log').innerText()).toMatch(/GET\s+\/api\/v1\/orders\/\d+ 200/)
      expectNoViolation()
    },
  )

  it('removes what a role may not do', { tags: 'long' }, async () => {
    await tryOut('Cut the connection')
    await desk.button('Add row').waitFor()
    await page.getByRole('button', { name: /^Controls/ }).click()
    await opensAnew(() => page.getByLabel('Look only').check())
    expect(await desk.button('Add row').count()).toBe(0)
  })

  it(
    'shows the role of the session, also after the visitor chose to keep unsaved changes',
    { tags: 'long' },
    async () => {
      await tryOut('Cut the connection')
      await desk.writeCell('Desk lamp Pro', 'quantity', '27')
      await page.getByRole('button', { name: /^Controls/ }).click()
      const [everything, reader] = [page.getByLabel('Everything'), page.getByLabel('Look only')]
      const answers = [false, true]
      page.on('dialog', (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()))
      await reader.click()
      await expect.poll(() => everything.isChecked()).toBe(true)
      await desk.bar.getByText('1 change').first().waitFor()
      await opensAnew(() => reader.click())
      expect(await desk.button('Add row').count()).toBe(0)
      expect([await reader.isChecked(), answers]).toEqual([true, []])
    },
  )

  it('is opened and left with the keyboard', async () => {
    await tryOut('Cut the connection')
    const opener = page.getByRole('button', { name: /^Controls/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await page.locator('#drawer').isVisible()).toBe(false)
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

/** Widths and colours. */
const looks = someOf(
  [
    { width: 390, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
    { width: 390, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
    { width: 900, colorScheme: 'light' },
    { width: 900, colorScheme: 'dark' },
  ] as const,
  1,
)

it.each(looks)('the shop passes axe at $width px, $colorScheme', async ({ width, colorScheme }) => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  await page.reload()
  await listLength(page)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.goto(stack.addresses.demo)
  await desk.isReady()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(list())
  await tryOut('Edit as the other clerk')
  await page.getByRole('button', { name: /^Controls/ }).click()
  expect(await page.locator('h1').count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

it('forced colours never mark every section as the current one', async () => {
  await page.emulateMedia({ forcedColors: 'active' })
  const edges = await page
    .locator('.top nav a')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link).borderBlockEndColor))
  const [current, ...others] = edges
  expect(new Set(others).size).toBe(1)
  expect(others[0]).not.toBe(current)
})

describe('a shop without its sandbox or orders', () => {
  it('gives new orders to a visitor whose orders are gone, and says so', { tags: 'long' }, async () => {
    expect(visitor).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }])
    // The cookie is of a shop that was emptied since, so its orders do not exist.
    const emptied = join(stateDirectory, 'emptied')
    const other = await startStack({ stateDirectory: emptied })
    try {
      await page.goto(list(other))
      await page.getByText('The sandbox no longer had your orders').waitFor()
      expect(await listLength(page)).toBe(shopOrders.length)
      await other.workers.edge.stop('SIGKILL')
      const answer = await page.goto(other.addresses.demo)
      expect(answer!.status()).toBe(503)
      await page.getByText('The edge did not answer.').waitFor()
    } finally {
      await other.stop()
    }
  })
})
