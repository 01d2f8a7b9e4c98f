import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  AddedMerchant,
  MadeApiKey,
  MerchantList,
  OperatorJournal,
  RegisteredMerchant,
} from '../../shared/domain/merchant/registry.schema.ts'
import { config } from '../config/configured.ts'
import { exposition } from '../metrics/exposition.ts'
import { readGauge } from '../metrics/gauges.ts'
import {
  API_KEY,
  asPage,
  ask,
  asServer,
  bodyOf,
  env,
  json,
  newOrder,
  openSession,
  orderPath,
  ORIGIN,
} from '../testing/edge.ts'
import {
  asOperator,
  entryOf,
  FIRST_KEY,
  OPERATOR_KEY,
  put,
  SECOND_KEY,
  useRegistry,
  useRing,
} from '../testing/registry.ts'
import { overloadAt, resetAt } from '../testing/resets.ts'
import { MerchantDirectory, MerchantSessions } from '../worker.ts'

useRegistry()

const MERCHANTS = '/operator/merchants'

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
}

let count = 0
/** A new merchant, which the provider knows as 100001. */
async function add(more: object = {}): Promise<{ id: string; apiKey: string }> {
  count += 1
  const id = `shop-${count}`
  const response = await put(id, entryOf('100001', more))
  expect(response.status).toBe(201)
  return { id, apiKey: ((await bodyOf(response)) as AddedMerchant).ApiKey }
}

/** A time later than the isolate's copy of the directory, and within the five seconds that are promised. */
function later(milliseconds = 5_000): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

