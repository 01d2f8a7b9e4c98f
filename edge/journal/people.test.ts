/**
 * The names of people: the latest one counts, and one that was taken out stays out. `test/e2e/erased-names.test.ts` looks
 * for its bytes.
 */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { config } from '../config/configured.ts'
import { env } from '../testing/edge.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.now()
let heads = 0
const newHead = () => env.JOURNAL_HEAD.getByName(`head ${++heads}`)

describe('the name of a person', () => {
  it('is the one of the latest act, also if an earlier one is told later', async () => {
    const head = newHead()
    await head.learn('kim', 'Kim Olsen', NOW)
    await head.learn('kim', 'Kim Before', NOW - 3 * DAY_MS)
    expect(await head.names(['kim'])).toEqual({ kim: 'Kim Olsen' })
    await head.learn('kim', 'Kim Olsen-Berg', NOW)
    expect(await head.names(['kim', 'unknown'])).toEqual({ kim: 'Kim Olsen-Berg' })
  })

  it('may have any letters, and be as long as a session allows', async () => {
    const head = newHead()
    const long = '𝒦'.repeat(100)
    await head.learn('山田', '山田太郎', NOW)
    await head.learn('long', long, NOW)
    await head.learn('__proto__', 'Proto', NOW)
    const names = await head.names(['山田', 'long', '__proto__'])
    expect([
      names['山田'],
      names['long'],
      Object.getOwnPropertyDescriptor(names, '__proto__')?.value,
    ]).toEqual(['山田太郎', long, 'Proto'])
  })

  it('stays out once it was taken out, also if the person acts again', async () => {
    const head = newHead()
    await head.learn('kim', 'Kim Olsen', NOW)
    await head.erase('kim', '')
    await head.learn('kim', 'Kim Olsen', NOW + DAY_MS)
    expect(await head.names(['kim'])).toEqual({})
    expect(await head.person('kim')).toMatchObject({
      name: '',
      isPseudonym: false,
      erasedAt: expect.any(Number),
    })
  })

  it('is the pseudonym where one was given, which can be taken out too', async () => {
    const head = newHead()
    await head.learn('kim', 'Kim Olsen', NOW)
    await head.erase('kim', 'Former clerk 7')
    expect(await head.names(['kim'])).toEqual({ kim: 'Former clerk 7' })
    await head.erase('kim', '')
    expect(await head.names(['kim'])).toEqual({})
  })

  it('is never learned of a person who was taken out before acting', async () => {
    const head = newHead()
    await head.erase('kim', '')
    await head.learn('kim', 'Kim Olsen', NOW)
    expect(await head.names(['kim'])).toEqual({})
  })

  it('is forgotten with the last entry that the person can have', async () => {
    const head = newHead()
    const days = config.historyDays * DAY_MS
    await head.learn('gone', 'Gone', NOW - days - 3 * DAY_MS)
    await head.learn('here', 'Here', NOW - days + 2 * DAY_MS)
    await runDurableObjectAlarm(head)
    expect(await head.names(['gone', 'here'])).toEqual({ here: 'Here' })
  })
})

describe('letters that wait', () => {
  it('are counted over all objects until each has delivered', async () => {
    const head = newHead()
    expect(await head.waiting()).toBeUndefined()
    await head.waits('a', 2, 1000)
    await head.waits('b', 1, 500)
    await head.waits('a', 3, 1000)
    expect(await head.waiting()).toEqual({ letters: 4, objects: 2, since: 500 })
    await head.arrived('a')
    expect(await head.waiting()).toEqual({ letters: 1, objects: 1, since: 500 })
    await head.arrived('b')
    expect(await head.waiting()).toBeUndefined()
  })

  it('leave nothing behind once they have arrived', async () => {
    const head = newHead()
    await head.waits('a', 1, NOW)
    await runDurableObjectAlarm(head)
    expect(await head.waiting()).toMatchObject({ letters: 1 })
    await head.arrived('a')
    expect(await runDurableObjectAlarm(head)).toBe(true)
    const tables = await runInDurableObject(head, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf_%'").toArray(),
    )
    expect(tables).toEqual([])
  })
})
