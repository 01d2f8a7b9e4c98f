import { describe, expect, it } from 'vitest'
import { isAnotherDay, writtenDay } from './written-day.ts'

const ASKED = '2020-03-07'

describe('the day that a report states', () => {
  it.each([
    '2020-03-07',
    '20200307',
    '2020-03-07T00:00:00',
    '2020-03-07T00:00:00+01:00',
    '2020-03-07 23:59:59.123Z',
    ' 2020-03-07\n',
  ])('is the one asked for where it is written %j', (text) => {
    expect(writtenDay(text)).toBe(ASKED)
    expect(isAnotherDay(text, ASKED)).toBe(false)
  })

  it.each([
    '2020-03-06',
    '2020-03-06T23:59:59',
    '2020-03-08',
    '2019-03-07',
    '20200306',
    '07/03/2020',
    '2020-03-07x',
    'soon',
  ])('is never taken for the one asked for where it is written %j', (text) => {
    expect(isAnotherDay(text, ASKED)).toBe(true)
  })

  it.each([undefined, null, '', ' '])('is no other day if it is %j', (text) => {
    expect(isAnotherDay(text, ASKED)).toBe(false)
  })
})
