/**
 * The cost of the desk until the first row is shown: bytes and requests, compared with another
 * provider's embeddable component, and the time on a slow line with a slow processor.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as forward, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { build as viteBuild, type Rolldown } from 'vite'
import { dist, root } from '../../scripts/places.ts'
import { startStack } from '../../scripts/stack.ts'
import { firstLoadFiles, sizesOf } from '../../scripts/widget-size.ts'
import { freePort } from '../../scripts/workerd.ts'
import { launchBrowser } from '../support/browser.ts'

const TRIES = 5
/** A phone's line: 1.6 Mbit/s down, 150 ms to and fro; and a processor that is four times as slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWDOWN = 4
const ORDER = '8906810'
/** The peer's view that is most like ours: a list with the details of each line. */
const PEER = `import { Core, TransactionsOverview } from '@adyen/adyen-platform-experience-web'
  globalThis.mount = async (options) =>
    new TransactionsOverview({ core: await new Core(options).initialize() }).mount(document.body)`

/** Prints one line for each fact; bounded to about half a minute. */
export async function benchWidgetLoad(print: (line: string) => void): Promise<void> {
  const own = sizesOf(firstLoadFiles())
  const peer = await peerBytes()
  print(
    `widget first load: ${kilobytes(own.gzip)} gzip in ${firstLoadFiles().length} requests; ` +
      `Adyen's transactions view ${kilobytes(peer)}, ${(peer / own.gzip).toFixed(1)} times as much`,
  )
  const times = await firstRowTimes()
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
  print(
    `first row of an order, cold, 1.6 Mbit/s, 150 ms, processor a quarter as fast: ` +
      `${Math.round(median)} ms (${times.map((time) => Math.round(time)).join(', ')})`,
  )
}

/** The entry of the peer's minified bundle, without what it loads later, and without its style sheet. */
async function peerBytes(): Promise<number> {
  const entry = join(root, 'test/bench/peer-entry.js')
  const { output } = (await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'peer-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? PEER : null),
      },
    ],
    build: { write: false, minify: true, target: 'es2022', rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  const first = output.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk
  const needed = new Set([first.fileName, ...first.imports])
  return output
    .filter((file) => file.type === 'chunk' && needed.has(file.fileName))
    .reduce((all, file) => all + gzipSync((file as Rolldown.OutputChunk).code, { level: 9 }).length, 0)
}

async function firstRowTimes(): Promise<number[]> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const port = await freePort()
  const stack = await startStack({
    stateDirectory,
    configure: ({ demo }) => Object.assign(demo, { EDGE_URL: `http://127.0.0.1:${port}` }),
  })
  const cdn = await compressing(port, stack.addresses.edge)
  const browser = await launchBrowser()
  try {
    const times: number[] = []
    for (let turn = 0; turn < TRIES; turn += 1) {
      times.push(await firstRow(browser, `${stack.addresses.demo}/orders/${ORDER}`))
    }
    return times
  } finally {
    await browser.close()
    cdn.close()
    await stack.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

async function firstRow(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await watchForRow(page)
    await page.goto(address)
    const seen = await page.waitForFunction(() => (globalThis as { firstRowAt?: number }).firstRowAt)
    return (await seen.jsonValue())!
  } finally {
    await context.close()
  }
}

/** Notes when a row is painted, in milliseconds since the navigation began. */
function watchForRow(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here reaches the page
    const rootOf = (host: ParentNode | null | undefined, tag: string) => host?.querySelector(tag)?.shadowRoot
    const look = () => {
      const desk = rootOf(rootOf(document, 'order-admin'), 'order-admin-desk')
      const rows = [desk, rootOf(desk, 'order-admin-row-grid')]
      if (rows.some((root) => root?.querySelector('tr[data-row-id]'))) {
        Object.assign(globalThis, { firstRowAt: performance.now() })
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Compresses the widget's files, as the platform does in front of the deployed edge. */
async function compressing(port: number, edge: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const file = join(dist, 'widget', incoming.url ?? '')
    if (incoming.url?.endsWith('.js') && existsSync(file)) {
      outgoing.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Content-Encoding': 'gzip',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      return void outgoing.end(gzipSync(readFileSync(file), { level: 9 }))
    }
    const { method, headers } = incoming
    const onward = forward(edge + incoming.url, { method: method!, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}
