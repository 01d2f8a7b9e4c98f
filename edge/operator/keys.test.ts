/** API keys of the registry that may do less. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  AddedMerchant,
  MadeApiKey,
  RegisteredMerchant,
} from '../../shared/domain/merchant/registry.schema.ts'
import { configOf, type RecordedKey } from '../registry/registry-merchant.ts'
import { asServer, ask, bodyOf, json, newOrder, openSession, orderPath, ORIGIN } from '../testing/edge.ts'
import { asOperator, entryOf, put, useRegistry } from '../testing/registry.ts'
import { withKey, withoutKey } from './keys.ts'

useRegistry()

const MERCHANTS = '/operator/merchants'

interface Refusal {
  code?: string
  pointer?: string
  capability?: string
}

let count = 0
async function add(): Promise<string> {
  count += 1
  const id = `keys-${count}`
  const response = await put(id, entryOf('100001'))
  expect(response.status).toBe(201)
  expect(((await bodyOf(response)) as AddedMerchant).ApiKeys).toHaveLength(1)
  return id
}

const make = (id: string, limits: unknown) => asOperator(`${MERCHANTS}/${id}/keys`, json('POST', limits))

async function made(id: string, limits: object): Promise<MadeApiKey> {
  const response = await make(id, limits)
  expect(response.status).toBe(201)
  return (await bodyOf(response)) as MadeApiKey
}

const shown = async (id: string) =>
  ((await bodyOf(await asOperator(`${MERCHANTS}/${id}`))) as RegisteredMerchant).ApiKeys

async function codeOf(response: Response): Promise<string> {
  const { code, pointer } = (await bodyOf(response)) as Refusal
  return [response.status, code, pointer].filter((part) => part !== undefined).join(' ')
}

/** Each test begins later than the isolate's copy of the directory. */
let start = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (start += 20_000) }))
afterEach(() => void vi.useRealTimers())
const later = (milliseconds = 5_000) => void vi.setSystemTime(Date.now() + milliseconds)

describe('a key of the registry with limits', () => {
  it('may do what they say, is shown with them, and is removed by its name', async () => {
    const id = await add()
    const limits = { Name: 'ERP', Capabilities: ['order.read', 'sessions.write'], Origins: [ORIGIN] }
    const { Id, MadeAt, ApiKey, ...rest } = await made(id, limits)
    expect(rest).toEqual(limits)
    expect(await shown(id)).toMatchObject([{}, { Id, MadeAt, ...limits }])
    later()
    const order = orderPath(await newOrder())
    expect((await asServer(order, {}, ApiKey)).status).toBe(200)
    const row = json('POST', { Name: 'Bulb', Quantity: 100, UnitPrice: 500 })
    expect(await codeOf(await asServer(`${order}/rows/`, row, ApiKey))).toBe('403 capability-missing')
    await expect(openSession({}, ApiKey)).rejects.toThrow(/403 .*capability-missing/)
    expect((await openSession({ capabilities: ['order.read'] }, ApiKey)).token).toBeTruthy()
    const removed = await asOperator(`${MERCHANTS}/${id}/keys/${Id}`, { method: 'DELETE' })
    expect(removed.status).toBe(204)
    later()
    expect(await codeOf(await asServer(order, {}, ApiKey))).toBe('401 api-key-invalid')
    expect(await shown(id)).toHaveLength(1)
  })

  it('expires, and its sessions with it', async () => {
    const id = await add()
    const Expires = new Date(Date.now() + 60_000).toISOString()
    const { ApiKey } = await made(id, { Expires })
    later()
    const { expiresAt } = await openSession({}, ApiKey)
    expect(Date.parse(expiresAt)).toBe(Math.floor(Date.parse(Expires) / 1000) * 1000)
    later(55_000)
    expect(await codeOf(await asServer('/session', {}, ApiKey))).toBe('401 api-key-expired')
  })

  it('stays as it is when the entry is replaced', async () => {
    const id = await add()
    const { ApiKey } = await made(id, { Capabilities: ['order.read'] })
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    later()
    const { capabilities } = (await bodyOf(await asServer('/session', {}, ApiKey))) as {
      capabilities: string[]
    }
    expect(capabilities).toEqual(['order.read'])
  })

  it('is one of ten keys at most', async () => {
    const id = await add()
    for (let n = 1; n < 10; n++) await made(id, { Capabilities: ['order.read'] })
    expect(await codeOf(await make(id, { Capabilities: ['order.read'] }))).toBe('409 merchant-keys-too-many')
  })
})

