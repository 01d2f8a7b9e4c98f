import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { undress, wear } from '../../../testing/looks.ts'
import { buildDelivery, buildOrder } from '../../../testing/order.builder.ts'
import { partOf, textOf } from '../../../testing/parts.ts'

describe('the list of the provider’s other actions', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  beforeEach(async () => {
    edge = new FakeEdge(
      buildOrder({
        Actions: ['CanDeliverOrder', 'CanFly'],
        Deliveries: [buildDelivery({ Actions: ['CanWait'] })],
        OrderAmount: 300_700,
      }),
    )
    edge.capabilities = ['order.read']
    await wear('light', 1200, 'ltr')
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  async function show(): Promise<void> {
    desk = await openDesk()
    root = await partOf(desk, 'order-admin-actions')
    await desk.settled()
  }

  it('names them at the end of the side, folded until asked for, without buttons', async () => {
    await show()
    const list = root.querySelector('details')!
    expect(list.open).toBe(false)
    list.querySelector('summary')!.focus()
    await userEvent.keyboard('{Enter}')
    expect(list.open).toBe(true)
    expect(textOf(list)).toMatch(/Available at the provider.*CanFly.*Delivery 44101.*CanWait/)
    expect(list.querySelectorAll('button, a, input')).toHaveLength(0)
    expect(desk.query('.head').contains(root.host)).toBe(false)
    expect(desk.query('.side').lastElementChild).toBe(root.host)
  })

  it('is absent if there is nothing to list', async () => {
    edge.order = buildOrder({
      Actions: ['CanUpdateOrderRow', 'CanAddOrderRow'],
      OrderRows: [],
      OrderAmount: 0,
    })
    await show()
    expect(root.querySelector('details')).toBeNull()
  })
})
