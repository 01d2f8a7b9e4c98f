import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import { totals } from '../../../shared/domain/money/totals.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import { addRows } from '../changes/changes.ts'
import { type Command, onCommand } from '../../kit/parts/command.ts'
import { closeDesks, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { partOf, textOf } from '../../testing/parts.ts'
import type { RowGrid } from './row-grid.ts'

interface Grid {
  element: RowGrid
  root: ShadowRoot
  store: ChangesStore
  commands: Command[]
}

describe('the grid of rows', () => {
  let edge: FakeEdge
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function open(lang = 'en'): Promise<Grid> {
    const desk = await openDesk({ lang })
    const root = await partOf(desk, 'order-admin-row-grid')
    const element = root.host as RowGrid
    await element.updateComplete
    const commands: Command[] = []
    // The timeline announces its reading at an unrelated time.
    onCommand(desk.desk, (command) => command.do !== 'history-read' && commands.push(command))
    return { element, root, store: element.store, commands }
  }

  /** Puts the keyboard on a cell. */
  async function at({ element, store }: Grid, row: number, field?: Parameters<RowGrid['open']>[0]['field']) {
    element.open({ key: store.rows[row]!.key, field })
    await element.updateComplete
  }

  async function keys({ element }: Grid, text: string) {
    await userEvent.keyboard(text)
    await element.updateComplete
  }

  /** The focused cell: its row's place, and its column. */
  function focused({ root }: Grid): [row: number, column: number] {
    const cell = root.activeElement?.closest<HTMLElement>('[data-column]')
    return [Number(cell?.parentElement?.getAttribute('aria-rowindex')) - 2, Number(cell?.dataset['column'])]
  }

  /** The notes on the desk around the grid. */
  const notesOf = ({ element }: Grid) => [
    ...(element.getRootNode() as ShadowRoot).querySelectorAll('.main .note'),
  ]

  const changed = ({ store }: Grid, id = 1) => store.changes.edited.get(id)?.update

  it('is one stop of the tab order, whose cell the arrows move', async () => {
    const grid = await open()
    expect(grid.root.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
    await at(grid, 0, 'Name')
    const visited = []
    for (const key of [
      '{ArrowRight}',
      '{ArrowDown}',
      '{ArrowLeft}',
      '{Home}',
      '{End}',
      '{Control>}{Home}{/Control}',
    ]) {
      await keys(grid, key)
      visited.push(focused(grid))
    }
    expect(visited).toEqual([
      [0, 3],
      [1, 3],
      [1, 2],
      [1, 0],
      [1, 9],
      [0, 0],
    ])
    await keys(grid, '{Control>}{End}{/Control}')
    expect(focused(grid)).toEqual([1, 9])
    expect(grid.root.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
  })

  it('edits with Enter, F2 or by typing, keeps with Enter and drops with Escape', async () => {
    const grid = await open()
    await at(grid, 0, 'Quantity')
    await keys(grid, '3{Enter}')
    expect(changed(grid)).toEqual({ Quantity: 300 })
    expect(focused(grid)).toEqual([1, 3])
    await keys(grid, '{ArrowUp}{F2}5{Enter}')
    expect(changed(grid)).toEqual({ Quantity: 3500 })
    await keys(grid, '{ArrowUp}{Enter}7{Escape}')
    expect(changed(grid)).toEqual({ Quantity: 3500 })
    expect(focused(grid)).toEqual([0, 3])
  })

  it('goes on editing with Tab, cell by cell and row by row, and back with Shift', async () => {
    const grid = await open()
    await at(grid, 0, 'Discount')
    await keys(grid, '20{Tab}12{Tab}A1{Tab}{Shift>}{Tab}{/Shift}A2{Enter}')
    expect(changed(grid)).toEqual({ DiscountPercent: 2000, VatPercent: 1200 })
    expect(changed(grid, 2)).toEqual({ ArticleNumber: 'A2' })
  })

  it('leaves the table with Tab after the last cell', async () => {
    const grid = await open()
    await at(grid, 1, 'VatPercent')
    await keys(grid, '6{Tab}')
    expect(changed(grid, 2)).toEqual({ VatPercent: 600 })
    expect(grid.root.activeElement?.closest('table')).toBe(null)
  })

  it('undoes and redoes with the keyboard', async () => {
    const grid = await open()
    await at(grid, 0, 'Quantity')
    await keys(grid, '3{Enter}{Control>}z{/Control}')
    expect(grid.store.count).toBe(0)
    await keys(grid, '{Control>}{Shift>}z{/Shift}{/Control}')
    expect(grid.store.count).toBe(1)
    await keys(grid, '{Meta>}z{/Meta}{Control>}y{/Control}')
    expect(grid.store.count).toBe(1)
  })

  it('cancels a row with Delete, keeps it again, removes a new one, duplicates and inserts', async () => {
    const grid = await open()
    await at(grid, 0, 'Name')
    await keys(grid, '{Delete}')
    expect(changed(grid)).toEqual({ IsCancelled: true })
    expect(textOf(grid.root)).toContain('Will be cancelled')
    await keys(grid, '{Delete}{Control>}d{/Control}')
    expect(changed(grid)).toBe(undefined)
    expect(grid.store.changes.added.map(({ row }) => row.Name)).toEqual(['Lamp, brass'])
    expect(focused(grid)).toEqual([2, 2])
    await keys(grid, '{Delete}')
    expect(grid.store.count).toBe(0)
    expect(focused(grid)).toEqual([1, 2])
    await keys(grid, '{Insert}77{Tab}Gift wrap{Tab}{Tab}{Tab}49,50{Enter}')
    expect(grid.store.changes.added[0]?.row).toMatchObject({
      ArticleNumber: '77',
      Name: 'Gift wrap',
      UnitPrice: 4950,
      VatPercent: 2500,
    })
  })

  it('tells a screen reader which row Delete has cancelled, kept or removed', async () => {
    const grid = await open()
    const last = () => grid.commands.filter((command) => command.do === 'announce').at(-1)?.words
    await at(grid, 1, 'Quantity')
    await keys(grid, '{Delete}')
    expect(last()).toBe('Row 2, Bulb E27: will be cancelled')
    await keys(grid, '{Delete}')
    expect(last()).toBe('Row 2, Bulb E27: stays in the order')
    grid.store.change((changes) => addRows(changes, [{ Name: '', Quantity: 100, UnitPrice: 0 }], ['new-1']))
    await grid.element.updateComplete
    await at(grid, 2, 'Quantity')
    await keys(grid, '{Delete}')
    expect(last()).toBe('Row 3: removed')
    expect(grid.store.rows).toHaveLength(2)
  })

  it('keeps the typed text and asks for the review with Ctrl+Enter', async () => {
    const grid = await open()
    await at(grid, 0, 'Quantity')
    await keys(grid, '3{Control>}{Enter}{/Control}')
    expect(changed(grid)).toEqual({ Quantity: 300 })
    expect(grid.commands).toEqual([{ do: 'review' }])
  })

  it(
    'says the limit while typing, and keeps a text that it cannot read, marked wrong',
    { tags: 'long' },
    async () => {
      const grid = await open()
      await at(grid, 0, 'Name')
      await keys(grid, '{F2}' + 'x'.repeat(40))
      const field = () => grid.root.querySelector<HTMLInputElement>('input')!
      expect(field().getAttribute('aria-invalid')).toBe('true')
      expect(grid.root.querySelector('#hint')?.textContent).toContain('At most 40 characters; this has 51.')
      expect(field().getAttribute('aria-describedby')).toBe('hint')
      await keys(grid, '{Escape}')
      await at(grid, 0, 'UnitPrice')
      await keys(grid, '12x{Enter}')
      const cell = grid.root.querySelector('td.price')!
      expect(cell.getAttribute('aria-invalid')).toBe('true')
      expect(cell.textContent).toContain('12x')
      expect(grid.store.wrong).toHaveLength(1)
      await keys(grid, '{ArrowUp}{F2}')
      expect(field().value).toBe('12x')
      await keys(grid, '{Backspace}{Enter}')
      expect(grid.store.wrong).toHaveLength(0)
      expect(changed(grid)).toEqual({ UnitPrice: 1200 })
    },
  )

  it(
    'shows a ring on a wrong cell after a click too, and marks no cell before one had the focus',
    { tags: 'long' },
    async () => {
      const grid = await open()
      const cell = (name: string) => grid.root.querySelector<HTMLElement>(`td.${name}`)!
      const boxed = () =>
        [...grid.root.querySelectorAll('td')].filter((each) => getComputedStyle(each).boxShadow !== 'none')
      expect(boxed()).toEqual([])
      await at(grid, 0, 'UnitPrice')
      await keys(grid, '12x{Enter}')
      await userEvent.click(cell('price'))
      const { outlineStyle, outlineWidth } = getComputedStyle(cell('price'))
      expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
      await userEvent.click(cell('vat'))
      ;(grid.root.activeElement as HTMLElement).blur()
      expect(boxed()).toContain(cell('vat'))
    },
  )

  it('reads numbers as the language writes them, and says how a discount was understood', async () => {
    const grid = await open('sv')
    await at(grid, 0, 'UnitPrice')
    await keys(grid, '1 234,50{Enter}')
    expect(changed(grid)).toEqual({ UnitPrice: 123_450 })
    await at(grid, 0, 'Discount')
    await keys(grid, '25 %')
    expect(textOf(grid.root.querySelector('#hint')!).replaceAll('\u00a0', ' ')).toBe('25 % rabatt = 617,25')
    expect(grid.root.querySelector('td.amount')?.textContent).toContain('1\u00a0851,75')
  })

  it('shows the old value of a changed cell, to eyes and ears', async () => {
    const grid = await open()
    await at(grid, 1, 'Quantity')
    await keys(grid, '6{Enter}')
    const cell = grid.root.querySelectorAll('td.quantity')[1]!
    expect(cell.querySelector('.old')?.textContent).toBe('8')
    expect(cell.querySelector('.visually-hidden')?.textContent).toBe(', was 8')
    expect(textOf(cell.parentElement!)).toContain('Changed')
  })

  it('marks with the first click of a mouse, edits with the next, and keeps the text on a click elsewhere', async () => {
    const grid = await open()
    const cell = (name: string) => grid.root.querySelector<HTMLElement>(`td.${name}`)!
    await userEvent.click(cell('quantity'))
    expect(grid.root.querySelector('input')).toBe(null)
    expect(focused(grid)).toEqual([0, 3])
    await userEvent.click(cell('quantity'))
    await keys(grid, '4')
    await userEvent.click(cell('name'))
    expect(changed(grid)).toEqual({ Quantity: 400 })
    await userEvent.dblClick(cell('unit'))
    await grid.element.updateComplete
    expect(grid.root.querySelector<HTMLInputElement>('input')?.value).toBe('pcs')
  })

  it('does everything from the menu of a row, with the keyboard', async () => {
    const grid = await open()
    await at(grid, 0, 'Name')
    await keys(grid, '{End}{Enter}')
    const menu = grid.root.querySelector<HTMLElement>('#menu')!
    expect(menu.matches(':popover-open')).toBe(true)
    expect([...menu.querySelectorAll('button span')].map((item) => item.textContent)).toEqual([
      'Edit…',
      'Duplicate',
      'Select row',
      'Cancel row',
      'Deliver…',
      'History of this row',
    ])
    await keys(grid, '{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(changed(grid)).toEqual({ IsCancelled: true })
    expect(menu.matches(':popover-open')).toBe(false)
    expect(focused(grid)).toEqual([0, 9])
    await keys(grid, '{Enter}{ArrowUp}{ArrowUp}{Enter}')
    expect(grid.store.count).toBe(0)
    await keys(grid, '{Enter}{Escape}')
    expect(focused(grid)).toEqual([0, 9])
    await keys(grid, '{Enter}{Enter}')
    expect(grid.commands.at(-1)).toEqual({ do: 'edit-row', key: 'id-1' })
  })

  it('says once why no row can be changed, and on a row why it is closed', async () => {
    edge.order = buildOrder({ Actions: ['CanAddOrderRow'], Deliveries: [] })
    const off = await open()
    const notes = [...off.root.querySelectorAll('.note'), ...notesOf(off)]
    expect(notes).toHaveLength(1)
    expect(textOf(notes[0]!)).toContain('the provider does not offer it')
    await at(off, 0, 'Name')
    await keys(off, '{Enter}')
    expect(off.root.querySelector('input')).toBe(null)
    closeDesks()
    edge.order = buildOrder({ OrderRows: [buildRow({ Actions: [] }), buildRow({ OrderRowId: 2 })] })
    const closed = await open()
    await at(closed, 0, 'Name')
    await keys(closed, 'x')
    expect(closed.root.querySelector('#hint')?.textContent).toContain('This row can’t be changed')
    expect(closed.root.querySelector('td.name')?.getAttribute('aria-readonly')).toBe('true')
    await keys(closed, '{Delete}')
    expect(closed.store.count).toBe(0)
  })

  describe('a cell in writing while the order is read again', () => {
    async function writeUnder(theirs: (rows: OrderRow[]) => OrderRow[]): Promise<Grid> {
      const desk = await openDesk()
      const root = await partOf(desk, 'order-admin-row-grid')
      const element = root.host as RowGrid
      const grid = { element, root, store: element.store, commands: [] }
      await at(grid, 0, 'Quantity')
      await keys(grid, '3')
      edge.order = buildOrder({ OrderRows: theirs(edge.order.OrderRows) })
      await desk.element.reload()
      await desk.settled()
      return grid
    }

    it('stays in writing, and merges', async () => {
      const grid = await writeUnder(([lamp, bulb]) => [{ ...lamp!, Name: 'Theirs' }, bulb!])
      await keys(grid, '5{Enter}')
      expect(grid.store.rows[0]!.row).toMatchObject({ Name: 'Theirs', Quantity: 3500 })
      expect(grid.store.conflicts).toEqual([])
    })

    it('leads to a question where both wrote in it', async () => {
      const grid = await writeUnder(([lamp, bulb]) => [{ ...lamp!, Quantity: 900 }, bulb!])
      await keys(grid, '{Enter}')
      expect(grid.store.conflicts).toMatchObject([{ members: ['Quantity'], yours: { Quantity: 300 } }])
    })

    it('keeps the text of a removed row, as a conflict', async () => {
      const grid = await writeUnder(([, bulb]) => [bulb!])
      expect(grid.store.conflicts).toMatchObject([{ is: 'closed', yours: { Quantity: 300 } }])
      expect(focused(grid)).toEqual([0, 3])
    })
  })

  it('keeps the focus in the table when its last row goes', async () => {
    edge.order = buildOrder({ OrderRows: [] })
    const grid = await open()
    grid.store.change((changes) =>
      addRows(changes, [{ Name: 'Card', Quantity: 100, UnitPrice: 1 }], ['new-1']),
    )
    await grid.element.updateComplete
    await at(grid, 0, 'Name')
    await keys(grid, '{Delete}')
    expect(grid.root.activeElement?.className).toContain('empty')
  })

  it(
    'opens the menu of a row again after it was moved in the page with the menu open',
    { tags: 'long' },
    async () => {
      const grid = await open()
      const menu = grid.root.querySelector<HTMLElement>('#menu')!
      const button = () => grid.root.querySelector<HTMLElement>('[data-key=id-1] .menu button')!
      await userEvent.click(button())
      await grid.element.updateComplete
      expect(menu.matches(':popover-open')).toBe(true)
      const host = document.querySelector('order-admin')!
      const other = document.createElement('div')
      host.after(other)
      other.append(host)
      await grid.element.updateComplete
      await userEvent.click(button())
      await grid.element.updateComplete
      expect(menu.matches(':popover-open')).toBe(true)
      host.remove()
    },
  )

  it('puts one pasted value into its cell, and shows several in the preview', async () => {
    const grid = await open()
    await at(grid, 0, 'Quantity')
    const paste = (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      grid.root.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
      )
    }
    paste('12\r\n')
    expect(changed(grid)).toEqual({ Quantity: 1200 })
    paste('Lamp\t49\nBulb\t12')
    expect(grid.commands).toEqual([{ do: 'paste-rows', text: 'Lamp\t49\nBulb\t12' }])
  })

  describe('the grid with five thousand rows', () => {
    beforeEach(() => {
      const OrderRows = Array.from({ length: 5000 }, (_, index): OrderRow =>
        buildRow({ OrderRowId: index + 1, Name: `Row ${index + 1}` }),
      )
      edge.order = buildOrder({ OrderRows, OrderAmount: totals(OrderRows).Amount })
    })
    const rowsIn = ({ root }: Grid) => root.querySelectorAll('tbody [data-key]').length
    const frames = async () => {
      for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    }

    it('renders only the visible ones, at any scroll position', { tags: 'long' }, async () => {
      const grid = await open()
      expect(grid.root.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001')
      expect(rowsIn(grid)).toBeLessThan(120)
      const seen = () => {
        const element = grid.root.elementFromPoint(300, 400)
        return Number(element?.closest('tr')?.getAttribute('aria-rowindex'))
      }
      scrollTo(0, 90_000)
      await expect.poll(seen).toBeGreaterThan(2000)
      expect(rowsIn(grid)).toBeLessThan(120)
      scrollTo(0, 0)
    })

    it('keeps the cell that has the focus, and moves to either end', { tags: 'long' }, async () => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await keys(grid, '{Control>}{End}{/Control}')
      expect(focused(grid)).toEqual([4999, 9])
      scrollTo(0, 0)
      await frames()
      expect(focused(grid)).toEqual([4999, 9])
      await keys(grid, '{ArrowUp}{Home}{ArrowRight}{ArrowRight}{ArrowRight}5{Enter}')
      expect(grid.store.changes.edited.get(4999)?.update).toEqual({ Quantity: 500 })
      await keys(grid, '{Control>}{Home}{/Control}{PageDown}')
      expect(focused(grid)[0]).toBeGreaterThan(10)
      expect(rowsIn(grid)).toBeLessThan(150)
    })

    it('has gaps of the right size when rows become cards', { tags: 'long' }, async () => {
      const grid = await open()
      const height = () => grid.root.querySelector('tbody')!.getBoundingClientRect().height
      const wide = height()
      await page.viewport(390, 900)
      await expect.poll(height).toBeGreaterThan(wide * 1.2)
    })

    it('has all of them while it is printed', { tags: 'long' }, async () => {
      const OrderRows = edge.order.OrderRows.slice(0, 300)
      edge.order = buildOrder({ OrderRows, OrderAmount: totals(OrderRows).Amount })
      const grid = await open()
      dispatchEvent(new Event('beforeprint'))
      expect(rowsIn(grid)).toBe(300)
      dispatchEvent(new Event('afterprint'))
      expect(rowsIn(grid)).toBeLessThan(120)
    })
  })
})