/** Each test begins more than five seconds after the one before: `/readyz` repeats an answer for so long. */
let start = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (start += 6_500) }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the operator’s API', () => {
  it('is not there without a key of its own, nor without a registry', async () => {
    config.registry = { ...config.registry!, operatorKeys: new Set() }
    expect(await codeOf(await asOperator(MERCHANTS))).toBe('404 not-found')
    config.registry = undefined
    expect(await codeOf(await asOperator(MERCHANTS))).toBe('404 not-found')
  })

  it('takes no other key, no session and no page', async () => {
    const { token } = await openSession()
    expect(await codeOf(await ask(MERCHANTS))).toBe('401 operator-key-missing')
    expect(await codeOf(await asOperator(MERCHANTS, {}, API_KEY))).toBe('401 operator-key-invalid')
    expect(await codeOf(await asPage(MERCHANTS, token))).toBe('401 operator-key-invalid')
    const preflight = await ask(MERCHANTS, { method: 'OPTIONS', headers: { Origin: ORIGIN } })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const answered = await asOperator(MERCHANTS, { headers: { Origin: ORIGIN } })
    expect(answered.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(
      await codeOf(await ask('/session', { headers: { Authorization: `Bearer ${OPERATOR_KEY}` } })),
    ).toBe('401 api-key-invalid')
  })

  it('adds a merchant that can be used at once, and shows its key once', async () => {
    const { id, apiKey } = await add()
    expect(apiKey).toMatch(new RegExp(`^oa_${id}_[\\w-]{43}$`))
    const order = await newOrder()
    expect((await asServer(orderPath(order), {}, apiKey)).status).toBe(200)
    const { token } = await openSession({}, apiKey)
    expect((await asPage(orderPath(order), token)).status).toBe(200)
    const shown = await (await asOperator(`${MERCHANTS}/${id}`)).text()
    const { ClientSecret, SoapClients } = config.merchants.get('100001')!
    for (const secret of [apiKey, ClientSecret!, Object.values(SoapClients!)[0]!.Password]) {
      expect(shown).not.toContain(secret)
    }
    expect(JSON.parse(shown)).toMatchObject({ MerchantId: id, Disabled: false, Stored: ['ClientSecret'] })
  })

  it('keeps the capitals of an id, in which two merchants may differ', async () => {
    const { id } = await add()
    const other = id.replace('shop', 'Shop')
    const added = await put(other, entryOf('100002'))
    expect(added.status).toBe(201)
    const { MerchantId, ApiKey } = (await bodyOf(added)) as AddedMerchant
    expect([MerchantId, ApiKey.slice(0, 8)]).toEqual([other, 'oa_Shop-'])
    expect((await asServer('/session', {}, ApiKey)).status).toBe(200)
    expect(await bodyOf(await asOperator(`/Operator/Merchants/${other}/`))).toMatchObject({
      ClientId: config.merchants.get('100002')!.ClientId,
    })
    expect((await asOperator(`${MERCHANTS}/${other}/keys`, { method: 'POST' })).status).toBe(201)
    expect(await codeOf(await put(other, entryOf('100002', { Disabled: true })))).toBe('200 undefined')
    expect((await asOperator(`${MERCHANTS}/${other}`, { method: 'DELETE' })).status).toBe(200)
    expect((await asOperator(`${MERCHANTS}/${id}`)).status).toBe(200)
  })

  it('lists merchants in pages', async () => {
    const added = [await add(), await add(), await add()].map(({ id }) => id)
    const found: string[] = []
    let after = ''
    do {
      const page = (await bodyOf(await asOperator(`${MERCHANTS}?limit=2&after=${after}`))) as MerchantList
      expect(page.Merchants.length).toBeLessThanOrEqual(2)
      found.push(...page.Merchants.map(({ MerchantId }) => MerchantId))
      after = page.After ?? ''
    } while (after)
    expect(found).toEqual([...new Set(found)].toSorted())
    expect(found).toEqual(expect.arrayContaining(added))
  })

  it.each<[string, object, string, string]>([
    ['misspelt', { Origin: ['https://shop.example'] }, 'member-unknown', 'Did you mean Origins?'],
    [
      'misspelt in a client',
      { SoapClients: { Invoice: { ClientNumbr: 1 } } },
      'member-unknown',
      'Did you mean ClientNumber?',
    ],
    ['of no meaning', { Color: 'red' }, 'member-unknown', 'Color is not a member here.'],
    ['missing', { Origins: undefined }, 'member-missing', 'Origins is required.'],
    ['an empty list', { Origins: [] }, 'list-empty', 'Origins'],
    [
      'no origin',
      { Origins: ['https://shop.example/admin'] },
      'member-wrong-type',
      'Item 1 of Origins must be an origin as a browser sends it',
    ],
    ['of another type', { ClientId: 7 }, 'member-wrong-type', 'ClientId must be a string.'],
    ['no scheme', { Scheme: 'basic' }, 'member-wrong-type', 'Scheme must be one of bearer, signed.'],
    [
      'a credential that the scheme needs',
      { ClientSecret: undefined },
      'member-missing',
      'ClientSecret is required',
    ],
    ['another scheme’s credential', { Scheme: 'signed' }, 'member-missing', 'SharedSecret is required'],
  ])('refuses an entry with a member that is %s', async (_, change, code, detail) => {
    const response = await put('refused', entryOf('100001', change))
    const body = (await bodyOf(response)) as { code: string; detail: string }
    expect(`${response.status} ${body.code}`).toBe(`400 ${code}`)
    expect(body.detail).toContain(detail)
    expect(await codeOf(await asOperator(`${MERCHANTS}/refused`))).toBe('404 merchant-not-found')
  })

  it.each(['-a', 'a_b', 'a.b', 'a%2Fb', 'a'.repeat(65), '%00'])('refuses the id %s', async (id) => {
    expect(await codeOf(await put(id, entryOf('100001')))).toBe('400 path-parameter-invalid')
  })

  it('refuses a merchant that MERCHANTS has, and a second one of the same id if that is asked', async () => {
    expect(await codeOf(await put('100001', entryOf('100001')))).toBe('409 merchant-in-configuration')
    const { id } = await add()
    expect(await codeOf(await put(id, entryOf('100001'), { 'If-None-Match': '*' }))).toBe(
      '412 merchant-exists',
    )
    expect(await codeOf(await put(id, entryOf('100001'), { 'If-Match': '"7"' }))).toBe('412 merchant-changed')
    expect(await codeOf(await put(id, entryOf('100001'), { 'If-Match': '7' }))).toBe('400 if-match-invalid')
    expect((await put(id, entryOf('100001'), { 'If-Match': '"1"' })).headers.get('ETag')).toBe('"2"')
  })

  it('keeps a credential that is left out, and no password of another client', async () => {
    const { id, apiKey } = await add()
    const kept = entryOf('100001', { ClientSecret: undefined, SoapClients: undefined })
    expect((await put(id, kept)).status).toBe(200)
    later()
    expect((await asServer(orderPath(await newOrder()), {}, apiKey)).status).toBe(200)
    const other = { Invoice: { ClientNumber: 1, Username: 'other' } }
    expect(await codeOf(await put(id, { ...kept, SoapClients: other }))).toBe('400 member-missing')
  })

  it('asks the provider whether it takes the credentials, if that is asked, and stores nothing if not', async () => {
    const checked = (id: string, entry: object) =>
      asOperator(`${MERCHANTS}/${id}?check=provider`, json('PUT', entry))
    const wrong = entryOf('100001', { ClientSecret: 'wrong' })
    expect(await codeOf(await checked('checked', wrong))).toBe('422 merchant-credentials-refused')
    expect(await codeOf(await asOperator(`${MERCHANTS}/checked`))).toBe('404 merchant-not-found')
    expect((await checked('checked', entryOf('100001'))).status).toBe(201)
    expect(await codeOf(await asOperator(`${MERCHANTS}/checked?check=provider`))).toBe('200 undefined')
    expect(await codeOf(await asOperator(`${MERCHANTS}/x?check=all`, json('PUT', {})))).toBe(
      '400 path-parameter-invalid',
    )
  })

  it('goes on with other credentials at once, although the former ones were refused', async () => {
    const { id, apiKey } = await add({ ClientSecret: 'wrong' })
    const order = orderPath(await newOrder())
    expect(await codeOf(await asServer(order, {}, apiKey))).toBe('502 provider-rejects-credentials')
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    expect((await asServer(order, {}, apiKey)).status).toBe(200)
    // And the other way round: a token of the former ones is not used for ever.
    const signed = { Scheme: 'signed', SharedSecret: 'wrong', ClientSecret: undefined }
    expect((await put(id, entryOf('100001', signed))).status).toBe(200)
    expect(await codeOf(await asServer(order, {}, apiKey))).toBe('502 provider-rejects-credentials')
  })

  it('uses no token of the former credentials, although the provider still accepts it', async () => {
    const { id, apiKey } = await add()
    const order = orderPath(await newOrder())
    expect((await asServer(order, {}, apiKey)).status).toBe(200)
    // The right ones: those before were another merchant's of the provider.
    expect((await put(id, entryOf('100002'))).status).toBe(200)
    expect((await asServer(order, {}, apiKey)).status).not.toBe(200)
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    expect((await asServer(order, {}, apiKey)).status).toBe(200)
  })

  it('counts no refused credentials of a merchant that it does not serve any more', async () => {
    const counted = () => readGauge('order_admin_credentials_refused')[0]!.value
    const { id, apiKey } = await add({ ClientSecret: 'wrong' })
    const before = counted()
    expect(await codeOf(await asServer(orderPath(await newOrder()), {}, apiKey))).toBe(
      '502 provider-rejects-credentials',
    )
    expect(counted()).toBe(before + 1)
    await put(id, entryOf('100001', { Disabled: true }))
    later()
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
    expect(counted()).toBe(before)
  })

  it('has limits of a merchant’s own', async () => {
    const { id, apiKey } = await add({ Limits: { RequestsPerMinute: 2 } })
    const shown = (await bodyOf(await asOperator(`${MERCHANTS}/${id}`))) as RegisteredMerchant
    expect(shown.Limits).toEqual({ RequestsPerMinute: 2 })
    const statuses = []
    for (let request = 0; request < 3; request++)
      statuses.push((await asServer('/session', {}, apiKey)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('makes and removes keys; a removed one is refused within five seconds', async () => {
    const { id, apiKey } = await add()
    const made = await asOperator(`${MERCHANTS}/${id}/keys`, { method: 'POST' })
    expect(made.status).toBe(201)
    const { ApiKey } = (await bodyOf(made)) as MadeApiKey
    const order = orderPath(await newOrder())
    later()
    expect((await asServer(order, {}, ApiKey)).status).toBe(200)
    const { ApiKeys } = (await bodyOf(await asOperator(`${MERCHANTS}/${id}`))) as RegisteredMerchant
    const first = `${MERCHANTS}/${id}/keys/${ApiKeys[0]!.Id}`
    expect((await asOperator(first, { method: 'DELETE' })).status).toBe(204)
    expect((await asOperator(first, { method: 'DELETE' })).status).toBe(204)
    later()
    expect(await codeOf(await asServer(order, {}, apiKey))).toBe('401 api-key-invalid')
    expect((await asServer(order, {}, ApiKey)).status).toBe(200)
  })

  it('gives a merchant ten keys at most', async () => {
    const { id } = await add()
    const more = () => asOperator(`${MERCHANTS}/${id}/keys`, { method: 'POST' })
    for (let made = 1; made < 10; made++) expect((await more()).status).toBe(201)
    expect(await codeOf(await more())).toBe('409 merchant-keys-too-many')
  })

  it('makes each key of two at once', async () => {
    const { id } = await add()
    const more = () => asOperator(`${MERCHANTS}/${id}/keys`, { method: 'POST' })
    const made = await Promise.all([more(), more()])
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    const { ApiKeys } = (await bodyOf(await asOperator(`${MERCHANTS}/${id}`))) as RegisteredMerchant
    expect(ApiKeys).toHaveLength(3)
  })

  it('refuses a disabled merchant within five seconds, ends its sessions, and serves it again', async () => {
    const { id, apiKey } = await add()
    const { token } = await openSession({}, apiKey)
    expect((await put(id, entryOf('100001', { Disabled: true }))).status).toBe(200)
    later()
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-unknown-merchant')
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    later()
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
    expect((await openSession({}, apiKey)).token).toBeTruthy()
  })

  it.each([
    ['ends them', () => resetAt(MerchantSessions, 'endAll', 'before', Infinity), '503 edge-unavailable'],
    ['tells the directory', () => overloadAt(MerchantDirectory, 'tell'), '503 edge-unavailable'],
  ])(
    'ends the sessions of a disabled merchant when the object that %s fails at first',
    async (_, fail, code) => {
      const { id, apiKey } = await add()
      const { token } = await openSession({}, apiKey)
      const disable = () => put(id, entryOf('100001', { Disabled: true }))
      fail()
      expect(await codeOf(await disable())).toBe(code)
      vi.restoreAllMocks()
      expect(await codeOf(await disable())).toBe('200 undefined')
      expect((await put(id, entryOf('100001'))).status).toBe(200)
      later()
      expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
    },
  )

  it('ends the sessions of a disabled merchant also if the directory does not hear of it', async () => {
    const { id, apiKey } = await add()
    const { token } = await openSession({}, apiKey)
    overloadAt(MerchantDirectory, 'tell')
    expect(await codeOf(await put(id, entryOf('100001', { Disabled: true })))).toBe('503 edge-unavailable')
    later()
    // The merchant is still served here, and its sessions are not.
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
  })

  it('ends the sessions of a deleted merchant when it is deleted again', async () => {
    const { id } = await add()
    await put(id, entryOf('100001', { Disabled: true }))
    const remove = () => asOperator(`${MERCHANTS}/${id}`, { method: 'DELETE' })
    resetAt(MerchantSessions, 'endAll', 'before', Infinity)
    expect(await codeOf(await remove())).toBe('503 edge-unavailable')
    vi.restoreAllMocks()
    const again = vi.spyOn(MerchantSessions.prototype, 'endAll')
    expect(await codeOf(await remove())).toBe('409 merchant-deleted')
    expect(again).toHaveBeenCalled()
  })

  it('deletes only a disabled merchant, says what is kept, and never gives the id again', async () => {
    const { id, apiKey } = await add()
    const remove = () => asOperator(`${MERCHANTS}/${id}`, { method: 'DELETE' })
    expect(await codeOf(await remove())).toBe('409 merchant-enabled')
    await put(id, entryOf('100001', { Disabled: true }))
    const removed = await remove()
    expect(await bodyOf(removed)).toMatchObject({
      MerchantId: id,
      Kept: expect.arrayContaining([{ What: 'batches', Days: 30 }]) as object,
    })
    later()
    expect(await codeOf(await asOperator(`${MERCHANTS}/${id}`))).toBe('404 merchant-not-found')
    expect(await codeOf(await remove())).toBe('409 merchant-deleted')
    expect(await codeOf(await put(id, entryOf('100001')))).toBe('409 merchant-deleted')
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
    const list = (await bodyOf(await asOperator(`${MERCHANTS}?limit=500`))) as MerchantList
    expect(list.Merchants.map(({ MerchantId }) => MerchantId)).not.toContain(id)
  })

  it('has a journal of every change, newest first, without a secret', async () => {
    const { id } = await add()
    await asOperator(`${MERCHANTS}/${id}/keys`, { method: 'POST' })
    await put(id, entryOf('100001', { Disabled: true }))
    await asOperator(`${MERCHANTS}/${id}`, { method: 'DELETE' })
    const answered = await asOperator('/operator/journal?limit=3')
    const { Entries, Before } = (await bodyOf(answered)) as OperatorJournal
    expect(Entries.map(({ Operation, MerchantId }) => [Operation, MerchantId])).toEqual([
      ['deleteMerchant', id],
      ['disableMerchant', id],
      ['addApiKey', id],
    ])
    const next = (await bodyOf(
      await asOperator(`/operator/journal?before=${Before}&limit=1`),
    )) as OperatorJournal
    expect(next.Entries).toMatchObject([{ Operation: 'addMerchant', MerchantId: id }])
    expect(Entries[0]!.Operator).toMatch(/^[0-9a-f]{8}$/)
  })
})

describe('the registry', () => {
  it('keeps nothing that a reader without the key understands', async () => {
    const secret = 'a-client-secret-to-search-for'
    const { id, apiKey } = await add({ ClientSecret: secret, Origins: ['https://searched.example'] })
    const record = await env.MERCHANT_RECORD.getByName(id).read()
    const text = new TextDecoder('latin1').decode(record!.sealed.bytes)
    for (const known of [secret, apiKey, apiKey.slice(-43), 'searched', 'ClientSecret']) {
      expect(text).not.toContain(known)
    }
  })

  it('goes on with both keys of a ring, and seals again under the first', async () => {
    const { id, apiKey } = await add()
    useRing(SECOND_KEY, FIRST_KEY)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    let more: boolean
    do {
      const answered = await asOperator('/operator/reseal', { method: 'POST' })
      more = ((await bodyOf(answered)) as { IsMore: boolean }).IsMore
    } while (more)
    useRing(SECOND_KEY)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    useRing(FIRST_KEY, SECOND_KEY)
    expect(await bodyOf(await asOperator('/operator/reseal', { method: 'POST' }))).toMatchObject({
      IsMore: false,
    })
    expect((await asOperator(`${MERCHANTS}/${id}`)).status).toBe(200)
  })

  it.each<[string, typeof FIRST_KEY]>([
    ['lost', SECOND_KEY],
    ['wrong', { ...SECOND_KEY, kid: FIRST_KEY.kid }],
  ])('serves nobody while its key is %s, and names the ring’s ids', async (_, key) => {
    const { apiKey } = await add()
    useRing(key)
    const refused = [
      await asServer('/session', {}, apiKey),
      await asServer('/session', {}, API_KEY),
      await asOperator(MERCHANTS),
      await ask('/readyz'),
    ]
    for (const response of refused) {
      const { detail } = (await bodyOf(response.clone())) as { detail: string }
      expect(await codeOf(response)).toBe('503 registry-locked')
      expect(detail).toBe(
        `REGISTRY_KEY has the keys ${key.kid}. Records are sealed with first, which it lacks or has wrong.`,
      )
      expect(response.status).toBe(503)
    }
    expect(exposition()).toContain('order_admin_locked{why="registry"} 1\n')
    useRing(FIRST_KEY, SECOND_KEY)
    expect((await asServer('/session', {}, API_KEY)).status).toBe(200)
    expect(exposition()).toContain('order_admin_locked{why="registry"} 0\n')
  })

  it('serves nobody while a merchant stands in the configuration too', async () => {
    const { id } = await add()
    const merchants = config.merchants as Map<string, object>
    merchants.set(id, { ...config.merchants.get('100001')! })
    useRing(FIRST_KEY)
    try {
      expect(await codeOf(await asServer('/session'))).toBe('503 registry-locked')
    } finally {
      merchants.delete(id)
    }
  })
})
