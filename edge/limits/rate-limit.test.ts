import { describe, expect, it } from 'vitest'
import { env as bindings } from '../testing/edge.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { config } from '../config/configured.ts'
import { type Asker, rateRefusal, withinRate } from './rate-limit.ts'

const { RATES } = bindings

/** A binding with this limit for each key, which records the keys. */
function limitOf(count: number): RateLimit & { keys: string[] } {
  const keys: string[] = []
  const counts = new Map<string, number>()
  return {
    keys,
    limit({ key }) {
      keys.push(key)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return Promise.resolve({ success: counts.get(key)! <= count })
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

  it('counts each user whom a key names separately, and its other requests together', async () => {
    const env = { RATES, KEY_RATE: limitOf(1), MERCHANT_RATE: limitOf(10) }
    const passes = (subject?: string) => withinRate(env, { merchantId: '1', apiKey: 'a', subject })
    expect([await passes('kim'), await passes('lee'), await passes()]).toEqual([true, true, true])
    expect([await passes('kim'), await passes('lee'), await passes()]).toEqual([false, false, false])
    expect(env.KEY_RATE.keys.slice(0, 3)).toEqual(['1/a/kim', '1/a/lee', '1/a'])
  })

  it('counts sessions with the same name of two merchants separately', async () => {
    const env = { RATES, SESSION_RATE: limitOf(1), MERCHANT_RATE: limitOf(10) }
    expect(await withinRate(env, { merchantId: '1', session: 'a' })).toBe(true)
    expect(await withinRate(env, { merchantId: '2', session: 'a' })).toBe(true)
  })

  describe('of a merchant with limits of its own', () => {
    /** Requests of a merchant that has these, where the platform's bindings let nothing pass. */
    async function passed(
      id: string,
      Limits: MerchantConfig['Limits'],
      askers: readonly Omit<Asker, 'merchantId'>[],
    ) {
      const { merchants } = config
      const merchant = { ...merchants.get('100001')!, MerchantId: id, Limits }
      Object.assign(config, { merchants: new Map([[id, merchant]]) })
      const env = { RATES, SESSION_RATE: limitOf(10), KEY_RATE: limitOf(1), MERCHANT_RATE: limitOf(0) }
      try {
        const answers: boolean[] = []
        for (const asker of askers) answers.push(await withinRate(env, { merchantId: id, ...asker }))
        return answers
      } finally {
        Object.assign(config, { merchants })
      }
    }

    it('lets these pass, counted by our own objects, and the others by the bindings', async () => {
      const kim = { apiKey: 'a', subject: 'kim' }
      const limits = { UserSessionsPerMinute: 2, RequestsPerMinute: 3 }
      expect(await passed('limits-1', limits, [kim, kim, kim])).toEqual([true, true, false])
      // The refused one did not count.
      const two = [{ session: 's' }, { session: 's' }]
      expect(await passed('limits-1', limits, two)).toEqual([true, false])
      expect(await passed('limits-2', { RequestsPerMinute: 3 }, [kim, kim])).toEqual([true, false])
      expect(await passed('limits-3', { UserSessionsPerMinute: 2 }, [kim])).toEqual([false])
    })

    it('lets one key open a session for each of 10 000 users in a minute, and not one more', async () => {
      const users = Array.from({ length: 10_001 }, (_, user) => ({ apiKey: 'a', subject: `user-${user}` }))
      const answers = await passed('limits-10000', { RequestsPerMinute: 10_000 }, users)
      expect(answers.indexOf(false)).toBe(10_000)
    })
  })

  it("limits by our own objects without the platform's binding", async () => {
    const asker = { merchantId: 'without-binding', session: 'a' }
    for (let number = 0; number < 600; number++) expect(await withinRate({ RATES }, asker)).toBe(true)
    expect(await withinRate({ RATES }, asker)).toBe(false)
    expect(await withinRate({ RATES }, { ...asker, session: 'b' })).toBe(true)
  })

  it('decides at once, without a promise, what the isolate knows', () => {
    const asker = { merchantId: 'at-once', session: 'a', apiKey: 'key' }
    expect(withinRate({ RATES }, asker)).toBe(true)
    expect(rateRefusal({ RATES }, asker)).toBe(undefined)
  })
})
