import { describe, expect, it } from 'vitest'
import { sumsOf } from './sums.ts'

describe('the sums of orders', () => {
  it('are one for each currency, in the order in which they come', () => {
    const orders = [
      { amount: 120_000, currency: 'SEK' },
      { amount: 7_900, currency: 'EUR' },
      { amount: 50, currency: 'SEK' },
    ]
    expect(sumsOf(orders)).toEqual({
      sums: [
        { currency: 'SEK', amount: 120_050 },
        { currency: 'EUR', amount: 7_900 },
      ],
      leftOut: 0,
    })
  })

  it.each([
    ['an amount', { currency: 'SEK' }],
    ['a currency', { amount: 5_000 }],
    ['both', {}],
  ])('count an order without %s as left out', (_, order) => {
    expect(sumsOf([order, { amount: 0, currency: 'SEK' }, order])).toEqual({
      sums: [{ currency: 'SEK', amount: 0 }],
      leftOut: 2,
    })
  })

  it('are none of no orders', () => {
    expect(sumsOf([])).toEqual({ sums: [], leftOut: 0 })
  })
})
