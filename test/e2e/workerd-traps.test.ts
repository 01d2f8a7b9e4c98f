/**
 * The traps of workerd that the design lists. Other files test the rest:
 * silent truncation of the provider's answers, silent bodies (broken UTF-8, duplicate keys, gzip): bad-provider;
 * torn writes without `transactionSync`: sigkill; memory that no local limit guards: edge-provider, report-memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { type HostileProvider, json, someOrder, startHostileProvider } from '../support/hostile-provider.ts'

const ORDER = '/api/v1/orders/1'
const typed = { 'Content-Type': 'application/json' }

let provider: HostileProvider
let edge: Awaited<ReturnType<typeof startEdge>>
let stateDirectory: string
let token: string

beforeEach(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  provider = await startHostileProvider()
  provider.answer = (response) => json(response, someOrder)
  edge = await startEdge({ provider: provider.address, stateDirectory, env: { CALL_TIMEOUT_MS: '2000' } })
  token = (await openSession(edge.addresses, { capabilities: ['order.read', 'report.read'] })).token
})

afterEach(async () => {
  await edge.stop()
  await provider.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

describe('a shared promise', () => {
  it('does not hang for others when the client of its first request disconnects', async () => {
    let issue = () => {}
    const asked = new Promise<void>((resolve) => {
      provider.issue = (response) => {
        issue = () => json(response, { access_token: 'late', expires_in: 3600 })
        resolve()
      }
    })
    const leaving = new AbortController()
    const first = atEdge(edge.addresses, ORDER, { token, signal: leaving.signal }).catch(() => 'left')
    await asked
    const second = atEdge(edge.addresses, ORDER, { token })
    leaving.abort()
    expect(await first).toBe('left')
    issue()
    expect((await second).status).toBe(200)
    expect(provider.tokens).toBe(1)
  })
})

describe('a redirect', () => {
  it('never carries the client secret from the token endpoint elsewhere', async () => {
    const elsewhere = await startHostileProvider()
    try {
      provider.issue = (response) =>
        response.writeHead(307, { Location: `${elsewhere.address}/connect/token` }).end()
      const response = await atEdge(edge.addresses, ORDER, { token })
      expect(await response.json()).toMatchObject({ code: 'provider-failed' })
      expect(elsewhere.tokens + elsewhere.asked.length).toBe(0)
    } finally {
      await elsewhere.stop()
    }
  })
})

describe('a reset', () => {
  it('never makes the edge repeat a write', async () => {
    provider.answer = (response, { method }, socket) => {
      if (method === 'GET') json(response, someOrder)
      else socket.destroy()
    }
    const response = await fetch(`${edge.address}${ORDER}/rows/`, {
      method: 'POST',
      headers: { ...typed, Authorization: 'Bearer sandbox-api-key-100001' },
      body: '{"Name":"Once","Quantity":100,"UnitPrice":1}',
    })
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(provider.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('an aborted stream', () => {
  it('never ends as valid JSON, for any last chunk', async () => {
    const rows = Array.from({ length: 5000 }, (_, deliveryId) => ({ deliveryId }))
    const report = { totalNrOfRows: 5000, clientReports: [{ paymentReport: { numberOfRows: 5000 }, rows }] }
    provider.answer = (response, _, socket) => {
      response.writeHead(200, typed)
      response.write(JSON.stringify(report).slice(0, -1000))
      setTimeout(() => socket.destroy(), 50)
    }
    const response = await atEdge(edge.addresses, '/api/v2/reports?date=2026-01-01', { token })
    let read = ''
    try {
      for await (const chunk of response.body!) read += Buffer.from(chunk).toString()
    } catch {
      // The platform may also report the abort to the client.
    }
    expect(read.length).toBeGreaterThan(1000)
    expect(() => JSON.parse(read)).toThrow(SyntaxError)
  })
})
