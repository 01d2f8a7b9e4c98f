/** The cost of one keystroke or click in an order of five thousand rows. Chromium, real stack. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { startStack } from '../../scripts/stack.ts'
import { launchBrowser } from '../support/browser.ts'
import { sandboxHeaders } from '../support/client.ts'

const ROWS = 5000
/** The browser's limit for a long task, which is a noticeable delay. */
const LONG_TASK_MS = 50

interface Keystrokes {
  /** Keys and clicks. */
  count: number
  /** Milliseconds of script for the slowest one. */
  slowest: number
  /** Tasks of 50 ms and more while the keys were pressed. */
  longTasks: number[]
}

const works: Record<string, (page: Page) => Promise<void>> = {
  'in its cells': editRows,
  'in its search': searchRows,
  'that sort it': sortRows,
  'that select in it': selectRows,
}

/** Prints one line for each fact; bounded to about half a minute. */
export async function benchWidgetEdit(print: (line: string) => void): Promise<void> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const stack = await startStack({ stateDirectory })
  const browser = await launchBrowser()
  try {
    const id = await makeOrder(stack.addresses)
    const page = await browser.newPage({ locale: 'en-GB' })
    const start = performance.now()
    await page.goto(`${stack.addresses.demo}/orders/${id}`)
    await page.getByRole('rowheader', { name: 'Row 1', exact: true }).waitFor()
    print(`order of ${ROWS} rows: ready to be edited after ${Math.round(performance.now() - start)} ms`)
    for (const [what, work] of Object.entries(works))
      print(summary(what, await measured(page, () => work(page))))
  } finally {
    await browser.close()
    await stack.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

async function makeOrder({ provider }: Addresses): Promise<number> {
  const OrderRows = Array.from({ length: ROWS }, (_, index) => ({
    Name: `Row ${index + 1}`,
    Quantity: 100,
    UnitPrice: 1000 + index,
    VatPercent: [2500, 1200, 600][index % 3],
  }))
  const response = await fetch(`${provider}/sandbox/orders`, {
    method: 'POST',
    headers: { ...sandboxHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ OrderRows, CreditLimit: 1_000_000_000 }),
  })
  if (response.status !== 201) throw new Error(`no order: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { Id: number }).Id
}

/** Moves down, changes prices and quantities and undoes some changes, as a clerk does with the keyboard. */
async function editRows(page: Page): Promise<void> {
  await page.getByRole('rowheader', { name: 'Row 1', exact: true }).click()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('ArrowRight')
  for (let turn = 0; turn < 20; turn += 1) {
    await press('2', String(turn % 10), 'Enter', 'ArrowDown')
    if (turn % 5 === 4) await press('Control+z', 'Control+Shift+z', 'Control+d', 'PageDown')
  }
  await press('Control+End', 'ArrowUp', 'Delete', 'Control+Home')
}

/** Searches for a name and for an amount, one key at a time. */
async function searchRows(page: Page): Promise<void> {
  for (const text of ['row 49', '1234.5']) {
    await page.keyboard.press('/')
    for (const key of text) await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.keyboard.press('Escape')
  }
}

/** Sorts by three columns, each up, down and back. */
async function sortRows(page: Page): Promise<void> {
  for (const name of ['Name', 'Price', 'Amount, SEK']) {
    const head = page.getByRole('columnheader', { name }).getByRole('button')
    for (let turn = 0; turn < 3; turn += 1) await head.click()
  }
}

/** Selects cells, rows, a column and all. */
async function selectRows(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().click()
  const keys = [
    'ArrowRight',
    ...Array.from({ length: 10 }, () => 'Shift+ArrowDown'),
    'Shift+PageDown',
    'Shift+Space',
    'Control+a',
    'Control+Space',
    'Control+Home',
    'Control+Shift+End',
    'Escape',
  ]
  for (const key of keys) await page.keyboard.press(key)
}

function summary(what: string, { count, slowest, longTasks }: Keystrokes): string {
  const tasks = longTasks.length > 0 ? ` (${longTasks.map(Math.round).join(', ')})` : ''
  return (
    `${count} keys and clicks ${what}: the slowest took ${slowest.toFixed(0)} ms of script; ` +
    `${longTasks.length} tasks of ${LONG_TASK_MS} ms or more${tasks}`
  )
}

async function measured(page: Page, work: () => Promise<void>): Promise<Keystrokes> {
  await page.evaluate(() => {
    const seen = { count: 0, slowest: 0, longTasks: [] as number[] }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here reaches the page
    const observe = (type: string, look: (entry: PerformanceEventTiming) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => look(entry as never))).observe({
        type,
        ...more,
      })
    observe('longtask', ({ duration }) => seen.longTasks.push(duration))
    observe(
      'event',
      ({ name, processingStart, processingEnd }) => {
        if (['keydown', 'input', 'click'].includes(name))
          seen.slowest = Math.max(seen.slowest, processingEnd - processingStart)
      },
      { durationThreshold: 16 },
    )
    for (const type of ['keydown', 'click'])
      addEventListener(type, () => (seen.count += 1), { capture: true })
    Object.assign(globalThis, { seen })
  })
  await work()
  // The browser delivers entries a moment later.
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as { seen: Keystrokes }).seen)
}
