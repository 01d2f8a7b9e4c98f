/**
 * The cost of one keystroke or click in an order of five thousand rows, and of opening the dialog that delivers one of a
 * thousand. Chromium, real stack.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { startStack } from '../../scripts/stack.ts'
import { launchBrowser } from '../support/browser.ts'
import { sandboxHeaders } from '../support/client.ts'
import type { Costs, Fact, Tell } from './fact.ts'
import { medianFacts } from './median.ts'
import { tasksOf } from './task-trace.ts'

const ROWS = 5000
/** The most that is opened. */
const MOST_ROWS = 10_000
/** Milliseconds until an order of so many rows can be edited. */
const OPEN_MS = 500
/** Of the order whose dialog is opened. */
const DELIVERED_ROWS = 1000
const ROUNDS = 3
const QUESTION = `How long does a key take in an order of ${ROWS} rows?`
const DIALOG = `What does it cost to open the dialog that delivers ${DELIVERED_ROWS} rows?`
/** The browser reports no event that is answered faster. */
const FRAME_MS = 16
/** The browser's limit for a long task, which is a noticeable delay. */
const LONG_TASK_MS = 50

const LONGEST = 'longest task'

interface Keystrokes {
  /** Keys and clicks. */
  count: number
  /** Milliseconds of script, of those that took a frame or longer until the next picture. */
  slow: number[]
  /** Tasks of 50 ms and more while the keys were pressed. */
  longTasks: number[]
}

const works: Record<string, (page: Page) => Promise<void>> = {
  'keys and clicks in its cells': editRows,
  'keys and clicks in its search': searchRows,
  'keys and clicks that sort it': sortRows,
  'keys and clicks that select in it': selectRows,
}

/** Takes about a minute. */
export async function benchWidgetEdit(tell: Tell): Promise<void> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const stack = await startStack({ stateDirectory })
  const browser = await launchBrowser()
  try {
    const orders: Orders = { demo: stack.addresses.demo, ids: new Map() }
    for (const rows of [MOST_ROWS, DELIVERED_ROWS, ROWS])
      orders.ids.set(rows, await makeOrder(stack.addresses, rows))
    const rounds: Fact[][] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await benchPage(browser, orders))
    for (const fact of medianFacts(rounds)) tell(fact)
  } finally {
    await browser.close()
    await stack.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

interface Orders {
  demo: string
  /** By the number of rows. */
  ids: Map<number, number>
}

/** One round, in a page without a cache. */
async function benchPage(browser: Browser, { demo, ids }: Orders): Promise<Fact[]> {
  const page = await browser.newPage({ locale: 'en-GB' })
  const open = async (rows: number): Promise<Costs> => {
    const start = performance.now()
    await page.goto(`${demo}/orders/${ids.get(rows)}`)
    await page.getByRole('rowheader', { name: 'Row 1', exact: true }).waitFor()
    return { wall: performance.now() - start }
  }
  const openings = {
    question: QUESTION,
    how: `Median of ${ROUNDS} openings on a fast line; the first of each round has nothing in the cache.`,
  }
  const facts: Fact[] = [
    {
      ...openings,
      what: `opening ${MOST_ROWS} rows, until they are ready to be edited`,
      ours: await open(MOST_ROWS),
      aims: [{ figure: 'wall', of: 'ours', most: OPEN_MS }],
    },
  ]
  await open(DELIVERED_ROWS)
  const dialog: Fact = {
    question: DIALOG,
    what: 'opening it',
    ours: await openDialog(browser, page),
    aims: [{ figure: LONGEST, of: 'ours', most: LONG_TASK_MS }],
    how: `Median of ${ROUNDS} first openings, each with the loading of the dialog's code; CPU is the page's main thread.`,
  }
  facts.push({
    ...openings,
    what: `opening ${ROWS} rows, until they are ready to be edited`,
    ours: await open(ROWS),
  })
  for (const [what, work] of Object.entries(works))
    facts.push(factOf(what, await measured(page, () => work(page))))
  await page.context().close()
  return [...facts, dialog]
}

async function openDialog(browser: Browser, page: Page): Promise<Costs> {
  const { value: wall, tasks } = await tasksOf(browser, page, async () => {
    const start = performance.now()
    await page.getByRole('button', { name: 'Deliver…', exact: true }).click()
    await page.getByRole('dialog').getByText('Row 1', { exact: true }).waitFor()
    const shown = performance.now() - start
    // The last of its tasks come a moment later.
    await page.waitForTimeout(500)
    return shown
  })
  return { cpu: tasks.total, wall, more: { [LONGEST]: { value: tasks.longest, unit: 'ms' } } }
}

async function makeOrder({ provider }: Addresses, rows: number): Promise<number> {
  const OrderRows = Array.from({ length: rows }, (_, index) => ({
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

function factOf(what: string, { count, slow, longTasks }: Keystrokes): Fact {
  const sorted = slow.toSorted((one, other) => other - one)
  // Of all keys, one in twenty may take longer. What the browser does not report took less than a frame.
  const p95 = Math.max(sorted[Math.floor(count / 20)] ?? 0, FRAME_MS)
  return {
    question: QUESTION,
    what,
    ours: {
      more: {
        p95: { value: p95, unit: 'ms' },
        slowest: { value: sorted[0] ?? FRAME_MS, unit: 'ms' },
        [`tasks of ${LONG_TASK_MS} ms and more`]: { value: longTasks.length, unit: 'count' },
        'longest of them': { value: Math.max(0, ...longTasks), unit: 'ms' },
      },
    },
    aims: [{ figure: 'p95', of: 'ours', most: FRAME_MS }],
    how: `Median of ${ROUNDS} rounds of ${count} keys and clicks, one after another; milliseconds of script. What the browser answers within ${FRAME_MS} ms it does not report, and counts as ${FRAME_MS} ms here.`,
  }
}

async function measured(page: Page, work: () => Promise<void>): Promise<Keystrokes> {
  await page.evaluate((FRAME_MS) => {
    const seen = { count: 0, slow: [] as number[], longTasks: [] as number[] }
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
        if (['keydown', 'input', 'click'].includes(name)) seen.slow.push(processingEnd - processingStart)
      },
      { durationThreshold: FRAME_MS },
    )
    for (const type of ['keydown', 'click'])
      addEventListener(type, () => (seen.count += 1), { capture: true })
    Object.assign(globalThis, { seen })
  }, FRAME_MS)
  await work()
  // The browser delivers entries a moment later.
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as { seen: Keystrokes }).seen)
}
