import { describe, expect, it } from 'vitest'
import { seenOrderOf, staysIn, waitsIn } from './order-index.rules.ts'

// 2026-03-07T10:00:00Z
const AT = 1_772_877_600_000
const at = '2026-03-07T10:00:00.000Z'

const open = {
  Currency: 'SEK',
  OrderAmount: 50_000,
  CancelledAmount: 12_000,
  OrderStatus: 'Open',
  SystemStatus: 'Active',
  ExpirationDate: '2026-04-01T00:00:00',
  Deliveries: [],
}

describe('what was seen of an order', () => {
  it('has its status, what remains, what is delivered, and when it expires', () => {
    const Deliveries = [{ DeliveryAmount: 10_000 }, { DeliveryAmount: 2500 }]
    expect(seenOrderOf({ ...open, Deliveries } as never, AT)).toEqual({
      at,
      status: 'Open',
      currency: 'SEK',
      // 500.00 without the cancelled 120.00.
      amount: 38_000,
      delivered: 12_500,
      expiresAt: '2026-04-01T00:00:00',
    })
  })

  it('keeps amounts beyond 2^53', () => {
    const Deliveries = [{ DeliveryAmount: 9_007_199_254_740_993n }, { DeliveryAmount: 1 }]
    expect(seenOrderOf({ Deliveries } as never, AT)).toEqual({ at, delivered: 9_007_199_254_740_994n })
  })

  it.each([
    ['members of other types', { Currency: 1, OrderAmount: '5', CancelledAmount: 1, OrderStatus: null }],
    ['deliveries that are no list', { Deliveries: 'none' }],
    ['a delivery without its amount', { Deliveries: [{ DeliveryAmount: 1 }, {}, null] }],
  ])('leaves out %s', (_, order) => {
    expect(seenOrderOf(order as never, AT)).toEqual({ at })
  })
})

describe('the view of an order', () => {
  it.each([
    ['to-deliver', { status: 'Open', delivered: 0 }],
    ['to-deliver', { status: 'Open' }],
    ['partly-delivered', { status: 'Open', delivered: 1 }],
    ['pending', { status: 'Open', isPending: true as const, delivered: 1 }],
    [undefined, { status: 'Delivered', delivered: 100 }],
    [undefined, { status: 'Cancelled' }],
    [undefined, {}],
  ])('is %s for %o', (view, seen) => {
    expect(waitsIn({ at, ...seen })).toBe(view)
  })
})

describe('an order of a view after a look', () => {
  const order = { id: 1, seen: { at, status: 'Open', delivered: 0 } }
  const written = (outcome: 'done' | 'refused' | 'unknown') => ({
    id: 1,
    lastWrite: {
      at,
      operation: 'deliverOrder' as const,
      outcome,
      who: { kind: 'session' as const, id: 'u1' },
    },
  })
  const until = (expiresAt: string) => ({ id: 1, seen: { at, status: 'Open', expiresAt } })

  it.each([
    ['to-deliver', order, true],
    ['to-deliver', { id: 1, seen: { at, status: 'Open', delivered: 1 } }, false],
    ['partly-delivered', { id: 1, seen: { at, status: 'Open', delivered: 1 } }, true],
    ['pending', { id: 1, seen: { at, status: 'Open', isPending: true as const } }, true],
    ['pending', { id: 1 }, false],
    // Three days after the 7th.
    ['expiring', until('2026-03-10T23:59:59'), true],
    ['expiring', until('2026-03-11T00:00:00'), false],
    ['expiring', { id: 1, seen: { at, status: 'Delivered', expiresAt: '2026-03-08' } }, false],
    ['expiring', order, false],
    ['unknown', written('unknown'), true],
    ['unknown', written('done'), false],
    ['refused', written('refused'), true],
    ['refused', written('unknown'), false],
    ['changed-by-me', written('done'), true],
    ['changed-by-others', order, true],
  ] as const)('%s: %o stays: %s', (view, seen, stays) => {
    expect(staysIn(view, seen, AT)).toBe(stays)
  })
})
