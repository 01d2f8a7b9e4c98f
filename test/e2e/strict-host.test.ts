/** The desk on a page with the strictest policy, and the memory it leaves behind once removed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { runs } from '../../shared/testing/runs.ts'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { complaints, testBrowser } from '../support/browser.ts'
import { allowOrigin, startStrictHost, type StrictHost } from '../support/strict-host.ts'
import { PATIENCE_MS } from '../../shared/testing/patience.ts'

/** One-time memory: words, parts, and code, which V8 compiles again once it has run often. */
const MOUNTS_BEFORE = 40
const MOUNTS = runs(20, 100)
/** The memory that each may leave; 100 of them may leave 1 MB. */
const BYTES_LEFT = 10 * 1024
const { first } = sandboxMerchants

let stateDirectory: string
let stack: Stack
let host: StrictHost
let browser: Browser
let page: Page
let said: string[]

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  host = await startStrictHost(() => stack.addresses.edge, issue)
  stack = await startStack({ stateDirectory, configure: ({ edge }) => allowOrigin(edge, host.address) })
  browser = await testBrowser()
})

afterAll(async () => {
  await browser.close()
  await host.close()
  await stack.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(PATIENCE_MS)
  said = complaints(page)
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(globalThis, { violations, removed: [] })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  await page.goto(host.address)
  return () => page.close()
})

async function issue(origin: string): Promise<unknown> {
  const capabilities = [
    'order.read',
    'rows.write',
    'order.extend',
    'metadata.write',
    'deliveries.write',
    'orders.cancel',
  ]
  const response = await fetch(`${stack.addresses.edge}/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer sandbox-api-key-${first}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ origin, user: { id: 'u1', name: 'Strict clerk' }, capabilities }),
  })
  return response.json()
}

/** Mounts the desk as the page's own script does. */
async function open(orderId: string): Promise<void> {
  await page.evaluate((id) => (globalThis as unknown as { openDesk(id: string): void }).openDesk(id), orderId)
  await page.getByRole('heading', { name: orderId }).waitFor()
}

function violations(): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
}

describe('a page with the strictest policy', () => {
  it('lets the desk show every dialog and save, without a violation', async () => {
    await open('8906810')
    await page.getByRole('button', { name: 'Add row' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Strict row')
    await dialog.getByLabel('Unit price').fill('12,50')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await opened('Paste', async () => {
      await dialog.getByLabel('Rows from a spreadsheet').fill('Name;Price\nPasted row;3,50')
      await dialog.getByRole('button', { name: 'Add 1 row' }).click()
    })
    await opened('Extend…', () => dialog.getByRole('button', { name: '+7 days' }).click())
    await opened('Edit metadata', async () => {
      await dialog.getByRole('button', { name: 'Add a pair' }).click()
      await dialog.getByLabel('Key').fill('strict')
    })
    await page.getByRole('button', { name: 'Actions for Strict row' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    expect(await exportedRows('strict')).toContain('Strict row,')
    await opened('Deliver…', () => dialog.getByRole('checkbox', { name: 'All rows' }).click())
    await opened('Cancel…', () => dialog.getByRole('radio', { name: 'An amount' }).click())
    await changeElsewhere('8906810')
    await opened('Review', async () => {
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await dialog.getByText('Somebody changed the order in the meantime.').waitFor()
      await dialog.getByRole('button', { name: 'See what changed' }).click()
      await page.getByRole('dialog', { name: 'The order was changed' }).waitFor()
      await dialog.getByRole('button', { name: 'Continue to review' }).click()
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await page.locator('.saved-note').waitFor()
    })
    expect(await violations()).toEqual([])
    // The 412 of the conflicting save, which the browser logs.
    expect(said.filter((line) => !line.includes('412 (Precondition Failed)'))).toEqual([])
  })
})

/** The file of the rows that a search finds. */
async function exportedRows(text: string): Promise<string> {
  await page.getByRole('button', { name: 'Search in rows' }).click()
  await page.getByRole('searchbox', { name: 'Search in rows' }).fill(text)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Export 2 of/ }).click(),
  ])
  const saved = readFileSync(await file.path(), 'utf8')
  await page.getByRole('button', { name: 'Show all' }).click()
  return saved
}

/** Opens a dialog by its button, acts in it, and leaves it by Escape if it has not closed by itself. */
async function opened(name: string, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await act()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A write by another user, through the edge. */
async function changeElsewhere(orderId: string): Promise<void> {
  const { token } = (await issue(host.address)) as { token: string }
  const answer = await fetch(`${stack.addresses.edge}/api/v1/orders/${orderId}/rows/`, {
    method: 'POST',
    headers: {
      Origin: host.address,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'If-Match': '*',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ Name: 'Row of another', Quantity: 100, UnitPrice: 100, VatPercent: 2500 }),
  })
  expect(answer.status).toBe(202)
}

describe(`a desk that is added and removed ${MOUNTS} times`, () => {
  it('leaves less than 10 kB each time and no listener', { tags: 'long' }, async () => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await comeAndGo(MOUNTS_BEFORE)
    const before = await leftovers(devtools)
    await comeAndGo(MOUNTS)
    const after = await leftovers(devtools)
    expect(after.listeners - before.listeners).toBe(0)
    expect(after.bytes - before.bytes).toBeLessThan(MOUNTS * BYTES_LEFT)
  })
})

async function comeAndGo(times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await open('8906810')
    await page.getByRole('button', { name: 'Add row' }).waitFor()
    await page.evaluate(() => {
      const desk = document.querySelector('order-admin')!
      ;(globalThis as unknown as { removed: WeakRef<Element>[] }).removed.push(new WeakRef(desk))
      desk.remove()
    })
  }
}

/** How many of the removed desks the page still holds. */
function heldDesks(): Promise<number> {
  return page.evaluate(
    () =>
      (globalThis as unknown as { removed: WeakRef<Element>[] }).removed.filter((desk) => desk.deref())
        .length,
  )
}

/**
 * The memory in use once every removed desk is released: an answer under way holds the last one for a while. It takes
 * several collections, because freed objects can hold the last references to others in the other heap.
 */
async function leftovers(devtools: CDPSession): Promise<{ bytes: number; listeners: number }> {
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return heldDesks()
  }
  await expect.poll(held).toBe(0)
  let left = { bytes: Infinity, listeners: Infinity }
  for (;;) {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
    const now = { bytes: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners') }
    if (now.listeners >= left.listeners) return now
    left = now
  }
}
