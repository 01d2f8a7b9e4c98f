/**
 * A merchant of the registry that is disabled, or whose API key is replaced, in the middle of a batch, of a socket and of
 * an export. What happens is promised in `docs/many-merchants.md`.
 */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BatchDetail } from '../../shared/domain/batch/batch.ts'
import { SESSION_ENDED, SESSION_EXPIRED } from '../../shared/domain/order/live.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { keyName } from '../config/merchant.ts'
import type { JournalFilter } from '../journal/journal.ts'
import { allShards } from '../journal/journal-of.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { batchesObject, command, createBatch, newOrders, outcomes } from '../testing/batches.ts'
import { asServer, bodyOf, env, newOrder, openSession, orderNow } from '../testing/edge.ts'
import { addedKey, addedMerchant } from '../testing/keys.ts'
import {
  addRow,
  ann,
  bo,
  connect,
  type Line,
  lineOf,
  livePath,
  open,
  protocolsWith,
} from '../testing/live.ts'
import { asOperator, entryOf, put, useRegistry } from '../testing/registry.ts'
import { hold, isWrite } from '../testing/wire.ts'
import { Journal } from '../worker.ts'
import { keyHash } from './registry-merchant.ts'

useRegistry()

let id: string
let apiKey: string
beforeEach(async () => void ({ id, apiKey } = await addedMerchant()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function setDisabled(Disabled: boolean): Promise<void> {
  expect((await put(id, entryOf('100001', { Disabled }))).status).toBe(200)
}

/** Makes another key, and removes the first. @returns the new one */
async function rotate(): Promise<string> {
  const another = await addedKey(id)
  const path = `/operator/merchants/${id}/keys/${keyName(await keyHash(apiKey))}`
  expect((await asOperator(path, { method: 'DELETE' })).status).toBe(204)
  return another
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
}

const changes: [what: string, change: () => Promise<unknown>][] = [
  ['its merchant is disabled', () => setDisabled(true)],
  ['its key is replaced', rotate],
]

describe('a batch that an API key started', () => {
  async function read(batch: string, key: string): Promise<BatchDetail> {
    const response = await asServer(`/api/v1/batches/${batch}`, {}, key)
    expect(response.status).toBe(200)
    return (await bodyOf(response)) as BatchDetail
  }

  /** As its object has it: a merchant that is disabled cannot read it. */
  function storedState(): Promise<string> {
    return runInDurableObject(
      batchesObject(id),
      (_, { storage: { sql } }) => sql.exec<{ state: string }>('SELECT state FROM batches').one().state,
    )
  }

  async function commanded(batch: string, name: 'start' | 'resume', key: string): Promise<void> {
    expect((await command(batch, name, key)).status).toBe(200)
  }

  /** A batch of two orders of which the first is being written. */
  async function inTheMiddle() {
    const orders = await newOrders(2)
    const made = await createBatch({ kind: 'deliver', orders }, { token: apiKey })
    const { id: batch } = (await bodyOf(made)) as BatchDetail
    await expect.poll(storedState).toBe('ready')
    const gate = hold(isWrite)
    await commanded(batch, 'start', apiKey)
    await gate.reached
    return { batch, orders, finish: () => gate.open() }
  }

  const deliveries = (orders: readonly Long[]) =>
    Promise.all(orders.map(async (order) => (await orderNow(order)).order.Deliveries.length))

  it('ends the order under way once its merchant is disabled, and goes on when it is resumed', async () => {
    const { batch, orders, finish } = await inTheMiddle()
    await setDisabled(true)
    expect(await codeOf(await asServer(`/api/v1/batches/${batch}`, {}, apiKey))).toBe('401 api-key-invalid')
    finish()
    await expect.poll(storedState).toBe('paused')
    expect(await deliveries(orders)).toEqual([1, 0])
    expect(await codeOf(await command(batch, 'resume', apiKey))).toMatch('401 ')
    await setDisabled(false)
    const paused = await read(batch, apiKey)
    expect([paused.pause, outcomes(paused)]).toEqual(['session-ended', ['done', 'ready']])
    await commanded(batch, 'resume', apiKey)
    await expect.poll(storedState).toBe('ended')
    expect(outcomes(await read(batch, apiKey))).toEqual(['done', 'done'])
    expect(await deliveries(orders)).toEqual([1, 1])
  })

  it('pauses before its next order once the key is replaced, and goes on with the new one', async () => {
    const { batch, orders, finish } = await inTheMiddle()
    const another = await rotate()
    expect(await codeOf(await asServer(`/api/v1/batches/${batch}`, {}, apiKey))).toBe('401 api-key-invalid')
    finish()
    await expect.poll(storedState).toBe('paused')
    const paused = await read(batch, another)
    expect([paused.pause, outcomes(paused)]).toEqual(['session-ended', ['done', 'ready']])
    expect(await deliveries(orders)).toEqual([1, 0])
    await commanded(batch, 'resume', another)
    await expect.poll(storedState).toBe('ended')
    const ended = await read(batch, another)
    expect(outcomes(ended)).toEqual(['done', 'done'])
    expect(ended.startedBy?.id).toBe(`key:${keyName(await keyHash(another))}`)
    expect(await deliveries(orders)).toEqual([1, 1])
  })
})

describe('a socket of a page', () => {
  let order: Long
  let line: Line
  beforeEach(async () => {
    order = await newOrder()
    line = await open(order, { user: ann }, apiKey)
    await line.next()
  })

  it('closes once its merchant is disabled, and is not opened again', async () => {
    await setDisabled(true)
    expect(await line.closed).toMatchObject({ code: SESSION_ENDED, reason: 'session-ended' })
    const refused = await connect(order, protocolsWith(line.token))
    expect(await codeOf(refused)).toBe('401 session-unknown-merchant')
  })

  it('goes on once the key is replaced that opened its session, until the new one ends it', async () => {
    const another = await rotate()
    await expect(openSession({}, apiKey)).rejects.toThrow('401')
    const { token } = await openSession({ user: bo }, another)
    expect((await addRow(order, token)).status).toBe(202)
    expect(await line.next()).toMatchObject({ type: 'changed', by: bo })
    expect((await asServer('/sessions', { method: 'DELETE' }, another)).status).toBe(204)
    expect(await line.closed).toMatchObject({ code: SESSION_ENDED, reason: 'session-ended' })
  })
})

describe('a socket that a server opened with an API key', () => {
  it.each(changes)('ends ten minutes after its opening if %s, and is not opened again', async (_, change) => {
    const order = await newOrder()
    const join = () => asServer(livePath(order), { headers: { Upgrade: 'websocket' } }, apiKey)
    const line = lineOf((await join()).webSocket!)
    await line.next()
    const opened = Date.now()
    await change()
    expect(await codeOf(await join())).toBe('401 api-key-invalid')
    const wakeAt = (milliseconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: opened + milliseconds })
      return runInDurableObject(env.DESK.getByName(deskName(id, order)), (desk) => desk.alarm())
    }
    await wakeAt(590_000)
    line.socket.send('ping')
    expect(await line.next()).toBe('pong')
    await wakeAt(600_000)
    expect(await line.closed).toMatchObject({ code: SESSION_EXPIRED, reason: 'session-expired' })
  })
})

