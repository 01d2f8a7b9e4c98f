/**
 * A page with another provider's embeddable component: its bundle, as Vite makes it for a site, and its API with
 * made-up transactions, from one server that compresses. The page never calls the provider's own servers.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build as viteBuild, type Rolldown } from 'vite'
import { root } from '../../scripts/places.ts'

/** The peer's most similar view: a list with the details of each line. */
const ENTRY = `import { Core, TransactionsOverview } from '@adyen/adyen-platform-experience-web'
  import '@adyen/adyen-platform-experience-web/adyen-platform-experience-web.css'
  const core = new Core({
    loadingContext: location.href,
    environment: 'test',
    locale: 'en-US',
    analytics: { enabled: false },
    onSessionCreate: async () => (await fetch('/session', { method: 'POST' })).json(),
  })
  core.initialize().then((core) => new TransactionsOverview({ core }).mount('#peer'))`
const PAGE = `<!doctype html><html lang="en"><title>Peer</title>
  <link rel="stylesheet" href="/peer.css"><script type="module" src="/peer.js"></script><div id="peer"></div></html>`

export interface PeerPage {
  address: string
  close(): void
}

/** Starts the server. The path of a page is the number of rows that its API answers: `50/`. */
export async function startPeerPage(): Promise<PeerPage> {
  let files: Map<string, File> | undefined
  const server = createServer(({ url = '' }, answer) => {
    const path = url.replace(/\?.*$/, '')
    const [, rows, rest] = /^\/(\d+)\/(.*)$/.exec(path) ?? []
    const file = files?.get(rest === '' ? '/' : path)
    if (file) return void send(answer, file)
    const content = answerOf(path, Number(rows))
    if (!content) return void answer.writeHead(404).end('{}')
    send(answer, { type: 'application/json', content: brotliCompressSync(JSON.stringify(content)) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  files = await bundle(address)
  files.set('/', { type: 'text/html', content: brotliCompressSync(PAGE) })
  return { address: `${address}/`, close: () => server.close() }
}

interface File {
  type: string
  /** Compressed with brotli. */
  content: Buffer
}

function send(answer: ServerResponse, { type, content }: File): void {
  answer.writeHead(200, {
    'Content-Type': type,
    'Content-Encoding': 'br',
    'Content-Length': content.length,
  })
  answer.end(content)
}

async function bundle(address: string): Promise<Map<string, File>> {
  const entry = join(root, 'test/bench/peer-entry.js')
  const { output } = (await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'peer-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? ENTRY : null),
        // Its translations and settings come from other servers, which this page does not call.
        transform: (code) => code.replaceAll(/https:\/\/\w+\.cdn\.adyen\.com/g, address),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        output: {
          entryFileNames: 'peer.js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'peer.css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => {
      const isCss = file.fileName.endsWith('.css')
      const content = file.type === 'chunk' ? file.code : file.source
      return [
        `/${file.fileName}`,
        { type: isCss ? 'text/css' : 'text/javascript', content: brotliCompressSync(content) },
      ]
    }),
  )
}

/** The API's answer to the view of transactions; undefined for a request that it does not need. */
function answerOf(path: string, rows: number): unknown {
  if (path === '/session') return { id: 'bench', token: 'bench' }
  if (path.endsWith('/setup')) return { endpoints, legalEntity: {} }
  if (path.endsWith('/balanceAccounts'))
    return { data: [{ id: 'BA1', description: 'Main', timeZone: 'UTC' }] }
  if (path.endsWith('/transactions')) return { data: transactions(rows), _links: {} }
  return undefined
}

const endpoints = {
  getBalanceAccounts: { method: 'GET', url: 'balanceAccounts' },
  getTransactions: { method: 'GET', url: 'transactions' },
}

function transactions(rows: number): object[] {
  return Array.from({ length: rows }, (_, index) => {
    const amount = { currency: 'EUR', value: 10_000 + index * 100 }
    return {
      id: `T${index}`,
      balanceAccountId: 'BA1',
      category: 'Payment',
      status: 'Booked',
      createdAt: new Date(Date.now() - index * 60_000).toISOString(),
      paymentMethod: { type: 'visa', lastFourDigits: '1234' },
      amount,
      netAmount: amount,
      amountBeforeDeductions: amount,
    }
  })
}
