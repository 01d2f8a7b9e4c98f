/** Changes of a merchant of which a part failed, or that another isolate does not know yet. */
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  AddedMerchant,
  MadeApiKey,
  RegisteredMerchant,
} from '../../shared/domain/merchant/registry.schema.ts'
import { asPage, asServer, bodyOf, env, newOrder, openSession } from '../testing/edge.ts'
import { connect, lineOf, protocolsWith } from '../testing/live.ts'
import { addedMerchant } from '../testing/keys.ts'
import { asOperator, entryOf, put, useRegistry } from '../testing/registry.ts'
import { overloadAt, resetAt } from '../testing/resets.ts'
import { MerchantDirectory, MerchantRecord, MerchantSessions } from '../worker.ts'

useRegistry()

let now = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (now += 30_000) }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function later(milliseconds = 5_000): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
}

const disabled = entryOf('100001', { Disabled: true })

describe('the sessions of a merchant that is disabled', () => {
  it('end by the same request again, also if it is for the version before', async () => {
    const { id, apiKey } = await addedMerchant()
    const { token } = await openSession({}, apiKey)
    const disable = () => put(id, disabled, { 'If-Match': '"1"' })
    resetAt(MerchantSessions, 'endAll', 'before', Infinity)
    expect(await codeOf(await disable())).toBe('503 edge-unavailable')
    vi.restoreAllMocks()
    expect(await codeOf(await disable())).toBe('412 merchant-changed')
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    later()
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
  })

  it('go on after a request to disable it for another version than it has', async () => {
    const { id, apiKey } = await addedMerchant()
    const { token } = await openSession({}, apiKey)
    expect(await codeOf(await put(id, disabled, { 'If-Match': '"7"' }))).toBe('412 merchant-changed')
    later()
    expect((await asPage('/session', token)).status).toBe(200)
  })

  it('end also if an isolate that has not heard of it opens them afterwards', async () => {
    const { id, apiKey } = await addedMerchant()
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    // This isolate hears no news, as another one does for some seconds.
    overloadAt(MerchantDirectory, 'news')
    expect((await put(id, disabled)).status).toBe(200)
    later(1_000)
    const { token } = await openSession({}, apiKey)
    vi.restoreAllMocks()
    const sessions = env.SESSIONS.getByName(id)
    // The alarm is for the letter of the end too: what is left to do survives it, and the object.
    await runDurableObjectAlarm(sessions)
    await evictDurableObject(sessions)
    later(6_000)
    expect(await runDurableObjectAlarm(sessions)).toBe(true)
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    later()
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
    later(60_000)
    const again = await openSession({}, apiKey)
    await runDurableObjectAlarm(sessions)
    later()
    expect((await asPage('/session', again.token)).status).toBe(200)
  })

  it('end afterwards also if the first attempt fails', async () => {
    const { id, apiKey } = await addedMerchant()
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    overloadAt(MerchantDirectory, 'news')
    expect((await put(id, disabled)).status).toBe(200)
    later(1_000)
    const { token } = await openSession({}, apiKey)
    vi.restoreAllMocks()
    later(6_000)
    const sessions = env.SESSIONS.getByName(id)
    overloadAt(MerchantSessions, 'endAll')
    await runDurableObjectAlarm(sessions)
    vi.restoreAllMocks()
    expect(await runDurableObjectAlarm(sessions)).toBe(true)
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    later()
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
  })

  it('end afterwards also if it is disabled again while those of the first time are ended afterwards', async () => {
    const { id } = await addedMerchant()
    expect((await put(id, disabled)).status).toBe(200)
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    later(6_000)
    const { isHeld, release } = holdEndAtShard()
    const sessions = env.SESSIONS.getByName(id)
    const first = runDurableObjectAlarm(sessions)
    await vi.waitFor(() => expect(isHeld()).toBe(true))
    expect((await put(id, disabled)).status).toBe(200)
    release()
    await first
    later(1_000)
    const opened = { id: crypto.randomUUID(), issuedAt: Date.now() / 1000, user: { id: 'late' } }
    expect(await sessions.isEnded(opened)).toBe(false)
    later(5_000)
    await runDurableObjectAlarm(sessions)
    expect(await sessions.isEnded(opened)).toBe(true)
  })
})

