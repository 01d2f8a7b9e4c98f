import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../kit/format/parse-amount.ts'
import { readMoney, readQuantity } from './money-text.ts'

const parse = (text: string) => parseAmount(text, '\u00a0')
const money = (text: string, currency = 'SEK') => {
  const read = readMoney(text, currency, parse)
  return read.ok ? read.value : read.reason.code
}
const quantity = (text: string, unit?: string) => {
  const read = readQuantity(text, parse, unit)
  return read.ok ? read.value : read.reason.code
}

describe('an amount', () => {
  it.each([
    ['5:-', 500],
    ['5,-', 500],
    ['1 250:-', 125_000],
    ['5:- kr', 500],
    ['kr 5,-', 500],
    ['kr. 49,50', 4950],
    ['5,--', 500],
    ['-5:-', -500],
    ['(45.00)', -4500],
    ['(45,00 kr)', -4500],
    ['kr (45,00)', -4500],
    ['45,00-', -4500],
    ['1 045,00-', -104_500],
    ['–5', -500],
    ['５．５０', 550],
    // A point belongs to a number unless it ends a name.
    ['.50 SEK', 50],
    ['.50 kr.', 50],
    ['SEK.50', 50],
    ['SEK.\u200e50', 50],
    ['SEK. 50', 5000],
    ['kr.50', 5000],
    [',50-', -50],
    ['- 49 SEK', -4900],
    [`  49${' '.repeat(200)}kr  `, 4900],
  ])('is read as clerks and accountants write it: %s', (text, value) => {
    expect(money(text)).toBe(value)
  })

  it('is a fraction where a point follows the sign of a currency', () => {
    expect(money('$.50', 'USD')).toBe(50)
    expect(money('-€.50', 'EUR')).toBe(-50)
    expect(money('€.1.234,50', 'EUR')).toBe('not-a-number')
  })

  it.each(['(-45)', '((45))', '()', '5:5', '5:', '-5-', '(45', '45)', ':-', '5²', '—5'])(
    'is never guessed: %s',
    (text) => {
      expect(money(text)).toBe('not-a-number')
    },
  )

  it('is refused at once, however long it is', () => {
    // Each of these took seconds.
    for (const text of [
      `${' '.repeat(39)}.${' '.repeat(38)}$-`,
      `${'\t'.repeat(50_000)}%%`,
      '('.repeat(9) + '0'.repeat(50_000),
    ]) {
      const start = performance.now()
      expect(money(text)).toBe('not-a-number')
      expect(performance.now() - start).toBeLessThan(2_000)
    }
  })

  it.each(['€5', '5:- €', '(45.00 EUR)', '€ (45.00)', '45,00 EUR-'])(
    'is never taken from another currency: %s',
    (text) => {
      expect(['other-currency', 'not-a-number']).toContain(money(text))
    },
  )
})

describe('a quantity', () => {
  it.each([
    ['2 st', 200],
    ['2 st.', 200],
    ['2st', 200],
    ['3 kpl', 300],
    ['1,5 stk.', 150],
    ['4', 400],
  ])('may say that it counts pieces: %s', (text, value) => {
    expect(quantity(text)).toBe(value)
  })

  it('may name the unit of its row, and never another', () => {
    expect(quantity('2,5 kg', 'kg')).toBe(250)
    expect(quantity('2,5 KG', 'kg')).toBe(250)
    expect(quantity('2,5 kg')).toBe('not-a-number')
    expect(quantity('2,5 kg', 'g')).toBe('not-a-number')
    expect(quantity('3x')).toBe('not-a-number')
    expect(quantity('st')).toBe('not-a-number')
  })
})
