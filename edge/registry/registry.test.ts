/** A registry whose parts do not answer, or that others change. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '../config/configured.ts'
import { MerchantDirectory, MerchantRecord } from '../worker.ts'
import {
  asPage,
  asServer,
  bodyOf,
  env,
  json,
  newOrder,
  openSession,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { addedMerchant } from '../testing/keys.ts'
import { asOperator, entryOf, FIRST_KEY, put, useRegistry, useRing } from '../testing/registry.ts'
import { overloadAt, resetAt } from '../testing/resets.ts'
import type { DirectoryPlace, MerchantNews } from './news.ts'

useRegistry()

const MINUTE = 60_000
let now = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (now += 6_500) }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function later(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
}

const directory = () => env.MERCHANT_DIRECTORY.getByName('merchants')

describe('a directory that does not answer', () => {
  it('stops no merchant that is known for five minutes, and gives 503 to all others, never 401', async () => {
    const { apiKey } = await addedMerchant()
    const unknown = `oa_nobody_${'x'.repeat(43)}`
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    expect(await codeOf(await asServer('/session', {}, unknown))).toBe('401 api-key-invalid')
    overloadAt(MerchantDirectory, 'news')
    later(5_000)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    expect(await codeOf(await asServer('/session', {}, unknown))).toBe('503 edge-unavailable')
    // The merchants of the configuration need no directory.
    expect((await asServer('/session')).status).toBe(200)
    later(4 * MINUTE)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    later(2 * MINUTE)
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('503 edge-unavailable')
    vi.restoreAllMocks()
    later(5_000)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
  })

  it('is told again of a change that it did not hear of, and the operator reads so', async () => {
    const { id, apiKey } = await addedMerchant()
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    overloadAt(MerchantDirectory, 'tell')
    const disabled = await put(id, entryOf('100001', { Disabled: true }))
    expect(disabled.headers.get('Retry-After')).toBe('5')
    expect(await bodyOf(disabled)).toMatchObject({
      code: 'edge-unavailable',
      detail: expect.stringContaining('The change is stored') as string,
    })
    later(5_000)
    // An isolate that has its record open goes on; one that opens it now does not.
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    vi.restoreAllMocks()
    expect(await runDurableObjectAlarm(env.MERCHANT_RECORD.getByName(id))).toBe(true)
    later(5_000)
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
  })

  it('is told of a change that failed while an earlier one was told', async () => {
    const { id, apiKey } = await addedMerchant()
    const held = Promise.withResolvers<void>()
    const real = Reflect.get(MerchantDirectory.prototype, 'tell')
    let calls = 0
    vi.spyOn(MerchantDirectory.prototype, 'tell').mockImplementation(async function (
      this: MerchantDirectory,
      news: MerchantNews,
    ) {
      if (++calls > 1) throw Object.assign(new Error('too many requests wait'), { overloaded: true })
      await held.promise
      return real.call(this, news)
    } as unknown as typeof real)
    const first = asOperator(`/operator/merchants/${id}/keys`, { method: 'POST' })
    await vi.waitFor(() => expect(calls).toBe(1))
    expect(await codeOf(await put(id, entryOf('100001', { Disabled: true })))).toBe('503 edge-unavailable')
    held.resolve()
    expect((await first).status).toBe(201)
    vi.restoreAllMocks()
    expect(await runDurableObjectAlarm(env.MERCHANT_RECORD.getByName(id))).toBe(true)
    later(5_000)
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
  })

  it('makes the registry unready', async () => {
    overloadAt(MerchantDirectory, 'news')
    useRing(FIRST_KEY)
    expect(await codeOf(await asServer('/readyz'))).toBe('503 edge-unavailable')
  })
})

describe('a record that does not answer', () => {
  it('gives 503 to its merchant where it is not open, and stops no other', async () => {
    const { apiKey } = await addedMerchant()
    const other = await addedMerchant()
    expect((await asServer('/session', {}, other.apiKey)).status).toBe(200)
    overloadAt(MerchantRecord, 'read')
    later(5_000)
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('503 edge-unavailable')
    expect((await asServer('/session', {}, other.apiKey)).status).toBe(200)
  })

  it.each(['before', 'after'] as const)('that is reset %s it writes does a change once', async (moment) => {
    const { id } = await addedMerchant()
    resetAt(MerchantRecord, 'write', moment)
    const made = await asOperator(`/operator/merchants/${id}/keys`, { method: 'POST' })
    expect(made.status).toBe(201)
    const { ApiKeys } = (await bodyOf(await asOperator(`/operator/merchants/${id}`))) as { ApiKeys: object[] }
    expect(ApiKeys).toHaveLength(2)
    const { Entries } = (await bodyOf(await asOperator('/operator/journal?limit=2'))) as {
      Entries: { Operation: string }[]
    }
    expect(Entries.map(({ Operation }) => Operation)).toEqual(['addApiKey', 'addMerchant'])
  })

  it('that another put in its place is not opened', async () => {
    const { id, apiKey } = await addedMerchant()
    const other = await addedMerchant()
    const record = env.MERCHANT_RECORD.getByName(id)
    const sealedOf = async (merchant: string) =>
      (await env.MERCHANT_RECORD.getByName(merchant).read())!.sealed.bytes
    const replace = (bytes: Uint8Array) =>
      runInDurableObject(record, (_, { storage }) => {
        storage.sql.exec('UPDATE record SET sealed = ?', bytes)
      })
    const its = await sealedOf(id)
    await replace(await sealedOf(other.id))
    // The tests of other files seal all records again.
    onTestFinished(() => replace(its))
    later(5_000)
    useRing(FIRST_KEY)
    // Nobody acts as the other merchant by it.
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('503 edge-unavailable')
  })
})

describe('an isolate', () => {
  it('forgets what it knew when the directory is an older one', async () => {
    const { apiKey } = await addedMerchant()
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    // A backup from before the last merchant.
    await runInDurableObject(directory(), (_, { storage }) => {
      storage.sql.exec('DELETE FROM merchants WHERE sequence = (SELECT max(sequence) FROM merchants)')
    })
    later(5_000)
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
  })

  it('reads the record for a caller that knows a later revision, before the directory tells it', async () => {
    const { merchantOfCall, merchantSince } = await import('./find-merchant.ts')
    const [first, second] = ['100001', '100002'].map((known) => config.merchants.get(known)!.ClientId)
    const { id } = await addedMerchant()
    expect((await merchantOfCall(env as never, id))?.ClientId).toBe(first)
    overloadAt(MerchantDirectory, 'tell')
    expect(await codeOf(await put(id, entryOf('100002')))).toBe('503 edge-unavailable')
    expect((await merchantSince(env as never, id, 1))?.ClientId).toBe(first)
    expect((await merchantSince(env as never, id, 2))?.ClientId).toBe(second)
    expect((await merchantOfCall(env as never, id))?.ClientId).toBe(second)
  })

  it('hears of ten thousand merchants and more', async () => {
    await addCrowd()
    const { apiKey } = await addedMerchant()
    useRing(FIRST_KEY)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    const disabled = `oa_many-10001_${'x'.repeat(43)}`
    expect(await codeOf(await asServer('/session', {}, disabled))).toBe('401 api-key-invalid')
  })

  it('that hears the first part of the merchants only refuses none of the others', async () => {
    await addCrowd()
    const { apiKey } = await addedMerchant()
    useRing(FIRST_KEY)
    const { calls, release } = holdPages(2)
    const asked = () => asServer('/session', {}, apiKey)
    const first = asked()
    await vi.waitFor(() => expect(calls()).toBe(2))
    const second = asked()
    await vi.waitFor(() => expect(calls()).toBeGreaterThan(2))
    const third = asked()
    // Until it is answered, or both of the others wait for their second page too.
    await Promise.race([third, vi.waitFor(() => expect(calls()).toBe(6))])
    release()
    expect((await Promise.all([first, second, third])).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('goes on with the merchants that it knows while it hears all of them again', async () => {
    await addCrowd()
    const { apiKey } = await addedMerchant()
    useRing(FIRST_KEY)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    await runInDurableObject(directory(), (_, { storage }) => {
      storage.sql.exec(`UPDATE epoch SET epoch = 'another'`)
    })
    later(5_000)
    const { calls, release } = holdPages(2)
    const first = asServer('/session', {}, apiKey)
    await vi.waitFor(() => expect(calls()).toBe(2))
    const second = await asServer('/session', {}, apiKey)
    release()
    expect([second.status, (await first).status]).toEqual([200, 200])
  })
})

/** More merchants than one page of news has, none of them served, until the test ends. */
async function addCrowd(): Promise<void> {
  const place = await directory().news()
  await runInDurableObject(directory(), (_, { storage }) => {
    const last = place.place.sequence
    for (let next = 1; next <= 10_001; next++) {
      storage.sql.exec(
        `INSERT INTO merchants (id, sequence, revision, state, kid, changed_at) VALUES (?, ?, 1, 'disabled', 'first', 0)`,
        `many-${next}`,
        last + next,
      )
    }
  })
  // The next tests list the merchants.
  onTestFinished(() =>
    runInDurableObject(directory(), (_, { storage }) => {
      storage.sql.exec(`DELETE FROM merchants WHERE id LIKE 'many-%'`)
    }),
  )
}

