/** Longer than other files: every test works the same one dialog by the same helpers. */
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseJson } from '../../../../shared/domain/values/json.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { capabilities } from '../../../../shared/domain/session/capabilities.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { addRows, editRow } from '../../../rows/changes/changes.ts'
import { askDesk } from '../../../kit/parts/command.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import { inEveryLook } from '../../../testing/every-look.ts'
import { findings, undress, wear } from '../../../testing/looks.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'

const actions = [
  'CanDeliverOrder',
  'CanDeliverPartially',
  'CanCancelOrder',
  'CanCancelAmount',
  'CanUpdateOrderRow',
  'CanAddOrderRow',
  'CanCancelOrderRow',
]
/** Three wall lamps at 1 250.00, one of them credited: 2 500.00 are left to credit. */
const lamps = buildRow({
  OrderRowId: 3,
  Name: 'Wall lamp',
  Quantity: 300,
  UnitPrice: 125_000,
  DiscountPercent: 0,
  Actions: ['CanCreditRow'],
})
const delivery = buildDelivery({
  DeliveryAmount: 375_000,
  CreditedAmount: 125_000,
  OrderRows: [lamps],
  Credits: [{ Amount: -125_000, OrderRows: [{ ...lamps, Quantity: -100 }], Actions: [] }],
})
/** Two lamps for 1 125.00 and eight bulbs for 632.00 are open: 1 757.00. */
const open = (changes: Partial<Order> = {}) => buildOrder({ Actions: actions, ...changes })
const delivered = () =>
  open({
    Actions: actions.filter((action) => action !== 'CanUpdateOrderRow'),
    Deliveries: [delivery],
    OrderAmount: 550_700,
  })

