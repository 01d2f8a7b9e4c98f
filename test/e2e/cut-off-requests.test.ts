/** A client that goes away while it sends: the request is refused, and the log shows no failure of the service. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { sandboxHeaders } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'

const key = { Authorization: 'Bearer sandbox-api-key-100001' }
const json = { 'Content-Type': 'application/json' }

interface Cut {
  path: string
  headers: Record<string, string>
}

/** Sends less than it announced, and ends its side of the connection. */
function sendCut({ path, headers }: Cut, address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const lines = Object.entries({ ...headers, Host: hostname, 'Content-Length': '100' })
  const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('close', () => resolve())
    socket.once('error', () => socket.destroy())
    socket.resume()
    socket.end(`${head}\r\n\r\n{"a"`)
  })
}

/** @returns the lines of the worker's log about these requests */
async function logOf(
  cuts: readonly Cut[],
  start: (state: string, onLine: (line: string) => void) => Promise<RunningWorker>,
): Promise<Record<string, unknown>[]> {
  const state = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const lines: Record<string, unknown>[] = []
  const worker = await start(state, (line) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line) as Record<string, unknown>)
  })
  onTestFinished(async () => {
    await worker.stop()
    rmSync(state, { recursive: true, force: true })
  })
  for (const cut of cuts) await sendCut(cut, worker.address)
  const answered = () => lines.filter(({ method }) => method === 'POST')
  await expect.poll(() => answered().length).toBe(cuts.length)
  return lines
}

it('a request that is cut off is a bad request at the edge, for any content', async () => {
  const { provider } = inject('addresses')
  const cuts = [
    { path: '/sessions', headers: { ...key, ...json } },
    { path: '/api/v1/orders/8906810/rows/', headers: { ...key, ...json } },
    { path: '/api/soap/GetOrders', headers: { ...key, ...json } },
    { path: '/soap', headers: { ...key, 'Content-Type': 'text/xml' } },
  ]
  const lines = await logOf(cuts, (stateDirectory, onLine) => startEdge({ provider, stateDirectory, onLine }))
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  expect(lines.filter(({ method }) => method === 'POST').map(({ problem }) => problem)).toEqual([
    'body-not-json',
    'body-not-json',
    'body-not-json',
    'body-not-xml',
  ])
})

it('a request that is cut off is a bad request at the provider, for any content', async () => {
  const cuts = [
    { path: '/api/v1/orders/8906810/rows/', headers: json },
    { path: '/sandbox/orders', headers: sandboxHeaders() },
    { path: '/connect/token', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    { path: '/soap', headers: { 'Content-Type': 'application/soap+xml' } },
  ]
  const lines = await logOf(cuts, startProvider)
  expect(lines.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual([
    400, 400, 400, 400,
  ])
  expect(lines.filter((line) => 'error' in line)).toEqual([])
})
