import { describe, expect, it } from 'vitest'
import { formatNumber } from './numbers.ts'

describe('formatNumber', () => {
  it('writes the largest Long to the last digit', () => {
    expect(formatNumber(9223372036854775807n, 'money', 'en')).toBe('92,233,720,368,547,758.07')
  })

  it('writes money with two decimals in the language of the page', () => {
    expect(formatNumber(431_250, 'money', 'sv')).toBe('4\u00a0312,50')
    expect(formatNumber(431_250, 'money', 'en')).toBe('4,312.50')
  })

  it('writes a real minus, in every language', () => {
    for (const lang of ['en', 'sv', 'fi', 'de'])
      expect(formatNumber(-12_000, 'money', lang)).toContain('\u2212120')
  })

  it('writes a difference with its sign, and zero without one', () => {
    expect(formatNumber(20_700, 'difference', 'sv')).toBe('+207,00')
    expect(formatNumber(0, 'difference', 'sv')).toBe('0,00')
  })

  it('leaves out zero decimals of quantities and percents', () => {
    expect(formatNumber(200, 'plain', 'en')).toBe('2')
    expect(formatNumber(150, 'plain', 'sv')).toBe('1,5')
    expect(formatNumber(2500, 'percent', 'sv')).toBe('25\u00a0%')
    expect(formatNumber(1275, 'percent', 'en')).toBe('12.75%')
  })
})
