/** Wrong debts, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { credit, explain, owed } from '../../../testing/payout-day.ts'
import { reportRowOf } from '../../../testing/report-rows.ts'

describe('a debt', () => {
  const opening = (amount: number) =>
    reportRowOf({ rowType: 'OpeningBalanceDebt', nominalAmount: amount, providerPaidAmount: amount })
  const closing = (amount: number) =>
    reportRowOf({ rowType: 'ClosingBalanceDebt', nominalAmount: amount, providerPaidAmount: amount })

  it('is the cause at the opening, if the payment fits another one', () => {
    // 67 590 are paid, so nothing was owed.
    const { cause, alternatives } = explain({ openingBalanceDebt: 300 })
    expect(cause).toEqual({ kind: 'opening-debt', term: 'openingBalanceDebt', difference: 300 })
    expect(alternatives).toBe(0)
  })

  it('is no cause at the opening, if the payment would need a negative one', () => {
    expect(explain({ providerPaidAmountIncludingWithholding: 67_591 }).cause?.kind).toBe('stated-figure')
  })

  it('is the cause at the closing, if there is a payment and a closing debt', () => {
    const { cause, alternatives } = explain({ closingBalanceDebt: 300 })
    expect(cause).toEqual({ kind: 'closing-debt', term: 'closingBalanceDebt', difference: 300 })
    expect(alternatives).toBe(0)
  })

  it('is the cause at the closing, if the payment follows from it', () => {
    const { cause } = explain({ closingBalanceDebt: 300, providerPaidAmountIncludingWithholding: 67_890 })
    expect(cause).toEqual({ kind: 'closing-debt', term: 'closingBalanceDebt', difference: 300 })
  })

  it('is one of two causes, if either the opening or the closing debt can be wrong', () => {
    const { cause, alternatives } = explain({ ...owed, closingBalanceDebt: 2600 }, [credit])
    expect(cause).toEqual({ kind: 'closing-debt', term: 'closingBalanceDebt', difference: 100 })
    expect(alternatives).toBe(1)
  })

  it.each([
    // The closing row shows 25,00, the opening row 5,00.
    ['closing-debt', 'closingBalanceDebt', { ...owed, closingBalanceDebt: 2600 }, [-500, 2500], 100],
    // Both rows show the stated debts, and 25,00 would be right.
    ['closing-debt', 'closingBalanceDebt', { ...owed, closingBalanceDebt: 2600 }, [-500, 2600], 100],
    // The opening row shows 6,00, as the closing debt demands.
    ['opening-debt', 'openingBalanceDebt', { ...owed, closingBalanceDebt: 2600 }, [-600, 2600], -100],
  ] as const)('is the %s where balance rows tell', (kind, term, stated, [first, last], difference) => {
    const { cause, alternatives } = explain({ ...stated }, [opening(first), credit, closing(last)])
    expect(cause).toEqual({ kind, term, difference })
    expect(alternatives).toBe(0)
  })

  it.each([
    ['opening-debt', 'openingBalanceDebt', [-400, 2500], 100],
    ['closing-debt', 'closingBalanceDebt', [-500, 2400], 100],
  ] as const)('is the %s where its row alone is off', (kind, term, [first, last], difference) => {
    const { cause } = explain({ ...owed }, [opening(first), credit, closing(last)])
    expect(cause).toEqual({ kind, term, difference })
  })

  it.each([
    // 5,00 were owed and 25,00 are; without its row, a debt is shown as 0.
    ['opening-debt', 'openingBalanceDebt', closing(2500), 500],
    ['closing-debt', 'closingBalanceDebt', opening(-500), 2500],
  ] as const)('is the %s where its row is missing', (kind, term, other, difference) => {
    const { cause } = explain({ ...owed }, [credit, other])
    expect(cause).toEqual({ kind, term, difference })
  })
})
