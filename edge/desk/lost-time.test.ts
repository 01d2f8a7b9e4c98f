import { expect, it } from 'vitest'
import { lostTime } from './lost-time.ts'

const HOUR = 3_600_000
const restored = { restoredAt: 1_000_000, keyMark: 'a1b2c3d4' }

it.each<[string, string | undefined, number, boolean]>([
  ['a key of before', 'k', 0, true],
  ['the same key a day later, when it would be forgotten anyway', 'k', 24 * HOUR, false],
  ['the same key a minute earlier', 'k', 24 * HOUR - 60_000, true],
  ['a key with the mark', 'a1b2c3d4.k', 0, false],
  ['a key that only begins like the mark', 'a1b2c3d4k', 0, true],
  ['a key with the mark elsewhere', 'k.a1b2c3d4.', 0, true],
  ['a key with the mark of an earlier restore', '00000000.k', 0, true],
  ['a clock that went back an hour', 'k', -HOUR, true],
  ['no key', undefined, 0, true],
  ['no key ten minutes later', undefined, 600_000, false],
])('%s may be of the lost time: %s, %d ms after the restore: %s', (_, key, after, is) => {
  expect(lostTime(restored, key, restored.restoredAt + after) !== undefined).toBe(is)
})

it('nothing is of the lost time without a restore', () => {
  expect(lostTime({ keyMark: '' }, 'k', 0)).toBeUndefined()
})

it('a request without a key is told when it is a new one', () => {
  expect(lostTime(restored, undefined, restored.restoredAt + 599_001)).toEqual({ ...restored, retryAfter: 1 })
  expect(lostTime(restored, 'k', restored.restoredAt)).toEqual(restored)
})
