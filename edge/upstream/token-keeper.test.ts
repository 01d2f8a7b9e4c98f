import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '../config/configured.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { env } from '../testing/edge.ts'
import {
  issued,
  movableClock,
  type StubProvider,
  stubProvider,
  TOKEN_LIFE,
} from '../testing/stub-provider.ts'

const MERCHANT = '100001'
const refused = (retryAfter: number) => ({
  ok: false,
  reason: { code: 'provider-rejects-credentials', retryAfter },
})
const token = (number: number, isOnTrial = false) => ({
  ok: true,
  value: { value: `token-${number}`, isOnTrial },
})

let provider: StubProvider
let pass: (milliseconds: number) => void
let keeper: ReturnType<typeof env.TOKENS.getByName>

beforeEach(() => {
  provider = stubProvider()
  pass = movableClock()
  // The test's own object, without state.
  keeper = env.TOKENS.getByName(crypto.randomUUID())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const get = (rejected?: string) => keeper.get(MERCHANT, rejected)

describe('credentials that the token endpoint refuses', () => {
  beforeEach(() => {
    provider.issue = () => Response.json({ error: 'invalid_client' }, { status: 401 })
  })

  it('are tried once, then after 5, 10 and 20 seconds, for any number of requests', async () => {
    expect(await Promise.all([get(), get(), get()])).toMatchObject([refused(5), refused(5), refused(5)])
    for (const [wait, tokens] of [
      [5, 1],
      [10, 2],
      [20, 3],
    ] as const) {
      expect(await get()).toMatchObject(refused(wait))
      pass(wait * 1000 - 1)
      expect(await get()).toMatchObject(refused(1))
      expect(provider.tokens).toBe(tokens)
      pass(1)
      expect(await get()).toMatchObject(refused(2 * wait))
    }
    expect(provider.tokens).toBe(4)
  })

  it.each([400, 403])('count as refused with status %i as with 401', async (status) => {
    provider.issue = () => new Response('', { status })
    await get()
    expect(await get()).toMatchObject(refused(5))
    expect(provider.tokens).toBe(1)
  })

  it('are used at once after they are accepted, and wait 5 seconds after the next refusal', async () => {
    await get()
    pass(5000)
    await get()
    pass(10_000)
    provider.issue = undefined
    expect(await get()).toMatchObject(token(3))
    provider.issue = () => new Response('', { status: 401 })
    expect(await get('token-3')).toMatchObject(refused(5))
  })

  it('do not affect the token that was issued before', async () => {
    provider.issue = undefined
    await get()
    provider.issue = () => new Response('', { status: 401 })
    pass(0.9 * TOKEN_LIFE * 1000)
    for (let call = 0; call < 3; call++) expect(await get()).toMatchObject(token(1))
    expect(provider.tokens).toBe(2)
  })
})

describe('tokens that the API rejects', () => {
  /** Rejects a token and its renewal, as an isolate reports it. */
  async function rejectTwice(): Promise<void> {
    await get()
    expect(await get('token-1')).toMatchObject(token(2))
    expect(await keeper.rejectedAgain('token-2')).toEqual(refused(5).reason)
  }

  it('are not minted for 5 seconds, and then once, on trial', async () => {
    await rejectTwice()
    expect(await get()).toMatchObject(refused(5))
    expect(await get('token-2')).toMatchObject(refused(5))
    pass(5000)
    expect(await get()).toMatchObject(token(3, true))
    expect(await get('token-3')).toMatchObject(refused(10))
    expect(await get()).toMatchObject(refused(10))
    expect(provider.tokens).toBe(3)
  })

  it('are no longer on trial once one is accepted, and are renewed again', async () => {
    await rejectTwice()
    pass(5000)
    await get()
    await keeper.accepted('token-3')
    expect(await get()).toMatchObject(token(3))
    expect(await get('token-3')).toMatchObject(token(4))
    expect(await keeper.rejectedAgain('token-4')).toEqual(refused(5).reason)
  })

  it('count once for any number of reports, and not after they are replaced', async () => {
    await rejectTwice()
    await keeper.rejectedAgain('token-2')
    pass(5000)
    expect(await get()).toMatchObject(token(3, true))
    await keeper.rejectedAgain('token-1')
    await keeper.accepted('token-1')
    expect(await get()).toMatchObject(token(3, true))
  })
})

describe('credentials that change while a token of the former ones is minted', () => {
  const merchants = config.merchants as Map<string, MerchantConfig>
  const before = merchants.get(MERCHANT)!
  afterEach(() => void merchants.set(MERCHANT, before))

  /** Begins to mint with the former credentials, and then asks with the new ones. */
  async function changeMeanwhile(former: () => Response): Promise<unknown[]> {
    const answers = [Promise.withResolvers<() => Response>(), Promise.withResolvers<() => Response>()]
    provider.issue = async (number) => (await answers[number - 1]!.promise)()
    const first = get()
    await vi.waitFor(() => expect(provider.tokens).toBe(1))
    merchants.set(MERCHANT, { ...before, ClientSecret: 'the right one' })
    const second = get()
    await vi.waitFor(() => expect(provider.tokens).toBe(2))
    answers[1]!.resolve(() => issued(2))
    const ofNew = await second
    answers[0]!.resolve(former)
    return [await first, ofNew]
  }

  it('are used from then on; the former token goes to nobody who asks later', async () => {
    expect(await changeMeanwhile(() => issued(1))).toMatchObject([token(1), token(2)])
    expect(await get()).toMatchObject(token(2))
    expect(provider.tokens).toBe(2)
  })

  it('are not refused because the former ones are', async () => {
    const refusal = () => new Response('', { status: 401 })
    expect(await changeMeanwhile(refusal)).toMatchObject([refused(5), token(2)])
    pass(0.9 * TOKEN_LIFE * 1000)
    provider.issue = issued
    // A renewal in the background, which no refusal delays.
    await get()
    await vi.waitFor(() => expect(provider.tokens).toBe(3))
  })
})

describe('a token endpoint that answers 429', () => {
  it('is not called before its Retry-After, which is in every answer', async () => {
    provider.issue = () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })
    const limited = (retryAfter: number) => ({ reason: { code: 'provider-rate-limited', retryAfter } })
    expect(await get()).toMatchObject(limited(60))
    pass(20_000)
    expect(await get()).toMatchObject(limited(40))
    expect(provider.tokens).toBe(1)
    pass(40_000)
    provider.issue = issued
    expect(await get()).toMatchObject(token(2))
  })
})

it('a stored token that cannot be read once is read by the next request', async () => {
  await runInDurableObject(keeper, (_, { storage }) => {
    vi.spyOn(Object.getPrototypeOf(storage) as DurableObjectStorage, 'get').mockRejectedValueOnce(
      new Error('the disk fails'),
    )
  })
  expect(await get().catch(String)).toContain('the disk fails')
  expect(await get()).toMatchObject(token(1))
})

describe('a missing token endpoint', () => {
  it.each([307, 404, 500])('has failed with status %i, and is called again', async (status) => {
    provider.issue = () => new Response('', { status })
    expect(await get()).toMatchObject({ reason: { code: 'provider-failed' } })
    provider.issue = undefined
    expect(await get()).toMatchObject(token(2))
  })
})
