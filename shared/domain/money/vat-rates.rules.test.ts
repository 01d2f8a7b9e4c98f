import { describe, expect, it } from 'vitest'
import { isUnusualRate, ratesFor } from './vat-rates.rules.ts'

describe('ratesFor', () => {
  it.each([
    [{ Currency: 'SEK' }, 'SE'],
    [{ Currency: 'SEK', BillingAddress: { CountryCode: 'FI' } }, 'SE'],
    [{ Currency: 'NOK' }, 'NO'],
    [{ Currency: 'DKK' }, 'DK'],
    [{ Currency: 'EUR', BillingAddress: { CountryCode: 'FI' } }, 'FI'],
    [{ Currency: 'EUR', BillingAddress: { CountryCode: 'DE' } }, 'DE'],
    [{ Currency: 'EUR', BillingAddress: { CountryCode: 'NL' } }, 'NL'],
  ])('takes %o as sold in %s', (order, country) => {
    expect(ratesFor(order)?.country).toBe(country)
  })

  it.each([
    { Currency: 'EUR' },
    { Currency: 'EUR', BillingAddress: {} },
    { Currency: 'EUR', BillingAddress: { CountryCode: 'FR' } },
    { Currency: 'constructor', BillingAddress: { CountryCode: 'constructor' } },
  ])('knows no rates for %o', (order) => {
    expect(ratesFor(order)).toBeUndefined()
  })
})

describe('isUnusualRate', () => {
  const sweden = ratesFor({ Currency: 'SEK' })

  it.each([2500, 1200, 600, 0, 2500n])('accepts the Swedish rate %s', (rate) => {
    expect(isUnusualRate(rate, sweden)).toBe(false)
  })

  it.each([1337, 250, 2550, 1])('points out %s in Sweden', (rate) => {
    expect(isUnusualRate(rate, sweden)).toBe(true)
  })

  it('is false if no rates are known', () => {
    expect(isUnusualRate(1337, undefined)).toBe(false)
  })
})
