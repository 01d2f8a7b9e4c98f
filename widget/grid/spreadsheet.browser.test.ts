import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import { totals } from '../../shared/domain/totals.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import { type Command, CommandEvent } from '../parts/command.ts'
import { closeDesks, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../testing/order.builder.ts'
import { partOf, textOf } from '../testing/parts.ts'
import type { RowGrid } from './row-grid.ts'

interface Grid {
  element: RowGrid
  root: ShadowRoot
  store: ChangesStore
  commands: Command[]
}

/** Keys of the columns, by which a cell is found. */
const COLUMN = { id: 0, article: 1, name: 2, quantity: 3, unit: 4, price: 5, discount: 6, vat: 7, amount: 8 }

describe('the grid as a spreadsheet', () => {
  let edge: FakeEdge
  beforeEach(async () => {
    edge = new FakeEdge()
    edge.order = buildOrder({ OrderRows: rowsOf(5) })
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  function rowsOf(count: number, more: (id: number) => Partial<OrderRow> = () => ({})): OrderRow[] {
    return Array.from({ length: count }, (_, index) =>
      buildRow({ OrderRowId: index + 1, Name: `Lamp ${index + 1}`, ...more(index + 1) }),
    )
  }

  async function open(setting: Parameters<typeof openDesk>[0] = {}): Promise<Grid> {
    const desk = await openDesk(setting)
    const root = await partOf(desk, 'order-admin-row-grid')
    const element = root.host as RowGrid
    await element.updateComplete
    const commands: Command[] = []
    desk.desk.addEventListener('desk-command', (event) => commands.push((event as CommandEvent).command))
    return { element, root, store: element.store, commands }
  }

  async function at({ element, store }: Grid, row: number, field: Parameters<RowGrid['open']>[0]['field']) {
    element.open({ key: store.rows[row]!.key, field })
    await element.updateComplete
  }

  async function keys({ element }: Grid, text: string) {
    await userEvent.keyboard(text)
    await element.updateComplete
  }

  function cell({ root }: Grid, row: number, column: keyof typeof COLUMN): HTMLElement {
    return root.querySelector<HTMLElement>(
      `tr[aria-rowindex="${row + 2}"] > [data-column="${COLUMN[column]}"]`,
    )!
  }

  /** The selected cells, as `row:column`. */
  function selected({ root }: Grid): string[] {
    return [...root.querySelectorAll<HTMLElement>('[aria-selected=true]')].map(
      (one) => `${Number(one.parentElement!.getAttribute('aria-rowindex')) - 2}:${one.dataset['column']!}`,
    )
  }

  const said = ({ root }: Grid) => textOf(root.querySelector('.selection [role=status]')!).trim()
  const quantities = ({ store }: Grid) => store.rows.map(({ row }) => row.Quantity)

  /** Pastes a text with the event that the browser makes of the keys. */
  async function paste({ element, root }: Grid, text: string) {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    root.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    )
    await element.updateComplete
  }

  /** What the copy event puts on the clipboard. */
  async function copied({ element, root }: Grid): Promise<{ text: string; html: string }> {
    const clipboardData = new DataTransfer()
    root.activeElement!.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    )
    await element.updateComplete
    return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
  }

  describe('that is pasted into', () => {
    it('fills a column down from the active cell, in one step of undo', async () => {
      const grid = await open()
      await at(grid, 1, 'Quantity')
      await paste(grid, '7\r\n8\r\n9\r\n')
      expect(quantities(grid)).toEqual([200, 700, 800, 900, 200])
      expect(grid.commands).toEqual([])
      expect(selected(grid)).toEqual(['1:3', '2:3', '3:3'])
      expect(said(grid)).toContain('3 cells filled.')
      await keys(grid, '{Control>}z{/Control}')
      expect(grid.store.count).toBe(0)
      expect(grid.store.canUndo).toBe(false)
    })

    it('fills a block, and every selected cell with one value', async () => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await paste(grid, '3\tpair\t10.50\n4\tbox\t11')
      expect(grid.store.rows.slice(0, 2).map(({ row }) => [row.Quantity, row.Unit, row.UnitPrice])).toEqual([
        [300, 'pair', 1050],
        [400, 'box', 1100],
      ])
      await at(grid, 2, 'Quantity')
      await keys(grid, '{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await paste(grid, '12')
      expect(quantities(grid)).toEqual([300, 400, 1200, 1200, 1200])
    })

    it('repeats a block over a selection that holds it a whole number of times', async () => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await keys(grid, '{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
      await paste(grid, '1\n2')
      expect(quantities(grid)).toEqual([100, 200, 100, 200, 200])
    })

    it('skips rows and columns that cannot be changed, and says how many cells those were', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(3, (id) => (id === 2 ? { Actions: [] } : {})) })
      const grid = await open()
      await at(grid, 0, 'VatPercent')
      await paste(grid, '12\t1\n12\t1\n12\t1')
      expect(grid.store.rows.map(({ row }) => row.VatPercent)).toEqual([1200, 2500, 1200])
      expect(said(grid)).toContain('2 cells filled. 4 cells can’t be changed and were skipped.')
    })

    it('says which values found no row below the last', async () => {
      const grid = await open()
      await at(grid, 3, 'Quantity')
      await paste(grid, '7\n8\n9\n10')
      expect(quantities(grid)).toEqual([200, 200, 200, 700, 800])
      expect(said(grid)).toContain('2 cells filled. 2 values had no cell and were left out.')
    })

    it('keeps a wrong value in its cell, with the cell’s error', async () => {
      const grid = await open()
      await at(grid, 0, 'UnitPrice')
      await paste(grid, '10\ntwelve\n3 EUR\n-1')
      expect(grid.store.rows.map(({ problems }) => problems.UnitPrice?.code)).toEqual([
        undefined,
        'not-a-number',
        'other-currency',
        undefined,
        undefined,
      ])
      expect(cell(grid, 1, 'price').textContent).toContain('twelve')
      expect(cell(grid, 1, 'price').getAttribute('aria-invalid')).toBe('true')
      expect(said(grid)).toContain('4 cells filled. 2 need correcting.')
      await at(grid, 0, 'Quantity')
      await paste(grid, '0\n-3')
      expect(grid.store.wrong.map(({ key }) => key)).toEqual(['id-1', 'id-2', 'id-3'])
    })

    it.each([
      ['a head', 'Name\tQty\tPrice\nWick\t3\t1.50'],
      ['a text over numbers', 'Wick\t3\nWax\t4'],
      ['more lines than rows', '1\tpcs\n1\tpcs\n1\tpcs\n1\tpcs\n1\tpcs\n1\tpcs'],
      ['more columns than are left', '1\tpcs\t3\t4\t5\t6\t7'],
      ['lists', 'Wick;3;1,50\nWax;4;2'],
    ])('opens the preview of new rows for %s', async (_, text) => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await paste(grid, text)
      expect(grid.commands).toEqual([{ do: 'paste-rows', text }])
      expect(grid.store.count).toBe(0)
    })

    it('fills the cells of a desk whose order takes no new rows', async () => {
      edge.order = buildOrder({
        OrderRows: rowsOf(2),
        Actions: ['CanUpdateOrderRow'],
      })
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await paste(grid, 'Wick\t3\nWax\t4\nGlue\t5')
      expect(grid.commands).toEqual([])
      expect(said(grid)).toContain(
        '4 cells filled. 2 need correcting. 2 values had no cell and were left out.',
      )
    })

    it('fills rows that are far outside the screen, in one step, and renders few of them', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(5000) })
      const grid = await open()
      await at(grid, 0, 'Quantity')
      const start = performance.now()
      await paste(grid, Array.from({ length: 5000 }, (_, index) => index + 1).join('\n'))
      const took = performance.now() - start
      expect(grid.store.rows[4999]!.row.Quantity).toBe(500_000)
      // The second row had the quantity 2 already.
      expect(grid.store.count).toBe(4999)
      expect(grid.root.querySelectorAll('tbody [data-key]').length).toBeLessThan(150)
      expect(took).toBeLessThan(3000)
      await keys(grid, '{Control>}z{/Control}')
      expect(grid.store.count).toBe(0)
    })

    it('says that a cell cannot be changed', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(2, () => ({ Actions: [] })) })
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await paste(grid, '7')
      expect(said(grid)).toBe('1 cell can’t be changed and was skipped.')
      expect(grid.root.querySelector('#hint')?.textContent).toContain('This row can’t be changed')
      expect(grid.store.count).toBe(0)
    })

    it('takes the place of what is being typed, and one value goes into the field', async () => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await keys(grid, '5')
      await paste(grid, '7\n8')
      expect(grid.root.querySelector('.cell-field')).toBe(null)
      expect(quantities(grid).slice(0, 2)).toEqual([700, 800])
      expect(grid.store.changes.edited.size).toBe(2)
      await keys(grid, '{F2}')
      await paste(grid, '4')
      expect(grid.root.querySelector('.cell-field')).not.toBe(null)
    })
  })

  describe('in which cells are selected', () => {
    it('selects with Shift and the keys that move, says how much, and ends with a move or Escape', async () => {
      const grid = await open()
      expect(grid.root.querySelector('table')?.getAttribute('aria-multiselectable')).toBe('true')
      await at(grid, 1, 'Quantity')
      expect(grid.root.querySelector('[aria-selected]')).toBe(null)
      await keys(grid, '{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
      expect(selected(grid)).toEqual(['1:3', '1:4', '2:3', '2:4'])
      expect(said(grid)).toBe('2 rows, 4 cells selected')
      await keys(grid, '{Shift>}{Home}{/Shift}')
      expect(selected(grid)).toEqual(['1:0', '1:1', '1:2', '1:3', '2:0', '2:1', '2:2', '2:3'])
      await keys(grid, '{ArrowDown}')
      expect(selected(grid)).toEqual([])
      expect(said(grid)).toBe('')
      await at(grid, 1, 'Unit')
      await keys(grid, '{Control>}{Shift>}{End}{/Shift}{/Control}')
      expect(selected(grid)).toHaveLength(4 * 5)
      await keys(grid, '{Escape}')
      expect(selected(grid)).toEqual([])
    })

    it('selects rows, a column and everything', async () => {
      const grid = await open()
      await at(grid, 1, 'Quantity')
      await keys(grid, '{Shift>} {ArrowDown}{/Shift}')
      expect(said(grid)).toBe('2 rows selected')
      expect(selected(grid)).toHaveLength(18)
      await keys(grid, '{Control>} {/Control}')
      expect(selected(grid)).toEqual(['0:3', '1:3', '2:3', '3:3', '4:3'])
      await keys(grid, '{Control>}a{/Control}')
      expect(said(grid)).toBe('5 rows selected')
    })

    it('extends to what comes next in a page from right to left', async () => {
      const grid = await open({ dir: 'rtl' })
      await at(grid, 0, 'Quantity')
      await keys(grid, '{Shift>}{ArrowLeft}{/Shift}')
      expect(selected(grid)).toEqual(['0:3', '0:4'])
    })

    it('selects by a click with Shift and by pulling the mouse', async () => {
      const grid = await open()
      await userEvent.click(cell(grid, 1, 'quantity'))
      await userEvent.click(cell(grid, 3, 'quantity'), { modifiers: ['Shift'] })
      expect(selected(grid)).toEqual(['1:3', '2:3', '3:3'])
      expect(String(getSelection())).toBe('')
      await userEvent.click(cell(grid, 0, 'name'))
      expect(selected(grid)).toEqual([])
      await userEvent.dragAndDrop(cell(grid, 0, 'quantity'), cell(grid, 1, 'price'))
      expect(selected(grid)).toEqual(['0:3', '0:4', '0:5', '1:3', '1:4', '1:5'])
      expect(grid.root.querySelector('.cell-field')).toBe(null)
    })

    it('cancels all selected rows and keeps them again, one step each', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(4, (id) => (id === 3 ? { Actions: [] } : {})) })
      const grid = await open()
      await at(grid, 1, 'Quantity')
      await keys(grid, '{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}')
      const is = () => grid.store.rows.map((row) => row.is)
      expect(is()).toEqual(['same', 'cancelling', 'same', 'cancelling'])
      expect(said(grid)).toContain('1 row can’t be changed and was skipped.')
      await keys(grid, '{Delete}')
      expect(grid.store.count).toBe(0)
      await keys(grid, '{Control>}z{/Control}')
      expect(is()).toEqual(['same', 'cancelling', 'same', 'cancelling'])
      await keys(grid, '{Control>}z{/Control}')
      expect(grid.store.count).toBe(0)
    })

    it('gives what is typed to all selected rows with Alt+Enter, in one step', async () => {
      const grid = await open()
      await at(grid, 1, 'Quantity')
      await keys(grid, '{Shift>}{ArrowDown}{ArrowDown}{/Shift}6')
      expect(grid.root.querySelector('#hint')?.textContent).toContain('Alt+Enter fills all 3 selected rows.')
      await keys(grid, '{Alt>}{Enter}{/Alt}')
      expect(quantities(grid)).toEqual([200, 600, 600, 600, 200])
      await keys(grid, '{Control>}z{/Control}')
      expect(grid.store.count).toBe(0)
    })

    it('fills, copies and cancels from the bar of the selection, by the mouse alone', async () => {
      const grid = await open()
      const menuOf = async (row: number, step: string) => {
        await userEvent.click(grid.root.querySelector(`tr[aria-rowindex="${row + 2}"] .menu button`)!)
        await grid.element.updateComplete
        await userEvent.click(grid.root.querySelector(`[data-step=${step}]`)!)
        await grid.element.updateComplete
      }
      await menuOf(1, 'select')
      await menuOf(3, 'select-to')
      expect(said(grid)).toBe('3 rows selected')
      const bar = grid.root.querySelector('.selection')!
      await userEvent.fill(bar.querySelector('.fill')!, '8')
      await userEvent.click(bar.querySelector('[data-do=fill]')!)
      expect(quantities(grid)).toEqual([200, 800, 800, 800, 200])
      await userEvent.selectOptions(bar.querySelector('select')!, 'price')
      await userEvent.fill(bar.querySelector('.fill')!, '5')
      await userEvent.click(bar.querySelector('[data-do=fill]')!)
      expect(grid.store.rows[3]!.row.UnitPrice).toBe(500)
      await userEvent.click(bar.querySelector('[data-do=copy]')!)
      await expect.poll(() => said(grid)).toContain('3 rows copied.')
      await userEvent.click(bar.querySelector('[data-do=cancel]')!)
      expect(grid.store.rows.map((row) => row.is)).toEqual([
        'same',
        'cancelling',
        'cancelling',
        'cancelling',
        'same',
      ])
      await userEvent.click(bar.querySelector('[data-do=clear]')!)
      await grid.element.updateComplete
      expect(selected(grid)).toEqual([])
    })

    it('forgets the selection when other rows are shown, and duplicates what is selected', async () => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await keys(grid, '{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
      expect(grid.store.changes.added.map(({ row }) => row.Name)).toEqual(['Lamp 1', 'Lamp 2'])
      expect(selected(grid)).toEqual([])
      await keys(grid, '{Shift>}{ArrowDown}{/Shift}{Delete}')
      expect(grid.store.count).toBe(0)
      expect(selected(grid)).toEqual([])
    })

    it('selects five thousand rows without rendering them', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(5000) })
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await keys(grid, '{Control>}{Shift>}{End}{/Shift}{/Control}')
      expect(said(grid)).toBe('5000 rows, 30000 cells selected')
      expect(grid.root.querySelectorAll('tbody [data-key]').length).toBeLessThan(150)
    })
  })

  describe('that is copied from', () => {
    it('copies a cell, a block and rows with a head, as text and as a table', async () => {
      edge.order = buildOrder({
        OrderRows: [
          buildRow({ OrderRowId: 1, ArticleNumber: '007', Name: 'Lamp\t"brass"', UnitPrice: 123_450 }),
          buildRow({
            OrderRowId: 2,
            Name: '<b>=1+1',
            UnitPrice: -2500,
            DiscountPercent: 0,
            DiscountAmount: 0,
          }),
        ],
      })
      const grid = await open({ lang: 'sv' })
      await at(grid, 0, 'UnitPrice')
      expect((await copied(grid)).text).toBe('1234,50')
      await keys(grid, '{Shift>}{ArrowDown}{/Shift}')
      expect((await copied(grid)).text).toBe('1234,50\n-25,00')
      await keys(grid, '{Shift>} {/Shift}')
      const { text, html } = await copied(grid)
      const [head, first, second] = text.split('\n')
      expect(head).toBe('Rad\tArtikel\tNamn\tAntal\tEnhet\tPris\tRabatt\tMoms\tBelopp')
      expect(first).toBe('1\t007\t"Lamp\t""brass"""\t2\tpcs\t1234,50\t10%\t25%\t2222,10')
      expect(second).toContain('<b>=1+1')
      const table = new DOMParser().parseFromString(html, 'text/html')
      expect(table.querySelectorAll('tr')).toHaveLength(3)
      expect(table.querySelectorAll('b')).toHaveLength(0)
      expect(said(grid)).toContain('2 rader kopierade.')
    })

    it('copies with the real keys what the real keys paste, and that changes nothing', async () => {
      edge.order = buildOrder({
        OrderRows: rowsOf(3, (id) => ({
          Name: ['-20% lamp', "'=quoted", '=SUM(A1)'][id - 1]!,
          Quantity: 123_456_789,
          UnitPrice: -9_999_999_999_999,
          DiscountPercent: 0,
          DiscountAmount: 0,
        })),
      })
      const grid = await open()
      await at(grid, 0, 'ArticleNumber')
      await keys(grid, '{Control>}{Shift>}{End}{/Shift}{/Control}{Control>}c{/Control}')
      await expect.poll(() => said(grid)).toContain('24 cells copied.')
      await keys(grid, '{Control>}v{/Control}')
      await expect.poll(() => said(grid)).toContain('21 cells filled.')
      expect(grid.store.count).toBe(0)
      expect(grid.store.canUndo).toBe(false)
    })

    it('copies the cell that was clicked, whatever text was selected on the page before', async () => {
      const grid = await open()
      const text = document.createElement('p')
      text.textContent = 'elsewhere'
      document.body.append(text)
      getSelection()!.selectAllChildren(text)
      await userEvent.click(cell(grid, 0, 'name'))
      expect((await copied(grid)).text).toBe('Lamp 1')
      text.remove()
    })

    it('leaves the text of a field to the field, also of the one in the bar', async () => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await keys(grid, '{F2}')
      expect((await copied(grid)).text).toBe('')
      await keys(grid, '{Escape}{Shift>}{ArrowDown}{/Shift}')
      await userEvent.fill(grid.root.querySelector('.fill')!, '8')
      expect((await copied(grid)).text).toBe('')
    })

    it('forgets what it said when it is undone', async () => {
      const grid = await open()
      await at(grid, 0, 'Quantity')
      await paste(grid, '7\n8')
      expect(said(grid)).toContain('2 cells filled.')
      await keys(grid, '{Control>}z{/Control}')
      expect(said(grid)).toBe('2 rows, 2 cells selected')
    })

    it('cuts nothing', async () => {
      const grid = await open()
      await at(grid, 0, 'Name')
      await keys(grid, '{Control>}x{/Control}')
      expect(grid.store.count).toBe(0)
      expect(grid.root.querySelector('.cell-field')).toBe(null)
    })
  })

  it('never empties a name by a click and Delete, on a cell that the keys had reached', async () => {
    const grid = await open()
    await at(grid, 0, 'Name')
    await keys(grid, 'Lamp{Enter}')
    await userEvent.click(cell(grid, 1, 'name'))
    await grid.element.updateComplete
    expect(grid.root.querySelector('.cell-field')).toBe(null)
    await keys(grid, '{Delete}')
    expect(grid.store.rows[1]!.is).toBe('cancelling')
    expect(grid.store.rows[1]!.row.Name).toBe('Lamp 2')
  })

  it('names fields and heads in full words', async () => {
    const grid = await open()
    await at(grid, 0, 'Quantity')
    await keys(grid, '{F2}')
    await expect.element(page.getByRole('textbox', { name: 'Quantity, Lamp 1', exact: true })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Amount, SEK', exact: true })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Quantity', exact: true })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'Lamp 1', exact: true })).toBeVisible()
  })

  it('has cards without ranges where it is narrow, and ends a selection that was there', async () => {
    edge.order = buildOrder({ OrderRows: rowsOf(3), OrderAmount: totals(rowsOf(3)).Amount })
    const grid = await open()
    await at(grid, 0, 'Quantity')
    await keys(grid, '{Shift>}{ArrowDown}{/Shift}')
    expect(selected(grid)).toHaveLength(2)
    await page.viewport(390, 844)
    await expect.poll(() => selected(grid)).toEqual([])
    await keys(grid, '{Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}')
    expect(selected(grid)).toEqual([])
    await keys(grid, '{Delete}')
    expect(grid.store.count).toBe(1)
    await paste(grid, '7\n8')
    expect(grid.commands).toEqual([{ do: 'paste-rows', text: '7\n8' }])
  })
})
