import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { closeDesks } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { openGrid, rowsOf } from '../../testing/grid.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'

describe('the grid with the clipboard', () => {
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

  describe('the grid that is pasted into', () => {
    it('fills a column down from the active cell, in one step of undo', async () => {
      const grid = await openGrid()
      await grid.at(1, 'Quantity')
      await grid.paste('7\r\n8\r\n9\r\n')
      expect(grid.quantities()).toEqual([200, 700, 800, 900, 200])
      expect(grid.commands).toEqual([])
      expect(grid.selected()).toEqual(['1:3', '2:3', '3:3'])
      expect(grid.said()).toContain('3 cells set.')
      await grid.keys('{Control>}z{/Control}')
      expect(grid.store.count).toBe(0)
      expect(grid.store.canUndo).toBe(false)
    })

    it('fills a block, and every selected cell with one value', async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.paste('3\tpair\t10.50\n4\tbox\t11')
      expect(grid.store.rows.slice(0, 2).map(({ row }) => [row.Quantity, row.Unit, row.UnitPrice])).toEqual([
        [300, 'pair', 1050],
        [400, 'box', 1100],
      ])
      await grid.at(2, 'Quantity')
      await grid.keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await grid.paste('12')
      expect(grid.quantities()).toEqual([300, 400, 1200, 1200, 1200])
    })

    it(
      'repeats a block over a selection that holds it a whole number of times',
      { tags: 'long' },
      async () => {
        const grid = await openGrid()
        await grid.at(0, 'Quantity')
        await grid.keys('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
        await grid.paste('1\n2')
        expect(grid.quantities()).toEqual([100, 200, 100, 200, 200])
      },
    )

    it('skips rows and columns that cannot be changed, and says how many cells those were', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(3, (id) => (id === 2 ? { Actions: [] } : {})) })
      const grid = await openGrid()
      await grid.at(0, 'VatPercent')
      await grid.paste('12\t1\n12\t1\n12\t1')
      expect(grid.store.rows.map(({ row }) => row.VatPercent)).toEqual([1200, 2500, 1200])
      expect(grid.said()).toContain('2 cells set. 4 cells can’t be changed and were skipped.')
    })

    it('says which values found no row below the last', { tags: 'long' }, async () => {
      const grid = await openGrid()
      await grid.at(3, 'Quantity')
      await grid.paste('7\n8\n9\n10')
      expect(grid.quantities()).toEqual([200, 200, 200, 700, 800])
      expect(grid.said()).toContain('2 cells set. 2 values had no cell and were left out.')
    })

    it('keeps a wrong value in its cell, with the cell’s error', async () => {
      const grid = await openGrid()
      await grid.at(0, 'UnitPrice')
      await grid.paste('10\ntwelve\n3 EUR\n-1')
      expect(grid.store.rows.map(({ problems }) => problems.UnitPrice?.code)).toEqual([
        undefined,
        'not-a-number',
        'other-currency',
        undefined,
        undefined,
      ])
      expect(grid.cell(1, 'price').textContent).toContain('twelve')
      expect(grid.cell(1, 'price').getAttribute('aria-invalid')).toBe('true')
      expect(grid.said()).toContain('4 cells set. 2 need correcting.')
      await grid.at(0, 'Quantity')
      await grid.paste('0\n-3')
      expect(grid.store.wrong.map(({ key }) => key)).toEqual(['id-1', 'id-2', 'id-3'])
    })

    it.each(
      someOf(
        [
          ['a head', 'Name\tQty\tPrice\nWick\t3\t1.50'],
          ['a text over numbers', 'Wick\t3\nWax\t4'],
          ['more lines than rows', '1\tpcs\n1\tpcs\n1\tpcs\n1\tpcs\n1\tpcs\n1\tpcs'],
          ['more columns than are left', '1\tpcs\t3\t4\t5\t6\t7'],
          ['lists', 'Wick;3;1,50\nWax;4;2'],
        ],
        2,
      ),
    )('opens the preview of new rows for %s', async (_, text) => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.paste(text)
      expect(grid.commands).toEqual([{ do: 'paste-rows', text }])
      expect(grid.store.count).toBe(0)
    })

    it('fills the cells of a desk whose order takes no new rows', { tags: 'long' }, async () => {
      edge.order = buildOrder({
        OrderRows: rowsOf(2),
        Actions: ['CanUpdateOrderRow'],
      })
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.paste('Wick\t3\nWax\t4\nGlue\t5')
      expect(grid.commands).toEqual([])
      expect(grid.said()).toContain('4 cells set. 2 need correcting. 2 values had no cell and were left out.')
    })

    it(
      'fills rows that are far outside the screen, in one step, and renders few of them',
      { tags: 'long' },
      async () => {
        edge.order = buildOrder({ OrderRows: rowsOf(5000) })
        const grid = await openGrid()
        await grid.at(0, 'Quantity')
        await grid.paste(Array.from({ length: 5000 }, (_, index) => index + 1).join('\n'))
        expect(grid.store.rows[4999]!.row.Quantity).toBe(500_000)
        // The second row had the quantity 2 already.
        expect(grid.store.count).toBe(4999)
        expect(grid.root.querySelectorAll('tbody [data-key]').length).toBeLessThan(150)
        await grid.keys('{Control>}z{/Control}')
        expect(grid.store.count).toBe(0)
      },
    )

    it('reads thousands as the other numbers of the sheet imply', async () => {
      const grid = await openGrid()
      await grid.at(0, 'UnitPrice')
      // With "12,5" a comma is the sheet's decimal sign, so "1.000" is a thousand, and not one in English.
      await grid.paste('12,5\n1.000')
      expect(grid.store.rows.slice(0, 2).map(({ row }) => row.UnitPrice)).toEqual([1250, 100_000])
    })

    it('says that a cell cannot be changed', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(2, () => ({ Actions: [] })) })
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.paste('7')
      expect(grid.said()).toBe('1 cell can’t be changed and was skipped.')
      expect(grid.root.querySelector('#hint')?.textContent).toContain('This row can’t be changed')
      expect(grid.store.count).toBe(0)
    })

    it('replaces a text in typing, and puts one value into the field', { tags: 'long' }, async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('5')
      await grid.paste('7\n8')
      expect(grid.root.querySelector('.cell-field')).toBe(null)
      expect(grid.quantities().slice(0, 2)).toEqual([700, 800])
      expect(grid.store.changes.edited.size).toBe(2)
      await grid.keys('{F2}')
      await grid.paste('4')
      expect(grid.root.querySelector('.cell-field')).not.toBe(null)
    })
  })

  describe('the grid that is copied from', () => {
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
      const grid = await openGrid({ lang: 'sv' })
      await grid.at(0, 'UnitPrice')
      expect((await grid.copied()).text).toBe('1234,50')
      await grid.keys('{Shift>}{ArrowDown}{/Shift}')
      expect((await grid.copied()).text).toBe('1234,50\n-25,00')
      await grid.keys('{Shift>} {/Shift}')
      const { text, html } = await grid.copied()
      const [head, first, second] = text.split('\n')
      expect(head).toBe('Rad\tArtikel\tNamn\tAntal\tEnhet\tPris\tRabatt\tMoms\tBelopp')
      expect(first).toBe('1\t007\t"Lamp\t""brass"""\t2\tpcs\t1234,50\t10%\t25%\t2222,10')
      expect(second).toContain('<b>=1+1')
      const table = new DOMParser().parseFromString(html, 'text/html')
      expect(table.querySelectorAll('tr')).toHaveLength(3)
      expect(table.querySelectorAll('b')).toHaveLength(0)
      expect(grid.said()).toContain('2 rader kopierade.')
    })

    it('copies with the real keys and pastes with them, which changes nothing', async () => {
      edge.order = buildOrder({
        OrderRows: rowsOf(3, (id) => ({
          Name: ['-20% lamp', "'=quoted", '=SUM(A1)'][id - 1]!,
          Quantity: 123_456_789,
          UnitPrice: -9_999_999_999_999,
          DiscountPercent: 0,
          DiscountAmount: 0,
        })),
      })
      const grid = await openGrid()
      await grid.at(0, 'ArticleNumber')
      await grid.keys('{Control>}{Shift>}{End}{/Shift}{/Control}{Control>}c{/Control}')
      await expect.poll(() => grid.said()).toContain('24 cells copied.')
      await grid.keys('{Control>}v{/Control}')
      await expect.poll(() => grid.said()).toContain('21 cells set.')
      expect(grid.store.count).toBe(0)
      expect(grid.store.canUndo).toBe(false)
    })

    it(
      'copies the cell that was clicked, and not the text that was selected on the page before',
      { tags: 'long' },
      async () => {
        const grid = await openGrid()
        const text = document.createElement('p')
        text.textContent = 'elsewhere'
        document.body.append(text)
        getSelection()!.selectAllChildren(text)
        await userEvent.click(grid.cell(0, 'name'))
        expect((await grid.copied()).text).toBe('Lamp 1')
        text.remove()
      },
    )

    it('leaves the text of a field to the field, also of the one in the bar', { tags: 'long' }, async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('{F2}')
      expect((await grid.copied()).text).toBe('')
      await grid.keys('{Escape}{Shift>}{ArrowDown}{/Shift}')
      await userEvent.fill(grid.root.querySelector('.fill')!, '8')
      expect((await grid.copied()).text).toBe('')
    })

    it('removes its note when it is undone', { tags: 'long' }, async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.paste('7\n8')
      expect(grid.said()).toContain('2 cells set.')
      await grid.keys('{Control>}z{/Control}')
      expect(grid.said()).toBe('2 rows, 2 cells selected')
    })

    it('cuts nothing', async () => {
      const grid = await openGrid()
      await grid.at(0, 'Name')
      await grid.keys('{Control>}x{/Control}')
      expect(grid.store.count).toBe(0)
      expect(grid.root.querySelector('.cell-field')).toBe(null)
    })
  })

  /** Firefox and Safari tell the body, or wherever text is selected. */
  describe('the grid, where the body is told of the keys', () => {
    function told(type: 'copy' | 'paste', text = '', at: Element = document.body): DataTransfer {
      const clipboardData = new DataTransfer()
      if (text) clipboardData.setData('text/plain', text)
      at.dispatchEvent(
        new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true, composed: true }),
      )
      return clipboardData
    }

    it('takes the paste into the cell that has the focus, and copies from it', async () => {
      const grid = await openGrid()
      await grid.at(1, 'Quantity')
      told('paste', '7')
      expect(grid.quantities()).toEqual([200, 700, 200, 200, 200])
      await grid.element.updateComplete
      expect(told('copy').getData('text/plain')).toBe('7')
    })

    it('never takes it while the focus is elsewhere on the page, or the grid is gone', async () => {
      const grid = await openGrid()
      await grid.at(1, 'Quantity')
      const field = document.createElement('input')
      document.body.append(field)
      field.focus()
      told('paste', '7')
      told('paste', '7', field)
      expect(told('copy').getData('text/plain')).toBe('')
      await grid.at(1, 'Quantity')
      grid.desk.element.remove()
      told('paste', '7')
      expect(grid.store.count).toBe(0)
      field.remove()
    })

    it('never takes it into cells while the focus is in the bar of the selection', async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('{Shift>}{ArrowDown}{/Shift}')
      grid.root.querySelector<HTMLElement>('.fill')!.focus()
      told('paste', '7\n8')
      expect(grid.store.count).toBe(0)
    })

    it('copies by the button of the bar, which Safari gives no focus', async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('{Shift>}{ArrowDown}{/Shift}')
      const copy = grid.root.querySelector<HTMLElement>('[data-do=copy]')!
      ;(grid.root.activeElement as HTMLElement).blur()
      copy.click()
      await expect.poll(() => grid.said()).toContain('2 cells copied.')
      expect(told('copy').getData('text/plain')).toBe('')
    })
  })
})
