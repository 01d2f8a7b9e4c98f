/** The page's cost for a report of 100 000 rows. Chromium, the desk's own reader, a server that has it ready. */
import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from 'playwright'
import { build as viteBuild, type Rolldown } from 'vite'
import { root } from '../../scripts/places.ts'
import { launchBrowser } from '../support/browser.ts'
import { largeReport } from './large-report.ts'
import { tasksOf } from './task-trace.ts'
import type { BenchPage } from './widget-report.page.ts'
import { questions } from './report-questions.ts'

const ROWS = 100_000
/** The size of a network's chunks. */
const PIECE = 64 * 1024
/** The number of screens by which the table is scrolled. */
const SCREENS = 60
/** The time limit of the plain table. */
const PLAIN_MS = 60_000

/** Prints one line for each fact; bounded to about two minutes. */
export async function benchWidgetReport(print: (line: string) => void): Promise<void> {
  const report = Buffer.from([...largeReport(ROWS)].join(''))
  const server = await serve(await pageScript(), report)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    print(
      `report of ${ROWS} rows, ${megabytes(report.byteLength)}; in brackets the page's own processor time`,
    )
    await inPage(address, (visit) => benchReader(visit, print))
    await inPage(address, (visit) => benchTable(visit, print))
    await inPage(address, (visit) => benchPlainTable(visit, print))
  } finally {
    server.close()
  }
}

async function benchReader(
  { browser, page, memory, url }: Visit,
  print: (line: string) => void,
): Promise<void> {
  const { value, tasks } = await tasksOf(browser, page, () =>
    page.evaluate((url) => (globalThis as unknown as BenchPage).read(url), url),
  )
  print(
    `report: first row ${ms(value.firstRow)} after the first byte, verdict ${ms(value.verdict)} after the last one, ` +
      `${ms(value.whole)} in all (${ms(tasks.total)}, longest task ${ms(tasks.longest)}); ` +
      `${megabytes(await memory())} more memory`,
  )
  for (const question of Object.keys(questions)) {
    const { value, tasks } = await tasksOf(browser, page, () =>
      page.evaluate((question) => (globalThis as unknown as BenchPage).ask(question), question),
    )
    print(`report, ${question}: ${ms(value)} (${ms(tasks.total)}, longest task ${ms(tasks.longest)})`)
  }
  const every = await tasksOf(browser, page, () =>
    page.evaluate(() => (globalThis as unknown as BenchPage).everyRow()),
  )
  print(
    `report, every row in turn: ${ms(every.value)} (${ms(every.tasks.total)}, longest task ${ms(every.tasks.longest)})`,
  )
}

/** The table as a person uses it, and the files that are made of all rows. */
async function benchTable({ browser, page, url }: Visit, print: (line: string) => void): Promise<void> {
  await page.evaluate((url) => (globalThis as unknown as BenchPage).read(url), url)
  const { shown, elements } = await page.evaluate(() => (globalThis as unknown as BenchPage).table())
  const { value: steps, tasks } = await tasksOf(browser, page, () =>
    page.evaluate((times) => (globalThis as unknown as BenchPage).scroll(times), SCREENS),
  )
  const p95 = steps.toSorted((a, b) => a - b)[Math.floor(0.95 * steps.length)]!
  print(
    `report table: shown after ${ms(shown)}, ${elements} elements; a screen further: p95 ${ms(p95)} until its rows ` +
      `stand there (${ms(tasks.total / SCREENS)} each, longest task ${ms(tasks.longest)})`,
  )
  for (const format of ['own', 'sie', 'json'] as const) {
    const { value, tasks } = await tasksOf(browser, page, () =>
      page.evaluate((format) => (globalThis as unknown as BenchPage).file(format), format),
    )
    print(
      `report, ${format} of all rows: ${ms(value)} (${ms(tasks.total)}, longest task ${ms(tasks.longest)})`,
    )
  }
}

/** Runs in a separate page, which gets a minute. */
async function benchPlainTable(
  { browser, page, memory, url }: Visit,
  print: (line: string) => void,
): Promise<void> {
  const done = tasksOf(browser, page, () =>
    page.evaluate((url) => (globalThis as unknown as BenchPage).plain(url), url),
  ).catch(() => undefined)
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, PLAIN_MS, undefined))
  const result = await Promise.race([done, late])
  if (!result) return print(`the same rows in a plain Lit table: none after ${PLAIN_MS / 1_000} s`)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  print(
    `the same rows in a plain Lit table: first row ${ms(result.value.firstRow)} after the first byte ` +
      `(longest task ${ms(result.tasks.longest)}); ${megabytes(await memory())} more memory; ${elements} elements`,
  )
}

interface Visit {
  browser: Browser
  page: Page
  /** The growth of the page's memory since it was opened, in bytes. */
  memory: () => Promise<number>
  /** Of the report. */
  url: string
}

async function inPage(address: string, visit: (visit: Visit) => Promise<void>): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(address)
    const devtools = await page.context().newCDPSession(page)
    const before = await memoryOf(page, devtools)
    const memory = async () => (await memoryOf(page, devtools)) - before
    await visit({ browser, page, memory, url: `${address}/report` })
  } finally {
    await browser.close()
  }
}

/** Bytes that the page's scripts hold, after garbage has been collected. */
async function memoryOf(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize + backingStorageSize
}

async function pageScript(): Promise<string> {
  const { output } = (await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'test/bench/widget-report.page.ts'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return (output.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk).code
}

async function serve(script: string, report: Buffer): Promise<Server> {
  const server = createServer(({ url }, response) => {
    if (url === '/report') {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      Readable.from(pieces(report)).pipe(response)
    } else {
      response.writeHead(200, { 'Content-Type': url === '/page.js' ? 'text/javascript' : 'text/html' })
      response.end(
        url === '/page.js' ? script : '<!doctype html><script type="module" src="/page.js"></script>',
      )
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function* pieces(report: Buffer): Generator<Buffer> {
  for (let from = 0; from < report.byteLength; from += PIECE) yield report.subarray(from, from + PIECE)
}

function ms(time: number): string {
  return `${Math.round(time)} ms`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
