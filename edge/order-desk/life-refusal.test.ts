import { expect, it } from 'vitest'
import { lifeProblem } from './life-refusal.ts'

it.each([
  [
    { code: 'order-amount-negative', open: -500 },
    { code: 'order-amount-negative', pointer: '/OrderRowIds' },
    'The rows that are open would come to -500 together, which is less than 0.',
  ],
  [
    { code: 'delivery-not-found' },
    { code: 'delivery-not-found', pointer: '/DeliveryId' },
    'The order has no such delivery.',
  ],
  [
    { code: 'action-missing', action: 'CanDeliverOrder' },
    { code: 'action-missing', action: 'CanDeliverOrder' },
    'The order does not have the action CanDeliverOrder.',
  ],
  [
    { code: 'delivery-action-missing', action: 'CanCreditAmount' },
    { code: 'delivery-action-missing', action: 'CanCreditAmount', pointer: '/DeliveryId' },
    'The delivery does not have the action CanCreditAmount.',
  ],
  [
    { code: 'credit-too-high', maximum: 700 },
    { code: 'credit-too-high', creditable: 700 },
    'Less is left to credit.',
  ],
] as const)('a refusal names its member and its reason: %o', (refusal, problem, detail) => {
  expect(lifeProblem(refusal, 'order')).toEqual({ ...problem, detail })
})
