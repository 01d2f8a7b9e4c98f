import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editRow } from '../../../rows/changes/changes.ts'
import type { RowGrid } from '../../../rows/grid/row-grid.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { partOf, textOf } from '../../../testing/parts.ts'

describe('the notes on a desk', () => {
  let edge: FakeEdge
  let desk: Desk
  let grid: RowGrid
  beforeEach(async () => {
    edge = new FakeEdge()
    document.body.style.margin = '0'
    await page.viewport(1200, 700)
    desk = await openDesk()
    grid = (await partOf(desk, 'order-admin-row-grid')).host as RowGrid
    await desk.settled()
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  const lamp = () => grid.shadowRoot!.querySelector<HTMLElement>('[data-key=id-1]')!
  const top = () => lamp().getBoundingClientRect().top

  /** Opens a cell of the first row for writing. */
  async function write(): Promise<number> {
    grid.open({ key: 'id-1', field: 'Quantity' })
    await desk.settled()
    await userEvent.keyboard('7')
    await desk.settled()
    return top()
  }

  it.each([
    ['others save what the clerk changed too', 'needs a decision'],
    ['the connection is lost', 'Try again'],
  ])('are visible when %s, without moving the edited row', async (what, words) => {
    const [first, ...others] = edge.order.OrderRows
    grid.store.change((changes) => editRow(changes, first!, { Name: 'Mine' }))
    await desk.settled()
    const before = await write()
    if (what.startsWith('others')) {
      edge.order = buildOrder({ OrderRows: [{ ...first!, Name: 'Theirs' }, ...others] })
    } else edge.intercept = () => new TypeError('offline')
    await desk.element.reload()
    await desk.settled()
    expect(desk.text()).toContain(words)
    expect(top()).toBe(before)
    const dock = desk.query('.dock').getBoundingClientRect()
    expect(dock.bottom).toBeLessThanOrEqual(innerHeight)
    expect(dock.top).toBeGreaterThan(lamp().getBoundingClientRect().bottom)
  })

  it('mark the row that the clerk has to decide about, until it is decided', async () => {
    const [first, ...others] = edge.order.OrderRows
    grid.store.change((changes) => editRow(changes, first!, { Name: 'Mine' }))
    edge.order = buildOrder({ OrderRows: [{ ...first!, Name: 'Theirs' }, ...others] })
    await desk.element.reload()
    await desk.settled()
    expect(textOf(lamp())).toContain('Conflict')
    expect(lamp().querySelector('.conflict')!.checkVisibility()).toBe(true)
    expect([...grid.shadowRoot!.querySelectorAll('.conflict')]).toHaveLength(1)
    grid.store.decide(grid.store.conflicts[0]!, 'yours')
    await desk.settled()
    expect(textOf(lamp())).not.toContain('Conflict')
  })
})
