import { describe, expect, it } from 'vitest'
import { RefusedCredentials, refusedCredentials } from './refused-credentials.ts'

const now = Date.UTC(2026, 10, 21)

describe('refused credentials', () => {
  it('wait 5 seconds, then twice as long after each refusal, up to 5 minutes', () => {
    const credentials = new RefusedCredentials()
    const waits = []
    let at = now
    for (let refusal = 0; refusal < 9; refusal++) {
      credentials.refused(at)
      waits.push(credentials.wait(at))
      at += credentials.wait(at)
      expect(credentials.wait(at)).toBe(0)
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].map((seconds) => seconds * 1000))
  })

  it('count concurrent refusals once', () => {
    const credentials = new RefusedCredentials()
    for (let call = 0; call < 50; call++) credentials.refused(now + call)
    expect(credentials.wait(now)).toBe(5000)
  })

  it('start again at 5 seconds once they were accepted', () => {
    const credentials = new RefusedCredentials()
    credentials.refused(now)
    credentials.refused(now + 5000)
    expect(credentials.areRefused).toBe(true)
    credentials.accepted()
    expect([credentials.areRefused, credentials.wait(now + 5000)]).toEqual([false, 0])
    credentials.refused(now + 20_000)
    expect(credentials.wait(now + 20_000)).toBe(5000)
  })

  it('are answered with whole seconds, rounded up and at least 1', () => {
    const seconds = [5000, 4001, 1, 0].map((wait) => refusedCredentials(wait).retryAfter)
    expect(seconds).toEqual([5, 5, 1, 1])
  })
})
