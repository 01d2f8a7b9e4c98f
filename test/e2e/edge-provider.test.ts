/**
 * The edge with the real provider, each in its own process: reports of any size, another operator's name, the signed
 * scheme, and the logs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import { report as reportSchema } from '../../shared/domain/report/report.schema.ts'
import { logEntry } from '../../scripts/log-lines.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { leaksIn } from '../../scripts/output-scan.ts'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from '../../scripts/workerd.ts'
import { atEdge, sandboxHeaders, openSession } from '../support/client.ts'
import { signedMerchants, startEdge } from '../support/edge-process.ts'
import { memoryOf } from '../support/provider-process.ts'

const MEGABYTE = 1024 * 1024
const ROWS = 100_000
/** workerd enforces no limit locally; on the platform it is 128 MB for everything. */
const BOUND = 64 * MEGABYTE

let stateDirectory: string
let lines: string[]
let running: RunningWorker[]

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  lines = []
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((worker) => worker.stop()))
  rmSync(stateDirectory, { recursive: true, force: true })
})

/** Starts provider and edge with an operator's name and an authorization scheme. */
async function start(operator = 'Provider', scheme: 'bearer' | 'signed' = 'bearer') {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = sandboxEnv({ provider: address, edge: 'http://edge.test', demo: 'http://demo.test' })
  const onLine = (line: string) => void lines.push(line)
  const OPERATOR_NAME = operator
  const provider = await startWorker('provider', {
    port,
    env: { ...env.provider, OPERATOR_NAME },
    stateDirectory,
    onLine,
  })
  running.push(provider)
  const signed = scheme === 'signed' ? { MERCHANTS: signedMerchants(env.edge) } : {}
  const edge = await startEdge({
    provider: address,
    stateDirectory,
    env: { OPERATOR_NAME, ...signed },
    onLine,
  })
  running.push(edge)
  const { token } = await openSession(edge.addresses, { capabilities: [...capabilities] })
  return { provider, edge, token, ask: (path: string) => atEdge(edge.addresses, path, { token }) }
}

const deployments = [
  ['Acme', 'signed'],
  ['Provider', 'bearer'],
  ['Provider', 'signed'],
  ['Acme', 'bearer'],
] as const

describe.each(someOf(deployments, 1))('with the operator %s and the scheme %s', (operator, scheme) => {
  it('answers orders and reports with the description’s names, and reports balance', async () => {
    const { ask } = await start(operator, scheme)
    const order = (await (await ask('/api/v1/orders/8906810')).json()) as object
    expect(order).toMatchObject({ Id: 8906810 })
    expect(Object.keys(order)).toContain('ProviderWillBuy')
    for (const date of ['2020-03-05', '2020-03-06', '2020-03-07']) {
      const response = await ask(`/api/v2/reports?date=${date}&includeWithholding=true`)
      expect(response.status).toBe(200)
      const text = await response.text()
      expect(text).not.toMatch(/acme/i)
      expect(reportDifferences(reportSchema.parse(JSON.parse(text)))).toEqual([])
    }
  })
})

interface Reading {
  bytes: number
  end: string
  growth: number
}

/** Reads a report as a browser does; a slow one pauses after every few megabytes. */
function readReport(edge: RunningWorker, token: string, path: string, pauses: boolean): Promise<Reading> {
  const before = memoryOf(edge)
  const reading = { bytes: 0, end: '', growth: 0 }
  const headers = { Authorization: `Bearer ${token}`, Origin: 'http://demo.test' }
  return new Promise((resolve, reject) => {
    const asked = request(edge.address + path, { headers }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        const quarter = Math.floor(reading.bytes / (4 * MEGABYTE))
        reading.bytes += chunk.length
        reading.end = (reading.end + chunk.toString('latin1')).slice(-64)
        reading.growth = Math.max(reading.growth, memoryOf(edge) - before)
        if (pauses && Math.floor(reading.bytes / (4 * MEGABYTE)) > quarter) {
          answer.pause()
          // Long enough for a sender without back-pressure to run ahead by megabytes.
          setTimeout(() => answer.resume(), 20)
        }
      })
      answer.once('end', () => resolve(reading))
      answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}

it.each(['Provider', 'Acme'])(
  'the edge passes on a report of 100 000 rows within a bound of memory (%s)',
  { tags: 'long' },
  async (operator) => {
    const { provider, edge, token } = await start(operator)
    const date = '2026-01-01'
    const made = await fetch(`${provider.address}/sandbox/reports`, {
      method: 'POST',
      headers: sandboxHeaders(),
      body: JSON.stringify({ date, rows: ROWS }),
    })
    expect(made.status).toBe(201)
    for (const pauses of [false, true]) {
      const { bytes, end, growth } = await readReport(edge, token, `/api/v2/reports?date=${date}`, pauses)
      expect(bytes).toBeGreaterThan(50 * MEGABYTE)
      expect(end.endsWith(`],"reconciliationDate":"${date}"}]}`)).toBe(true)
      expect(growth).toBeLessThan(BOUND)
    }
  },
)

describe('a report', () => {
  it('is refused to a session of one order, and to one without the capability', async () => {
    const { edge } = await start()
    const path = '/api/v2/reports?date=2020-03-05'
    for (const [requested, code] of [
      [{ capabilities: ['order.read'] }, 'capability-missing'],
      [{ capabilities: ['report.read'], orderId: 8906810 }, 'order-outside-session'],
    ] as const) {
      const { token } = await openSession(edge.addresses, {
        ...requested,
        capabilities: [...requested.capabilities],
      })
      const response = await atEdge(edge.addresses, path, { token })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code })
    }
  })
})

