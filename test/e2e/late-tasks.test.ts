/**
 * Each write that is answered by a task, while the provider's tasks finish late, in reverse, or fail: the edge never says
 * that it is done before it is, nor sends it again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { everyWrite, type SampleWrite, writeAt } from '../../edge/testing/every-write.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { callSandbox, createOrder, deliver, orderAtProvider } from '../support/sandbox.ts'

const API_KEY = 'sandbox-api-key-100001'
const HOUR = 3600
/** The writes with a task. */
const names = (Object.keys(everyWrite) as OrderWriteName[]).filter(
  (name) => operations[name].success.status === 202,
)

let addresses: ReturnType<typeof inject<'addresses'>>
let provider: Awaited<ReturnType<typeof startProvider>>
let edge: RunningWorker
let stateDirectory: string
let writes = 0

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  // A provider of its own: the setting is of the merchant, and other tests use the common one.
  provider = await startProvider(join(stateDirectory, 'provider'), (line) => {
    // Each request has a line, with its method and path.
    if (/"method":"(POST|PUT|PATCH)","path":"\/api\//.test(line)) writes++
  })
  addresses = { ...inject('addresses'), provider: provider.address }
  // Writes whose task is late are not waited for long.
  const env = { CALL_TIMEOUT_MS: '1500', CALL_BUDGET_MS: '2500' }
  edge = await startEdge({ provider: provider.address, stateDirectory: join(stateDirectory, 'edge'), env })
})

afterAll(async () => {
  await edge.stop()
  await provider.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

afterEach(() => callSandbox(addresses, 'tasks', undefined, 'DELETE'))

/** `done` for the operation's success, else the status and the problem's code. */
async function send(id: string, { path, method, body, success }: SampleWrite, key: string): Promise<string> {
  const response = await fetch(`${edge.address}/api/v1/orders/${id}/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Idempotency-Key': key,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return response.status === success
    ? 'done'
    : `${response.status} ${(JSON.parse(text) as { code: string }).code}`
}

async function world(name: OrderWriteName) {
  const rows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  const id = await createOrder(addresses, { OrderRows: rows })
  const sample = everyWrite[name]
  if (sample.ofDelivery) await deliver(addresses, id)
  const write = writeAt(sample, await orderAtProvider(addresses, id))
  writes = 0
  return {
    write: (key: string) => send(id, write, key),
    timesDone: async () => write.timesDone(await orderAtProvider(addresses, id)),
  }
}

/** A line of the log can come after the answer. */
async function sent(count: number): Promise<void> {
  await expect.poll(() => writes).toBe(count)
}

describe.each(someOf(names, 1))('%s', (name) => {
  it('is done once its task is, within the time that the edge waits', async () => {
    const { write, timesDone } = await world(name)
    await callSandbox(addresses, 'tasks', { delaySeconds: 1 })
    expect(await write('one')).toBe('done')
    expect(await timesDone()).toBe(1)
    expect(await write('one')).toBe('done')
    expect(await timesDone()).toBe(1)
    await sent(1)
  })

  it('is not known while its task is not done, and found when it is, in any order', async () => {
    const { write, timesDone } = await world(name)
    const other = await world(name)
    await callSandbox(addresses, 'tasks', { delaySeconds: HOUR, order: 'reversed' })
    expect(await write('one')).toBe('502 outcome-unknown')
    expect(await timesDone()).toBe(0)
    expect(await write('two')).toBe('503 desk-busy')
    // Another order's task is asked for later, and so finishes first.
    expect(await other.write('other')).toBe('502 outcome-unknown')
    await callSandbox(addresses, 'clock', { advanceSeconds: HOUR })
    expect([await write('one'), await other.write('other')]).toEqual(['done', 'done'])
    expect([await timesDone(), await other.timesDone()]).toEqual([1, 1])
    await sent(2)
  })

  it('is not done if its task fails, at once or late, and can be sent again with another key', async () => {
    const { write, timesDone } = await world(name)
    await callSandbox(addresses, 'tasks', { delaySeconds: 0, fail: 1 })
    expect(await write('one')).toBe('502 provider-task-failed')
    expect(await write('one')).toBe('502 provider-task-failed')
    expect(await timesDone()).toBe(0)
    await sent(1)
    await callSandbox(addresses, 'tasks', { delaySeconds: HOUR, fail: 1 })
    expect(await write('two')).toBe('502 outcome-unknown')
    await callSandbox(addresses, 'clock', { advanceSeconds: HOUR })
    expect(await write('two')).toBe('502 provider-task-failed')
    expect(await timesDone()).toBe(0)
    await sent(2)
    await callSandbox(addresses, 'tasks', undefined, 'DELETE')
    expect(await write('three')).toBe('done')
    expect(await timesDone()).toBe(1)
    await sent(3)
  })
})