describe('the review of deliveries, cancellations and credits', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  beforeEach(() => wear('light', 1200, 'ltr'))
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<Found>(selector)!
  const isOpen = () => find<HTMLDialogElement>('dialog')?.open
  const button = (selector: string) => desk.desk.querySelector<HTMLElement>(selector)!
  const bodies = () => edge.writes().map(({ body }) => parseJson(body))
  const paths = () =>
    edge.writes().map(({ method, path }) => `${method} ${path.replace('/api/v1/orders/8906810', '')}`)
  const keys = () => new Set(edge.writes().map(({ headers }) => headers.get('Idempotency-Key')))
  const note = () => textOf(find('.write-note'))
  const main = () => textOf(find('.save')).trim()

  async function show(order: Order): Promise<void> {
    edge = new FakeEdge(order)
    await load()
  }

  async function load(): Promise<void> {
    desk = await openDesk({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })
    root = await partOf(desk, 'order-admin-life')
    await desk.settled()
  }

  /** Presses a button with the keyboard. */
  async function press(selector: string): Promise<void> {
    await until(() => button(selector))
    button(selector).focus()
    await userEvent.keyboard('{Enter}')
    await until(isOpen)
    await desk.settled()
  }

  async function write(selector: string, text: string): Promise<void> {
    await userEvent.fill(find(selector), text)
    await desk.settled()
  }

  async function choose(selector: string): Promise<void> {
    find(selector).click()
    await desk.settled()
  }

  async function send(): Promise<void> {
    find('.save').click()
    await desk.settled()
  }

  const done = () => until(() => !isOpen())

  /** The first write is done, and its answer is lost. */
  function loseFirstAnswer(): void {
    let losses = 1
    edge.intercept = (call) => {
      if (call.method !== 'POST' || losses-- <= 0) return undefined
      edge.answer(call)
      return new TypeError('connection reset')
    }
  }

  describe('a delivery under review', () => {
    it('never leaves a voucher behind unasked: it is taken along, or more than the order is confirmed', async () => {
      const voucher = buildRow({
        OrderRowId: 3,
        Name: 'Voucher',
        UnitPrice: -20_000,
        Quantity: 100,
        DiscountPercent: 0,
      })
      await show(open({ OrderRows: [...open().OrderRows, voucher] }))
      await press('#deliver')
      await choose('input[name=row][value="3"]')
      // 1,757.00 of 1,557.00.
      expect(textOf(find('.excess'))).toMatch(/You deliver 200\.00 SEK more.*stays behind: Voucher −200\.00/)
      expect(find('.save').className).toContain('danger')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await send()
      expect(edge.writes()).toEqual([])
      await choose('label:has(input[name=rest]) ~ label input')
      expect(textOf(find('.excess'))).toContain('This is cancelled: Voucher −200.00')
      await choose('.take-along')
      expect(root.querySelector('.excess')).toBeNull()
      expect(main()).toBe('Deliver 1,557.00 SEK')
      await choose('input[name=row][value="3"]')
      expect(textOf(find('.confirm'))).toContain('Deliver 200.00 SEK more than the order')
      await choose('input[name=confirm]')
      await send()
      await done()
      expect(bodies()).toEqual([{ OrderRowIds: [1, 2], CancelRemaining: true }])
    })

    it('never begins with the first press of Control and Enter', async () => {
      await show(open())
      await press('#deliver')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      expect(root.activeElement).toBe(find('.save'))
      expect(edge.writes()).toEqual([])
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await done()
      expect(bodies()).toEqual([{ OrderRowIds: [] }])
    })

    it('goes from a row’s menu to done with the keyboard alone, and gives the focus back', async () => {
      await show(open())
      const grid = await partOf(desk, 'order-admin-row-grid')
      grid.querySelectorAll<HTMLElement>('td.menu button')[1]!.focus()
      await userEvent.keyboard('{Enter}')
      const item = await until(() => grid.querySelector<HTMLElement>('#menu [data-step=deliver]'))
      item.focus()
      await userEvent.keyboard('{Enter}')
      await until(isOpen)
      expect(root.activeElement?.localName).toBe('dialog')
      // Only the bulbs are chosen.
      expect(main()).toBe('Deliver 632.00 SEK')
      find('li.chosen input[name=quantity]').focus()
      await userEvent.keyboard('{Control>}a{/Control}3')
      await desk.settled()
      expect(main()).toBe('Deliver 237.00 SEK')
      expect(textOf(find('li.chosen'))).toContain('Stays open: 5 pcs')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await done()
      expect(paths()).toEqual(['POST /deliveries'])
      expect(bodies()).toEqual([{ OrderRowIds: [2], RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 300 }] }])
      expect(edge.writes()[0]!.headers.get('If-Match')).toBeTruthy()
      expect(grid.activeElement?.closest('tr')?.dataset['rowId']).toBe('2')
      expect(textOf(grid)).toContain('5 of 8 pcs to deliver')
      await expect.poll(() => button('[role=status]').textContent).toContain('237.00 SEK is delivered.')
      expect(textOf(find('.saved-note'))).toContain('237.00 SEK is delivered.')
    })

    it('begins at the selected rows', async () => {
      const [lamps, bulbs] = open().OrderRows
      const OrderRows = [lamps!, bulbs!, { ...bulbs!, OrderRowId: 3, Name: 'Shade' }]
      await show({ ...open(), OrderRows })
      const grid = await partOf(desk, 'order-admin-row-grid')
      grid.querySelectorAll<HTMLElement>('[data-column="2"]')[1]!.focus()
      await userEvent.keyboard('{Shift>} {ArrowDown}{/Shift}')
      const deliver = await until(() => grid.querySelector<HTMLElement>('.selection [data-do=deliver]'))
      deliver.click()
      await until(isOpen)
      // The bulbs and the shades, 632.00 each.
      expect(main()).toBe('Deliver 1,264.00 SEK')
      await send()
      await done()
      expect(bodies()).toEqual([{ OrderRowIds: [2, 3] }])
    })

    it('says for everything that it closes the order', async () => {
      await show(open())
      await press('#deliver')
      expect(textOf(find('.final'))).toContain('the order 8906810 becomes delivered and is closed')
      expect(textOf(find('.final'))).toContain('A delivery can’t be undone.')
      expect(textOf(find('.sum'))).toMatch(/To deliver 1,757\.00 SEK/)
      expect(textOf(find('.outcome'))).toMatch(/1,757\.00.*0\.00/)
      // 1 757.00 with 25 % VAT has 351.40 of it.
      expect(textOf(find('.rates'))).toMatch(/1,405\.60\s*351\.40\s*1,757\.00/)
      await send()
      await done()
      expect(bodies()).toEqual([{ OrderRowIds: [] }])
      await desk.settled()
      expect(edge.order.OrderStatus).toBe('Delivered')
      // The page says why, once.
      expect(button('#deliver')).toBeNull()
    })

    it('may cancel the rest and choose how the invoice goes', async () => {
      await show(open())
      await press('#deliver')
      expect(root.querySelector('input[name=rest]')).toBeNull()
      await choose('input[name=row][value="1"]')
      await choose('label:has(input[name=rest]) ~ label input')
      await choose('label:has(input[name=distribution]):nth-of-type(3) input')
      expect(textOf(find('.outcome'))).toContain('Cancelled with it 1,125.00')
      await send()
      await done()
      expect(bodies()).toEqual([
        { OrderRowIds: [2], InvoiceDistributionType: 'Email', CancelRemaining: true },
      ])
      expect(edge.order).toMatchObject({ OrderStatus: 'Delivered', CancelledAmount: 112_500 })
    })

    it('cancels the difference for a lower amount', async () => {
      await show(open())
      await press('#deliver')
      await choose('input[name=way][value=amount]')
      await write('#amount', '1700')
      expect(textOf(find('.outcome'))).toContain('Cancelled with it 57.00')
      await send()
      await done()
      expect(paths()).toEqual(['POST /deliveries/DeliverAndLowerAmount'])
      expect(bodies()).toEqual([{ DeliveredAmount: 170_000 }])
    })

    it('shows each error beside its field, keeps the text, and sends nothing', async () => {
      await show(open())
      await press('#deliver')
      await write('input[name=quantity]', '2.5')
      expect(find('input[name=quantity]').getAttribute('aria-invalid')).toBe('true')
      expect(textOf(find('#problem-row-1'))).toContain('From 0.01 to 2.')
      expect(find('.save').getAttribute('aria-disabled')).toBe('true')
      find('.back').focus()
      await send()
      expect(root.activeElement).toBe(find('input[name=quantity]'))
      await choose('input[name=all]')
      await choose('input[name=all]')
      await send()
      expect(edge.writes()).toEqual([])
      await userEvent.keyboard('{Escape}')
      await done()
      await press('#deliver')
      expect(find<HTMLInputElement>('input[name=quantity]').value).toBe('2.5')
    })

    it('asks for a row where none is chosen', { tags: 'long' }, async () => {
      await show(open())
      await press('#deliver')
      await choose('input[name=all]')
      expect(textOf(find('#problem-rows')).trim()).toBe('')
      await send()
      expect(textOf(find('#problem-rows'))).toContain('Choose at least one row.')
    })

    it('steps a quantity to its maximum and back', { tags: 'long' }, async () => {
      await show(open())
      await press('#deliver')
      const [less, more] = root.querySelectorAll<HTMLElement>('li:nth-child(2) .step')
      less!.click()
      await desk.settled()
      expect(main()).toBe('Deliver 1,678.00 SEK')
      more!.click()
      more!.click()
      await desk.settled()
      expect(main()).toBe('Deliver 1,757.00 SEK')
    })

    it('says that rows have unsaved changes, and offers to review them first', { tags: 'long' }, async () => {
      await show(open())
      const { store } = (await until(() => desk.query('order-admin-change-bar'))) as unknown as {
        store: ChangesStore
      }
      const [lamp] = store.order.OrderRows
      const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }
      store.change((changes) => addRows(editRow(changes, lamp!, { Quantity: 100 }), [wrap], ['new-1']))
      await desk.settled()
      await press('#deliver')
      expect(textOf(find('.unsaved'))).toContain('2 rows have changes that are not saved.')
      await choose('input[name=row][value="1"]')
      expect(root.querySelector('.unsaved')).toBeNull()
      await choose('input[name=row][value="1"]')
      await choose('.unsaved button')
      expect(isOpen()).toBe(false)
      await until(
        () => desk.query<HTMLElement>('order-admin-review').shadowRoot!.querySelector('dialog')!.open,
      )
      expect(store.count).toBe(2)
    })
  })

  describe('a cancellation under review', () => {
    it('never presets a choice that closes the order, and asks for the order’s number', async () => {
      await show(open())
      await press('#cancel')
      expect(root.querySelectorAll('input:checked')).toHaveLength(0)
      expect(root.querySelector('.primary')).toBeNull()
      const enter = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
      await enter()
      await enter()
      await desk.settled()
      expect(textOf(find('#problem-way'))).toContain('Choose what to cancel.')
      await choose('input[name=way][value=rows]')
      await choose('input[name=all]')
      await enter()
      await desk.settled()
      expect(textOf(find('.confirm'))).toContain('Cancel the whole order 8906810')
      await choose('input[name=confirm]')
      // Other rows are another question.
      await choose('input[name=row][value="1"]')
      await choose('input[name=row][value="1"]')
      expect(find('.save').getAttribute('aria-disabled')).toBe('false')
      await choose('input[name=way][value=amount]')
      await write('#amount', '1757')
      expect(find('.save').getAttribute('aria-disabled')).toBe('true')
      await enter()
      expect(edge.writes()).toEqual([])
    })

    it('never leaves less than 0 in the order', async () => {
      const voucher = buildRow({
        OrderRowId: 3,
        Name: 'Voucher',
        UnitPrice: -20_000,
        Quantity: 100,
        DiscountPercent: 0,
      })
      await show(open({ OrderRows: [...open().OrderRows, voucher] }))
      await press('#cancel')
      await choose('input[name=way][value=rows]')
      await choose('input[name=row][value="1"]')
      await choose('input[name=row][value="2"]')
      expect(textOf(find('#problem-rows'))).toContain('−200.00 would stay in the order')
      expect(find('.save').getAttribute('aria-disabled')).toBe('true')
    })

    it('says the way out where the open amount is below 0', async () => {
      const voucher = buildRow({
        OrderRowId: 5,
        Name: 'Voucher',
        UnitPrice: -20_000,
        Quantity: 100,
        DiscountPercent: 0,
      })
      await show({ ...delivered(), OrderRows: [voucher] })
      await press('#cancel')
      expect(textOf(find('.below-zero'))).toMatch(/−200\.00 SEK is open.*credit a delivery by 200\.00 SEK/)
    })

    it('names the final state of the whole order', async () => {
      await show(open())
      await press('#cancel')
      await choose('input[name=way][value=order]')
      expect(textOf(find('.final'))).toContain('the whole order 8906810 is cancelled')
      expect(main()).toBe('Cancel 1,757.00 SEK')
      expect(textOf(find('.back'))).toContain('Back')
      expect(textOf(find('.confirm'))).toContain('Cancel the whole order 8906810')
      await send()
      expect(edge.writes()).toEqual([])
      expect(root.activeElement).toBe(find('input[name=confirm]'))
      await choose('input[name=confirm]')
      await send()
      await done()
      expect(paths()).toEqual(['PATCH '])
      expect(bodies()).toEqual([{ IsCancelled: true }])
      await until(() => button('#cancel') === null)
    })

    it('begins at a row that can no longer be changed', { tags: 'long' }, async () => {
      await show(delivered())
      const grid = await partOf(desk, 'order-admin-row-grid')
      grid.querySelector<HTMLElement>('td.menu button')!.click()
      const item = await until(() => grid.querySelector<HTMLElement>('#menu [data-step=cancel]'))
      expect(textOf(item)).toContain('Cancel row…')
      item.click()
      await until(isOpen)
      await send()
      await done()
      expect(paths()).toEqual(['PATCH /rows/cancelOrderRows'])
      expect(bodies()).toEqual([{ OrderRowIds: [1] }])
    })

    it('asks for the new total of a cancelled amount', async () => {
      await show(open({ CancelledAmount: 12_500, OrderAmount: 188_200 }))
      await press('#cancel')
      await choose('input[name=way][value=amount]')
      await write('#amount', '57')
      expect(main()).toBe('Cancel 57.00 SEK')
      await send()
      await done()
      expect(bodies()).toEqual([{ CancelledAmount: 18_200 }])
    })
  })

  describe('a credit under review', () => {
    it('begins at a delivered row, with its rest', async () => {
      await show(delivered())
      const row = () => button('td .row-entry')
      await until(row)
      expect(textOf(row())).toContain('2 of 3 pcs to credit')
      await press('td .row-entry button')
      expect(main()).toBe('Credit 2,500.00 SEK')
      await write('input[name=quantity]', '1')
      await send()
      await done()
      expect(paths()).toEqual(['POST /deliveries/44101/credits'])
      expect(bodies()).toEqual([
        { OrderRowIds: [3], RowCreditingOptions: [{ OrderRowId: 3, Quantity: 100 }] },
      ])
      await until(() => textOf(row()).includes('1 of 3 pcs to credit'))
      expect(textOf(button('.credit-entry'))).toContain('1,250.00 SEK left to credit')
    })

    it('says a fee in the request', async () => {
      await show(delivered())
      await press('td .row-entry button')
      await choose('input[name=extra][value=fee]')
      await send()
      expect(root.activeElement).toBe(find('#Name'))
      expect(textOf(find('#problem-Name'))).toContain('Fill this in.')
      await write('#Name', 'Handling')
      await write('#UnitPrice', '50')
      expect(main()).toBe('Credit 2,450.00 SEK')
      await send()
      await done()
      expect(paths()).toEqual(['POST /deliveries/44101/credits/CreditWithFee'])
      expect(bodies()).toEqual([
        { OrderRowIds: [3], Fee: { Name: 'Handling', UnitPrice: 5_000, VatPercent: 2_500 } },
      ])
    })

    it('begins at the delivery for a new row and for an amount', async () => {
      await show(delivered())
      await press('#credit-44101')
      await choose('input[name=extra][value=new-row]')
      await write('#Name', 'Goodwill')
      await write('#UnitPrice', '100')
      await send()
      await done()
      await press('#credit-44101')
      await choose('input[name=way][value=amount]')
      await write('#amount', '2400.01')
      expect(textOf(find('#problem-amount'))).toContain('From 0.01 to 2,400.00.')
      await write('#amount', '2400')
      await send()
      await done()
      expect(paths()).toEqual(['POST /deliveries/44101/credits', 'PATCH /deliveries/44101'])
      expect(bodies()).toEqual([
        { NewCreditOrderRow: { Name: 'Goodwill', UnitPrice: 10_000, VatPercent: 2_500, Quantity: 100 } },
        { CreditedAmount: 375_000 },
      ])
      await until(() => button('#credit-44101-reason'))
      expect(textOf(button('#credit-44101-reason'))).toContain('nothing left to credit')
    })

    it('gives a new row the VAT rate of the delivery, not of the open rows', async () => {
      const books = { ...lamps, VatPercent: 600 }
      const Deliveries = [{ ...delivery, OrderRows: [books], Credits: [], CreditedAmount: 0 }]
      for (const OrderRows of [[], delivered().OrderRows]) {
        await show({ ...delivered(), OrderRows, Deliveries })
        await press('#credit-44101')
        await choose('input[name=extra][value=new-row]')
        expect(find<HTMLInputElement>('#VatPercent').value).toBe('6')
        edge.restore()
        closeDesks()
      }
    })
  })

  describe('a problem during a review', () => {
    it('is a change by someone else: nothing is done, and the new figures are there', async () => {
      await show(delivered())
      await press('td .row-entry button')
      // Another tab has credited one more.
      const credit = { Amount: -125_000, OrderRows: [{ ...lamps, Quantity: -100 }], Actions: [] }
      const theirs = { ...delivery, CreditedAmount: 250_000, Credits: [...delivery.Credits!, credit] }
      edge.order = { ...edge.order, Deliveries: [theirs] }
      await write('input[name=quantity]', '2')
      await send()
      await until(() => note().includes('The order was changed in the meantime'))
      expect(find<HTMLInputElement>('input[name=quantity]').value).toBe('2')
      expect(textOf(find('#problem-row-3'))).toContain('From 0.01 to 1.')
      expect(find('.save').getAttribute('aria-disabled')).toBe('true')
      await write('input[name=quantity]', '1')
      expect(main()).toBe('Credit 1,250.00 SEK')
      await send()
      await done()
      expect(edge.order.Deliveries[0]!.CreditedAmount).toBe(375_000)
      expect(keys().size).toBe(2)
    })

    it('is a row that is gone: it is named and not asked for', async () => {
      await show(open())
      await press('#deliver')
      await choose('input[name=row][value="1"]')
      edge.order = { ...edge.order, OrderRows: [edge.order.OrderRows[0]!] }
      await send()
      await until(() => note().includes('The order was changed in the meantime'))
      expect(textOf(find('form'))).toContain('One row that you chose is no longer there.')
      expect(find('.save').getAttribute('aria-disabled')).toBe('true')
    })

    it('is a refusal: the draft stays, and the order is read again', async () => {
      await show(delivered())
      await press('#credit-44101')
      await choose('input[name=way][value=amount]')
      await write('#amount', '100')
      edge.intercept = ({ method }) => (method === 'PATCH' ? problem(409, 'credit-too-high') : undefined)
      const reads = () =>
        edge.calls.filter(({ method, path }) => method === 'GET' && path.endsWith('8906810')).length
      const before = reads()
      await send()
      await until(() => note().includes('credit-too-high'))
      expect(note()).toContain('What you entered is kept')
      expect(note()).toContain('req-77')
      expect(find<HTMLInputElement>('#amount').value).toBe('100')
      await until(() => reads() > before)
    })

    it('is a lost answer: the same key is sent again, and it is done once', async () => {
      await show(open())
      loseFirstAnswer()
      await press('#deliver')
      await choose('input[name=row][value="1"]')
      await send()
      await until(() => note().includes('Trying again is safe'))
      expect(main()).toBe('Check and continue')
      await send()
      await done()
      expect(keys().size).toBe(1)
      expect(edge.order.Deliveries).toHaveLength(1)
    })

    it('is an order that is read again after a lost answer: the same request is repeated unchanged', async () => {
      await show(open())
      loseFirstAnswer()
      await press('#deliver')
      await choose('input[name=row][value="2"]')
      await send()
      await until(() => note().includes('Trying again is safe'))
      // The desk hears that the order was changed: the row is delivered.
      askDesk(root.host, { do: 'reload' })
      await desk.settled()
      expect(main()).toBe('Check and continue')
      expect(find('.save').getAttribute('aria-disabled')).toBe('false')
      expect(find<HTMLFieldSetElement>('fieldset.all').disabled).toBe(true)
      expect(textOf(find('.sum'))).toContain('To deliver 1,125.00')
      // This comes before any other request.
      await userEvent.keyboard('{Escape}')
      await done()
      await press('#cancel')
      expect(main()).toBe('Check and continue')
      await send()
      await done()
      expect(keys().size).toBe(1)
      expect(bodies()).toEqual([{ OrderRowIds: [1] }, { OrderRowIds: [1] }])
      expect(edge.order.Deliveries).toHaveLength(1)
    })

    it('is a change during the review: it says that the figures are new', { tags: 'long' }, async () => {
      await show(open())
      await press('#deliver')
      askDesk(root.host, { do: 'reload' })
      await desk.settled()
      expect(textOf(find('.changed')).trim()).toBe('')
      edge.order = { ...edge.order, OrderRows: [edge.order.OrderRows[0]!] }
      askDesk(root.host, { do: 'reload' })
      await until(() => textOf(find('.changed')).includes('The figures are new'))
      expect(main()).toBe('Deliver 1,125.00 SEK')
    })

    it(
      'is a delivery that is gone while its credit is open: the review says so, and the way back is left',
      { tags: 'long' },
      async () => {
        await show(delivered())
        await press('#credit-44101')
        find('input[name=extra][value=new-row]').focus()
        edge.order = { ...edge.order, Deliveries: [] }
        askDesk(root.host, { do: 'reload' })
        await until(() => find('[role=alert]'))
        expect(isOpen()).toBe(true)
        expect(textOf(find('[role=alert]'))).toContain('The order no longer has delivery 44101')
        expect(textOf(find('#dialog-title'))).toBe('Credit delivery 44101')
        expect(find('.save')).toBeNull()
        expect(root.activeElement?.localName).toBe('dialog')
        await userEvent.keyboard('{Control>}{Enter}{/Control}')
        await desk.settled()
        expect(await findings(desk, root.host)).toEqual([])
        find('.back').click()
        await done()
        expect(edge.writes()).toEqual([])
        await until(() => desk.desk.activeElement)
      },
    )

    it(
      'is a delivery that the provider no longer knows: the order is read again, and the review says so',
      { tags: 'long' },
      async () => {
        await show(delivered())
        await press('#credit-44101')
        await choose('input[name=way][value=amount]')
        await write('#amount', '100')
        edge.intercept = ({ method }) => {
          if (method !== 'PATCH') return undefined
          edge.order = { ...edge.order, Deliveries: [] }
          return problem(404, 'delivery-not-found')
        }
        await send()
        await until(() => textOf(find('[role=alert]')).includes('Nothing was credited'))
        expect(isOpen()).toBe(true)
      },
    )

    it('is a host page that stops it', async () => {
      await show(open())
      desk.element.addEventListener('order-admin-before-save', (event) => event.preventDefault())
      await press('#deliver')
      await send()
      await until(() => note().includes('This page stopped the save'))
      expect(edge.writes()).toEqual([])
    })

    it('is pressing twice: it is sent once', async () => {
      await show(open())
      await press('#cancel')
      await choose('input[name=way][value=order]')
      await choose('input[name=confirm]')
      find('.save').click()
      find('.save').click()
      await done()
      expect(edge.writes()).toHaveLength(1)
    })
  })

  describe('a session with fewer rights', () => {
    it('has only tasks with the capability and the provider’s operation', async () => {
      edge = new FakeEdge(delivered())
      edge.capabilities = ['order.read', 'credits.write']
      edge.operations = ['creditAmount']
      await load()
      await until(() => button('#credit-44101'))
      expect(button('#deliver')).toBeNull()
      expect(button('#cancel')).toBeNull()
      expect(button('td .row-entry button')).toBeNull()
      await press('#credit-44101')
      expect(root.querySelector('input[name=way]')).toBeNull()
      expect(find('#amount')).toBeTruthy()
    })

    it('sees the rest of a row where rows cannot be edited', async () => {
      const part = buildDelivery({ OrderRows: [buildRow({ OrderRowId: 50, Quantity: 100 })] })
      edge = new FakeEdge(open({ Deliveries: [part], OrderAmount: 300_700 }))
      edge.capabilities = ['order.read', 'deliveries.write']
      await load()
      await until(() => textOf(button('.main table.rows')).includes('2 of 3 pcs to deliver'))
    })

    it('is told why the provider does not allow it', async () => {
      await show(open({ PaymentType: 'PaymentPlan', Actions: ['CanDeliverOrder', 'CanCancelOrder'] }))
      await press('#deliver')
      expect(find<HTMLInputElement>('input[value=amount]').disabled).toBe(true)
      expect(textOf(find('.options'))).toContain('the payment type does not allow it')
      expect(textOf(find('.rows'))).toContain('The order can only be delivered whole.')
      expect(root.querySelector('input[name=row]')).toBeNull()
      expect(main()).toBe('Deliver 1,757.00 SEK')
    })

    it('has no buttons for it without a capability', async () => {
      edge = new FakeEdge(delivered())
      edge.capabilities = capabilities.filter((name) => !/deliveries|cancel|credits/.test(name))
      desk = await openDesk()
      await until(() => desk.has('#extend'))
      await desk.settled()
      await desk.settled()
      expect(desk.has('#deliver')).toBe(false)
      expect(desk.desk.querySelector('order-admin-life')).toBeNull()
    })
  })

  it('is a sheet with targets of 44 px on a phone', async () => {
    await page.viewport(390, 800)
    await show(open())
    await press('#deliver')
    const sheet = find('dialog').getBoundingClientRect()
    expect([sheet.left, sheet.width, sheet.bottom]).toEqual([0, 390, 800])
    const targets = [
      ...root.querySelectorAll<HTMLElement>('dialog :is(button, .option, .pick, input[name=quantity])'),
    ]
    const small = targets.filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      return (
        getComputedStyle(target).visibility !== 'hidden' &&
        (width < 44 || height < 44) &&
        !target.matches('header *')
      )
    })
    expect(small.map(({ className, outerHTML }) => className || outerHTML)).toEqual([])
  })

  it.each([320, 390, 900])('fits a page of %i px', async (width) => {
    await page.viewport(width, 800)
    await show(delivered())
    await press('#deliver')
    const body = find('.dialog-body')
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  const states = {
    deliver: async () => {
      await press('#deliver')
      await write('input[name=quantity]', '9')
    },
    cancel: () => press('#cancel'),
    credit: async () => {
      await press('td .row-entry button')
      await choose('input[name=extra][value=fee]')
      await send()
    },
    refused: async () => {
      edge.intercept = ({ method }) => (method === 'PATCH' ? problem(409, 'action-missing') : undefined)
      await press('#cancel')
      await choose('input[name=way][value=order]')
      await choose('input[name=confirm]')
      await send()
      await until(() => note().includes('action-missing'))
    },
  }
  it.each(inEveryLook(Object.keys(states)))(
    'has nothing for axe to find: %s, %s, %i px, %s',
    async (state, ...look) => {
      await wear(...look)
      await show(delivered())
      await states[state as keyof typeof states]()
      await desk.settled()
      expect(await findings(desk, root.host)).toEqual([])
    },
  )

  it.each(inEveryLook(['desk']))('leaves axe nothing on the desk: %s, %s, %i px, %s', async (_, ...look) => {
    await wear(...look)
    await show(delivered())
    await until(() => button('#credit-44101'))
    expect(await findings(desk)).toEqual([])
  })
})
