import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Breaker, BREAKER_OPEN_MS, BREAKER_SHARE, BREAKER_THRESHOLD, SUBJECT_LIMIT } from './breaker.ts'
import { Gate, GATE_LIMIT } from './gate.ts'
import { Guards } from './guards.ts'

const now = Date.UTC(2026, 10, 21)
const later = now + BREAKER_OPEN_MS

function fail(breaker: Breaker, subject: string, times: number, at = now): Breaker {
  for (let failure = 0; failure < times; failure++) breaker.failed(at, subject)
  return breaker
}

/** The common circuit is open: two orders failed, each as often as one order counts. */
function opened(): Breaker {
  return fail(fail(new Breaker(), 'order 1', BREAKER_SHARE), 'order 2', BREAKER_SHARE)
}

describe('a circuit breaker', () => {
  it('opens for all at the threshold, and not before', () => {
    const breaker = fail(fail(new Breaker(), 'order 1', BREAKER_SHARE), 'order 2', BREAKER_SHARE - 1)
    expect(breaker.wait(now, 'order 3')).toBe(0)
    breaker.failed(now, 'order 2')
    expect(breaker.wait(now, 'order 3')).toBe(BREAKER_OPEN_MS)
  })

  it('opens for all when ten orders fail once each', () => {
    const breaker = new Breaker()
    for (let order = 1; order <= BREAKER_THRESHOLD; order++) {
      expect(breaker.wait(now, 'another')).toBe(0)
      breaker.failed(now, `order ${order}`)
    }
    expect(breaker.wait(now, 'another')).toBe(BREAKER_OPEN_MS)
  })

  it('stops the calls of an order that always fails, and never those of others', () => {
    const breaker = fail(new Breaker(), 'order 1', BREAKER_THRESHOLD - 1)
    expect(breaker.wait(now, 'order 1')).toBe(0)
    fail(breaker, 'order 1', 1000)
    expect(breaker.wait(now, 'order 1')).toBe(BREAKER_OPEN_MS)
    expect(breaker.wait(now, 'order 2')).toBe(0)
  })

  it('keeps the failures of an order while others succeed', () => {
    const breaker = new Breaker()
    for (let failure = 0; failure < BREAKER_THRESHOLD; failure++) {
      breaker.failed(now, 'order 1')
      breaker.succeeded('order 2')
    }
    expect(breaker.wait(now, 'order 1')).toBe(BREAKER_OPEN_MS)
    breaker.succeeded('order 1')
    expect(breaker.wait(now, 'order 1')).toBe(0)
  })

  it('counts several orders that fail in turn', () => {
    const breaker = new Breaker()
    for (let failure = 0; failure < BREAKER_THRESHOLD; failure++) {
      for (const order of ['order 1', 'order 2']) breaker.failed(now, order)
      breaker.succeeded('order 3')
    }
    expect([breaker.wait(now, 'order 1'), breaker.wait(now, 'order 2')]).toEqual([
      BREAKER_OPEN_MS,
      BREAKER_OPEN_MS,
    ])
    expect(breaker.wait(now, 'order 3')).toBe(0)
  })

  it('lets one call at a time through to an order that failed', () => {
    const breaker = fail(new Breaker(), 'order 1', BREAKER_THRESHOLD)
    expect(breaker.wait(later, 'order 1')).toBe(0)
    expect(breaker.wait(later, 'order 1')).toBeGreaterThan(0)
  })

  it("resets an order's share after a success", () => {
    const breaker = fail(new Breaker(), 'order 1', BREAKER_SHARE)
    breaker.succeeded('order 3')
    fail(fail(breaker, 'order 1', BREAKER_SHARE), 'order 2', BREAKER_SHARE)
    expect(breaker.wait(now, 'order 3')).toBe(BREAKER_OPEN_MS)
  })

  it('counts only failures in a row', () => {
    const breaker = new Breaker()
    for (let failure = 0; failure < 3 * BREAKER_THRESHOLD; failure++) {
      breaker.failed(now, `order ${failure}`)
      if (failure % 2) breaker.succeeded(`order ${failure}`)
    }
    expect(breaker.wait(now, 'another')).toBe(0)
  })

  it('lets one call through after its time, and all of them once that one succeeds', () => {
    const breaker = opened()
    expect(breaker.wait(later, 'order 3')).toBe(0)
    expect(breaker.wait(later, 'order 4')).toBeGreaterThan(0)
    breaker.succeeded('order 3')
    expect([breaker.wait(later, 'order 4'), breaker.wait(later, 'order 1')]).toEqual([0, 0])
  })

  it('opens again when that call fails', () => {
    const breaker = opened()
    breaker.wait(later, 'order 3')
    breaker.failed(later, 'order 3')
    expect(breaker.wait(later, 'order 4')).toBe(BREAKER_OPEN_MS)
  })

  it('lets another order probe first after a failed probe, and the same order if no other comes', () => {
    const breaker = opened()
    breaker.wait(later, 'order 1')
    breaker.failed(later, 'order 1')
    const next = later + BREAKER_OPEN_MS
    expect(breaker.wait(next, 'order 1')).toBe(BREAKER_OPEN_MS)
    expect(breaker.wait(next, 'order 2')).toBe(0)

    const alone = opened()
    alone.wait(later, 'order 1')
    alone.failed(later, 'order 1')
    expect(alone.wait(next + BREAKER_OPEN_MS, 'order 1')).toBe(0)
  })

  it('lets another call through if the probe was lost with its request', () => {
    const breaker = opened()
    breaker.wait(later, 'order 3')
    expect(breaker.wait(later + 60_000, 'order 4')).toBe(0)
  })

  it('forgets the order that failed first when too many fail', () => {
    const breaker = fail(new Breaker(), 'order 1', BREAKER_THRESHOLD)
    for (let order = 0; order < SUBJECT_LIMIT; order++) breaker.failed(now, `other ${order}`)
    breaker.succeeded('other 0')
    expect(breaker.wait(now, 'order 1')).toBe(0)
  })

  it('never stops an order for the failures of one other, in any sequence of calls', () => {
    const step = fc.record({ fails: fc.boolean(), ms: fc.nat({ max: 3000 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const breaker = new Breaker()
        let at = now
        for (const { fails, ms } of steps) {
          at += ms
          if (breaker.wait(at, 'sick') === 0 && fails) breaker.failed(at, 'sick')
          expect(breaker.wait(at, 'well')).toBe(0)
        }
      }),
    )
  })
})

describe('a gate', () => {
  it('refuses calls above its limit until one leaves', () => {
    const gate = new Gate()
    const leases = Array.from({ length: GATE_LIMIT }, () => gate.enter(now, now + 1000)!)
    expect(gate.enter(now, now + 1000)).toBeUndefined()
    gate.leave(leases[0]!)
    expect(gate.enter(now, now + 1000)).toBeDefined()
  })

  it('frees the places of calls whose clients have left', () => {
    const gate = new Gate()
    for (let call = 0; call < GATE_LIMIT; call++) gate.enter(now, now + 1000)
    expect(gate.enter(now + 1000, now + 2000)).toBeDefined()
  })

  it('keeps the place of a call that reaches its next step', () => {
    const gate = new Gate()
    for (let call = 0; call < GATE_LIMIT; call++) gate.enter(now, now + 1000)!.until = now + 3000
    expect(gate.enter(now + 1000, now + 2000)).toBeUndefined()
    expect(gate.enter(now + 3000, now + 4000)).toBeDefined()
  })
})

describe('the guards together', () => {
  function withOpenBreaker(): Guards {
    const guards = new Guards()
    for (const subject of ['order 1', 'order 2']) fail(guards.breaker, subject, BREAKER_SHARE)
    return guards
  }

  it('do not use up the probe for a call without a place', () => {
    const guards = withOpenBreaker()
    const leases = Array.from({ length: GATE_LIMIT }, () => guards.gate.enter(now, later + 1000)!)
    expect(guards.enter(later, later + 1000, 'order 3')).toMatchObject({
      reason: { code: 'provider-busy', retryAfter: 1 },
    })
    guards.gate.leave(leases[0]!)
    expect(guards.enter(later + 1, later + 1000, 'order 3')).toMatchObject({ ok: true })
  })

  it('keep no place for a call that the breaker stops', () => {
    const guards = withOpenBreaker()
    for (let call = 0; call <= GATE_LIMIT; call++) {
      expect(guards.enter(now, later, 'order 3')).toMatchObject({
        reason: { code: 'provider-unavailable', retryAfter: BREAKER_OPEN_MS / 1000 },
      })
    }
  })
})
