import { evictDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '../testing/edge.ts'
import { Leases } from './leases.ts'

const { RATES } = env

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A namespace whose objects run this function. */
function brokenNamespace(take: () => Promise<never>): DurableObjectNamespace & { asked: number } {
  const namespace = { asked: 0, getByName: () => ({ take: () => (namespace.asked++, take()) }) }
  return namespace as unknown as DurableObjectNamespace & { asked: number }
}

async function passed(leases: Leases, key: string, count: number): Promise<number> {
  const answers: boolean[] = []
  for (let number = 0; number < count; number++) answers.push(await leases.isWithin({ RATES }, key))
  return answers.filter(Boolean).length
}

describe('an isolate', () => {
  it('asks nobody for 18 of 600 requests, and never again once all are used up', async () => {
    const asked = vi.spyOn(RATES, 'getByName')
    const leases = new Leases('SESSION_RATE', 600)
    expect(await passed(leases, 'counted', 18)).toBe(18)
    expect(asked).toHaveBeenCalledTimes(0)
    expect(await passed(leases, 'counted', 600)).toBe(582)
    // 33 leases of the object, and the answer that there is none.
    expect(asked).toHaveBeenCalledTimes(34)
    expect(await passed(leases, 'counted', 100)).toBe(0)
    expect(asked).toHaveBeenCalledTimes(34)
  })

  it('tells what it let pass without asking, so that others get less', async () => {
    const [one, other] = [new Leases('SESSION_RATE', 64), new Leases('SESSION_RATE', 64)]
    // 64 / 32 = 2 pass untold; the third one tells them.
    expect(await passed(one, 'told', 3)).toBe(3)
    // The other lets 2 pass untold, tells them, and gets what is left of 64: one holds 2 + 2.
    expect(await passed(other, 'told', 100)).toBe(60)
    expect(await passed(one, 'told', 100)).toBe(1)
  })

  it('lets nothing pass without asking where the limit is low', async () => {
    const asked = vi.spyOn(RATES, 'getByName')
    expect(await passed(new Leases('GUESS_RATE', 31), 'low', 1)).toBe(1)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await passed(new Leases('GUESS_RATE', 0), 'none', 3)).toBe(0)
  })

  it('lets exactly the limit pass when all requests come at once', async () => {
    const leases = new Leases('SESSION_RATE', 100)
    const answers = Array.from({ length: 120 }, () => leases.isWithin({ RATES }, 'at once'))
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(100)
  })

  it('shares the limit with another isolate, and each key has its own', async () => {
    const [one, other] = [new Leases('GUESS_RATE', 30), new Leases('GUESS_RATE', 30)]
    expect(await passed(one, 'shared', 20)).toBe(20)
    expect(await passed(other, 'shared', 20)).toBe(10)
    expect(await passed(other, 'not shared', 20)).toBe(20)
  })

  it('keeps its count when the object is evicted', async () => {
    const asked = vi.spyOn(RATES, 'getByName')
    expect(await passed(new Leases('KEY_RATE', 2), 'evicted', 2)).toBe(2)
    await evictDurableObject(asked.mock.results[0]!.value as DurableObjectStub)
    expect(await passed(new Leases('KEY_RATE', 2), 'evicted', 2)).toBe(0)
  })
})

describe('a rate-limited request', () => {
  it('passes when the object fails, which is logged once a minute', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    const broken = brokenNamespace(() => Promise.reject(new TypeError('a text that no log may have')))
    const now = Date.now()
    const leases = new Leases('SESSION_RATE', 1)
    for (const after of [0, 1, 9_999, 10_000, 10_001]) {
      vi.spyOn(Date, 'now').mockReturnValue(now + after)
      expect(await leases.isWithin({ RATES: broken }, 'a')).toBe(true)
    }
    // The object is asked again ten seconds after the first failure.
    expect(broken.asked).toBe(2)
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ event: 'rate-limits-failed', rate: 'SESSION_RATE', kind: 'TypeError' }),
    ])
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    await leases.isWithin({ RATES: broken }, 'a')
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toContain('a text')
  })

  it('passes when the object does not answer within five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    // The clock moves during the wait for the object.
    const begin = Date.now() + 3_600_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(begin)
    const silent = brokenNamespace(() => new Promise(() => undefined))
    const leases = new Leases('SESSION_RATE', 1)
    const answer = leases.isWithin({ RATES: silent }, 'a')
    await vi.advanceTimersByTimeAsync(4_999)
    expect(lines).toEqual([])
    clock.mockReturnValue(begin + 5_000)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe(true)
    expect(lines.join()).toContain('TimeoutError')
    // The next one does not wait.
    expect(await leases.isWithin({ RATES: silent }, 'b')).toBe(true)
    expect(silent.asked).toBe(1)
  })

  it('is limited again after the object recovers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const leases = new Leases('SESSION_RATE', 1)
    // The pause counts from the failure, so the clock must not move before it.
    const begin = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(begin)
    await leases.isWithin({ RATES: brokenNamespace(() => Promise.reject(new Error('once'))) }, 'later')
    clock.mockReturnValue(begin + 10_000)
    expect([await leases.isWithin({ RATES }, 'later'), await leases.isWithin({ RATES }, 'later')]).toEqual([
      true,
      false,
    ])
  })
})