describe('an export of the journal', () => {
  it.each(changes)('that has begun goes on to its end if %s, and none begins', async (_, change) => {
    const { token } = await openSession({ user: ann }, apiKey)
    const order = await newOrder()
    const saves = 3
    for (let save = 0; save < saves; save++) expect((await addRow(order, token)).status).toBe(202)
    const path = '/api/v1/journal/export?kind=addOrderRow'
    const linesOf = async (response: Response) => {
      expect(response.status).toBe(200)
      return (await response.text()).trim().split('\n')
    }
    await expect.poll(async () => (await linesOf(await asServer(path, {}, apiKey))).length).toBe(saves + 1)

    // Every group has one row, and only the first is read.
    const real = Journal.prototype.read
    const rest = Promise.withResolvers<void>()
    let calls = 0
    vi.spyOn(Journal.prototype, 'read').mockImplementation(async function (
      this: Journal,
      filter: JournalFilter,
    ) {
      if (++calls > allShards().length) await rest.promise
      return real.call(this, filter, 1)
    } as unknown as typeof real)
    const begun = await asServer(path, {}, apiKey)
    await change()
    expect(await codeOf(await asServer(path, {}, apiKey))).toBe('401 api-key-invalid')
    rest.resolve()
    const lines = await linesOf(begun)
    expect(lines).toHaveLength(saves + 1)
    expect(JSON.parse(lines.at(-1)!)).toEqual({ end: true, entries: saves })
    expect(calls).toBeGreaterThan(allShards().length + 1)
  })
})
