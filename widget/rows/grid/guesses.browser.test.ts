import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { type Grid, openGrid, rowsOf } from '../../testing/grid.ts'
import { buildOrder } from '../../testing/order.builder.ts'
import { textOf } from '../../testing/parts.ts'

describe('a guess in the grid', () => {
  let edge: FakeEdge
  let grid: Grid
  beforeEach(async () => {
    edge = new FakeEdge()
    edge.order = buildOrder({ OrderRows: rowsOf(3) })
    await page.viewport(1200, 900)
    grid = await openGrid()
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  const hint = () => textOf(grid.root.querySelector('#hint')!).trim()

  it('is said at the cell for the rate of VAT', async () => {
    await grid.at(0, 'VatPercent')
    await grid.keys('13,37')
    expect(hint()).toContain('13.37% is not a VAT rate of Sweden')
    await grid.keys('{Enter}')
    await grid.at(0, 'VatPercent')
    expect(hint()).toContain('13.37% is not a VAT rate of Sweden')
  })

  it(
    'is said at the cell, and when many are filled, for a discount that takes off everything',
    { tags: 'long' },
    async () => {
      await grid.at(0, 'Discount')
      await grid.keys('100')
      expect(hint()).toContain('1 row comes to 0 with its discount.')
      await grid.keys('{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}100{Alt>}{Enter}{/Alt}')
      expect(grid.said()).toContain(
        '3 cells set. The discount was read as per cent. 3 rows come to 0 with their discounts.',
      )
    },
  )

  it('is said for the unit of pasted discounts, and for rates', async () => {
    await grid.at(0, 'Discount')
    await grid.paste('10\t13,37\n20\t25')
    expect(grid.said()).toContain('The discount was read as per cent.')
    expect(grid.said()).toContain('13.37% is not a VAT rate of Sweden')
    await grid.at(0, 'Discount')
    await grid.paste('10 %\t25\n20 kr\t25')
    expect(grid.said()).not.toContain('per cent')
  })

  it('is said while thousands, a sign in brackets and pieces are typed', { tags: 'long' }, async () => {
    await grid.at(0, 'UnitPrice')
    await grid.keys('1,234')
    expect(hint()).toBe('= 1,234.00')
    await userEvent.fill(grid.root.querySelector('.cell-field')!, '(45.00)')
    await grid.element.updateComplete
    expect(hint()).toBe('= −45.00')
    await grid.keys('{Escape}')
    await grid.at(0, 'Quantity')
    await grid.keys('2 st')
    expect(hint()).toBe('= 2')
    await userEvent.fill(grid.root.querySelector('.cell-field')!, '25')
    await grid.element.updateComplete
    expect(hint()).toBe('')
  })
})
