import { page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { editRow } from '../changes/changes.ts'
import { closeDesks, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { partOf } from '../../testing/parts.ts'
import type { RowGrid } from './row-grid.ts'

const names = ['name', 'quantity', 'price', 'amount']

describe('the cells of a changed row', () => {
  let edge: FakeEdge
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  it.each(someOf([1440, 390, 900], 1))(
    'read "old → new" at %i px, neither cut nor struck, in a row as high as before',
    async (width) => {
      await page.viewport(width, 900)
      edge = new FakeEdge()
      const desk = await openDesk()
      const root = await partOf(desk, 'order-admin-row-grid')
      await desk.settled()
      const { store } = root.host as RowGrid
      const [lamp] = store.order.OrderRows
      const row = root.querySelector<HTMLElement>('[data-key=id-1]')!
      const height = row.offsetHeight
      store.change((changes) =>
        editRow(changes, lamp!, { Name: 'Floor lamp', Quantity: 300, UnitPrice: 123_450 }),
      )
      await desk.settled()
      const cells = [...row.querySelectorAll<HTMLElement>('td:has(.old)')]
      expect(cells.map(({ classList }) => names.find((name) => classList.contains(name)))).toEqual(names)
      for (const cell of cells) {
        const old = cell.querySelector<HTMLElement>('.old')!
        expect(getComputedStyle(old).textDecorationLine).toBe('none')
        expect(getComputedStyle(old, '::after').content).toBe('"→"')
        expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
      }
      // On a phone the row is a card, which gets a line more.
      expect(row.offsetHeight).toBeLessThanOrEqual(width < 700 ? 2 * height : height)
    },
  )
})
