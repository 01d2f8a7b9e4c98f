/** The order's desk object in its own process: killed during a write, and cut off from a working provider. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { startWorker } from '../../scripts/workerd.ts'
import { atEdge, sandboxHeaders, openSession, providerToken } from '../support/client.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const ORDER = '/api/v1/orders/8906810'
const ROWS = `${ORDER}/rows/`
const row = { Name: 'Sent once', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }

let stateDirectory: string
let stack: Stack | undefined

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})

afterEach(async () => {
  await stack?.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

async function start(members: Record<string, string> = {}): Promise<Stack> {
  stack = await startStack({ stateDirectory, configure: ({ edge }) => Object.assign(edge, members) })
  return stack
}

async function fault({ addresses }: Stack, body: object): Promise<void> {
  const response = await fetch(`${addresses.provider}/sandbox/faults`, {
    method: 'POST',
    headers: { ...sandboxHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: ROWS, method: 'POST', ...body }),
  })
  if (response.status !== 204) throw new Error(`no fault: ${response.status} ${await response.text()}`)
}

/** A page's write, which can be repeated. */
async function writer({ addresses }: Stack): Promise<() => Promise<Response>> {
  const key = crypto.randomUUID()
  const { token } = await openSession(addresses)
  return () =>
    atEdge(addresses, ROWS, {
      token,
      method: 'POST',
      body: JSON.stringify(row),
      headers: { 'Idempotency-Key': key },
    })
}

/** How often the provider's order has the row. */
async function timesDone({ addresses }: Stack): Promise<number> {
  const response = await fetch(addresses.provider + ORDER, {
    headers: {
      Authorization: `Bearer ${await providerToken(addresses)}`,
      Timestamp: new Date().toISOString(),
    },
  })
  const { OrderRows } = (await response.json()) as { OrderRows: { Name: string }[] }
  return OrderRows.filter(({ Name }) => Name === row.Name).length
}

async function outcomes({ addresses }: Stack): Promise<unknown[]> {
  const { token } = await openSession(addresses)
  const answer = await atEdge(addresses, `${ORDER}/history`, { token })
  const { entries } = (await answer.json()) as { entries: { outcome: string; foundByReading?: true }[] }
  return entries.map(({ outcome, foundByReading }) => (foundByReading ? `${outcome}, found` : outcome))
}

async function killEdge(running: Stack): Promise<void> {
  await running.workers.edge.stop('SIGKILL')
  const { port } = new URL(running.addresses.edge)
  const { edge } = sandboxEnv(running.addresses)
  running.workers.edge = await startWorker('edge', { port: Number(port), env: edge, stateDirectory })
}

describe('an edge that is killed during a write', () => {
  it('finds a write that the provider has done, and answers its key', async () => {
    const running = await start()
    const send = await writer(running)
    await fault(running, { phase: 'after', latencyMs: 2_500 })
    const lost = send().catch(() => 'lost')
    await eventually(async () => expect(await timesDone(running)).toBe(1))
    await killEdge(running)
    expect(await lost).toBe('lost')
    const again = await send()
    expect(again.status).toBe(202)
    expect(await again.json()).toMatchObject({ OrderRowId: expect.any(Number) })
    expect(await timesDone(running)).toBe(1)
    expect(await outcomes(running)).toEqual(['done, found'])
  })

  it('remembers a write that it may have sent, and does not send it again', { tags: 'long' }, async () => {
    const running = await start()
    const send = await writer(running)
    await fault(running, { phase: 'before', reset: true })
    expect((await send()).status).toBe(502)
    await killEdge(running)
    const again = await send()
    expect(again.status).toBe(502)
    expect(await again.json()).toMatchObject({ code: 'outcome-unknown' })
    expect(await timesDone(running)).toBe(0)
  })
})

describe('an edge that loses its connection to a working provider', () => {
  it('does not send the write again, and finds it once it is done', { tags: 'long' }, async () => {
    // Long enough to read the order too: only the late answer may exceed it.
    const running = await start({ CALL_TIMEOUT_MS: '1500' })
    const send = await writer(running)
    await fault(running, { phase: 'after', latencyMs: 4_000 })
    const first = await send()
    expect(first.status).toBe(202)
    expect(await timesDone(running)).toBe(1)
    expect(await outcomes(running)).toEqual(['done, found'])
  })

  it('answers that the outcome is unknown, with the next step, if nothing was done', async () => {
    const running = await start()
    const send = await writer(running)
    await fault(running, { phase: 'before', reset: true })
    const first = await send()
    expect(first.status).toBe(502)
    expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await first.json()).toMatchObject({
      code: 'outcome-unknown',
      detail: expect.stringContaining('same Idempotency-Key'),
    })
    expect((await send()).status).toBe(502)
    expect(await timesDone(running)).toBe(0)
    expect(await outcomes(running)).toEqual(['unknown'])
  })

  it('finds the write if it was done before the reset', async () => {
    const running = await start()
    const send = await writer(running)
    await fault(running, { phase: 'after', reset: true })
    expect((await send()).status).toBe(202)
    expect(await timesDone(running)).toBe(1)
  })
})
