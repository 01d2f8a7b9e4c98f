import { describe, expect, it } from 'vitest'
import { env as bindings } from '../testing/edge.ts'
import { withinRate } from './rate-limit.ts'

const { RATES } = bindings

/** A binding with this limit for each key, which records the keys. */
function limitOf(count: number): RateLimit & { keys: string[] } {
  const keys: string[] = []
  return {
    keys,
    limit({ key }) {
      keys.push(key)
      return Promise.resolve({ success: keys.filter((other) => other === key).length <= count })
    },
  }
}

describe('withinRate', () => {
  it('limits each session separately', async () => {
    const env = { RATES, SESSION_RATE: limitOf(1), MERCHANT_RATE: limitOf(10) }
    expect(await withinRate(env, { merchantId: '1', session: 'a' })).toBe(true)
    expect(await withinRate(env, { merchantId: '1', session: 'a' })).toBe(false)
    expect(await withinRate(env, { merchantId: '1', session: 'b' })).toBe(true)
    expect(env.MERCHANT_RATE.keys).toEqual(['1', '1'])
  })

  it('limits all sessions of a merchant together, and its own server', async () => {
    const env = { RATES, SESSION_RATE: limitOf(10), MERCHANT_RATE: limitOf(2) }
    expect(await withinRate(env, { merchantId: '1', session: 'a' })).toBe(true)
    expect(await withinRate(env, { merchantId: '1' })).toBe(true)
    expect(await withinRate(env, { merchantId: '1', session: 'b' })).toBe(false)
    expect(await withinRate(env, { merchantId: '2' })).toBe(true)
  })

  it('limits each API key that opens sessions, and counts its requests as the merchant’s', async () => {
    const env = { RATES, SESSION_RATE: limitOf(0), KEY_RATE: limitOf(1), MERCHANT_RATE: limitOf(10) }
    expect(await withinRate(env, { merchantId: '1', apiKey: 'a' })).toBe(true)
    expect(await withinRate(env, { merchantId: '1', apiKey: 'a' })).toBe(false)
    expect(await withinRate(env, { merchantId: '1', apiKey: 'b' })).toBe(true)
    expect(env.MERCHANT_RATE.keys).toEqual(['1', '1'])
  })

  it('counts sessions with the same name of two merchants separately', async () => {
    const env = { RATES, SESSION_RATE: limitOf(1), MERCHANT_RATE: limitOf(10) }
    expect(await withinRate(env, { merchantId: '1', session: 'a' })).toBe(true)
    expect(await withinRate(env, { merchantId: '2', session: 'a' })).toBe(true)
  })

  it("limits by our own objects without the platform's binding", async () => {
    const asker = { merchantId: 'without-binding', session: 'a' }
    for (let number = 0; number < 600; number++) expect(await withinRate({ RATES }, asker)).toBe(true)
    expect(await withinRate({ RATES }, asker)).toBe(false)
    expect(await withinRate({ RATES }, { ...asker, session: 'b' })).toBe(true)
  })
})
