import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../testing/order.builder.ts'

let edge: FakeEdge
beforeEach(() => {
  const OrderRows = Array.from({ length: 250 }, (_, index) => buildRow({ OrderRowId: index + 1 }))
  edge = new FakeEdge(buildOrder({ OrderRows }))
  edge.capabilities = ['order.read']
})
afterEach(() => {
  closeDesks()
  edge.restore()
})

describe('an order of very many rows', () => {
  it('shows the first of them to a reader at once, and all when asked', async () => {
    const desk = await openDesk()
    const rows = () => desk.desk.querySelectorAll('tr[data-row-id]').length
    expect(rows()).toBe(200)
    const button = desk.query('.show-all')
    expect(button.textContent).toContain('250')
    button.click()
    await desk.settled()
    expect(rows()).toBe(250)
    expect(desk.has('.show-all')).toBe(false)
  })
})
