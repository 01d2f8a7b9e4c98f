/**
 * Each write over a real connection that is cut, with the real provider: nothing is done twice, and nothing done is
 * reported as not done. `edge/order-desk/write-faults.test.ts` has the tasks, and the later outcome.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { everyWrite, type SampleWrite, writeAt } from '../../edge/testing/every-write.ts'
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import { isLongRun } from '../../shared/testing/runs.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { startEdge } from '../support/edge-process.ts'
import { type Cut, type Relay, startRelay } from '../support/relay.ts'
import { createOrder, deliver, orderAtProvider } from '../support/sandbox.ts'

const addresses = inject('addresses')
const API_KEY = 'sandbox-api-key-100001'
const UNKNOWN = '502 outcome-unknown'

let relay: Relay
let edge: RunningWorker
let stateDirectory: string
let nextCut: Cut | undefined

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  relay = await startRelay(
    addresses.provider,
    () => Promise.resolve(),
    ({ method, url }) => {
      if (method === 'GET' || url === '/connect/token') return undefined
      const cut = nextCut
      nextCut = undefined
      return cut
    },
  )
  edge = await startEdge({ provider: relay.address, stateDirectory })
})

afterAll(async () => {
  await edge.stop()
  await relay.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

/** `done` for the operation's success, else the status and the problem's code. */
async function send(id: string, { path, method, body, success }: SampleWrite, key?: string): Promise<string> {
  const response = await fetch(`${edge.address}/api/v1/orders/${id}/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status === success) return 'done'
  return `${response.status} ${(JSON.parse(text) as { code: string }).code}`
}

const comings = {
  'the same key': ['one', 'one'],
  'another key': ['one', 'two'],
  'no key': [undefined, undefined],
} as const
const cuts: Cut[] = ['before', 'within', 'after']
/** In the short run a diagonal: each write is cut once, and each way to cut meets each way to come again. */
const cases = Object.keys(everyWrite).flatMap((name, nth) =>
  cuts
    .flatMap((cut) => Object.keys(comings).map((coming) => [name, cut, coming] as const))
    .filter((_, mth, { length }) => isLongRun || mth === nth % length),
)

describe('a write whose connection is cut', () => {
  it.each(cases)('is done once: %s, cut %s the provider, then with %s', async (name, cut, coming) => {
    const sample = everyWrite[name as OrderWriteName]
    const [firstKey, nextKey] = comings[coming as keyof typeof comings]
    const rows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
    const id = await createOrder(addresses, { OrderRows: rows })
    if (sample.ofDelivery) await deliver(addresses, id)
    const write = writeAt(sample, await orderAtProvider(addresses, id))
    const timesDone = async () => write.timesDone(await orderAtProvider(addresses, id))

    nextCut = cut
    const wasDone = cut !== 'before'
    expect(await send(id, write, firstKey)).toBe(wasDone ? 'done' : UNKNOWN)
    expect(nextCut).toBeUndefined()
    expect(await timesDone()).toBe(wasDone ? 1 : 0)

    const isSame = coming === 'the same key'
    // Without a key, the same content is the same request as long as its outcome is not known.
    const afterUnknown = coming === 'another key' ? '503 desk-busy' : UNKNOWN
    const afterDone = isSame ? 'done' : (write.again ?? 'done')
    expect(await send(id, write, nextKey)).toBe(wasDone ? afterDone : afterUnknown)
    // After an answer, a request with another key or without one is a new intent.
    const again = wasDone && !isSame && write.adds && !write.again ? 1 : 0
    expect(await timesDone()).toBe((wasDone ? 1 : 0) + again)
  })
})