describe('the logs of the edge', () => {
  it('have a line for each request, and nothing secret or personal', async () => {
    const { edge, token, ask } = await start()
    const order = await (await ask('/api/v1/orders/8906810')).text()
    await (await ask('/api/v2/reports?date=2020-03-05')).text()
    await (await ask('/api/v1/orders/900719925474099101')).text()
    await (await ask('/nowhere/anna.secretsson@example.org')).text()
    await fetch(`${edge.address}/sessions`, {
      method: 'POST',
      headers: { Authorization: 'Bearer wrong-key-0815' },
    })
    const log = lines.filter((line) => logEntry(line)?.['module'] === 'edge')
    expect(log.length).toBeGreaterThan(5)
    expect(log.map((line) => (JSON.parse(line) as { event: string }).event)).toContain('request')
    const personal = [
      ...order.matchAll(/"(?:NationalId|EmailAddress|PhoneNumber|FullName|StreetAddress)":"([^"]+)"/g),
    ]
    const secrets = [
      token,
      ...token.split('.'),
      'sandbox-api-key',
      'sandbox-client-secret',
      'sandbox-session-key',
      'sandbox-shared-secret',
      'wrong-key-0815',
      'secretsson',
      '900719925474099101',
      'Bearer',
      ...personal.map(([, value]) => value!),
    ]
    expect(personal.length).toBeGreaterThan(3)
    const text = log.join('\n')
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(leaksIn(text)).toEqual([])
  })
})

describe('every answer', () => {
  it('has its duration, and the provider’s part of it', { tags: 'long' }, async () => {
    const { ask } = await start()
    const response = await ask('/api/v1/orders/8906810')
    expect(response.headers.get('Server-Timing')).toMatch(/^upstream;dur=\d+, total;dur=\d+$/)
  })

  it(
    "counts the provider's part of a write, which the order's desk waits for",
    { tags: 'long' },
    async () => {
      const { provider, edge, token } = await start()
      const order = '/api/v1/orders/8906810'
      const fault = { path: `${order}/*`, method: 'POST', latencyMs: 200 }
      await fetch(`${provider.address}/sandbox/faults`, {
        method: 'POST',
        headers: sandboxHeaders(),
        body: JSON.stringify(fault),
      })
      const body = JSON.stringify({ Name: 'Slow', Quantity: 100, UnitPrice: 100, VatPercent: 2500 })
      const response = await atEdge(edge.addresses, `${order}/rows/`, { token, method: 'POST', body })
      expect(response.status).toBe(202)
      const [, upstream, total] = /dur=(\d+), total;dur=(\d+)/.exec(response.headers.get('Server-Timing')!)!
      expect(Number(upstream)).toBeGreaterThanOrEqual(200)
      expect(Number(upstream)).toBeLessThanOrEqual(Number(total))
    },
  )
})

describe('GET /readyz', () => {
  it('is ready while the provider answers a Ping', { tags: 'long' }, async () => {
    const { edge } = await start()
    const response = await fetch(`${edge.address}/readyz`)
    expect(await response.text()).toMatch(/^ready \d+\.\d+\.\d+\+sha\.[0-9a-f]{12}$/)
  })
})
