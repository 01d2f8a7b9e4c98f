import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDesks, deskOf, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { until } from '../../testing/parts.ts'
import type { RowGrid } from './row-grid.ts'

const orderOf = (length: number, Id = 8_906_810) =>
  buildOrder({
    Id,
    OrderRows: Array.from({ length }, (_, index) =>
      buildRow({ OrderRowId: index + 1, Name: `${Id}: ${index + 1}` }),
    ),
  })

let edge: FakeEdge
beforeEach(async () => {
  await page.viewport(1200, 900)
  edge = new FakeEdge(orderOf(50))
})
afterEach(() => {
  vi.restoreAllMocks()
  closeDesks()
  edge.restore()
})

/** An order whose grid has some of its rows, while the table before it has all of them. */
async function openFilling() {
  const opening = openDesk()
  const element = await until(() => document.querySelector('order-admin') ?? undefined)
  const root = await until(() => element.shadowRoot?.querySelector('order-admin-desk')?.shadowRoot)
  const grid = await until(() => root.querySelector<RowGrid>('order-admin-row-grid[behind]') ?? undefined)
  await until(() => grid.shadowRoot!.querySelector('tr[data-row-id]'))
  return { root, grid, desk: deskOf(element), opening }
}

const namesIn = (root: ParentNode) => [...root.querySelectorAll('.row-name')].map((name) => name.textContent)
const sortHead = (root: ParentNode, column: string) =>
  root.querySelector<HTMLElement>(`th.${column} button.sort`) ?? undefined

describe('a grid of fifty rows that is filled behind the table', () => {
  it('is out of sight and reach, and then takes the place of the table without moving anything', async () => {
    const { root, grid, desk, opening } = await openFilling()
    const place = root.querySelector('.row-place')!
    const before = place.getBoundingClientRect()
    expect([getComputedStyle(grid).opacity, grid.ariaHidden]).toEqual(['0', 'true'])
    expect(grid.shadowRoot!.querySelector('[tabindex="0"]')).toBe(null)
    const name = root.querySelector('order-admin-row-table .row-name')!.getBoundingClientRect()
    const hit = root.elementFromPoint(name.x + 2, name.y + 2)
    expect(hit?.closest('order-admin-row-table')).toBeTruthy()
    await opening
    await desk.settled()
    expect(root.querySelector('order-admin-row-table')).toBe(null)
    expect([getComputedStyle(grid).opacity, grid.ariaHidden]).toEqual(['1', null])
    expect(namesIn(grid.shadowRoot!)).toEqual(edge.order.OrderRows.map(({ Name }) => Name))
    const after = place.getBoundingClientRect()
    expect([after.y, after.height]).toEqual([before.y, before.height])
  })

  it('takes over the focus, in the head of the same column', { tags: 'long' }, async () => {
    // Without frames each step takes a quarter of a second, and the heads come before the last of them.
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    const { root, grid, opening } = await openFilling()
    const head = await until(() => sortHead(root.querySelector('order-admin-row-table')!, 'price'))
    head.focus()
    expect(root.activeElement?.closest('th')?.className).toContain('price')
    await opening
    expect(grid.shadowRoot!.activeElement).toBe(sortHead(grid.shadowRoot!, 'price'))
  })

  it('leaves the focus elsewhere alone', { tags: 'long' }, async () => {
    const { root, opening } = await openFilling()
    const whole = root.querySelector<HTMLElement>('.desk')!
    whole.focus()
    await opening
    expect(root.activeElement).toBe(whole)
  })

  it('has all of its rows at once when the clerk is led to one of them', { tags: 'long' }, async () => {
    const { root, grid, opening } = await openFilling()
    grid.open({ key: grid.store.rows.at(-1)!.key })
    await grid.updateComplete
    expect(grid.shadowRoot!.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('51')
    await opening
    expect(root.querySelector('order-admin-row-table')).toBe(null)
    expect(grid.shadowRoot!.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('51')
  })

  it('makes way for the grid of another order, whose table stays until it is filled too', async () => {
    const { root, desk, opening } = await openFilling()
    edge.order = orderOf(40, 8_906_811)
    desk.element.orderId = '8906811'
    await opening
    await until(() => root.querySelector('order-admin-row-grid:not([behind])'))
    const grid = root.querySelector('order-admin-row-grid')!
    expect(namesIn(grid.shadowRoot!)).toEqual(edge.order.OrderRows.map(({ Name }) => Name))
    expect(root.querySelector('order-admin-row-table')).toBe(null)
  })
})
