import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRows } from '../changes/changes.ts'
import { askDesk } from '../../kit/parts/command.ts'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { partOf, textOf } from '../../testing/parts.ts'
import type { RowForm } from './row-form.ts'

describe('the form of a row', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  let form: RowForm
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function openForm(setting?: Parameters<typeof openDesk>[0]): Promise<void> {
    desk = await openDesk(setting)
    root = await partOf(desk, 'order-admin-row-form')
    form = root.host as RowForm
    await press('#add-row')
  }

  async function press(selector: string): Promise<void> {
    const found = root.querySelector<HTMLElement>(selector) ?? desk.query(selector)
    await userEvent.click(found)
    await desk.settled()
  }

  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!
  const type = async (name: string, text: string) => {
    await userEvent.fill(field(name), text)
    await form.updateComplete
  }
  const outcome = () => textOf(root.querySelector('.outcome')!).replaceAll('\u00a0', ' ')
  const isOpen = () => root.querySelector('dialog')!.open
  const added = () => form.store.changes.added.map(({ row }) => row)

  it(
    'starts with one piece and the rate that the order uses, in its first field',
    { tags: 'long' },
    async () => {
      await openForm()
      expect([field('Quantity').value, field('VatPercent').value]).toEqual(['1', '25'])
      expect(root.activeElement).toBe(field('ArticleNumber'))
      expect(outcome()).not.toContain('credit check')
    },
  )

  it('shows amount, total and difference while it is typed, and that a higher total is checked', async () => {
    await openForm({ lang: 'sv' })
    await type('Quantity', '2,5')
    await type('UnitPrice', '1 234,50')
    await type('Discount', '10')
    for (const words of ['2 777,63', '+2 777,63', '4 534,63', 'kreditprövning'])
      expect(outcome()).toContain(words)
    await type('UnitPrice', '-100')
    expect(outcome()).toContain('\u2212225,00')
    expect(outcome()).not.toContain('kreditprövning')
  })

  it('takes a price without VAT, and shows both prices before it is added', async () => {
    await openForm()
    await type('Name', 'Lamp')
    await type('UnitPrice', '49')
    const hint = () => textOf(root.querySelector('#UnitPrice-hint')!)
    // 49.00 with 25 % is 39.20 without; 49.00 without is 61.25 with.
    expect(hint()).toContain('39.20 excl. VAT')
    await userEvent.selectOptions(root.querySelector('[name=PriceKind]')!, 'without-vat')
    await form.updateComplete
    expect(hint()).toContain('Saved as 61.25 incl. VAT')
    expect(outcome()).toContain('Row amount 61.25')
    await press('.save')
    expect(added()).toMatchObject([{ Name: 'Lamp', UnitPrice: 6125, VatPercent: 2500 }])
  })

  it('refuses another currency by name, and points out a rate that the country does not have', async () => {
    await openForm()
    await type('UnitPrice', '€49')
    await userEvent.tab()
    await form.updateComplete
    expect(textOf(root.querySelector('#UnitPrice-problem')!)).toContain(
      'This is in EUR; the order is in SEK.',
    )
    await type('UnitPrice', '49 kr')
    await type('VatPercent', '13,37')
    expect(textOf(root.querySelector('#VatPercent-hint')!)).toContain('13.37% is not a VAT rate of Sweden')
    await type('VatPercent', '12')
    expect(textOf(root.querySelector('#VatPercent-hint')!).trim()).toBe('')
  })

  it('includes the other changes in its totals', async () => {
    await openForm()
    form.store.change((changes) =>
      addRows(changes, [{ Name: 'Reduction', Quantity: 100, UnitPrice: -50_000 }], ['new-1']),
    )
    await type('UnitPrice', '100')
    expect(outcome()).toContain('New order total 1,357.00')
    expect(outcome()).not.toContain('credit check')
  })

  it(
    'reports a text that is too long while it grows, and other errors once the field is left',
    { tags: 'long' },
    async () => {
      await openForm()
      await type('Name', 'x'.repeat(41))
      expect(root.querySelector('#Name-problem')?.textContent).toContain(
        'At most 40 characters; this has 41.',
      )
      expect(field('Name').getAttribute('aria-describedby')).toBe('Name-problem Name-hint')
      await type('Quantity', 'two')
      expect(root.querySelector('#Quantity-problem')).toBe(null)
      await userEvent.tab()
      await form.updateComplete
      expect(field('Quantity').getAttribute('aria-invalid')).toBe('true')
      await type('Quantity', '2')
      expect(field('Quantity').getAttribute('aria-invalid')).toBe('false')
    },
  )

  it('writes a price out the way it was understood when its field is left', async () => {
    await openForm({ lang: 'sv' })
    await type('UnitPrice', '1234.5')
    await userEvent.tab()
    await form.updateComplete
    expect(field('UnitPrice').value).toBe('1\u00a0234,50')
  })

  it('stages nothing while a field is wrong, says how many are, and goes to the first', async () => {
    await openForm()
    await type('UnitPrice', '12x')
    await press('.save')
    expect(added()).toEqual([])
    expect(textOf(root)).toContain('2 fields need correcting')
    expect(root.activeElement).toBe(field('Name'))
  })

  it('stages the row with the keyboard alone, sends nothing, says so, and gives the focus back', async () => {
    await openForm()
    await userEvent.keyboard('77{Tab}Gift wrap{Tab}{Tab}st{Tab}49,50{Enter}')
    await desk.settled()
    expect(added()).toEqual([
      {
        ArticleNumber: '77',
        Name: 'Gift wrap',
        Quantity: 100,
        Unit: 'st',
        UnitPrice: 4950,
        VatPercent: 2500,
      },
    ])
    expect(edge.calls.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(isOpen()).toBe(false)
    await expect
      .poll(() => desk.query('[role=status]').textContent)
      .toContain('Gift wrap, 49.50, added to your changes')
    expect(desk.desk.activeElement).toBe(desk.query('#add-row'))
  })

  it('adds one after the other', { tags: 'long' }, async () => {
    await openForm()
    await type('Name', 'One')
    await type('UnitPrice', '1')
    await press('.another')
    expect([field('Name').value, isOpen()]).toEqual(['', true])
    expect(root.activeElement).toBe(field('ArticleNumber'))
    await type('Name', 'Two')
    await type('UnitPrice', '2')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await desk.settled()
    expect(added().map(({ Name }) => Name)).toEqual(['One', 'Two'])
    expect(isOpen()).toBe(true)
  })

  it('keeps its draft when it is closed, and shows it when opened again', { tags: 'long' }, async () => {
    await openForm()
    await type('Name', 'Half a thought')
    await userEvent.keyboard('{Escape}')
    await desk.settled()
    expect(isOpen()).toBe(false)
    await press('#add-row')
    expect(field('Name').value).toBe('Half a thought')
  })

  it('forgets its draft for another order', async () => {
    await openForm()
    await type('Name', 'For the first order')
    edge.order = buildOrder({ Id: 8_906_811 })
    desk.element.orderId = '8906811'
    await desk.settled()
    root = await partOf(desk, 'order-admin-row-form')
    form = root.host as RowForm
    await press('#add-row')
    expect(field('Name').value).toBe('')
  })

  it('changes an existing row in its edited members alone', async () => {
    edge.order = buildOrder({ OrderRows: [buildRow({ DiscountPercent: 0, DiscountAmount: 2500 })] })
    await openForm()
    form.open('id-1')
    await desk.settled()
    expect(textOf(root)).toContain('Edit Lamp, brass')
    expect([field('UnitPrice').value, field('Discount').value]).toEqual(['625.00', '25.00'])
    await type('Unit', '')
    await type('Quantity', '3')
    expect(outcome()).toContain('Difference +625.00')
    await press('.save')
    expect(form.store.changes.edited.get(1)?.update).toEqual({ Unit: '', Quantity: 300 })
  })

  it('keeps others’ changes while it was open, and asks where both edited', async () => {
    await openForm()
    form.open('id-1')
    await desk.settled()
    const [lamp, bulb] = edge.order.OrderRows
    edge.order = buildOrder({ OrderRows: [{ ...lamp!, UnitPrice: 60_000, Unit: 'set' }, bulb!] })
    await desk.element.reload()
    await type('Name', 'Lamp, steel')
    await type('UnitPrice', '650')
    await press('.save')
    expect(form.store.rows[0]!.row).toMatchObject({ Name: 'Lamp, steel', Unit: 'set' })
    expect(form.store.conflicts).toMatchObject([{ is: 'both', members: ['UnitPrice'] }])
  })

  it('keeps the edit of a row that is removed meanwhile, as a conflict', { tags: 'long' }, async () => {
    await openForm()
    form.open('id-1')
    await desk.settled()
    edge.order = buildOrder({ OrderRows: edge.order.OrderRows.slice(1) })
    await desk.element.reload()
    await type('Quantity', '7')
    expect(textOf(root)).toContain('Edit Lamp, brass')
    await press('.save')
    expect(form.store.conflicts).toMatchObject([{ is: 'closed', yours: { Quantity: 700 } }])
  })

  it(
    'opens over the page again after the desk was moved in it, with its draft',
    { tags: 'long' },
    async () => {
      await openForm()
      await type('Name', 'Half a thought')
      const around = document.createElement('div')
      desk.element.parentElement!.append(around)
      around.append(desk.element)
      await desk.settled()
      expect(isOpen()).toBe(false)
      await press('#add-row')
      expect(root.querySelector('dialog')!.matches(':modal')).toBe(true)
      expect(field('Name').value).toBe('Half a thought')
    },
  )

  it('keeps its draft when the order is read again', { tags: 'long' }, async () => {
    await openForm()
    await userEvent.keyboard('{Escape}')
    form.open('id-1')
    await desk.settled()
    await type('Name', 'Half a thought')
    await userEvent.keyboard('{Escape}')
    await desk.element.reload()
    form.open('id-1')
    await desk.settled()
    expect(field('Name').value).toBe('Half a thought')
  })

  it('changes a new row, and corrects an unreadable text', { tags: 'long' }, async () => {
    await openForm()
    const wrap = { ArticleNumber: '77', Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }
    form.store.change((changes) => addRows(changes, [wrap], ['new-1']))
    askDesk(desk.desk.querySelector('order-admin-change-bar')!, { do: 'edit-row', key: 'new-1' })
    await desk.settled()
    await type('ArticleNumber', '')
    await type('UnitPrice', '50')
    await type('VatPercent', '25')
    await press('.save')
    expect(added()).toEqual([{ Name: 'Gift wrap', Quantity: 100, UnitPrice: 5000, VatPercent: 2500 }])
  })

  it('is a sheet at the bottom of a phone', { tags: 'long' }, async () => {
    await page.viewport(390, 800)
    await openForm()
    const { left, right, bottom } = root.querySelector('dialog')!.getBoundingClientRect()
    expect([left, right, bottom]).toEqual([0, 390, 800])
  })
})
