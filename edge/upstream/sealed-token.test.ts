/** The token that outlives its object's instance. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '../config/configured.ts'
import { env } from '../testing/edge.ts'
import { movableClock, type StubProvider, stubProvider, TOKEN_LIFE } from '../testing/stub-provider.ts'
import type { ProviderTokens } from './token-keeper.ts'
import { openToken, sealToken } from './sealed-token.ts'

const MERCHANT = '100001'
const { merchants, authUrl } = config
const merchant = merchants.get(MERCHANT)!

let provider: StubProvider
let pass: (milliseconds: number) => void
let name: string
let keeper: ReturnType<typeof env.TOKENS.getByName>

beforeEach(() => {
  provider = stubProvider()
  pass = movableClock()
  name = crypto.randomUUID()
  keeper = env.TOKENS.getByName(name)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Object.assign(config, { merchants, authUrl })
})

/** The value of the token, or the failure's code. */
async function get(rejected?: string): Promise<string> {
  const token = await keeper.get(MERCHANT, rejected)
  return token.ok ? token.value.value : token.reason.code
}

/** Has the object's next instance work. An eviction would wait for the timeout of the call that minted. */
async function evict(): Promise<void> {
  const reset = runInDurableObject(keeper, async (_, state) => {
    await state.storage.sync()
    state.abort('evicted by a test')
  })
  await expect(reset).rejects.toThrow('evicted by a test')
  keeper = env.TOKENS.getByName(name)
}

const stored = () =>
  runInDurableObject(keeper, async (_, { storage }) => [...(await storage.list()).values()])

/** Changes the configuration as a restart of the worker does. */
function reconfigure(changes: Partial<typeof merchant>): void {
  Object.assign(config, { merchants: new Map([[MERCHANT, { ...merchant, ...changes }]]) })
}

describe('a token', () => {
  it('is used by the next instance of its object, which calls nothing', async () => {
    const first = await keeper.get(MERCHANT)
    await evict()
    expect(await keeper.get(MERCHANT)).toEqual(first)
    expect(provider.tokens).toBe(1)
  })

  it('is used until 95 % of its life, and is renewed from 80 % on', async () => {
    await get()
    pass(TOKEN_LIFE * 800 - 1)
    await evict()
    expect([await get(), provider.tokens]).toEqual(['token-1', 1])
    pass(1)
    await evict()
    expect(await get()).toBe('token-1')
    await expect.poll(() => provider.tokens).toBe(2)
    await evict()
    expect(await get()).toBe('token-2')
    pass(TOKEN_LIFE * 950 - 1)
    provider.issue = () => new Response('', { status: 500 })
    await evict()
    expect(await get()).toBe('token-2')
    pass(1)
    await evict()
    expect(await get()).toBe('provider-failed')
  })

  it('is in no byte of what is stored', async () => {
    await get()
    const [entry] = (await stored()) as [{ sealed: Uint8Array; staleAt: number }]
    expect(entry.sealed.length).toBeGreaterThan('token-1'.length)
    expect(JSON.stringify({ ...entry, sealed: String.fromCharCode(...entry.sealed) })).not.toContain(
      'token-1',
    )
    expect(entry.staleAt).toBe(Date.now() + TOKEN_LIFE * 950)
  })

  it('is sealed in another way each time', async () => {
    const token = { value: 'a', renewAt: 1, staleAt: 2 }
    const [one, two] = [
      await sealToken({ merchant, config }, token, 0),
      await sealToken({ merchant, config }, token, 0),
    ]
    expect(one).not.toEqual(two)
    expect(await openToken({ merchant, config }, one, 1)).toEqual(token)
    expect(await openToken({ merchant, config }, one, 2)).toBeUndefined()
  })
})

describe('a stored token is not used, and a new one is minted', () => {
  beforeEach(async () => {
    await get()
  })

  it.each([
    ['other credentials', () => reconfigure({ ClientSecret: 'another' })],
    ['another client', () => reconfigure({ ClientId: 'another' })],
    ['another token endpoint', () => Object.assign(config, { authUrl: 'https://other.test' })],
    ['a clock that went back before it was minted', () => pass(-1)],
    ['the end of its life', () => pass(TOKEN_LIFE * 950)],
  ])('after %s', async (_, change) => {
    change()
    await evict()
    expect(await get()).toBe('token-2')
    await evict()
    expect([await get(), provider.tokens]).toEqual(['token-2', 2])
  })

  it.each([0, 12, 40, -1])('after its byte %i was changed', async (at) => {
    await runInDurableObject(keeper, async (_, { storage }) => {
      const entry = (await storage.get<{ sealed: Uint8Array }>('token'))!
      const place = at < 0 ? entry.sealed.length + at : at
      entry.sealed[place]! ^= 1
      await storage.put('token', entry)
    })
    await evict()
    expect([await get(), provider.tokens]).toEqual(['token-2', 2])
  })

  it('if it is that of another merchant', async () => {
    const other = { ...merchant, MerchantId: '100002' }
    const [entry] = (await stored()) as [{ sealed: Uint8Array<ArrayBuffer> }]
    expect(await openToken({ merchant: other, config }, entry.sealed, Date.now())).toBeUndefined()
    expect(await openToken({ merchant, config }, entry.sealed, Date.now())).toMatchObject({
      value: 'token-1',
    })
  })
})

describe('a stored token is deleted', () => {
  beforeEach(async () => {
    await get()
  })

  it('when the API rejects it, also if no other is minted', async () => {
    provider.issue = () => new Response('', { status: 500 })
    expect(await get('token-1')).toBe('provider-failed')
    expect(await stored()).toEqual([])
    await evict()
    provider.issue = undefined
    expect(await get()).toBe('token-3')
  })

  it('when an instance hears of its rejection that has not used it', async () => {
    await evict()
    expect(await stored()).toHaveLength(1)
    await keeper.rejectedAgain('token-1')
    expect(await stored()).toEqual([])
  })

  it('and one on trial is not stored', async () => {
    await get('token-1')
    await keeper.rejectedAgain('token-2')
    pass(5000)
    expect(await keeper.get(MERCHANT)).toMatchObject({ value: { value: 'token-3', isOnTrial: true } })
    expect(await stored()).toEqual([])
  })

  it('by the alarm once it is stale, and not before', async () => {
    const alarm = () => runInDurableObject(keeper, (object: ProviderTokens) => object.alarm())
    pass(TOKEN_LIFE * 950 - 1)
    await evict()
    await alarm()
    expect(await stored()).toHaveLength(1)
    pass(1)
    await evict()
    await alarm()
    expect(await stored()).toEqual([])
  })

  it('and not while it is in use: another one was rejected', async () => {
    await keeper.rejectedAgain('token-0')
    expect(await stored()).toHaveLength(1)
  })
})
