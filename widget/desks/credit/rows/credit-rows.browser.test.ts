import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inputOfOrderRow, priceRow } from '../../../../shared/domain/credit/credit-row.rules.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import type { CreditRows } from './credit-rows.ts'
import type { CreditRowStart } from './row-shapes.ts'
import { loadCreditRows } from './rows-parts.ts'

const lamp: CreditRowStart = {
  ArticleNumber: '1032',
  Description: 'Lamp, brass',
  PricePerUnit: '625',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  Unit: 'pcs',
  VatPercent: '25',
  DiscountPercent: '10',
}
const bulb = { ...lamp, Description: 'Bulb', PricePerUnit: '79', DiscountPercent: '0', DiscountAmount: '9' }
const left = [lamp, bulb].flatMap((row) => {
  const priced = priceRow(inputOfOrderRow(row))
  return priced.ok ? priced.value : []
})

describe('the rows of a credit order', () => {
  let part: CreditRows
  let changes: number
  beforeEach(async () => {
    await page.viewport(1200, 900)
    await loadCreditRows()
  })
  afterEach(removeParts)

  type Setting = Partial<Pick<CreditRows, 'rows' | 'left' | 'kind' | 'currency' | 'chosen' | 'lang' | 'dir'>>

  async function show(setting: Setting = {}): Promise<void> {
    const properties = { currency: 'SEK', ...setting }
    part = await showPart('order-admin-credit-rows', {}, 'credit', properties)
    changes = 0
    part.addEventListener('credit-rows-changed', () => (changes += 1))
    await settled()
  }

  /** The element, and the parts in it. */
  async function settled(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      await part.updateComplete
      for (const tag of ['grid', 'form'] as const) {
        await part.renderRoot.querySelector(`order-admin-row-${tag}`)?.updateComplete
      }
    }
  }

  const query = <Found extends HTMLElement>(selector: string) =>
    part.renderRoot.querySelector<Found>(selector)!
  const inside = (tag: 'row-grid' | 'row-form' | 'paste') => query(`order-admin-${tag}`).shadowRoot!
  const text = () => textOf(part.renderRoot)
  const sums = () => [...query('tfoot').querySelectorAll('td')].map((cell) => textOf(cell).trim())
  const press = async (selector: string) => {
    await userEvent.click(query(selector))
    await settled()
  }
  const keys = async (typed: string) => {
    await userEvent.keyboard(typed)
    await settled()
  }

  it('are written by the keyboard alone, with their total after each', async () => {
    await show()
    expect(text()).toContain('There are no rows yet.')
    expect([part.total, part.changeCount]).toEqual([undefined, 0])
    query('#add-row').focus()
    // Article, name, quantity, unit, price; the country's rate is there.
    await keys('{Enter}')
    await keys('77{Tab}Lamp{Tab}2{Tab}pcs{Tab}125')
    // 2 × 125.00, and 125.00 without 25 %.
    expect(textOf(inside('row-form').querySelector('.outcome')!)).toContain('All rows incl. VAT 250.00 SEK')
    expect(textOf(inside('row-form').querySelector('#UnitPrice-hint')!)).toContain('100.00 excl. VAT')
    await keys('{Enter}')
    expect(part.total).toBe(25_000)
    expect(part.changeCount).toBe(1)
    expect(sums()).toEqual(['200.00', '50.00', '250.00'])
    await expect.poll(() => query('[role=status]').textContent).toContain('1 row, 250.00 SEK incl. VAT')
    expect(inside('row-grid').querySelectorAll('.badge')).toHaveLength(0)
    expect(part.renderRoot.querySelector('order-admin-change-bar')).toBe(null)
    const read = part.read()
    expect(read).toMatchObject({
      ok: true,
      value: {
        OrderRows: [
          {
            ArticleNumber: '77',
            Description: 'Lamp',
            PricePerUnit: '125',
            PriceIncludingVat: true,
            VatPercent: '25',
          },
        ],
        InvoiceRows: [],
        amount: 25_000,
        vatAmount: 5_000,
      },
    })
  })

  it('are edited in their cells, and follow each keystroke, undo and redo', async () => {
    await show({ rows: [lamp] })
    expect(part.changeCount).toBe(0)
    const grid = query('order-admin-row-grid')
    grid.focus()
    await keys('{ArrowRight}{ArrowRight}')
    await keys('3')
    // 3 × 625.00 less 10 %, while it is typed.
    expect(sums()).toContain('1,687.50')
    expect(changes).toBeGreaterThan(0)
    await keys('{Enter}')
    expect([part.total, part.changeCount]).toEqual([168_750, 1])
    await keys('{Control>}z{/Control}')
    expect([part.total, part.changeCount]).toEqual([112_500, 0])
    await keys('{Control>}y{/Control}')
    expect(part.total).toBe(168_750)
  })

  it('are counted where the provider has no number for them', async () => {
    await show({ rows: [lamp, bulb] })
    const ids = [...inside('row-grid').querySelectorAll('tbody td.id')].map((cell) => textOf(cell).trim())
    expect(ids).toEqual(['1', '2'])
  })

  it('begin at one edge on a phone, also where the cell that Tab leads to is empty', async () => {
    await page.viewport(390, 844)
    await show({ rows: [lamp, bulb].map((row) => ({ ...row, ArticleNumber: undefined, Unit: undefined })) })
    const empty = inside('row-grid').querySelector<HTMLElement>('td.article')!
    await userEvent.tab()
    while (!inside('row-grid').activeElement) await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await settled()
    expect(inside('row-grid').activeElement).toBe(empty)
    expect(empty.getBoundingClientRect().width).toBeGreaterThan(10)
    await userEvent.tab()
    await settled()
    expect(empty.classList).toContain('active')
    const edges = [...inside('row-grid').querySelectorAll('td.quantity')].map(
      (cell) => cell.getBoundingClientRect().left,
    )
    expect(edges[0]).toBe(edges[1])
  })

  it('have prices without VAT where all are said to be: nothing is converted, and the sum before is named', async () => {
    await show({ rows: [bulb] })
    await press('[value=without-vat]')
    // 158.00 − 9.00 is 149.00, and with 25 % 186.25.
    expect(text()).toContain('Incl. VAT, the rows now come to 186.25 SEK; before, it was 149.00 SEK.')
    expect(sums()).toEqual(['149.00', '37.25', '186.25'])
    expect(part.read()).toMatchObject({
      value: {
        OrderRows: [
          {
            PricePerUnit: '79',
            PriceIncludingVat: false,
            DiscountAmount: '9',
            DiscountAmountIncludingVat: false,
          },
        ],
      },
    })
    await press('#add-row')
    expect(inside('row-form').querySelector('[name=PriceKind]')).toBe(null)
    await keys('{Tab}Net{Tab}{Tab}{Tab}100')
    expect(textOf(inside('row-form').querySelector('#UnitPrice-hint')!)).toContain('125.00 incl. VAT')
  })

  it('may be of another type, which is chosen in the form of the row', { tags: 'long' }, async () => {
    await show({ rows: [lamp] })
    query('order-admin-row-grid').focus()
    await press('#add-row')
    await keys('{Tab}Card{Tab}{Tab}{Tab}50')
    await userEvent.selectOptions(inside('row-form').querySelector('#RowType')!, 'Gift card')
    await keys('{Enter}')
    const types = () => {
      const read = part.read()
      return read.ok && read.value.OrderRows.map(({ RowType }) => RowType)
    }
    expect(types()).toEqual([null, 'GiftCard'])
    query('order-admin-row-grid').focus()
    await keys('{Control>}d{/Control}')
    expect(types()).toHaveLength(3)
  })

  it('are pasted from a spreadsheet as prices of their kind', async () => {
    await show()
    await press('[value=without-vat]')
    await press('#paste-rows')
    const paste = inside('paste')
    await userEvent.fill(paste.querySelector('textarea')!, 'Name\tQty\tPrice\tPrice incl VAT\nLamp\t2\t80\t')
    await until(() => paste.querySelector('tbody tr'))
    expect(textOf(paste.querySelector('.sums')!)).toContain('1 row, 160.00 SEK')
    await userEvent.fill(paste.querySelector('textarea')!, 'Name\tQty\tPris inkl moms\nLamp\t2\t49')
    // 49.00 with 25 % is 39.20 without.
    await until(() => textOf(paste).includes('39.20'))
    await userEvent.click(paste.querySelector('.add')!)
    await settled()
    expect(part.total).toBe(9_800)
    expect(part.read()).toMatchObject({
      value: { OrderRows: [{ PricePerUnit: '39.2', PriceIncludingVat: false }] },
    })
  })

  it('are counted while they are a text in the closed dialog', async () => {
    await show()
    await press('#paste-rows')
    await userEvent.fill(inside('paste').querySelector('textarea')!, 'Name\tQty\tPrice\nLamp\t2\t80')
    await keys('{Escape}')
    await until(() => !inside('paste').querySelector('dialog')?.open)
    expect(part.changeCount).toBe(1)
  })

  it('are refused with the first wrong cell in focus', async () => {
    await show({ rows: [lamp, { ...lamp, Description: '' }] })
    expect(part.read()).toEqual({ ok: false, reason: { code: 'rows-wrong', count: 1 } })
    await until(() => inside('row-grid').activeElement)
    const cell = inside('row-grid').activeElement!
    expect([cell.getAttribute('data-column'), cell.closest('tr')?.getAttribute('aria-rowindex')]).toEqual([
      '2',
      '3',
    ])
    expect(text()).toContain('1 row to correct')
  })

  it('are refused where there are none, and where their total is 0', async () => {
    await show()
    expect(text()).not.toContain('Add at least one row.')
    expect(part.read()).toEqual({ ok: false, reason: { code: 'no-rows' } })
    await settled()
    expect(text()).toContain('Add at least one row.')
    expect(part.renderRoot.querySelector(':focus')).toBe(query('#add-row'))
    await show({ rows: [lamp, { ...lamp, PricePerUnit: '-625' }] })
    expect(part.read()).toEqual({ ok: false, reason: { code: 'not-above-zero', amount: 0 } })
    await settled()
    expect(text()).toContain('The rows come to 0.00 SEK.')
  })

  it('are at most two thousand, of which some are in the page', { tags: 'long' }, async () => {
    const rows = Array.from({ length: 2_001 }, () => lamp)
    await show({ rows })
    expect(text()).toContain('There are 2,001 rows. At most 2,000 can be sent at a time.')
    expect(part.read()).toEqual({
      ok: false,
      reason: { code: 'too-many-rows', count: 2_001, maximum: 2_000 },
    })
    expect(inside('row-grid').querySelectorAll('tbody tr').length).toBeLessThan(300)
    await show({ rows: rows.slice(1) })
    // 2 000 × 1 125.00.
    expect(part.read()).toMatchObject({ ok: true, value: { amount: 225_000_000 } })
  })

  it('have whole percents and no amount of discount where the operation takes no other', async () => {
    await show({ kind: 'ClientInvoiceRow', rows: [{ ...lamp, PriceIncludingVat: false }] })
    expect(part.renderRoot.querySelector('[name=prices]')).toBe(null)
    expect(part.read()).toMatchObject({
      value: { OrderRows: [], InvoiceRows: [{ NrOfUnits: '2', VatPercent: 25, DiscountPercent: 10 }] },
    })
    await press('#add-row')
    expect(inside('row-form').querySelector('[name=DiscountKind]')).toBe(null)
    expect(inside('row-form').querySelector('#RowType')).toBe(null)
    await keys('{Escape}')
    query('order-admin-row-grid').focus()
    await keys('{End}{ArrowLeft}{ArrowLeft}')
    await keys('25,5{Enter}')
    expect(part.read()).toMatchObject({ reason: { code: 'rows-wrong' } })
    await settled()
    expect(textOf(inside('row-grid'))).toContain('Write a whole number of percent.')
  })

  it('take amounts in any currency while the country is not known', async () => {
    await show({ currency: '', rows: [lamp] })
    query('order-admin-row-grid').focus()
    await keys('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await keys('49 kr{Enter}')
    expect(part.read()).toMatchObject({ ok: true, value: { OrderRows: [{ PricePerUnit: '49' }] } })
    part.currency = 'NOK'
    await settled()
    expect(textOf(inside('row-grid').querySelector('thead')!)).toContain('NOK')
    expect(part.read()).toMatchObject({ ok: true })
  })

  it('send their events to the element that they are in alone', async () => {
    const heard: string[] = []
    const hear = ({ type }: Event) => heard.push(type)
    document.addEventListener('desk-command', hear)
    await show({ rows: [lamp] })
    let asked = 0
    part.addEventListener('credit-rows-review', () => (asked += 1))
    query('order-admin-row-grid').focus()
    await keys('{Control>}{Enter}{/Control}')
    expect([asked, heard]).toEqual([1, []])
    await keys('{Delete}')
    await expect.poll(() => query('[role=status]').textContent).toContain('Row 1, Lamp, brass: removed')
    document.removeEventListener('desk-command', hear)
  })

  it('are chosen from those that are left, by steps, keys and at once', async () => {
    await show({ left })
    expect(sums()).toContain('1,274.00')
    expect(text()).toContain('What stays: 0.00 SEK')
    const [units] = part.renderRoot.querySelectorAll<HTMLInputElement>('[name=units]')
    await press('.step')
    expect(units!.value).toBe('1')
    // Two units stay of 1 125.00 as one: 562.50.
    expect(text()).toContain('What stays: 562.50 SEK')
    expect([part.total, part.changeCount, changes]).toEqual([71_150, 1, 1])
    units!.focus()
    await keys('{ArrowUp}')
    expect(units!.value).toBe('2')
    await press('[data-do=none]')
    expect(part.read()).toEqual({ ok: false, reason: { code: 'no-rows' } })
    await settled()
    expect(text()).toContain('Choose at least one row.')
    await press('[name=whole]')
    expect(part.read()).toMatchObject({
      value: {
        OrderRows: [{ Description: 'Bulb', DiscountAmount: '9', DiscountAmountIncludingVat: true }],
        isAll: false,
        isChosen: true,
      },
    })
    await userEvent.fill(units!, '3')
    await settled()
    expect(units!.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(query('.field-problem'))).toContain('From 0 to 2.')
    expect(part.read()).toMatchObject({ reason: { code: 'rows-wrong', count: 1 } })
    await until(() => part.shadowRoot!.activeElement === units)
  })
})
