/** Content that a small window never hides: figures below the note about a good write, and their last digits. */
import { cdp, page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { editRow } from '../../../rows/changes/changes.ts'
import type { RowGrid } from '../../../rows/grid/row-grid.ts'
import type { ReviewDialog } from '../save/review-dialog.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { undress, wear } from '../../../testing/looks.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { partOf, until } from '../../../testing/parts.ts'

const Actions = ['CanDeliverOrder', 'CanDeliverPartially', 'CanUpdateOrderRow']

describe('the order desk in a small window', () => {
  let edge: FakeEdge
  let desk: Desk
  afterEach(async () => {
    edge.restore()
    closeDesks()
    undress()
    await touch(false)
    await page.viewport(1200, 900)
  })

  const touch = (enabled: boolean) =>
    cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })

  async function open(width: number, height: number): Promise<RowGrid> {
    await wear('light', 1200, 'ltr')
    await page.viewport(width, height)
    edge = new FakeEdge(buildOrder({ Actions }))
    desk = await openDesk()
    const grid = (await partOf(desk, 'order-admin-row-grid')).host as RowGrid
    await desk.settled()
    return grid
  }

  /** Two lamps of 1 125.00 become one of 562.50. */
  async function save(grid: RowGrid): Promise<HTMLElement> {
    grid.store.change((changes) => editRow(changes, grid.store.order.OrderRows[0]!, { Quantity: 100 }))
    const review = await partOf(desk, 'order-admin-review')
    await (review.host as ReviewDialog).open()
    review.querySelector<HTMLElement>('.save')!.click()
    return until(() => review.querySelector<HTMLElement>('.saved-note:popover-open'))
  }

  async function deliver(): Promise<HTMLElement> {
    const life = await partOf(desk, 'order-admin-life')
    desk.query('#deliver').click()
    await until(() => life.querySelector<HTMLDialogElement>('dialog')?.open)
    await desk.settled()
    life.querySelector<HTMLElement>('.save')!.click()
    return until(() => life.querySelector<HTMLElement>('.saved-note:popover-open'))
  }

  /** The figures below the note, once the page has stopped moving. */
  async function covered(note: HTMLElement): Promise<string[]> {
    await desk.settled()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const { top, bottom, left, right } = note.getBoundingClientRect()
    expect([top > 0, bottom < innerHeight]).toEqual([true, true])
    return desk.roots().flatMap((root) =>
      [...root.querySelectorAll('.figure, td.number')]
        .filter((figure) => {
          const box = figure.getBoundingClientRect()
          return box.bottom > top && box.top < bottom && box.right > left && box.left < right
        })
        .map(({ textContent }) => textContent),
    )
  }

  const windows = [
    [390, 844],
    [390, 600],
    [900, 700],
    [1440, 900],
  ] as const

  it.each(someOf(windows, 1))(
    'never covers a figure with its note about a save, at %d × %d',
    async (width, height) => {
      expect(await covered(await save(await open(width, height)))).toEqual([])
    },
  )

  it.each(someOf(windows, 1))(
    'never covers a figure with its note about a delivery, at %d × %d',
    async (width, height) => {
      await open(width, height)
      expect(await covered(await deliver())).toEqual([])
    },
  )

  it('never wraps a digit of its totals at 320 px', async () => {
    const grid = await open(320, 844)
    // 17 lamps for 700.00 less 10 %, and 632.00: 11,342.00.
    const [lamp] = grid.store.order.OrderRows
    grid.store.change((changes) => editRow(changes, lamp!, { Quantity: 1700, UnitPrice: 70_000 }))
    await desk.settled()
    const heights = [...desk.desk.querySelectorAll('.totals tbody .figure')]
      .filter((figure) => figure.checkVisibility())
      .map((figure) => figure.getBoundingClientRect().height)
    expect(heights.length).toBeGreaterThan(2)
    expect(Math.max(...heights)).toBeLessThan(20)
  })

  it('never explains a keyboard on a device that has none, after a change either', async () => {
    await touch(true)
    const grid = await open(390, 844)
    const help = () => grid.shadowRoot!.querySelector('.foot details')!
    expect(help().checkVisibility()).toBe(false)
    await save(grid)
    await desk.settled()
    expect(help().checkVisibility()).toBe(false)
    await touch(false)
    expect(help().checkVisibility()).toBe(true)
  })
})
