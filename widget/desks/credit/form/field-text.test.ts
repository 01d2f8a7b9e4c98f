import { describe, expect, it } from 'vitest'
import {
  boolean,
  dateTime,
  decimal,
  enumeration,
  int,
  long,
  string,
} from '../../../../shared/domain/credit/soap/shape.ts'
import { readText, textOf } from './field-text.ts'

const en = { lang: 'en' }
const value = (read: unknown) => ({ ok: true, value: read })
const problem = (code: string, more = {}) => ({ ok: false, reason: { code, ...more } })

describe('the text of a whole number', () => {
  it.each([
    ['12', 12],
    [' 1 000 123 ', 1_000_123],
    ['\u221212', -12],
    ['2147483647', 2_147_483_647],
  ])('is an int: %s', (text, read) => {
    expect(readText(int, text, en)).toEqual(value(read))
  })

  it.each([
    ['2147483648', 'too-large'],
    ['12.5', 'not-whole'],
    ['twelve', 'not-a-number'],
    ['-', 'not-a-number'],
  ])('is no int where %s: %s', (text, code) => {
    expect(readText(int, text, en)).toEqual(problem(code))
  })

  it('is exact to the last of 64 bits', () => {
    expect(readText(long, '9223372036854775807', en)).toEqual(value(9_223_372_036_854_775_807n))
    expect(readText(long, '9223372036854775808', en)).toEqual(problem('too-large'))
    expect(textOf(long, 9_223_372_036_854_775_807n, 'sv')).toBe('9223372036854775807')
  })
})

describe('the text of a decimal', () => {
  it.each([
    ['5:-', '5'],
    ['5,-', '5'],
    ['(45.00)', '-45'],
    ['45.00-', '-45'],
  ])('never refuses an amount as clerks write it: %s', (text, read) => {
    expect(readText(decimal, text, { lang: 'sv', isAmount: true, decimals: 2 })).toEqual(value(read))
    expect(readText(decimal, text, { lang: 'sv' })).toEqual(problem('not-a-number'))
  })

  it.each([
    ['en', '12,500.50', '12500.5'],
    ['de', '12.500,50', '12500.5'],
    ['sv', '12 500,50', '12500.5'],
    // A sign before three digits groups in German, and is the decimal sign in Swedish.
    ['de', '1.234', '1234'],
    ['sv', '1.234', '1.234'],
    ['en', '0.00000000001', '0.00000000001'],
    ['en', '-0.0', '0'],
    ['en', '9223372036854775807.000001', '9223372036854775807.000001'],
  ])('is read as typed in %s: %s', (lang, text, read) => {
    expect(readText(decimal, text, { lang })).toEqual(value(read))
  })

  it.each(['en', 'sv', 'no', 'da', 'fi', 'de', 'nl'])('is written so that it is read again in %s', (lang) => {
    // Three decimals could be a group of three digits.
    for (const exact of ['1.234', '-0.005', '1234567.5']) {
      expect(readText(decimal, textOf(decimal, exact, lang), { lang })).toEqual(value(exact))
    }
  })

  it.each([
    ['1.234', 'too-many-decimals', { maximum: 2 }],
    ['12345678901234567890', 'too-large', {}],
    ['1e3', 'not-a-number', {}],
    ['12 kr', 'not-a-number', {}],
  ])('is refused as an amount: %s', (text, code, more) => {
    expect(readText(decimal, text, { lang: 'sv', decimals: 2 })).toEqual(problem(code, more))
  })
})

describe('the text of a day or time', () => {
  it.each([
    ['2026-11-22', '2026-11-22T00:00:00'],
    ['2028-02-29', '2028-02-29T00:00:00'],
    ['2026-11-22T10:30', '2026-11-22T10:30:00'],
    ['2026-11-22T10:30:00.125+01:00', '2026-11-22T10:30:00.125+01:00'],
  ])('is read: %s', (text, read) => {
    expect(readText(dateTime, text, en)).toEqual(value(read))
  })

  it.each(['2026-02-29', '2026-13-01', '22.11.2026', '2026-11-22T25:00:00', 'today'])(
    'is no day or time: %s',
    (text) => {
      expect(readText(dateTime, text, en)).toEqual(problem('not-a-date'))
    },
  )
})

describe('any other text', () => {
  it('is sent with its blanks', () => {
    expect(readText(string, ' a\tb\nc ', en)).toEqual(value(' a\tb\nc '))
  })

  it.each([
    ['half a surrogate pair', 'a\ud800', problem('not-unicode')],
    ['a control character', 'a\u0007', problem('control-characters')],
    ['more than its maximum', 'abcd', problem('too-long', { maximum: 3, length: 4 })],
  ])('is refused with %s', (_, text, refused) => {
    expect(readText(string, text, { ...en, maximum: 3 })).toEqual(refused)
  })

  it('is one of a closed list', () => {
    const shape = enumeration('Kind', ['Post', 'Email'])
    expect(readText(shape, 'Post', en)).toEqual(value('Post'))
    expect(readText(shape, 'post', en)).toEqual(problem('not-listed'))
  })

  it('is true for a ticked box, and no value while it is empty', () => {
    expect(readText(boolean, 'true', en)).toEqual(value(true))
    expect(readText(boolean, 'false', en)).toEqual(value(false))
    expect(readText(boolean, '', en)).toEqual(value(undefined))
  })
})
