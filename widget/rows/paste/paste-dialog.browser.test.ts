import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { partOf, textOf, until } from '../../testing/parts.ts'
import type { PasteDialog } from './paste-dialog.ts'

describe('pasting rows', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  let dialog: PasteDialog
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function open(text?: string): Promise<void> {
    desk = await openDesk()
    root = await partOf(desk, 'order-admin-paste')
    dialog = root.host as PasteDialog
    if (text === undefined) await userEvent.click(desk.query('#paste-rows'))
    else dialog.open(text)
    await until(() => root.querySelector('dialog')?.open)
    if (text) await until(() => root.querySelector('tbody tr'))
  }

  const fill = async (text: string) => {
    await userEvent.fill(root.querySelector('textarea')!, text)
    await desk.settled()
    await dialog.updateComplete
  }
  const add = () => root.querySelector<HTMLElement>('.add')!
  const added = () => dialog.store.changes.added.map(({ row }) => row)
  const columns = () => [...root.querySelectorAll('select')].map(({ value }) => value)

  it('asks for a text, and shows its reading while it is typed', { tags: 'long' }, async () => {
    await open()
    expect(root.activeElement).toBe(root.querySelector('textarea'))
    expect(add().getAttribute('aria-disabled')).toBe('true')
    await fill('Lamp;2;1 234,50')
    await until(() => root.querySelector('tbody tr'))
    expect(columns()).toEqual(['Name', 'Quantity', 'UnitPrice'])
    expect(textOf(root.querySelector('.sums')!)).toContain('1 row, 2,469.00 SEK')
    expect(add().textContent?.trim()).toBe('Add 1 row')
  })

  it('shows prices without VAT beside those that are saved, and the rate that a row gets', async () => {
    await open('Name\tQty\tNettopreis\nLamp\t2\t49')
    expect(columns()).toEqual(['Name', 'Quantity', 'PriceExclVat'])
    // 49.00 + 25 % = 61.25, twice is 122.50.
    expect(textOf(root.querySelector('tbody tr')!)).toMatch(/49 becomes → 61.25 122.50 VAT 25%/)
    expect(textOf(root.querySelector('.preview')!)).toContain('Rows without VAT get 25%')
    await userEvent.click(add())
    await desk.settled()
    expect(added()).toMatchObject([{ UnitPrice: 6125, VatPercent: 2500 }])
  })

  it('says once that a column is missing, refuses another currency and points out odd rates', async () => {
    await open('Name\tQty\nLamp\t2\nBulb\t1')
    const preview = () => textOf(root.querySelector('.preview')!)
    expect(preview().match(/There is no price column/g)).toHaveLength(1)
    expect(preview()).not.toContain('Fill this in')
    await fill('Name\tPrice\tVAT\nLamp\t€ 5\t25\nBulb\t5\t13,37')
    await until(() => preview().includes('This is in EUR; the order is in SEK.'))
    expect(preview()).toContain('13.37% is not a VAT rate of Sweden')
  })

  it('replaces all rows on request, and says what that means', async () => {
    await open('Name\tQty\tPrice\nLamp\t2\t100')
    const modes = () => [...root.querySelectorAll<HTMLInputElement>('[name=mode]')]
    expect(modes().map(({ checked }) => checked)).toEqual([true, false])
    await userEvent.click(modes()[1]!)
    await dialog.updateComplete
    expect(textOf(root)).toContain('Saving replaces all rows of the order by these')
    expect(add().textContent?.trim()).toBe('Replace all by 1 row')
    await userEvent.click(add())
    await desk.settled()
    expect(dialog.store.changes.replacesAll).toBe(true)
    expect(dialog.store.rows.map(({ is }) => is)).toEqual(['cancelling', 'cancelling', 'new'])
    expect(dialog.store.count).toBe(3)
  })

  it('adds the rows in one step, closes, and says so', async () => {
    await open('Name\tQty\tPrice\nLamp\t2\t100\nBulb\t1\t49.50')
    expect(root.querySelector<HTMLInputElement>('[name=head]')!.checked).toBe(true)
    await userEvent.click(add())
    await desk.settled()
    expect(added()).toMatchObject([
      { Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 },
      { Name: 'Bulb', Quantity: 100, UnitPrice: 4950 },
    ])
    expect(root.querySelector('dialog')!.open).toBe(false)
    await expect.poll(() => desk.query('[role=status]').textContent).toContain('2 rows added')
    dialog.store.undo()
    expect(dialog.store.count).toBe(0)
  })

  it('shows the error of each line, adds the others, and keeps the wrong ones to be corrected', async () => {
    await open('Name\tQty\tPrice\nLamp\t2\t100\nBulb\tx\t49\nTape\t1\t9')
    expect(textOf(root)).toContain('1 line is left out until it is corrected.')
    expect(textOf(root.querySelector('.problems')!)).toContain('Line 3. Qty: Write a number')
    await userEvent.click(add())
    await desk.settled()
    expect(added().map(({ Name }) => Name)).toEqual(['Lamp', 'Tape'])
    expect(root.querySelector('dialog')!.open).toBe(true)
    const textarea = root.querySelector('textarea')!
    expect(textarea.value).toBe('Name\tQty\tPrice\nBulb\tx\t49')
    expect(textOf(root.querySelector('.said')!)).toContain('2 rows added')
    await fill(textarea.value.replace('x', '3'))
    await userEvent.click(add())
    expect(added().map(({ Name }) => Name)).toEqual(['Lamp', 'Tape', 'Bulb'])
  })

  it(
    'lets the clerk correct the meaning of a column, and keeps that while the text is corrected',
    { tags: 'long' },
    async () => {
      await open('Lamp\t100\t2')
      await userEvent.selectOptions(root.querySelectorAll('select')[1]!, 'UnitPrice')
      await dialog.updateComplete
      expect(columns()).toEqual(['Name', 'UnitPrice', 'ignored'])
      await userEvent.selectOptions(root.querySelectorAll('select')[2]!, 'Quantity')
      await fill('Lamp, large\t100\t2')
      await userEvent.click(add())
      expect(added()).toMatchObject([{ Name: 'Lamp, large', UnitPrice: 10_000, Quantity: 200 }])
    },
  )

  it('never reads a second sheet by the columns of the first', async () => {
    await open('Name\tQty\tPrice\tVAT\nLamp\t2\t1000\t25')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(desk.query('#paste-rows'))
    await fill('Name\tQty\tPrice excl. VAT\tVAT\nLamp\t2\t1000\t25')
    // 1000.00 + 25 % = 1250.00, twice is 2500.00.
    await until(() => textOf(root.querySelector('.sums')!).includes('1 row, 2,500.00 SEK'))
    await fill('Name\tPrice\tQty\tVAT\nLamp\t20\t3\t25')
    expect(columns()).toEqual(['Name', 'UnitPrice', 'Quantity', 'VatPercent'])
    // A column that the clerk chose is kept only while the head is the same.
    await userEvent.selectOptions(root.querySelectorAll('select')[3]!, 'ignored')
    await fill('Name\tPrice\tQty\tVAT\nLamp\t20\t4\t25')
    expect(columns()).toEqual(['Name', 'UnitPrice', 'Quantity', 'ignored'])
    await fill('Name\tPrice EUR\tQty\tVAT\nLamp\t20\t4\t25')
    expect(columns()).toEqual(['Name', 'UnitPrice', 'Quantity', 'VatPercent'])
    expect(textOf(root)).toContain('This is in EUR; the order is in SEK.')
    expect(add().getAttribute('aria-disabled')).toBe('true')
  })

  it('never adds discounts before the clerk has named their unit, and then shows it', async () => {
    await open('Name\tQty\tPrice\tRabatt\nLamp\t1\t1000\t100\nBulb\t1\t50\t')
    const choices = () => [...root.querySelectorAll<HTMLInputElement>('[name=discounts]')]
    expect(choices().map(({ checked }) => checked)).toEqual([false, false])
    expect(textOf(root.querySelector('.asks')!)).toContain(
      'Are the discounts in “Rabatt” per cent or amounts?',
    )
    expect(add().getAttribute('aria-disabled')).toBe('true')
    add().click()
    root.querySelector('textarea')!.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(added()).toEqual([])

    await userEvent.click(choices()[0]!)
    await dialog.updateComplete
    expect(textOf(root.querySelector('tbody tr')!)).toContain('100 becomes → 100% 0.00')
    expect(textOf(root)).toContain('1 row comes to 0 with its discount.')
    await userEvent.click(choices()[1]!)
    await dialog.updateComplete
    expect(textOf(root.querySelector('tbody tr')!)).toContain('100 becomes → 100.00 SEK 900.00')
    await userEvent.click(add())
    expect(added()).toMatchObject([{ DiscountAmount: 10_000 }, { Name: 'Bulb' }])
  })

  it('names every column that is not used, and says that prices have VAT', async () => {
    await open('Name\tQty\tPrice\tWeight\tTotal\nLamp\t1\t1000\t2 kg\t1000')
    expect(textOf(root)).toContain('1 column is not used: Weight')
    expect(textOf(root)).toContain('Prices are read as incl. VAT.')
  })

  it('takes the first line for a row when the clerk says so', async () => {
    await open('Name\tPrice\nLamp\t100')
    await userEvent.click(root.querySelector('[name=head]')!)
    await dialog.updateComplete
    expect(root.querySelectorAll('tbody th')).toHaveLength(2)
    expect(textOf(root)).toContain('1 line is left out')
  })

  it(
    'shows a hundred lines of two hundred, every wrong one among them, and adds all that are right',
    { tags: 'long' },
    async () => {
      const lines = Array.from(
        { length: 200 },
        (_, index) => `Row ${index}\t1\t${index === 199 ? 'x' : '10'}`,
      )
      await open(lines.join('\n'))
      expect(root.querySelectorAll('tbody th')).toHaveLength(100)
      expect(root.querySelector('.problems')).not.toBe(null)
      expect(textOf(root)).toContain('100 of 200 lines are shown')
      await userEvent.click(add())
      expect(added()).toHaveLength(199)
    },
  )

  it('keeps the text when it is closed', { tags: 'long' }, async () => {
    await open('Lamp\t100')
    await userEvent.keyboard('{Escape}')
    await desk.settled()
    expect(root.querySelector('dialog')!.open).toBe(false)
    await userEvent.click(desk.query('#paste-rows'))
    await desk.settled()
    expect(root.querySelector('textarea')!.value).toBe('Lamp\t100')
  })
})
