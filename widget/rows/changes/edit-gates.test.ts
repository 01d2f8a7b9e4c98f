import { describe, expect, it } from 'vitest'
import { capabilities, type Capability } from '../../../shared/domain/session/capabilities.ts'
import { buildDelivery, buildOrder, buildRow } from '../../testing/order.builder.ts'
import { editGates, mayChange } from './edit-gates.ts'

const session = (may: readonly Capability[] = capabilities) => ({
  user: { id: '', name: '' },
  expiresAt: '',
  capabilities: [...may],
})

describe('editGates', () => {
  it('are absent without the capability, for any order', () => {
    const gates = editGates(buildOrder(), session(['order.read']))
    expect(Object.values(gates).map(({ is }) => is)).toEqual(['absent', 'absent', 'absent', 'absent'])
  })

  it('are off with a reason without the provider’s action', () => {
    expect(editGates(buildOrder({ Actions: [] }), session())).toMatchObject({
      addRow: { is: 'off', reason: 'not-offered' },
      updateRow: { is: 'off', reason: 'not-offered' },
      extend: { is: 'on' },
    })
    expect(editGates(buildOrder({ Actions: [], OrderStatus: 'Expired' }), session())).toMatchObject({
      addRow: { is: 'off', reason: 'order-not-open' },
      extend: { is: 'off', reason: 'order-not-open' },
    })
    expect(editGates(buildOrder({ Actions: [], Deliveries: [buildDelivery()] }), session())).toMatchObject({
      updateRow: { is: 'off', reason: 'order-partly-delivered' },
    })
  })

  it('tell that an order of a payment type without expiry is not extended', () => {
    for (const OrderStatus of ['Open', 'Delivered']) {
      expect(editGates(buildOrder({ PaymentType: 'Card', OrderStatus }), session()).extend).toEqual({
        is: 'off',
        reason: 'order-does-not-expire',
      })
    }
    expect(editGates(buildOrder({ PaymentType: 'Giro' }), session()).extend).toEqual({ is: 'on' })
  })

  it('are on with both', () => {
    const gates = editGates(buildOrder(), session())
    expect(Object.values(gates).map(({ is }) => is)).toEqual(['on', 'on', 'on', 'on'])
  })
})

describe('mayChange', () => {
  const locked = buildOrder({ Actions: [], OrderStatus: 'Expired', OrderRows: [buildRow({ Actions: [] })] })

  it.each([
    ['an order that can be changed', buildOrder(), capabilities, true],
    ['a session that only reads', buildOrder(), ['order.read'], false],
    ['a session that only extends', buildOrder(), ['order.extend'], true],
    ['an expired order, whose metadata can be changed', locked, capabilities, false],
    [
      'a row that can be delivered though none can be changed',
      buildOrder({ Actions: [], OrderRows: [buildRow({ Actions: ['CanDeliverRow'] })], PaymentType: 'Card' }),
      ['rows.write', 'deliveries.write'],
      true,
    ],
  ] as const)('is true for %s: %#', (_, order, may, is) => {
    expect(mayChange(order, session(may))).toBe(is)
  })
})
