/** What the merchant's head hears of letters that wait. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../shared/testing/eventually.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { asServer, env, json, newOrder, orderPath } from '../testing/edge.ts'
import { overloadAt } from '../testing/resets.ts'
import { Courier } from './courier.ts'
import { Journal } from './journal.ts'
import { JournalHead } from './journal-head.ts'
import { headOf, journalOf } from './journal-of.ts'
import { actLetter, type Letter, type LetterBox, sessionSubject } from './letter.ts'
import { shardOf } from './shards.ts'

afterEach(() => void vi.restoreAllMocks())

/** A box in memory with a letter to the journal of the merchant. */
function boxOf(merchantId: string): LetterBox & { post: (at?: number) => void } {
  let letters: Letter[] = []
  return {
    post(at = Date.now()) {
      const doer = { kind: 'server' as const, id: 'key', requestId: 'r', letterId: crypto.randomUUID() }
      const act = {
        merchantId,
        subject: sessionSubject('s'),
        operation: 'endSession' as const,
        at,
      }
      letters.push(actLetter(doer, act))
    },
    pending: () => letters,
    taken: (ids) => (letters = letters.filter(({ id }) => !ids.has(id))),
  }
}

/** When its alarm is, in milliseconds since 1970. */
function alarmOf(object: DurableObjectStub): Promise<number> {
  return runInDurableObject(object, async (_, { storage }) => (await storage.getAlarm()) ?? Infinity)
}

/** Deliveries of an object whose first letter the journal did not take, and whose head has not heard that it came then. */
async function halfDelivered(object: string) {
  const merchantId = `courier-${crypto.randomUUID()}`
  const box = boxOf(merchantId)
  const instance = () => new Courier(env as never, box, object)
  const courier = instance()
  const head = headOf(env as never, merchantId)
  box.post()
  const [{ id, shards = 16 } = { id: '' }] = box.pending()
  overloadAt(Journal, 'take')
  expect(await courier.deliver()).toBe(false)
  expect(await head.waiting()).toMatchObject({ letters: 1, objects: 1 })
  vi.restoreAllMocks()
  overloadAt(JournalHead, 'arrived')
  // The letters are there, but /readyz still counts them: the object's alarm comes again.
  expect(await courier.deliver()).toBe(false)
  const shard = journalOf(env as never, merchantId, shardOf(sessionSubject('s'), shards))
  const taken = async () => (await shard.page(sessionSubject('s'))).rows.map((row) => row.id)
  expect(await taken()).toEqual([id])
  expect(await head.waiting()).toMatchObject({ letters: 1 })
  vi.restoreAllMocks()
  return { box, courier, instance, head, taken }
}

describe('the head of a merchant’s journal', () => {
  it.each([
    ['at the next delivery', 'the same', 0],
    ['with the next letter', 'the same', 1],
    ['at the first delivery', 'the next', 0],
    ['with the first letter', 'the next', 1],
  ])(
    'hears %s of %s instance that the letters have come, if it did not answer before',
    async (_, who, more) => {
      const { box, courier, instance, head, taken } = await halfDelivered('object')
      const next = who === 'the same' ? courier : instance()
      // It is of after the begin of the instance.
      for (let letter = 0; letter < more; letter++) box.post(Date.now() + 1_000)
      expect(await next.deliver()).toBe(true)
      expect(await head.waiting()).toBeUndefined()
      expect(box.pending()).toEqual([])
      expect(await taken()).toHaveLength(1 + more)
    },
  )

  it.each<[string, () => Promise<DurableObjectStub>]>([
    [
      'a desk',
      async () => {
        const order = await newOrder()
        const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
        const key = { 'Idempotency-Key': crypto.randomUUID() }
        const written = await asServer(`${orderPath(order)}/rows/`, json('POST', row, key))
        expect(written.status).toBe(202)
        await written.text()
        return env.DESK.getByName(deskName('100001', order))
      },
    ],
    [
      'sessions',
      async () => {
        expect((await asServer('/sessions?user=nobody', { method: 'DELETE' })).status).toBe(204)
        return env.SESSIONS.getByName('100001')
      },
    ],
  ])('hears it soon from %s, which its alarm wakes, also after an eviction', async (_, write) => {
    const head = headOf(env as never, '100001')
    overloadAt(Journal, 'take')
    const object = await write()
    await eventually(async () => expect(await head.waiting()).toMatchObject({ objects: 1 }))
    vi.restoreAllMocks()
    const arrived = overloadAt(JournalHead, 'arrived')
    await runDurableObjectAlarm(object)
    await eventually(() => expect(arrived).toHaveBeenCalledWith(object.id.toString()))
    await eventually(async () => expect(await alarmOf(object)).toBeLessThan(Date.now() + 300_000))
    vi.restoreAllMocks()
    await evictDurableObject(object)
    await runDurableObjectAlarm(object)
    await eventually(async () => expect(await head.waiting()).toBeUndefined())
  })
})
