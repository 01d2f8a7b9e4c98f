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
import type { Against, Aim, Costs, Fact, Tell } from './fact.ts'
import { medianFacts } from './median.ts'
import { type Tasks, tasksOf } from './task-trace.ts'
import type { BenchPage } from './widget-report.page.ts'
import { questions } from './report-questions.ts'

const ROWS = 100_000
const QUESTION = `What does a report of ${ROWS} rows cost the page?`
const LONGEST = 'longest task'
const FIRST_ROW = 'first row after the first byte'
/** The browser's limit for a long task, which is a noticeable delay. */
const LONG_TASK_MS = 50
const FRAME_MS = 16
/** The size of a network's chunks. */
const PIECE = 64 * 1024
/** The number of screens by which the table is scrolled. */
const SCREENS = 60
const ROUNDS = 3
const HOW = `${ROUNDS} rounds, each in a new page; CPU is the page's main thread.`
/** The time limit of the plain table. */
const PLAIN_MS = 60_000

/** Bounded to about three minutes. */
export async function benchWidgetReport(tell: Tell): Promise<void> {
  const report = Buffer.from([...largeReport(ROWS)].join(''))
  const server = await serve(await pageScript(), report)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const readings: Fact[][] = []
    const tables: Fact[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      readings.push(await inPage(address, benchReader))
      tables.push(await inPage(address, benchTable))
    }
    const [reading, ...questions] = medianFacts(readings)
    for (const fact of [...questions, ...medianFacts(tables)]) tell(fact)
    const against = await inPage(address, benchPlainTable)
    tell({
      ...reading!,
      against,
      how: `${reading!.how} One report of ${megabytes(report.byteLength)} from a server that has it ready. The plain table once, after them.`,
    })
  } finally {
    server.close()
  }
}

/** Reads the report, and measures how long the questions of a person take. @returns the reading first */
async function benchReader({ browser, page, memory, url }: Visit): Promise<Fact[]> {
  const { value, tasks } = await tasksOf(browser, page, () =>
    page.evaluate((url) => (globalThis as unknown as BenchPage).read(url), url),
  )
  const reading: Costs = {
    cpu: tasks.total,
    wall: value.whole,
    more: {
      [FIRST_ROW]: { value: value.firstRow, unit: 'ms' },
      [LONGEST]: { value: tasks.longest, unit: 'ms' },
      'more memory': { value: await memory(), unit: 'B' },
      'verdict after the last byte': { value: value.verdict, unit: 'ms' },
    },
  }
  const facts: Fact[] = [
    {
      question: QUESTION,
      what: 'reading it, until the verdict',
      ours: reading,
      aims: [{ figure: LONGEST, of: 'ours', most: LONG_TASK_MS }],
      how: HOW,
    },
  ]
  for (const question of Object.keys(questions)) {
    const { value, tasks } = await tasksOf(browser, page, () =>
      page.evaluate((question) => (globalThis as unknown as BenchPage).ask(question), question),
    )
    facts.push(factOf(question, value, tasks))
  }
  const every = await tasksOf(browser, page, () =>
    page.evaluate(() => (globalThis as unknown as BenchPage).everyRow()),
  )
  return [...facts, factOf('every row in turn', every.value, every.tasks)]
}

/** The table as a person uses it, and the files that are made of all rows. */
async function benchTable({ browser, page, url }: Visit): Promise<Fact[]> {
  await page.evaluate((url) => (globalThis as unknown as BenchPage).read(url), url)
  const { shown, elements } = await page.evaluate(() => (globalThis as unknown as BenchPage).table())
  const { value: steps, tasks } = await tasksOf(browser, page, () =>
    page.evaluate((times) => (globalThis as unknown as BenchPage).scroll(times), SCREENS),
  )
  const p95 = steps.toSorted((a, b) => a - b)[Math.floor(0.95 * steps.length)]!
  const facts: Fact[] = [
    {
      question: QUESTION,
      what: 'showing the table',
      ours: { wall: shown, more: { elements: { value: elements, unit: 'count' } } },
      how: HOW,
    },
    {
      question: QUESTION,
      what: 'scrolling the table by a screen',
      ours: {
        cpu: tasks.total / SCREENS,
        wall: p95,
        more: { [LONGEST]: { value: tasks.longest, unit: 'ms' } },
      },
      aims: [{ figure: 'cpu', of: 'ours', most: FRAME_MS }],
      how: `${HOW} ${SCREENS} screens in each; wall is the 95th of a hundred, until the rows stand there, and has a wait for the next frame.`,
    },
  ]
  for (const format of ['own', 'sie', 'json'] as const) {
    const { value, tasks } = await tasksOf(browser, page, () =>
      page.evaluate((format) => (globalThis as unknown as BenchPage).file(format), format),
    )
    const aims: Aim[] = [{ figure: LONGEST, of: 'ours', most: LONG_TASK_MS }]
    facts.push({ ...factOf(`a file of all rows: ${format}`, value, tasks), aims })
  }
  return facts
}

function factOf(what: string, wall: number, { total, longest }: Tasks): Fact {
  return {
    question: QUESTION,
    what,
    ours: { cpu: total, wall, more: { [LONGEST]: { value: longest, unit: 'ms' } } },
    how: HOW,
  }
}

/** Runs in a separate page, which gets a minute. */
async function benchPlainTable({ browser, page, memory, url }: Visit): Promise<Against> {
  const done = tasksOf(browser, page, () =>
    page.evaluate((url) => (globalThis as unknown as BenchPage).plain(url), url),
  ).catch(() => undefined)
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, PLAIN_MS, undefined))
  const result = await Promise.race([done, late])
  if (!result) {
    const name = `a plain Lit table of the same rows, which had none after ${PLAIN_MS / 1000} s`
    return { kind: 'peer', name, more: { [FIRST_ROW]: { value: PLAIN_MS, unit: 'ms' } } }
  }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  return {
    kind: 'peer',
    name: 'a plain Lit table of the same rows',
    cpu: result.tasks.total,
    more: {
      [FIRST_ROW]: { value: result.value.firstRow, unit: 'ms' },
      [LONGEST]: { value: result.tasks.longest, unit: 'ms' },
      'more memory': { value: await memory(), unit: 'B' },
      elements: { value: elements, unit: 'count' },
    },
  }
}

interface Visit {
  browser: Browser
  page: Page
  /** The growth of the page's memory since it was opened, in bytes. */
  memory: () => Promise<number>
  /** Of the report. */
  url: string
}

async function inPage<Value>(address: string, visit: (visit: Visit) => Promise<Value>): Promise<Value> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(address)
    const devtools = await page.context().newCDPSession(page)
    const before = await memoryOf(page, devtools)
    const memory = async () => (await memoryOf(page, devtools)) - before
    return await visit({ browser, page, memory, url: `${address}/report` })
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
    define: { ORDER_ADMIN_VERSION: '"bench"', ORDER_ADMIN_FROM_EDGE: 'true' },
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

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
