import { expect, it } from 'vitest'
import { writtenAge, writtenAmount, writtenClock } from './written.ts'

it.each([
  [444_060, 'SEK', '4,440.60'],
  [-5, 'EUR', '\u22120.05'],
  [0, 'NOK', '0.00'],
  [1_234, 'JPY', '1,234'],
  [9_223_372_036_854_775_807n, 'SEK', '92,233,720,368,547,758.07'],
])('writes %s of %s', (minorUnits, currency, text) => {
  expect(writtenAmount(minorUnits, currency)).toBe(text)
})

it.each([
  ['2026-11-19T08:00:00', '3 days ago'],
  ['2026-11-23T07:59:00', 'in 23 hours'],
  ['2026-11-22T08:00:00', 'this minute'],
  ['2026-12-19T23:59:59', 'in 27 days'],
])('writes %s as the age %s', (time, text) => {
  expect(writtenAge(time, Date.UTC(2026, 10, 22, 8))).toBe(text)
})

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
