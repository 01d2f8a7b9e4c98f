import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { findings, inEveryLook, undress, wear } from '../testing/looks.ts'
import { buildDelivery, buildOrder } from '../testing/order.builder.ts'
import { partOf, textOf, until } from '../testing/parts.ts'

describe('what the provider offers beside the desk', () => {
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

  const button = () => root.querySelector('button')!
  const list = () => root.querySelector<HTMLElement>('[popover]')!
  const isOpen = () => list().matches(':popover-open')

  async function show(): Promise<void> {
    desk = await openDesk({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })
    root = await partOf(desk, 'order-admin-actions')
    await desk.settled()
  }

  it('is listed, opens and closes by keyboard, and has no buttons', async () => {
    await show()
    button().focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    expect(textOf(list())).toMatch(/Available at the provider.*CanFly.*Delivery 44101.*CanWait/)
    expect(list().querySelectorAll('button, a, input')).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(root.activeElement).toBe(button())
  })

  it('is absent if there is nothing to list', async () => {
    edge.order = buildOrder({
      Actions: ['CanUpdateOrderRow', 'CanAddOrderRow'],
      OrderRows: [],
      OrderAmount: 0,
    })
    await show()
    expect(root.querySelector('button')).toBeNull()
  })

  it.each([
    [1200, 'ltr'],
    [1200, 'rtl'],
    [360, 'ltr'],
    [360, 'rtl'],
  ] as const)('opens below its button and within a page of %i px, %s', async (width, dir) => {
    await page.viewport(width, 900)
    document.dir = dir
    await show()
    button().click()
    await until(isOpen)
    const place = list().getBoundingClientRect()
    expect(place.left).toBeGreaterThanOrEqual(0)
    expect(place.right).toBeLessThanOrEqual(width)
    expect(place.top).toBeGreaterThanOrEqual(button().getBoundingClientRect().bottom)
  })

  it.each(inEveryLook(['open']))('has nothing for axe to find: %s, %s, %i px, %s', async (_, ...look) => {
    await wear(...look)
    await show()
    button().click()
    await until(isOpen)
    expect(await findings(desk)).toEqual([])
  })
})
