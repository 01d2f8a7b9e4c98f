/**
 * A page with another provider's embeddable component: its bundle, as Vite makes it for a site, and its API with
 * made-up transactions, from one server that compresses. The page never calls the provider's own servers.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build as viteBuild, type Rolldown } from 'vite'
import type { Way } from '../support/first-sight.ts'

export interface Peer {
  /** Its name in the facts. */
  name: string
  /** The folder whose `node_modules` has its package. */
  folder: string
  /** The script of the page. */
  script: string
  /** What the page's body has before the script runs. */
  body: string
  /** The hosts in its code, which this server answers in their place. */
  hosts: RegExp
  /** The ways to the first row. */
  rows: readonly Way[]
  /** The API's answer to a path below the page's; undefined for a request that the page does not need. */
  answer(path: string, rows: number): unknown
}

export interface PeerPage {
  address: string
  close(): void
}

/** Starts the server. The path of a page is the number of rows that its API answers: `50/`. */
export async function startPeerPage(peer: Peer): Promise<PeerPage> {
  let files: Map<string, File> | undefined
  const server = createServer(({ url = '', method }, answer) => {
    const path = url.replace(/\?.*$/, '')
    const [, rows, rest] = /^\/(\d+)\/(.*)$/.exec(path) ?? []
    const file = files?.get(rest === '' ? '/' : path)
    if (file) return void send(answer, file)
    const content = peer.answer(path, Number(rows))
    if (content === undefined)
      return void (method === 'POST' ? answer.writeHead(204).end() : answer.writeHead(404).end('{}'))
    send(answer, { type: 'application/json', content: brotliCompressSync(JSON.stringify(content)) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  try {
    files = await bundle(peer, address)
  } catch (error) {
    close()
    throw error
  }
  const hasStyles = files.has('/peer.css')
  files.set('/', { type: 'text/html', content: brotliCompressSync(pageOf(peer, hasStyles)) })
  return { address: `${address}/`, close }
}

function pageOf({ body }: Peer, hasStyles: boolean): string {
  const styles = hasStyles ? '<link rel="stylesheet" href="/peer.css">' : ''
  return `<!doctype html><html lang="en"><title>Peer</title>
  ${styles}<script type="module" src="/peer.js"></script>${body}</html>`
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

async function bundle({ folder, script, hosts }: Peer, address: string): Promise<Map<string, File>> {
  const entry = join(folder, 'peer-entry.js')
  const { output } = (await viteBuild({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'peer-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? script : null),
        transform: (code) => code.replaceAll(hosts, address),
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
