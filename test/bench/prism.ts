/**
 * The sandbox against a mock made from our own OpenAPI document: Prism, which answers the document's examples (static) or
 * made-up values (dynamic), and keeps nothing.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { freePort } from '../../scripts/workerd.ts'
import { providerToken } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'
import type { Tell } from './fact.ts'
import type { LoadRequest } from './load.ts'
import { peerPackage } from './peer-package.ts'
import { howLoaded, loadInTurns } from './turns.ts'

const ROUNDS = 5
const ORDER = '/api/v1/orders/8906810'
const READY_MS = 60_000
const [OURS, STATIC, DYNAMIC] = ['provider', 'Prism, static answers', 'Prism, dynamic answers'] as const

interface Mock {
  worker: { address: string; pid: number }
  stop(): Promise<void>
}

/** Takes about a minute. */
export async function benchPrism(tell: Tell): Promise<void> {
  await buildWorker('provider')
  const prism = join(
    await peerPackage('@stoplight/prism-cli'),
    'node_modules/@stoplight/prism-cli/dist/index.js',
  )
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const provider = await startProvider(folder)
  const mocks: Mock[] = []
  try {
    const token = await providerToken({ provider: provider.address, edge: '', demo: '' })
    const headers = { Authorization: `Bearer ${token}`, Timestamp: new Date().toISOString() }
    const document = join(folder, 'openapi.json')
    writeFileSync(document, await (await fetch(`${provider.address}/openapi.json`)).text())
    for (const options of [[], ['--dynamic']])
      mocks.push(await startMock([prism, 'mock', document, ...options], headers))
    const [fixed, dynamic] = mocks as [Mock, Mock]
    const next = (): LoadRequest => ({ method: 'GET', path: ORDER, headers })
    const subjects = [
      { name: OURS, worker: provider, next },
      { name: STATIC, worker: fixed.worker, next },
      { name: DYNAMIC, worker: dynamic.worker, next },
    ]
    const costs = await loadInTurns(subjects, { rounds: ROUNDS, status: 200 })
    for (const [name, timesAsFast] of [
      [STATIC, 0.8],
      [DYNAMIC, 8],
    ] as const) {
      tell({
        question: 'What does the provider cost?',
        what: 'GET order, beside a mock',
        ours: costs(OURS),
        against: { kind: 'peer', name, ...costs(name) },
        aims: [{ figure: 'rate', of: 'ratio', least: timesAsFast }],
        how: howLoaded(ROUNDS),
      })
    }
  } finally {
    for (const mock of mocks) await mock.stop()
    await provider.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws Error with the mock's output if it does not answer an order with 200 */
async function startMock(command: readonly string[], headers: Record<string, string>): Promise<Mock> {
  const port = await freePort()
  const parameters = [
    ...command,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--verboseLevel',
    'error',
    '--multiprocess',
    'false',
  ]
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill()
    await exited
  }
  try {
    await untilReady(child, () => fetch(address + ORDER, { headers }))
  } catch (error) {
    await stop()
    throw new Error(`Prism: ${(error as Error).message}\n${output.slice(-2000)}`, { cause: error })
  }
  return { worker: { address, pid: child.pid! }, stop }
}

async function untilReady(child: ChildProcess, ask: () => Promise<Response>): Promise<void> {
  const end = Date.now() + READY_MS
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer?.status === 200) return
    if (answer) throw new Error(`It answers an order with ${answer.status}: ${await answer.text()}`)
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`)
    if (Date.now() > end) throw new Error('It did not start in time.')
    await new Promise((resume) => setTimeout(resume, 100))
  }
}
