import { describe, expect, it } from 'vitest'
import { Breaker, BREAKER_OPEN_MS, BREAKER_THRESHOLD } from './breaker.ts'
import { Gate, GATE_LIMIT } from './gate.ts'

const now = Date.UTC(2026, 10, 21)

function opened(): Breaker {
  const breaker = new Breaker()
  for (let failure = 0; failure < BREAKER_THRESHOLD; failure++) breaker.failed(now)
  return breaker
}

describe('a circuit breaker', () => {
  it('opens at the threshold, and not before', () => {
    const breaker = new Breaker()
    for (let failure = 1; failure < BREAKER_THRESHOLD; failure++) breaker.failed(now)
    expect(breaker.wait(now)).toBe(0)
    breaker.failed(now)
    expect(breaker.wait(now)).toBe(BREAKER_OPEN_MS)
  })

  it('counts failures in a row only', () => {
    const breaker = new Breaker()
    for (let failure = 0; failure < 3 * BREAKER_THRESHOLD; failure++) {
      breaker.failed(now)
      if (failure % 2) breaker.succeeded()
    }
    expect(breaker.wait(now)).toBe(0)
  })

  it('lets one call through when its time is over, and all of them once that one succeeds', () => {
    const breaker = opened()
    const later = now + BREAKER_OPEN_MS
    expect(breaker.wait(later)).toBe(0)
    expect(breaker.wait(later)).toBeGreaterThan(0)
    breaker.succeeded()
    expect([breaker.wait(later), breaker.wait(later)]).toEqual([0, 0])
  })

  it('opens again when that call fails', () => {
    const breaker = opened()
    const later = now + BREAKER_OPEN_MS
    breaker.wait(later)
    breaker.failed(later)
    expect(breaker.wait(later)).toBe(BREAKER_OPEN_MS)
  })

  it('lets another call through when the probe died with its request', () => {
    const breaker = opened()
    const later = now + BREAKER_OPEN_MS
    breaker.wait(later)
    expect(breaker.wait(later + 60_000)).toBe(0)
  })
})

describe('a gate', () => {
  it('refuses one call more than its limit until one leaves', () => {
    const gate = new Gate()
    const leases = Array.from({ length: GATE_LIMIT }, () => gate.enter(now, now + 1000)!)
    expect(gate.enter(now, now + 1000)).toBeUndefined()
    gate.leave(leases[0]!)
    expect(gate.enter(now, now + 1000)).toBeDefined()
  })

  it('gets the places back of calls whose requests were left by their clients', () => {
    const gate = new Gate()
    for (let call = 0; call < GATE_LIMIT; call++) gate.enter(now, now + 1000)
    expect(gate.enter(now + 1000, now + 2000)).toBeDefined()
  })
})
