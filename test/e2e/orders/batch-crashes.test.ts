/**
 * A batch, an unreliable connection to the provider, and an edge and a provider that are killed in turn: each order is
 * delivered once, and each that is not has its reason.
 * @module-tag long
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { BatchDetail } from '../../../shared/domain/batch/batch.ts'
import { parseJson } from '../../../shared/domain/values/json.ts'
import { isLongRun } from '../../../shared/testing/runs.ts'
import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { type Cut, startRelay } from '../../support/relay.ts'
import { createOrder, deliver, orderAtProvider } from '../../support/sandbox.ts'

/** An edge begins a batch that was cut off after five seconds: it must live longer than that. */
const [ORDERS, KILLS, UP_MS] = isLongRun ? [1000, Infinity, 12_000] : [24, 2, 4000]
/** The parts of a hundred requests to the provider whose connection breaks, in each of three ways. */
const FAULTS: readonly Cut[] = ['before', 'within', 'after']
const FAULTS_OF_HUNDRED = 5
/** Every so many orders one is delivered before: it cannot be done. */
const DELIVERED_EVERY = 8

const KEY = { Authorization: 'Bearer sandbox-api-key-100001' }
const OrderRows = [{ Name: 'Lamp', Quantity: 100, UnitPrice: 10_000, VatPercent: 2500 }]

it(
  'delivers each order of a batch once, whatever dies, and says why an order is not delivered',
  { timeout: isLongRun ? 2_400_000 : 240_000 },
  async () => {
    const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-batch-'))
    let provider = await startProvider(stateDirectory)
    let requests = 0
    let isFaulty = false
    let faults = 0
    const relay = await startRelay(
      () => provider.address,
      () => Promise.resolve(),
      () => {
        requests += 1
        // Spread evenly: the same number in each run, whatever the order of requests.
        if (!isFaulty || (requests * FAULTS_OF_HUNDRED) % 100 >= FAULTS_OF_HUNDRED) return undefined
        return FAULTS[faults++ % FAULTS.length]
      },
    )
    const env = { CALL_TIMEOUT_MS: '2000', CALL_BUDGET_MS: '4000' }
    const start = () => startEdge({ provider: relay.address, stateDirectory, env })
    let edge = await start()
    onTestFinished(async () => {
      await Promise.all([edge.stop(), provider.stop(), relay.stop()])
      rmSync(stateDirectory, { recursive: true, force: true })
    })
    const addresses = () => ({ ...edge.addresses, provider: provider.address })
    const orders: string[] = []
    for (let order = 0; order < ORDERS; order++) orders.push(await createOrder(addresses(), { OrderRows }))
    const delivered = orders.filter((_, at) => at % DELIVERED_EVERY === 0)
    for (const order of delivered) await deliver(addresses(), order)
    isFaulty = true

    /** Asks until an edge answers. */
    async function call(path: string, init: RequestInit = {}): Promise<BatchDetail> {
      for (;;) {
        const headers = { ...KEY, 'Content-Type': 'application/json', ...init.headers }
        const signal = AbortSignal.timeout(20_000)
        const answer = await fetch(`${edge.address}/api/v1/batches${path}`, {
          ...init,
          headers,
          signal,
        }).catch(() => undefined)
        const text = await answer?.text().catch(() => undefined)
        if (answer?.ok && text !== undefined) return parseJson(text) as BatchDetail
        // A command whose answer was lost may be done: a state that does not take it again says so.
        if (answer?.status === 409) return call(path.replace(/\/\w+$/, ''))
        if (answer && answer.status < 500 && answer.status !== 429)
          throw new Error(`${path}: ${answer.status} ${text}`)
        await setTimeout(200)
      }
    }
    const until = async (id: string, isReached: (batch: BatchDetail) => boolean) => {
      for (;;) {
        const batch = await call(`/${id}`)
        if (isReached(batch)) return batch
        if (batch.pause === 'provider-fails') await call(`/${id}/resume`, { method: 'POST' })
        await setTimeout(500)
      }
    }

    let isOver = false
    let kills = 0
    const killer = (async () => {
      while (kills < KILLS) {
        await setTimeout(UP_MS)
        if (isOver) return
        kills += 1
        if (kills % 2 === 1) {
          await edge.stop('SIGKILL')
          edge = await start()
        } else {
          await provider.stop('SIGKILL')
          provider = await startProvider(stateDirectory)
        }
      }
    })()
    const body = JSON.stringify({ kind: 'deliver', orders })
    const { id } = await call('', { method: 'POST', body, headers: { 'Idempotency-Key': 'wave-1' } })
    await until(id, ({ state }) => state === 'ready')
    await call(`/${id}/start`, { method: 'POST' })
    const ended = await until(
      id,
      ({ state, counts }) => state === 'ended' && !counts.unknown && !counts.sent && !counts.ready,
    )
    isOver = true
    isFaulty = false
    await killer

    expect(kills).toBeGreaterThan(1)
    expect(faults).toBeGreaterThan(ORDERS / 50)
    const outcomes = await Promise.all(
      ended.items.map(async ({ order, state, code }) => {
        const { Deliveries } = await orderAtProvider(addresses(), String(order))
        return { order: String(order), state, hasReason: code !== undefined, deliveries: Deliveries.length }
      }),
    )
    const wrong = outcomes.filter(({ order, state, hasReason, deliveries }) => {
      if (delivered.includes(order)) return state !== 'cannot' || !hasReason || deliveries !== 1
      if (state === 'done') return deliveries !== 1
      // A connection that breaks again and again is a reason too: then nothing was done. "left" is one itself: the batch had
      // ended when it turned out that this order was not delivered.
      return (!hasReason && state !== 'left') || deliveries !== 0
    })
    expect(wrong).toEqual([])
    const done = ended.items.filter(({ state }) => state === 'done')
    expect(done.length).toBeGreaterThan((ORDERS - delivered.length) * 0.9)
  },
)
