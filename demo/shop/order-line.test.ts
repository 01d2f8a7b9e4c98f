import { describe, expect, it } from 'vitest'
import { isFound, type OrderLine, searchText, stateOf } from './order-line.ts'

const line: OrderLine = {
  id: 10_000_004,
  number: 'b2b-0119',
  state: 'partly',
  customer: 'Prøvefirmaet Håkan ApS',
  country: 'DK',
  isCompany: true,
  payment: 'Invoice',
  amount: 1_108_200,
  currency: 'DKK',
  createdAt: '2026-11-12T08:00:00',
  expiresAt: null,
  shows: 'Half delivered',
}

describe('the search of the list', () => {
  it.each([
    '',
    '  ',
    '0119',
    '10000004',
    'hakan',
    'HÅKAN',
    'invoice dkk',
    'dkk partly',
    'aps  b2b',
    'half',
    'company',
  ])('finds an order by %j', (search) => expect(isFound(searchText(line), search)).toBe(true))

  it.each(['0118', 'invoice sek', 'person', 'constructor'])('does not find it by %j', (search) =>
    expect(isFound(searchText(line), search)).toBe(false),
  )
})

describe('the state of an order', () => {
  const sent = { Status: 'Sent' }
  const credited = { Status: 'Credited' }
  it.each([
    ['open', 'Open', 'Active', []],
    ['pending', 'Open', 'PENDING', []],
    ['partly', 'Open', 'Active', [credited]],
    ['delivered', 'Delivered', 'Closed', [sent, credited]],
    ['credited', 'Delivered', 'Closed', [credited]],
    ['credited', 'Cancelled', 'Closed', [credited]],
    ['cancelled', 'Cancelled', 'Closed', []],
    ['expired', 'Expired', 'Closed', [sent]],
    ['failed', 'Failed', 'FAILED', []],
  ] as const)('is %s if it is %s, %s, with %j', (state, OrderStatus, SystemStatus, Deliveries) => {
    expect(stateOf({ OrderStatus, SystemStatus, Deliveries })).toBe(state)
  })
})