it('a disabled merchant gets no socket from an isolate that has not heard of it for a minute', async () => {
  const { id, apiKey } = await addedMerchant()
  const order = await newOrder()
  const connectAs = async () => connect(order, protocolsWith((await openSession({}, apiKey)).token))
  const before = await connectAs()
  expect(before.status).toBe(101)
  const { closed } = lineOf(before.webSocket!)
  overloadAt(MerchantDirectory, 'news')
  expect((await put(id, disabled)).status).toBe(200)
  await closed
  later(60_000)
  expect(await codeOf(await connectAs())).toBe('401 session-ended')
  // A record that does not answer closes nobody out.
  overloadAt(MerchantRecord, 'read')
  const unknown = await connectAs()
  expect(unknown.status).toBe(101)
  lineOf(unknown.webSocket!).socket.close(1000)
})

it('the record is asked once for all sockets that a user opens at once', async () => {
  const { apiKey } = await addedMerchant()
  const order = await newOrder()
  const { token } = await openSession({}, apiKey)
  const read = vi.spyOn(MerchantRecord.prototype, 'read')
  const opened = await Promise.all(Array.from({ length: 5 }, () => connect(order, protocolsWith(token))))
  expect(opened.map(({ status }) => status)).toEqual([101, 101, 101, 101, 101])
  expect(read).toHaveBeenCalledTimes(1)
  for (const { webSocket } of opened) lineOf(webSocket!).socket.close(1000)
})

/** Holds the next end of all sessions at a shard. */
function holdEndAtShard(): { isHeld: () => boolean; release: () => void } {
  const released = Promise.withResolvers<void>()
  let isHeld = false
  const real = Reflect.get(MerchantSessions.prototype, 'endAll')
  vi.spyOn(MerchantSessions.prototype, 'endAll').mockImplementationOnce(async function (
    this: MerchantSessions,
    ...values
  ) {
    isHeld = true
    await released.promise
    return real.apply(this, values)
  })
  return { isHeld: () => isHeld, release: released.resolve }
}

describe('a key that the directory was not told of', () => {
  it('is shown when it is made, with the time after which it is in force', async () => {
    const { id } = await addedMerchant()
    overloadAt(MerchantDirectory, 'tell')
    const made = await asOperator(`/operator/merchants/${id}/keys`, { method: 'POST' })
    expect([made.status, made.headers.get('Retry-After')]).toEqual([201, '5'])
    const { ApiKey, Id } = (await bodyOf(made)) as MadeApiKey
    const { ApiKeys } = (await bodyOf(await asOperator(`/operator/merchants/${id}`))) as RegisteredMerchant
    expect(ApiKeys.map((key) => key.Id)).toContain(Id)
    vi.restoreAllMocks()
    await runDurableObjectAlarm(env.MERCHANT_RECORD.getByName(id))
    later()
    expect((await asServer('/session', {}, ApiKey)).status).toBe(200)
  })

  it('is shown when its merchant is added', async () => {
    overloadAt(MerchantDirectory, 'tell')
    const added = await put('half-added', entryOf('100001'), { 'If-None-Match': '*' })
    expect([added.status, added.headers.get('Retry-After')]).toEqual([201, '5'])
    const { ApiKey } = (await bodyOf(added)) as AddedMerchant
    vi.restoreAllMocks()
    await runDurableObjectAlarm(env.MERCHANT_RECORD.getByName('half-added'))
    later()
    expect((await asServer('/session', {}, ApiKey)).status).toBe(200)
  })
})
