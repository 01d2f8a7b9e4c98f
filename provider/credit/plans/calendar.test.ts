import { expect, it } from 'vitest'
import { monthsAfter } from './calendar.ts'

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-10-30', 4, '2027-02-28'],
  ['2026-12-31', 0, '2026-12-31'],
])('monthsAfter adds to %s %i months: %s', (from, months, to) => {
  expect(monthsAfter(Date.parse(`${from}T13:14:15Z`), months)).toBe(Date.parse(`${to}T13:14:15Z`))
})
