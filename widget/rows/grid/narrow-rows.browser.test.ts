import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { editRow, keepUnread } from '../changes/changes.ts'
import { rowFields } from '../changes/row-field.ts'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { partOf, textOf } from '../../testing/parts.ts'
import type { RowGrid } from './row-grid.ts'

describe('rows in a narrow desk', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  let grid: RowGrid
  let form: ShadowRoot
  beforeEach(async () => {
    edge = new FakeEdge()
    document.body.style.margin = '0'
    await page.viewport(390, 844)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function open(width?: string): Promise<void> {
    desk = await openDesk()
    if (width) desk.element.parentElement!.style.width = width
    root = await partOf(desk, 'order-admin-row-grid')
    grid = root.host as RowGrid
    form = await partOf(desk, 'order-admin-row-form')
    await desk.settled()
  }

  const row = (id: number) => root.querySelector<HTMLElement>(`[data-key=id-${id}]`)!
  const dialog = () => form.querySelector('dialog')!
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!
  /** Presses a place of the page with the mouse. */
  const pressAt = async (x: number, y: number) => {
    const element = root.elementFromPoint(x, y)!
    const box = element.getBoundingClientRect()
    await userEvent.click(element, { position: { x: x - box.left, y: y - box.top } })
    await desk.settled()
  }

  it('are targets of 44 px or more, each with its menu next to it and nothing else', async () => {
    await open()
    for (const id of [1, 2]) {
      const box = row(id).getBoundingClientRect()
      const menu = row(id).querySelector('.menu button')!.getBoundingClientRect()
      expect(Math.min(menu.width, menu.height)).toBeGreaterThanOrEqual(44)
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(menu.left - box.left).toBeGreaterThanOrEqual(44)
      expect(menu.right).toBeLessThanOrEqual(box.right)
      // At every 8 px, a finger hits this row.
      for (let x = box.left + 1; x < menu.left; x += 8) {
        for (let y = box.top + 1; y < box.bottom - 1; y += 8) {
          expect(root.elementFromPoint(x, y)?.closest('[data-key]')).toBe(row(id))
        }
      }
    }
  })

  it.each(
    someOf(
      [
        ['its smallest figure', (_row: DOMRect, cell: DOMRect) => [cell.left + 2, cell.top + 2]],
        ['the space around its cells', (box: DOMRect) => [box.left + 100, box.bottom - 3]],
      ] as const,
      1,
    ),
  )('open as a form from %s, with the row staged from there', async (_, place) => {
    await open()
    const cell = row(2).querySelector('.quantity')!.getBoundingClientRect()
    const [x, y] = place(row(2).getBoundingClientRect(), cell)
    await pressAt(x!, y!)
    expect(dialog().open).toBe(true)
    expect(textOf(dialog())).toContain('Bulb E27')
    await userEvent.click(form.querySelector('.step:last-of-type')!)
    // Eight bulbs and one more.
    expect(field('Quantity').value).toBe('9')
    await userEvent.click(form.querySelector('.save')!)
    await desk.settled()
    expect(grid.store.changes.edited.get(2)?.update).toEqual({ Quantity: 900 })
    expect(root.activeElement?.closest('[data-key]')).toBe(row(2))
    expect(root.querySelector('input')).toBe(null)
  })

  it(
    'open in a narrow desk on a wide page too, and edit in place in a wide desk',
    { tags: 'long' },
    async () => {
      await page.viewport(1200, 900)
      await open('640px')
      await userEvent.click(row(1).querySelector('.name')!)
      expect(dialog().open).toBe(true)
      await userEvent.keyboard('{Escape}')
      desk.element.parentElement!.style.width = '1100px'
      await userEvent.dblClick(row(1).querySelector('.quantity')!)
      expect(dialog().open).toBe(false)
      expect(root.querySelector('input')?.value).toBe('2')
    },
  )

  it('open on a field from the keyboard, with the typed text', async () => {
    await open()
    grid.open({ key: 'id-1', field: 'UnitPrice' })
    await desk.settled()
    await userEvent.keyboard('{Enter}')
    await desk.settled()
    expect(form.activeElement).toBe(field('UnitPrice'))
    expect(field('UnitPrice').value).toBe('625.00')
    await userEvent.keyboard('{Escape}')
    await desk.settled()
    expect(root.activeElement?.classList.contains('price')).toBe(true)
    await userEvent.keyboard('7')
    await desk.settled()
    expect(field('UnitPrice').value).toBe('7')
    await userEvent.keyboard('5{Enter}')
    await desk.settled()
    // 75.00 in minor units.
    expect(grid.store.changes.edited.get(1)?.update).toEqual({ UnitPrice: 7500 })
  })

  it('say why they are closed, on the screen', async () => {
    edge.order = buildOrder({ OrderRows: [buildRow({ Actions: [] })] })
    await open()
    await userEvent.click(row(1).querySelector('.name')!)
    await desk.settled()
    expect(dialog().open).toBe(false)
    const hint = root.querySelector('#hint')!
    expect(hint.checkVisibility()).toBe(true)
    expect(textOf(hint)).toContain('This row can’t be changed')
  })

  it.each(
    someOf(
      [
        [390, 'ltr'],
        [1200, 'rtl'],
        [390, 'rtl'],
        [720, 'ltr'],
      ] as const,
      1,
    ),
  )('keep every tip on the screen: %i px, %s', async (width, dir) => {
    await page.viewport(width, 844)
    await open()
    desk.element.dir = dir
    const [lamp] = grid.store.order.OrderRows
    for (const name of rowFields) {
      const unread = { text: 'x', problem: { code: 'not-a-number' } } as const
      grid.store.change((changes) => keepUnread(changes, lamp!, name, unread))
      grid.open({ key: 'id-1', field: name })
      await desk.settled()
      const { left, right, width: own } = root.querySelector('#hint')!.getBoundingClientRect()
      // Wide enough to be read, too.
      expect(own).toBeGreaterThan(120)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  })

  it('are two lines high with everything that a row can have', async () => {
    edge.order = buildOrder({
      OrderRows: [buildRow({ Quantity: 100, UnitPrice: 249_900, DiscountPercent: 1000, Unit: 'pcs' })],
    })
    await open()
    const top = (name: string) => Math.round(row(1).querySelector(`.${name}`)!.getBoundingClientRect().bottom)
    expect(Math.abs(top('name') - top('amount'))).toBeLessThanOrEqual(2)
    for (const name of ['article', 'unit', 'price', 'discount', 'vat']) {
      expect(Math.abs(top(name) - top('quantity'))).toBeLessThanOrEqual(2)
    }
    expect(row(1).getBoundingClientRect().height).toBeLessThan(64)
  })

  it('never hide the VAT of a changed row', async () => {
    await open()
    const [, bulbs] = grid.store.order.OrderRows
    grid.store.change((changes) => editRow(changes, bulbs!, { Quantity: 900 }))
    await desk.settled()
    const vat = row(2).querySelector('.vat')!
    const { left, right, top, height } = vat.getBoundingClientRect()
    for (let x = left + 1; x < right; x += 4) {
      const found = root.elementsFromPoint(x, top + height / 2)
      expect(found).toContain(vat)
      const above = found.slice(0, found.indexOf(vat))
      expect(above.map((each) => getComputedStyle(each).backgroundColor)).toEqual(
        above.map(() => 'rgba(0, 0, 0, 0)'),
      )
    }
  })
})
