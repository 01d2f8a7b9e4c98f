import { expect, it } from 'vitest'
import { booked, ID } from '../../../testing/credit-create.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { madeOrder } from './made-order.ts'
import type { ReviewedOrder } from './order-review.ts'

/** 150.00 of one row. */
const asked = {
  input: {
    CreateOrderInformation: {
      ClientOrderNumber: 'web-1',
      CustomerIdentity: { NationalIdNumber: ID, CountryCode: 'SE', CustomerType: 'Individual' },
    },
  },
  total: 15_000,
  currency: 'SEK',
  rows: [{}],
  entered: [],
} as unknown as ReviewedOrder
const order = (more: object = {}) => ({ ...booked, ...more }) as CreditOrder
const of = (SecurityNumber: string) => ({ ValidCustomer: { SecurityNumber } })

it.each([
  ['the only one', [order()]],
  ['one that is rounded otherwise', [order({ CurrentAmount: '150.01' })]],
  ['one of the customer, written without a dash', [order(of('198513320000'))]],
  ['one beside an order of another amount', [order({ ProviderOrderNr: 7, CurrentAmount: '10' }), order()]],
])('madeOrder takes %s for the order', (_, orders) => {
  expect(madeOrder(orders, asked)?.ProviderOrderNr).toBe(1_000_001)
})

it.each([
  ['the first of two that fit', [order(), order({ ProviderOrderNr: 7 })]],
  ['one of another amount', [order({ CurrentAmount: '150.02' })]],
  ['one of another customer', [order(of('19721340-0000'))]],
  ['one of another number', [order({ ClientOrderNr: 'web-2' })]],
  ['one where there is none', []],
])('madeOrder never takes %s for the order', (_, orders) => {
  expect(madeOrder(orders, asked)).toBeUndefined()
})