describe('a request for a key', () => {
  it.each<[string, unknown, string]>([
    ['a misspelt member', { Capabilites: ['order.read'] }, '400 member-unknown /Capabilites'],
    ['an unknown capability', { Capabilities: ['order.red'] }, '400 member-wrong-type /Capabilities/0'],
    ['no capability', { Capabilities: [] }, '400 list-empty /Capabilities'],
    ['an origin with a path', { Origins: ['https://shop.example/'] }, '400 member-wrong-type /Origins/0'],
    ['an origin of another', { Origins: ['https://evil.example'] }, '403 origin-not-allowed /Origins/0'],
    ['no instant', { Expires: 'tomorrow' }, '400 member-wrong-type /Expires'],
    ['an instant of the past', { Expires: '2020-01-01T00:00:00Z' }, '400 date-not-later /Expires'],
    ['a name without characters', { Name: ' ' }, '400 member-wrong-type /Name'],
    ['a list', [], '400 member-wrong-type '],
  ])('is refused with %s, and no key is made', async (_, limits, code) => {
    const id = await add()
    expect(await codeOf(await make(id, limits))).toBe(code)
    expect(await shown(id)).toHaveLength(1)
  })

  it('makes no key without limits out of a body that was lost', async () => {
    const id = await add()
    const path = `${MERCHANTS}/${id}/keys`
    const headers = { 'Content-Type': 'application/json' }
    expect(await codeOf(await asOperator(path, { method: 'POST', headers }))).toBe('400 body-not-json ')
    const body = new Uint8Array([123, 125])
    expect(await codeOf(await asOperator(path, { method: 'POST', body }))).toBe(
      '415 content-type-unsupported',
    )
    expect(await shown(id)).toHaveLength(1)
  })

  it('needs an operator’s key', async () => {
    const id = await add()
    const response = await ask(`${MERCHANTS}/${id}/keys`, json('POST', { Capabilities: ['order.read'] }))
    expect(await codeOf(response)).toBe('401 operator-key-missing')
  })
})

describe('the record of a merchant', () => {
  const full: RecordedKey = { hash: 'a'.repeat(64), madeAt: 1 }
  const limited: RecordedKey = { hash: 'b'.repeat(64), madeAt: 2, limits: { Capabilities: ['order.read'] } }
  const merchant = { Origins: [ORIGIN], Scheme: 'bearer' as const, keys: [full] }

  it('has keys with limits where the former release does not look, which would take them for unlimited', () => {
    const changed = withKey(merchant, limited)
    expect(changed).toMatchObject({ ok: true, value: { keys: [full], restrictedKeys: [limited] } })
    const { ApiKeyHashes, RestrictedKeys } = configOf('1', changed.ok ? changed.value : merchant)
    expect(ApiKeyHashes).toEqual([full.hash])
    expect(RestrictedKeys).toEqual([{ Hash: limited.hash, Capabilities: ['order.read'] }])
  })

  it('loses either kind of key by its name, and is left alone for another name', () => {
    const both = { ...merchant, restrictedKeys: [limited] }
    expect(withoutKey(both, 'bbbbbbbb')).toMatchObject({ keys: [full], restrictedKeys: [] })
    expect(withoutKey(both, 'aaaaaaaa')).toMatchObject({ keys: [], restrictedKeys: [limited] })
    expect(withoutKey(both, 'cccccccc')).toBeUndefined()
  })
})
