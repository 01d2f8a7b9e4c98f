import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

describe('work that takes turns', () => {
  it('runs one at a time, in the order of arrival, also after failures', async () => {
    const turns = new Turns(10)
    const seen: string[] = []
    const first = Promise.withResolvers<void>()
    const slow = turns.take(async () => {
      seen.push('slow begins')
      await first.promise
      seen.push('slow ends')
      throw new Error('broken')
    })
    const next = turns.take(() => Promise.resolve(seen.push('next')))
    first.resolve()
    await expect(slow).rejects.toThrow('broken')
    expect(await next).toBe(3)
    expect(seen).toEqual(['slow begins', 'slow ends', 'next'])
  })

  it('is refused at once while the queue is full, and accepted again later', async () => {
    const turns = new Turns(1)
    const gate = Promise.withResolvers<string>()
    const only = turns.take(() => gate.promise)
    expect(await turns.take(() => Promise.resolve('one more'))).toBe('full')
    gate.resolve('done')
    expect(await only).toBe('done')
    expect(await turns.take(() => Promise.resolve('later'))).toBe('later')
  })

  it('never begins if its turn does not come in time, and frees its place', async () => {
    const turns = new Turns(2)
    const gate = Promise.withResolvers<string>()
    const hanging = turns.take(() => gate.promise)
    let begun = false
    const late = await turns.take(() => Promise.resolve((begun = true)), 1)
    expect(late).toBe('late')
    const after = turns.take(() => Promise.resolve('after'), 60_000)
    gate.resolve('done')
    expect(await hanging).toBe('done')
    expect(await after).toBe('after')
    expect(begun).toBe(false)
  })
})
