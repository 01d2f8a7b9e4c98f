import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RowGrid } from '../../../rows/grid/row-grid.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildDelivery, buildOrder } from '../../../testing/order.builder.ts'
import { partOf } from '../../../testing/parts.ts'

const buttons = ['#add-row', '#paste-rows']

describe('the buttons above the rows', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(() => {
    closeDesks()
    edge.restore()
  })

  async function open(): Promise<{ desk: Desk; grid: RowGrid }> {
    const desk = await openDesk()
    const grid = (await partOf(desk, 'order-admin-row-grid')).host as RowGrid
    await desk.settled()
    return { desk, grid }
  }

  it('are absent without the capability, and the rows are a plain table', async () => {
    edge.capabilities = ['order.read']
    const desk = await openDesk()
    expect(
      [...buttons, 'order-admin-row-grid', 'order-admin-change-bar'].filter((part) => desk.has(part)),
    ).toEqual([])
    expect(desk.query('table.rows').getAttribute('role')).toBe('table')
  })

  it('are off with their reason in words without the provider’s actions', async () => {
    edge.order = buildOrder({ Actions: [] })
    const { desk, grid } = await open()
    for (const selector of buttons) {
      const button = desk.query(selector)
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(button.hasAttribute('disabled')).toBe(false)
      expect(desk.query(`#${button.getAttribute('aria-describedby')}`).textContent).toContain(
        'does not offer it for this order',
      )
      button.click()
    }
    await desk.settled()
    expect(grid.store.count).toBe(0)
    expect(desk.roots().some((root) => root.querySelector('dialog[open]'))).toBe(false)
  })

  it('are off one by one: rows of a partly delivered order may be added and not changed', async () => {
    edge.order = buildOrder({ Actions: ['CanAddOrderRow'], Deliveries: [buildDelivery()] })
    const { desk } = await open()
    expect(desk.text()).toContain('part of the order is already delivered')
    expect(buttons.map((selector) => desk.query(selector).getAttribute('aria-disabled'))).toEqual([
      null,
      null,
    ])
  })
})