/** Holds the directory's answers from this one on that begin behind the first page. */
function holdPages(from: number): { calls: () => number; release: () => void } {
  const held = Promise.withResolvers<void>()
  const real = Reflect.get(MerchantDirectory.prototype, 'news')
  let calls = 0
  vi.spyOn(MerchantDirectory.prototype, 'news').mockImplementation(async function (
    this: MerchantDirectory,
    since?: DirectoryPlace,
  ) {
    if (++calls >= from && since) await held.promise
    return real.call(this, since)
  } as unknown as typeof real)
  return { calls: () => calls, release: held.resolve }
}

describe('a merchant that is disabled', () => {
  it('in the middle of a save has the save ended, and no other begun', async () => {
    const { id, apiKey } = await addedMerchant()
    const order = await newOrder()
    const { token } = await openSession({}, apiKey)
    const { etag } = await orderNow(order)
    const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
    const write = (key: string) =>
      asPage(
        `${orderPath(order)}/rows/`,
        token,
        json('POST', row, { 'If-Match': etag, 'Idempotency-Key': key }),
      )
    const [written] = await Promise.all([write('one'), put(id, entryOf('100001', { Disabled: true }))])
    // Either the save was first and is done, or the end of the sessions was: never half of it.
    const { OrderRows } = (await orderNow(order)).order
    expect([202, 401]).toContain(written.status)
    expect(OrderRows).toHaveLength(written.status === 202 ? 2 : 1)
    later(5_000)
    expect(await codeOf(await write('two'))).toBe('401 session-unknown-merchant')
  })

  it('keeps its credentials for calls under way until it is deleted', async () => {
    const { merchantOfCall } = await import('./find-merchant.ts')
    const { id } = await addedMerchant()
    await put(id, entryOf('100001', { Disabled: true }))
    expect((await merchantOfCall(env as never, id))?.ClientId).toBe(config.merchants.get('100001')!.ClientId)
    await asOperator(`/operator/merchants/${id}`, { method: 'DELETE' })
    expect(await merchantOfCall(env as never, id)).toBeUndefined()
  })
})
