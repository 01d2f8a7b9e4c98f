import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDesks, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'

let edge: FakeEdge
const orderOf = (length: number) =>
  buildOrder({ OrderRows: Array.from({ length }, (_, index) => buildRow({ OrderRowId: index + 1 })) })

beforeEach(() => {
  edge = new FakeEdge(orderOf(250))
  edge.capabilities = ['order.read']
})
afterEach(() => {
  vi.restoreAllMocks()
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
  it('is whole after the frames that the rows shown at first take', { tags: 'long' }, async () => {
    edge.order = orderOf(5000)
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
    const desk = await openDesk()
    expect(desk.has('.desk[aria-busy]')).toBe(false)
    expect(desk.desk.querySelectorAll('tr[data-row-id]')).toHaveLength(200)
    // 6 rows come first, and 8 after each frame: 200 take 25 frames, and 5000 would take 625.
    expect(frames.mock.calls.length).toBeLessThan(100)
  })
})
