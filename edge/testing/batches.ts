/** Helpers of the tests of batches. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import type { BatchCommand, BatchState } from '../../shared/domain/batch/batch.enums.ts'
import type { BatchDetail, BatchItem, BatchList, BatchRequest } from '../../shared/domain/batch/batch.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { ageWrites } from './desk-table.ts'
import { asPage, asServer, bodyOf, env, json, newOrder } from './edge.ts'

const PATH = '/api/v1/batches'

/** Sends a request under a session, or without a token as the merchant's server. */
function send(path: string, init: RequestInit, token?: string): Promise<Response> {
  return token === undefined ? asServer(path, init) : asPage(path, token, init)
}

export function createBatch(
  request: object,
  { key = crypto.randomUUID(), token }: { key?: string | undefined; token?: string } = {},
): Promise<Response> {
  return send(PATH, json('POST', request, { 'Idempotency-Key': key }), token)
}

/** A batch whose orders were read. */
export async function reviewed(request: BatchRequest, token?: string): Promise<BatchDetail> {
  const made = await createBatch(request, token === undefined ? {} : { token })
  expect(made.status).toBe(201)
  const { id } = (await bodyOf(made)) as BatchDetail
  return untilState(id, 'ready')
}

/** A batch whose orders were read, and that was started. */
export async function started(request: BatchRequest, token?: string): Promise<BatchDetail> {
  const { id } = await reviewed(request, token)
  return commanded(id, 'start', token)
}

export async function readBatch(id: string, after?: number): Promise<BatchDetail> {
  const answer = await asServer(`${PATH}/${id}${after === undefined ? '' : `?after=${after}`}`)
  expect(answer.status).toBe(200)
  return (await bodyOf(answer)) as BatchDetail
}

export async function listBatches(): Promise<BatchList['batches']> {
  return ((await bodyOf(await asServer(PATH))) as BatchList).batches
}

export function command(id: string, name: BatchCommand, token?: string): Promise<Response> {
  return send(`${PATH}/${id}/${name}`, { method: 'POST' }, token)
}

export async function commanded(id: string, name: BatchCommand, token?: string): Promise<BatchDetail> {
  const answer = await command(id, name, token)
  expect(answer.status).toBe(200)
  return (await bodyOf(answer)) as BatchDetail
}

/** Polls until the batch is in the state. */
export async function untilState(id: string, state: BatchState): Promise<BatchDetail> {
  await expect.poll(async () => (await readBatch(id)).state, { interval: 50 }).toBe(state)
  return readBatch(id)
}

/** Polls until the order at the place is in the state. */
export async function untilItem(id: string, place: number, state: BatchItem['state']): Promise<BatchItem> {
  const item = async () => (await readBatch(id)).items[place]!
  await expect.poll(async () => (await item()).state, { interval: 50 }).toBe(state)
  return item()
}

export function outcomes({ items }: BatchDetail): string[] {
  return items.map(({ state, code }) => (code === undefined ? state : `${state} ${code}`))
}

export function batchesObject(merchantId = '100001') {
  return env.BATCHES.getByName(merchantId)
}

/** Lets time pass for the merchant's batches: every instant moves back. Then the alarm works. */
export async function passTime(milliseconds: number): Promise<void> {
  await runInDurableObject(batchesObject(), (_, { storage: { sql } }) => {
    for (const column of ['created_at', 'started_at', 'waits_until', 'ended_at']) {
      sql.exec(`UPDATE batches SET ${column} = ${column} - ?`, milliseconds)
    }
    for (const column of ['sent_at', 'look_at', 'at']) {
      sql.exec(`UPDATE items SET ${column} = ${column} - ?`, milliseconds)
    }
  })
  await runDurableObjectAlarm(batchesObject())
}

/** Lets half a minute pass for the desk of an order: then it can know the outcome of any write. */
export function passAtDesk(id: Long): Promise<void> {
  return runInDurableObject(env.DESK.getByName(deskName('100001', id)), (_, { storage }) => {
    ageWrites(storage, SETTLE_MS)
  })
}
export const SETTLE_MS = 31_000

/** Orders of the test's own. */
export function newOrders(count: number): Promise<Long[]> {
  return Promise.all(Array.from({ length: count }, () => newOrder()))
}
