import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { totals } from '../../../shared/domain/money/totals.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { ChangesStore } from '../changes/changes.store.ts'
import { closeDesks } from '../../testing/desk.ts'
import { everyLanguage } from '../../testing/every-language.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { openGrid, rowsOf } from '../../testing/grid.ts'
import { type Look, undress, violationsIn, wear } from '../../testing/looks.ts'
import { buildOrder } from '../../testing/order.builder.ts'

describe('the grid with selected cells', () => {
  let edge: FakeEdge
  beforeEach(async () => {
    edge = new FakeEdge()
    edge.order = buildOrder({ OrderRows: rowsOf(5) })
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  describe('cells selected by keys, mouse and menu', () => {
    it('are selected with Shift and the keys that move, counted, and left with a move or Escape', async () => {
      const grid = await openGrid()
      expect(grid.root.querySelector('table')?.getAttribute('aria-multiselectable')).toBe('true')
      await grid.at(1, 'Quantity')
      expect(grid.root.querySelector('[aria-selected]')).toBe(null)
      await grid.keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
      expect(grid.selected()).toEqual(['1:3', '1:4', '2:3', '2:4'])
      expect(grid.said()).toBe('2 rows, 4 cells selected')
      await grid.keys('{Shift>}{Home}{/Shift}')
      expect(grid.selected()).toEqual(['1:0', '1:1', '1:2', '1:3', '2:0', '2:1', '2:2', '2:3'])
      await grid.keys('{ArrowDown}')
      expect(grid.selected()).toEqual([])
      expect(grid.said()).toBe('')
      await grid.at(1, 'Unit')
      await grid.keys('{Control>}{Shift>}{End}{/Shift}{/Control}')
      expect(grid.selected()).toHaveLength(4 * 5)
      await grid.keys('{Escape}')
      expect(grid.selected()).toEqual([])
    })

    it('are rows, a column and everything', async () => {
      const grid = await openGrid()
      await grid.at(1, 'Quantity')
      await grid.keys('{Shift>} {ArrowDown}{/Shift}')
      expect(grid.said()).toBe('2 rows selected')
      expect(grid.selected()).toHaveLength(18)
      await grid.keys('{Control>} {/Control}')
      expect(grid.selected()).toEqual(['0:3', '1:3', '2:3', '3:3', '4:3'])
      await grid.keys('{Control>}a{/Control}')
      expect(grid.said()).toBe('5 rows selected')
    })

    it('extend to the next cell in reading order on a page from right to left', async () => {
      const grid = await openGrid({ dir: 'rtl' })
      await grid.at(0, 'Quantity')
      await grid.keys('{Shift>}{ArrowLeft}{/Shift}')
      expect(grid.selected()).toEqual(['0:3', '0:4'])
    })

    it('are selected by a click with Shift and by pulling the mouse', { tags: 'long' }, async () => {
      const grid = await openGrid()
      await userEvent.click(grid.cell(1, 'quantity'))
      await userEvent.click(grid.cell(3, 'quantity'), { modifiers: ['Shift'] })
      expect(grid.selected()).toEqual(['1:3', '2:3', '3:3'])
      expect(String(getSelection())).toBe('')
      await userEvent.click(grid.cell(0, 'name'))
      expect(grid.selected()).toEqual([])
      await userEvent.dragAndDrop(grid.cell(0, 'quantity'), grid.cell(1, 'price'))
      expect(grid.selected()).toEqual(['0:3', '0:4', '0:5', '1:3', '1:4', '1:5'])
      expect(grid.root.querySelector('.cell-field')).toBe(null)
    })

    it('are cancelled as rows and kept again, one step each', async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(4, (id) => (id === 3 ? { Actions: [] } : {})) })
      const grid = await openGrid()
      await grid.at(1, 'Quantity')
      await grid.keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}')
      const is = () => grid.store.rows.map((row) => row.is)
      expect(is()).toEqual(['same', 'cancelling', 'same', 'cancelling'])
      expect(grid.said()).toContain('1 row can’t be changed and was skipped.')
      expect(grid.commands).toContainEqual({ do: 'announce', words: '2 rows will be cancelled' })
      await grid.keys('{Delete}')
      expect(grid.commands).toContainEqual({ do: 'announce', words: '2 rows stay in the order' })
      expect(grid.store.count).toBe(0)
      await grid.keys('{Control>}z{/Control}')
      expect(is()).toEqual(['same', 'cancelling', 'same', 'cancelling'])
      await grid.keys('{Control>}z{/Control}')
      expect(grid.store.count).toBe(0)
    })

    it('all take the typed text with Alt+Enter, in one step', async () => {
      const grid = await openGrid()
      await grid.at(1, 'Quantity')
      await grid.keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}6')
      expect(grid.root.querySelector('#hint')?.textContent).toContain('Alt+Enter sets all 3 selected rows.')
      await grid.keys('{Alt>}{Enter}{/Alt}')
      expect(grid.quantities()).toEqual([200, 600, 600, 600, 200])
      await grid.keys('{Control>}z{/Control}')
      expect(grid.store.count).toBe(0)
    })

    it('lead to a question about a row that someone else changed while its cell was typed in for all', async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('{Shift>}{ArrowDown}{/Shift}6')
      edge.order = buildOrder({ OrderRows: rowsOf(5, (id) => (id === 2 ? { Quantity: 900 } : {})) })
      await grid.desk.element.reload()
      await grid.desk.settled()
      await grid.keys('{Alt>}{Enter}{/Alt}')
      expect(grid.store.conflicts).toMatchObject([{ members: ['Quantity'], yours: { Quantity: 600 } }])
      expect(grid.quantities().slice(0, 2)).toEqual([600, 600])
    })

    it('are not selected in another order', async () => {
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('{Shift>}{ArrowDown}{/Shift}')
      // The other order's rows have the same ids.
      grid.element.store = new ChangesStore(buildOrder({ Id: 77, OrderRows: rowsOf(5) }))
      await grid.element.updateComplete
      expect(grid.selected()).toEqual([])
      expect(grid.said()).toBe('')
    })

    it(
      'are filled, copied and cancelled from the bar of the selection, by the mouse alone',
      { tags: 'long' },
      async () => {
        const grid = await openGrid()
        const menuOf = async (row: number, step: string) => {
          await userEvent.click(grid.root.querySelector(`tr[aria-rowindex="${row + 2}"] .menu button`)!)
          await grid.element.updateComplete
          await userEvent.click(grid.root.querySelector(`[data-step=${step}]`)!)
          await grid.element.updateComplete
        }
        await menuOf(1, 'select')
        await menuOf(3, 'select-to')
        expect(grid.said()).toBe('3 rows selected')
        const bar = grid.root.querySelector('.selection')!
        await userEvent.click(bar.querySelector('[data-do=fill]')!)
        expect(grid.store.count).toBe(0)
        await userEvent.fill(bar.querySelector('.fill')!, '8')
        await userEvent.click(bar.querySelector('[data-do=fill]')!)
        expect(grid.quantities()).toEqual([200, 800, 800, 800, 200])
        await userEvent.selectOptions(bar.querySelector('select')!, 'price')
        await userEvent.fill(bar.querySelector('.fill')!, '5')
        await userEvent.click(bar.querySelector('[data-do=fill]')!)
        expect(grid.store.rows[3]!.row.UnitPrice).toBe(500)
        await userEvent.click(bar.querySelector('[data-do=copy]')!)
        await expect.poll(() => grid.said()).toContain('3 rows copied.')
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
        expect(grid.selected()).toEqual([])
      },
    )

    it(
      'are left when other rows are shown, and duplicated when they are rows',
      { tags: 'long' },
      async () => {
        const grid = await openGrid()
        await grid.at(0, 'Quantity')
        await grid.keys('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
        expect(grid.store.changes.added.map(({ row }) => row.Name)).toEqual(['Lamp 1', 'Lamp 2'])
        expect(grid.selected()).toEqual([])
        await grid.keys('{Shift>}{ArrowDown}{/Shift}{Delete}')
        expect(grid.store.count).toBe(0)
        expect(grid.selected()).toEqual([])
      },
    )

    it.each(everyLanguage.map(({ $name, $code }) => [$name, $code] as const))(
      'leave the totals below them free where it is narrow, in %s',
      { tags: 'long' },
      async (_, lang) => {
        await page.viewport(700, 900)
        const grid = await openGrid({ lang })
        await grid.at(0, 'Name')
        await grid.keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
        const bar = grid.root.querySelector('.selection-bar')!
        const totals = grid.desk.query('.totals tbody')
        for (let width = 702; width < 860; width += 12) {
          await page.viewport(width, 900)
          await grid.desk.settled()
          // The totals get their place after the rows have theirs.
          const covered = () => bar.getBoundingClientRect().bottom - totals.getBoundingClientRect().top
          await expect.poll(covered, { message: `at ${width} px` }).toBeLessThanOrEqual(0)
        }
      },
    )

    it('never cover the focused cell by their bar', { tags: 'long' }, async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(60) })
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys(`{Shift>}${'{ArrowDown}'.repeat(35)}{/Shift}`)
      const bar = () => grid.root.querySelector('.selection-bar')!.getBoundingClientRect()
      const focused = () => grid.root.activeElement!.getBoundingClientRect()
      await expect.poll(() => focused().bottom).toBeLessThan(bar().top)
      expect(focused().top).toBeGreaterThan(0)
      expect(bar().bottom).toBeLessThan(innerHeight)
    })

    it.each<Look>(
      someOf(
        [
          ['light', 1200, 'ltr'],
          ['dark', 1200, 'rtl'],
        ],
        1,
      ),
    )('have nothing for axe to find: %s, %i px, %s', async (...look) => {
      await wear(...look)
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('6{Enter}{ArrowUp}{Shift>} {ArrowDown}{/Shift}')
      await grid.copied()
      expect(grid.said()).toContain('2 rows copied.')
      expect(await violationsIn(document.querySelector('order-admin')!)).toEqual([])
    })

    it('are five thousand rows without rendering them', { tags: 'long' }, async () => {
      edge.order = buildOrder({ OrderRows: rowsOf(5000) })
      const grid = await openGrid()
      await grid.at(0, 'Quantity')
      await grid.keys('{Control>}{Shift>}{End}{/Shift}{/Control}')
      expect(grid.said()).toBe('5,000 rows, 30,000 cells selected')
      expect(grid.root.querySelectorAll('tbody [data-key]').length).toBeLessThan(150)
    })
  })

  it('never empties a name by a click and Delete, on a cell that the keys had reached', async () => {
    const grid = await openGrid()
    await grid.at(0, 'Name')
    await grid.keys('Lamp{Enter}')
    await userEvent.click(grid.cell(1, 'name'))
    await grid.element.updateComplete
    expect(grid.root.querySelector('.cell-field')).toBe(null)
    await grid.keys('{Delete}')
    expect(grid.store.rows[1]!.is).toBe('cancelling')
    expect(grid.store.rows[1]!.row.Name).toBe('Lamp 2')
  })

  it('names fields and heads in full words', async () => {
    const grid = await openGrid()
    await grid.at(0, 'Quantity')
    await grid.keys('{F2}')
    await expect.element(page.getByRole('textbox', { name: 'Quantity, Lamp 1', exact: true })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Amount, SEK', exact: true })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Quantity', exact: true })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'Lamp 1', exact: true })).toBeVisible()
  })

  it('has cards without ranges where it is narrow, and ends a selection that was there', async () => {
    edge.order = buildOrder({ OrderRows: rowsOf(3), OrderAmount: totals(rowsOf(3)).Amount })
    const grid = await openGrid()
    await grid.at(0, 'Quantity')
    await grid.keys('{Shift>}{ArrowDown}{/Shift}')
    expect(grid.selected()).toHaveLength(2)
    await page.viewport(390, 844)
    await expect.poll(() => grid.selected()).toEqual([])
    await grid.keys('{Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}')
    expect(grid.selected()).toEqual([])
    await grid.keys('{Delete}')
    expect(grid.store.count).toBe(1)
    await grid.paste('7\n8')
    expect(grid.commands.at(-1)).toEqual({ do: 'paste-rows', text: '7\n8' })
  })

  it('pastes no block into cards of an order that takes no new rows', async () => {
    edge.order = buildOrder({ OrderRows: rowsOf(2), Actions: ['CanUpdateOrderRow'] })
    await page.viewport(390, 844)
    const grid = await openGrid()
    await grid.at(0, 'Quantity')
    await grid.paste('7\n8')
    expect(grid.commands).toEqual([])
    expect(grid.store.count).toBe(0)
  })
})
