import { describe, expect, it } from 'vitest'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { capabilities } from '../../../../shared/domain/session/capabilities.ts'
import { buildDelivery, buildOrder } from '../../../testing/order.builder.ts'
import { startDraft } from './life-draft.ts'
import { lifeGates } from './life-gates.ts'
import { readLife } from './read-life.ts'
import { wholeOrder } from './whole-order.ts'

describe('an order whose lists and numbers are missing', () => {
  it('can be delivered and credited by its other members', () => {
    const bare = { OrderRowId: 7, Name: 'Bare', Quantity: 200, UnitPrice: 500 } as OrderRow
    const { Actions: _, Credits: __, ...delivery } = buildDelivery({ OrderRows: [bare] })
    const sparse = buildOrder({ OrderRows: [bare] })
    const order = wholeOrder({ ...sparse, Deliveries: [delivery] } as unknown as Order)
    const subject = { task: 'deliver', order } as const
    const draft = startDraft(subject, {}, { way: 'rows', extra: 'none' })
    expect(readLife(subject, draft, () => 'empty').figures).toMatchObject({ amount: 1000 })
    const credit = { task: 'credit', order, delivery: order.Deliveries[0]! } as const
    expect([...lifeGates(credit, { capabilities }).values()]).toEqual([
      { is: 'off', reason: 'not-offered' },
      { is: 'off', reason: 'payment-type' },
    ])
  })

  it('is filled in once', () => {
    const order = buildOrder()
    expect(wholeOrder(order)).toBe(wholeOrder(order))
  })
})
