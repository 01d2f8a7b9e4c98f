/**
 * After too many requests, the desk tells the clerk to wait; nothing is saved and nothing is lost.
 * @module-tag long
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../scripts/stack.ts'
import { testBrowser } from '../../support/browser.ts'
import { atEdge } from '../../support/client.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { orderAtProvider } from '../../support/sandbox.ts'

const RATE = 30

let stateDirectory: string
let stack: Stack
let browser: Browser

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  stack = await startStack({ stateDirectory, rates: { SESSION_RATE: RATE } })
  browser = await testBrowser()
})

afterAll(async () => {
  await browser.close()
  await stack.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

it('a clerk over the rate sees how long to wait, and keeps the changes', async () => {
  const { addresses } = stack
  const desk = await DeskPage.open(browser, addresses)
  try {
    const orderId = await desk.openNew({
      OrderRows: [{ Name: 'Lamp', Quantity: 100, UnitPrice: 10000, VatPercent: 2500 }],
    })
    const before = await orderAtProvider(addresses, orderId)
    await desk.writeCell('Lamp', 'quantity', '2')
    const { token } = desk.sessions.at(-1)!
    for (let asked = 0; asked < RATE; asked += 1) await atEdge(addresses, '/session', { token })
    await desk.review()
    await desk.dialogButton('Save changes').click()
    const problem = await desk.problem(desk.dialog)
    expect(problem).toMatchObject({ code: 'rate-limited', requestId: expect.stringMatching(/./) })
    expect(problem.text).toMatch(/Wait \d+ seconds before you try again|Wait a second/)
    expect(await desk.focused()).toMatchObject({ isInDesk: true })
    expect(await orderAtProvider(addresses, orderId)).toEqual(before)
    await desk.page.keyboard.press('Escape')
    await desk.bar.getByText('1 change', { exact: true }).waitFor()
  } finally {
    await desk.close()
  }
})
