import { describe, expect, it } from 'vitest'
import { capabilities, type Capability } from '../../shared/domain/session.ts'
import { buildDelivery, buildOrder } from '../testing/order.builder.ts'
import { changesAnything, editGates } from './edit-gates.ts'

const session = (may: readonly Capability[] = capabilities) => ({
  user: { id: '', name: '' },
  expiresAt: '',
  capabilities: [...may],
})

describe('editGates', () => {
  it('are absent without the capability, whatever the order says', () => {
    const gates = editGates(buildOrder(), session(['order.read']))
    expect(Object.values(gates).map(({ is }) => is)).toEqual(['absent', 'absent', 'absent', 'absent'])
    expect(changesAnything(gates)).toBe(false)
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
    expect(changesAnything(editGates(buildOrder(), session(['metadata.write'])))).toBe(true)
  })
})
