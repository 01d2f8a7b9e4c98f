import { describe, expect, it } from 'vitest'
import { allowedActions, isDeliveredAtOnce } from './actions.rules.ts'
import { orderActions } from './enums.ts'
import { paymentTypes } from './payment.enums.ts'

describe('the actions of payment types', () => {
  it('are the same for every type as described', () => {
    for (const type of paymentTypes) {
      expect(allowedActions('described', type).open).toEqual(orderActions)
      expect(isDeliveredAtOnce('described', type)).toBe(false)
    }
  })

  // "Beyond the description", section 2.
  it.each([
    ['Invoice', true, true, false],
    ['AccountCredit', true, true, false],
    ['PaymentPlan', false, true, false],
    ['Card', false, false, true],
    ['MobilePay', false, false, true],
    ['Swish', false, false, false],
  ] as const)(
    'allow, as observed for %s: parts %s, rows %s, amounts %s',
    (type, deliversParts, changesRows, cancelsAmounts) => {
      const { open, openRow } = allowedActions('observed', type)
      expect(open.includes('CanDeliverPartially')).toBe(deliversParts)
      expect(open.includes('CanUpdateOrderRow')).toBe(changesRows)
      expect(openRow.includes('CanUpdateRow')).toBe(changesRows)
      expect(open.includes('CanCancelAmount')).toBe(cancelsAmounts)
    },
  )

  it('allow only the credit of an amount for a direct payment', () => {
    for (const type of ['DirectBank', 'Swish'] as const) {
      const { open, delivery } = allowedActions('observed', type)
      expect({ open, delivery }).toEqual({ open: [], delivery: ['CanCreditAmount'] })
      expect(isDeliveredAtOnce('observed', type)).toBe(true)
    }
  })
})
