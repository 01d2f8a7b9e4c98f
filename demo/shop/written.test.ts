import { expect, it } from 'vitest'
import { writtenClock } from './written.ts'

it.each([
  [0, ''],
  [-86_400, ''],
  [86_400, '1 day ahead'],
  [172_801, '2 days ahead'],
])('writes a clock that is %i seconds ahead', (offsetSeconds, ahead) => {
  expect(writtenClock({ now: '2026-11-22T08:15:30.000Z', offsetSeconds })).toEqual([
    '22 Nov 2026, 08:15',
    ahead,
  ])
})
