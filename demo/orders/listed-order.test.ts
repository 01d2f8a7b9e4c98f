import { describe, expect, it } from 'vitest'
import { customerName, paymentName, statusOf } from './listed-order.ts'

describe('the status of an order', () => {
  const sent = { Status: 'Sent' }
  const credited = { Status: 'Credited' }
  it.each([
    ['Open', 'Open', 'Active', []],
    ['Pending', 'Open', 'PENDING', []],
    ['Partly delivered', 'Open', 'Active', [credited]],
    ['Delivered', 'Delivered', 'Closed', [sent, credited]],
    ['Credited', 'Delivered', 'Closed', [credited]],
    ['Credited', 'Cancelled', 'Closed', [credited]],
    ['Cancelled', 'Cancelled', 'Closed', []],
    ['Expired', 'Expired', 'Closed', [sent]],
    ['Failed', 'Failed', 'FAILED', []],
  ] as const)('is %s if it is %s, %s, with %j', (status, OrderStatus, SystemStatus, Deliveries) => {
    expect(statusOf({ OrderStatus, SystemStatus, Deliveries })).toBe(status)
  })
})

it('a customer whom the provider does not show has words instead of stars', () => {
  expect(customerName('*****')).toBe('Name not shown by the provider')
  expect(customerName('Star * Lamps')).toBe('Star * Lamps')
})

it.each([
  ['PaymentPlan', 'Payment plan'],
  ['Invoice', 'Invoice'],
  ['ApplePay', 'Apple Pay'],
])('the payment %s is written %s', (payment, written) => expect(paymentName(payment)).toBe(written))
