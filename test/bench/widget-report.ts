/** What a report of 100 000 rows costs the page. Chromium, the desk's own reader, a server that has it ready. */
import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { CDPSession, Page } from 'playwright'
import { build as viteBuild, type Rolldown } from 'vite'
import { root } from '../../scripts/places.ts'
import { launchBrowser } from '../support/browser.ts'
import { largeReport } from './large-report.ts'
import type { ReportTimes } from './widget-report.page.ts'

const ROWS = 100_000
/** As a network hands them over. */
const PIECE = 64 * 1024

/** Prints one line for each fact; bounded to about half a minute. */
export async function benchWidgetReport(print: (line: string) => void): Promise<void> {
  const report = Buffer.from([...largeReport(ROWS)].join(''))
  const server = await serve(await pageScript(), report)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => print(`report: ${error.message}`))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await page.goto(address)
    const devtools = await page.context().newCDPSession(page)
    // The first reading warms nothing up that a second one could use: memory is what the day itself keeps.
    const before = await memory(page, devtools)
    const times = await readIn(page, `${address}/report`)
    const after = await memory(page, devtools)
    print(
      `report of ${ROWS} rows, ${megabytes(report.byteLength)}: first row ${ms(times.firstRow)} after the first byte, ` +
        `verdict ${ms(times.verdict)} after the last one; ${ms(times.whole)} in all; ` +
        `longest task ${times.longestTask === 0 ? 'under 50 ms' : ms(times.longestTask)}`,
    )
    print(`report: ${megabytes(after - before)} more memory while the day is open, heap and buffers`)
    for (const [what, time] of Object.entries(times.queries)) print(`report, ${what}: ${ms(time)}`)
  } finally {
    await browser.close()
    server.close()
  }
}

function readIn(page: Page, url: string): Promise<ReportTimes> {
  return page.evaluate(
    (url) =>
      (globalThis as unknown as { read(url: string, isAsked: boolean): Promise<ReportTimes> }).read(
        url,
        true,
      ),
    url,
  )
}

/** Bytes that the page's scripts hold, after garbage has been collected. */
async function memory(page: Page, devtools: CDPSession): Promise<number> {
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
      rolldownOptions: { input: join(root, 'test/bench/widget-report.page.ts') },
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
