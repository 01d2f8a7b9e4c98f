/** The cost of a page until its first row is on the screen, on a slow line with a slow processor. */
import type { Browser, BrowserContext, Page } from 'playwright'
import { firstRow, shiftsOf, watchSight, type Way } from '../support/first-sight.ts'
import { tasksOf } from './task-trace.ts'

/** A phone's line, 1.6 Mbit/s down with a round trip of 150 ms, and a processor that is four times as slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWDOWN = 4

/** A page, and the selector of its first row. */
export interface Opened {
  address: string
  rows?: readonly Way[]
  /** An empty page, to measure the browser's own part. */
  isEmpty?: boolean
}

export interface Opening {
  /** Milliseconds since the navigation began. */
  firstRow: number
  /** The sum of the page's layout shifts until it is at rest. */
  shift: number
  /** Answers before the first row, without those to preflights. */
  requests: number
  scripts: number
  /** Bytes of these answers, as sent. */
  bytes: number
}

export async function open(browser: Browser, { address, rows }: Opened): Promise<Opening> {
  return withSlowPage(browser, rows, async (page, context) => {
    const devtools = await slowDown(page, context)
    const answers: { at: number; bytes: number; isScript: boolean }[] = []
    const asked = new Map<string, { isScript: boolean; isPreflight: boolean }>()
    let began: number | undefined
    devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
      began ??= timestamp
      asked.set(requestId, { isScript: type === 'Script', isPreflight: request.method === 'OPTIONS' })
    })
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = asked.get(requestId)
      if (!request || request.isPreflight) return
      answers.push({ at: (timestamp - began!) * 1000, bytes: encodedDataLength, isScript: request.isScript })
    })
    const rowAt = await openToRest(page, address)
    const before = answers.filter(({ at }) => at < rowAt)
    return {
      firstRow: rowAt,
      shift: (await shiftsOf(page)).reduce((all, { score }) => all + score, 0),
      requests: before.length,
      scripts: before.filter(({ isScript }) => isScript).length,
      bytes: before.reduce((all, { bytes }) => all + bytes, 0),
    }
  })
}

/** The longest task of the page's main thread, from the navigation until the page is at rest, in milliseconds. */
export async function longestTask(browser: Browser, { address, rows, isEmpty }: Opened): Promise<number> {
  return withSlowPage(browser, rows, async (page, context) => {
    if (isEmpty) await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await slowDown(page, context)
    const { tasks } = await tasksOf(browser, page, async () => {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      if (!isEmpty) await firstRow(page)
    })
    return tasks.longest
  })
}

/**
 * Asks the page for its first row only once it is at rest, because each question takes 50 ms of its slow processor.
 * @returns the time of the first row, in milliseconds since the navigation began
 */
async function openToRest(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return firstRow(page)
}

async function withSlowPage<Value>(
  browser: Browser,
  rows: readonly Way[] | undefined,
  work: (page: Page, context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await watchSight(page, rows)
    return await work(page, context)
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return devtools
}
