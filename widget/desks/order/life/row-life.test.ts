import { describe, expect, it } from 'vitest'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { type Capability, capabilities } from '../../../../shared/domain/session/capabilities.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { rowLife } from './row-life.ts'

const actions = ['CanDeliverOrder', 'CanDeliverPartially', 'CanCancelOrderRow']
const order = (changes: Partial<Order> = {}) => buildOrder({ Actions: actions, ...changes })
const offers = (from: Order, may: readonly Capability[] = capabilities) =>
  from.OrderRows.map((row) => rowLife(from, { capabilities: may }).offers(row))
/** Only the terms of a row's words. */
const l = {
  format: (scaled: number) => String(scaled / 100),
  term: (_: string, left: string, whole: string) => `${left} of ${whole}`,
} as unknown as Localizer

describe('the actions that a row of the order offers', () => {
  it('are its delivery, and its cancellation where it cannot be changed', () => {
    expect(offers(order())).toEqual([
      ['deliver', 'cancel'],
      ['deliver', 'cancel'],
    ])
    const open = order({ Actions: [...actions, 'CanUpdateOrderRow'] })
    expect(offers(open)).toEqual([['deliver'], ['deliver']])
    const readOnly = capabilities.filter((name) => name !== 'rows.write')
    expect(offers(open, readOnly)[0]).toEqual(['deliver', 'cancel'])
  })

  it('are none for a cancelled row, or without parts', () => {
    const OrderRows = [buildRow({ IsCancelled: true, Actions: [] }), buildRow({ OrderRowId: 2 })]
    expect(offers(order({ OrderRows }))).toEqual([[], ['deliver', 'cancel']])
    expect(offers(order({ Actions: ['CanDeliverOrder'] }))).toEqual([[], []])
    // The only row is the whole order.
    expect(offers(order({ Actions: ['CanDeliverOrder'], OrderRows: [buildRow()] }))).toEqual([['deliver']])
  })
})

describe('the rest of a row', () => {
  const left = (from: Order) => from.OrderRows.map((row) => rowLife(from, { capabilities }).left(row, l))
  const part = (changes = {}) => buildDelivery({ OrderRows: [buildRow({ Quantity: 100, ...changes })] })

  it('is known where a part of it is delivered, under the same id or another', () => {
    expect(left(order())).toEqual(['', ''])
    expect(left(order({ Deliveries: [part()] }))).toEqual(['2 of 3 pcs', ''])
    expect(left(order({ Deliveries: [part({ OrderRowId: 50 }), part({ OrderRowId: 51 })] }))).toEqual([
      '2 of 4 pcs',
      '',
    ])
  })

  it('is not known by another article, or where two rows could be meant', () => {
    expect(left(order({ Deliveries: [part({ OrderRowId: 50, UnitPrice: 1 })] }))).toEqual(['', ''])
    const twins = [buildRow(), buildRow({ OrderRowId: 2 })]
    expect(left(order({ OrderRows: twins, Deliveries: [part({ OrderRowId: 50 })] }))).toEqual(['', ''])
  })
})
