import { describe, expect, it } from 'vitest'
import { passesCreditCheck } from './credit-check.ts'
import { shownAddress, shownNationalId } from './masking.ts'
import { statusAt } from './order-state.ts'

describe('the status of an open order', () => {
  const order = { OrderStatus: 'Open', PaymentType: 'Invoice', expiresAt: 1000 } as const

  it('becomes Expired at the instant of its expiry', () => {
    expect(statusAt(order, 999)).toBe('Open')
    expect(statusAt(order, 1000)).toBe('Expired')
  })

  it('stays Open without an expiry, and for payments that do not expire', () => {
    expect(statusAt({ ...order, expiresAt: null }, 1000)).toBe('Open')
    expect(statusAt({ ...order, PaymentType: 'Card' }, 1000)).toBe('Open')
  })

  it('does not change once the order is closed', () => {
    expect(statusAt({ ...order, OrderStatus: 'Delivered' }, 2000)).toBe('Delivered')
  })
})

describe('the credit check', () => {
  it('applies the limit only if the amount rises', () => {
    expect(passesCreditCheck(100, 200, 200)).toBe(true)
    expect(passesCreditCheck(100, 201, 200)).toBe(false)
    expect(passesCreditCheck(300, 300, 200)).toBe(true)
    expect(passesCreditCheck(300, 250, 200)).toBe(true)
  })

  it('compares exactly beyond 2^53', () => {
    const limit = 9_007_199_254_740_993n
    expect(passesCreditCheck(0, limit, limit)).toBe(true)
    expect(passesCreditCheck(0, limit + 1n, limit)).toBe(false)
  })
})

describe('masking', () => {
  const address = { FullName: 'A', City: 'B', CountryCode: 'FI', Source: 1 }

  it.each([0, 1, undefined])('hides a Finnish address of source %s', (Source) => {
    const shown = shownAddress({ CountryCode: 'FI' }, { ...address, Source })
    expect(shown).toEqual({ FullName: '*****', City: '*****', CountryCode: 'FI', Source })
  })

  it.each([2, 5])('shows a Finnish address of source %i', (Source) => {
    expect(shownAddress({ CountryCode: 'FI' }, { ...address, Source })).toEqual({ ...address, Source })
  })

  it('applies to Finnish orders only', () => {
    expect(shownAddress({ CountryCode: 'SE' }, address)).toEqual(address)
    expect(shownNationalId({ CountryCode: 'SE', NationalId: '1' })).toBe('1')
    expect(shownNationalId({ CountryCode: 'FI', NationalId: '1' })).toBe('*****')
  })
})
