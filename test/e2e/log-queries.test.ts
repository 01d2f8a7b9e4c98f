/** Runs the queries of edge/operations.md, as written there, on the log of a real edge. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/places.ts'
import { freePort } from '../../scripts/workerd.ts'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'

const ORDER = '/api/v1/orders/8906810'
const ORDER_ROUTE = '/api/v1/orders/:checkoutorderid'
const folder = mkdtempSync(join(tmpdir(), 'order-admin-'))
const sockets = new Set<Socket>()
let silent: Server | undefined
let session: string

/** A provider that accepts connections and never answers. */
async function startSilent(): Promise<string> {
  const port = await freePort()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  silent = server
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return `http://127.0.0.1:${port}`
}

/** One request for each query, and one that no query shows. */
async function makeLog(): Promise<string[]> {
  const lines: string[] = ['a line of workerd itself', '42']
  const edge = await startEdge({
    provider: await startSilent(),
    stateDirectory: folder,
    env: { CALL_TIMEOUT_MS: '1000', CALL_BUDGET_MS: '1000' },
    rates: { SESSION_RATE: 2 },
    onLine: (line) => lines.push(line),
  })
  const { token, id } = await openSession(edge.addresses)
  session = id!
  // The last character may only have bits that are not read.
  const forged = token.replace(/\.([^.])([^.]+)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`)
  const send = (init: RequestInit & { token?: string }, path = '') =>
    atEdge(edge.addresses, ORDER + path, init)
  const answers = [
    await send({ token }),
    await send({ token, method: 'POST', body: '{}' }, '/rows/'),
    await send({ token }),
    await send({ token: forged }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([504, 400, 429, 401])
  await edge.stop()
  return lines
}

/** Runs the page's block that begins with this comment. @returns its lines, without the spaces in front */
async function runDocumented(title: string): Promise<string[]> {
  const page = readFileSync(join(root, 'edge/operations.md'), 'utf8')
  const [, block] = new RegExp(`^\`\`\`sh\\n(# ${title}\\n[^]*?)^\`\`\``, 'm').exec(page) ?? []
  if (block === undefined) throw new Error(`edge/operations.md has no block "# ${title}"`)
  const { stdout } = await promisify(execFile)('sh', ['-euc', block], { cwd: folder })
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.trim()]))
}

function hasJq(): boolean {
  try {
    execFileSync('jq', ['--version'])
    return true
  } catch {
    return false
  }
}

const installed = hasJq()
const leftOut = installed ? '' : ' (left out: jq is not installed)'
/** The output of each query, as one line. */
const printed: [title: string, line: RegExp][] = [
  ['Errors by code', /^1 provider-timeout ORDER$/],
  ['A slow provider', /^\S+Z 100001 ORDER 1\d{3} ms [0-9a-f-]{36}$/],
  ['Writes that were not done', /^\S+Z 100001 400 member-missing POST ORDER\/rows [0-9a-f-]{36}$/],
  ['Limited callers', /^1 rate-limited 100001 SESSION$/],
  ['Failed sessions', /^1 session-invalid 401 ORDER unknown$/],
]

beforeAll(async () => {
  if (installed) writeFileSync(join(folder, 'edge.log'), (await makeLog()).join('\n'))
})

afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silent?.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(printed)(`the query "%s" prints the one request that it asks for${leftOut}`, async (title, line) => {
  if (!installed) return
  const output = await runDocumented(title)
  expect(output.map((text) => text.replace(ORDER_ROUTE, 'ORDER').replace(session, 'SESSION'))).toEqual([
    expect.stringMatching(line),
  ])
})
