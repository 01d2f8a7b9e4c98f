/**
 * What a person with a screen reader hears in five tasks, in order and to the word: Chromium's accessibility tree at
 * the focus, and the live regions. A line that begins with `>` is what the person presses.
 */
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { totals } from '../shared/domain/money/totals.ts'
import type { OrderRow } from '../shared/domain/order/order-row.schema.ts'
import { closeDesks, type Desk, openDesk } from './testing/desk.ts'
import { FakeEdge } from './testing/fake-edge.ts'
import { buildOrder } from './testing/order.builder.ts'
import { historyOf, partOf } from './testing/parts.ts'
import { ScreenReader } from './testing/screen-reader.ts'
import { eventually } from '../shared/testing/eventually.ts'

/** Two lamps of 1 125.00 together, and eight bulbs of 632.00: 1 757.00. */
const order = buildOrder({ PaymentType: 'Card', ExpirationDate: null })

describe('a screen reader', () => {
  let edge: FakeEdge
  let desk: Desk
  let reader: ScreenReader
  beforeEach(async () => {
    await page.viewport(1200, 900)
    document.documentElement.lang = 'en'
    document.title = 'Order'
    edge = new FakeEdge(order)
    desk = await openDesk()
    for (const part of ['row-grid', 'actions']) await partOf(desk, `order-admin-${part}`)
    await historyOf(desk)
    await desk.settled()
    reader = new ScreenReader(() => desk.settled())
  })
  afterEach(() => {
    reader.stop()
    edge.restore()
    closeDesks()
  })

  /** Goes to the quantity of the first row. */
  async function toQuantity(): Promise<void> {
    desk.query('#paste-rows').focus()
    await reader.hear()
    for (const key of ['{Tab}', '{ArrowRight}', '{ArrowRight}']) await reader.press(key)
  }
  const onTheWay = [
    'button, Paste',
    '> {Tab}',
    'grid, Rows',
    'Lamp, brass; Article; 1032',
    '> {ArrowRight}',
    'Name; Lamp, brass',
    '> {ArrowRight}',
    'Quantity; 2',
  ]

  it('reads an order', async () => {
    await reader.readAll()
    expect(reader.heard).toEqual([
      'Order 8906810 is loaded.',
      'heading 2, Order 8906810 Merchant’s order id web-2041',
      'Open',
      'Payment type',
      'Card',
      'Created: Nov 12, 2026',
      'Order amount: 1,757.00 SEK',
      'Delivered: Nothing delivered',
      'button, Cancel…',
      'button, Extend…, unavailable, It can’t be extended: orders paid this way don’t expire.',
      'button, Deliver…',
      'heading 3, Rows',
      'button, Search in rows (/), collapsed',
      'button, Add row',
      'button, Paste',
      'grid, Rows',
      'Row 1; Article 1032; Name Lamp, brass; Quantity 2; Unit pcs; Price 625.00; Discount 10%; VAT 25%; ' +
        'Amount, SEK 1,125.00; Row actions button, Actions for Lamp, brass, collapsed',
      'Row 2; Article 1044; Name Bulb E27; Quantity 8; Unit pcs; Price 79.00; VAT 25%; ' +
        'Amount, SEK 632.00; Row actions button, Actions for Bulb E27, collapsed',
      'disclosure, Keyboard, collapsed',
      'table, VAT and total',
      // 1 757.00 with 25 % in it: a fifth of it, 351.40, is VAT.
      'VAT rate 25%; Excl. VAT 1,405.60; VAT 351.40; Incl. VAT SEK 1,757.00',
      'VAT rate Total; Excl. VAT 1,405.60; VAT 351.40; Incl. VAT SEK 1,757.00',
      'heading 3, Deliveries and history',
      'SEK',
      'disclosure, Ordered, including changes 1,757.00 Nov 12, 2026, 2:05 PM, collapsed',
      'disclosure, Open 1,757.00, collapsed',
      'complementary, Customer',
      'heading 3, Customer',
      'Private person',
      'Tess T Persson',
      'Personal number: 194605092222',
      'E-mail:',
      'link, tess@example.com',
      'Phone:',
      'link, +46701740620',
      'heading 3, Billing address',
      'Tess T Persson',
      'c/o Eriksson, Erik',
      'Testgatan 1',
      '99999 Stan',
      'Sweden',
      'From the address directory',
      'heading 3, Shipping address',
      'Tess T Persson',
      'c/o Eriksson, Erik',
      'Lagergatan 12',
      '99999 Stan',
      'Sweden',
      'Entered by the customer',
      'heading 3, Payment',
      'System status: Active',
      'Provider buys the invoice: Yes',
      'heading 3, Metadata',
      'None added.',
      'button, Edit metadata',
    ])
  })

  it('hears a changed quantity and its effect on the total', { tags: 'long' }, async () => {
    await toQuantity()
    await reader.press('{Enter}')
    await reader.press('3x')
    await reader.press('{Backspace}')
    await reader.press('{Enter}')
    await barSpeaks()
    await reader.press('{ArrowUp}')
    // Three lamps of 625.00 less 10 % are 1 687.50, which is 562.50 more: 1 757.00 + 562.50.
    expect(reader.heard).toEqual([
      ...onTheWay,
      '> {Enter}',
      'field, Quantity, Lamp, brass, “2”',
      '> 3x',
      'says: Write a number (1234.50).',
      '“3x”, wrong',
      '> {Backspace}',
      '“3”',
      '> {Enter}',
      'Bulb E27; 8',
      'says: 1 change. Order total 2,319.50 SEK, difference +562.50.',
      '> {ArrowUp}',
      'Lamp, brass Changed; 3 , was 2',
    ])
  })

  it('hears a refusal, and is led back to the quantity', async () => {
    edge.creditLimit = 200_000
    await toQuantity()
    await reader.press('3')
    await reader.press('{Control>}{Enter}{/Control}')
    await barIsUpToDate()
    await reader.press('{Enter}')
    await reader.press('{Enter}')
    expect(reader.heard).toEqual([
      ...onTheWay,
      '> 3',
      'field, Quantity, Lamp, brass, “3”',
      '> {Control>}{Enter}{/Control}',
      'dialog, Review changes, Current total 1,757.00 New order total 2,319.50 SEK Difference +562.50 ' +
        'A credit check follows, because the order amount goes up.',
      'button, Save changes',
      '> {Enter}',
      'says: 1 row changed: Sending…',
      'says: The credit check refused the higher amount. The customer’s credit is not enough. ' +
        'Lower the new total and save again. The total 2,319.50 was refused. Up to the current total of ' +
        '1,757.00, which is 562.50 less, there is no credit check. Nothing in this step was saved. ' +
        'Your changes are kept.',
      'button, Change the rows',
      '> {Enter}',
      'grid, Rows',
      'Lamp, brass Changed; Quantity; 3 , was 2',
    ])
  })

  it('decides a conflict', { tags: 'long' }, async () => {
    await toQuantity()
    await reader.press('3{Enter}')
    await barSpeaks()
    const [lamp, ...others] = edge.order.OrderRows
    changeElsewhere([{ ...lamp!, Quantity: 500 }, ...others])
    await desk.element.reload()
    await barSpeaks(2)
    await reader.hear()
    await reader.press('{Control>}{Enter}{/Control}')
    for (const key of [' ', '{ArrowDown}', '{Control>}{Enter}{/Control}']) await reader.press(key)
    // Theirs: five lamps are 2 812.50, so 3 444.50 in all. Three are 1 687.50, which is 1 125.00 less: 2 319.50.
    expect(reader.heard).toEqual([
      ...onTheWay,
      '> 3{Enter}',
      'Bulb E27; 8',
      'says: 1 change. Order total 2,319.50 SEK, difference +562.50.',
      'says: Somebody changed the order while you were working on it. One of your rows needs a decision. Decide',
      'says: 1 change. Order total 2,319.50 SEK, difference −1,125.00.',
      '> {Control>}{Enter}{/Control}',
      'dialog, The order was changed',
      'radiogroup, Quantity of Lamp, brass: which one?, Before 2',
      'radio, Theirs 5, not checked',
      '>  ',
      'checked',
      '> {ArrowDown}',
      'radio, Yours 3, checked',
      '> {Control>}{Enter}{/Control}',
      'dialog, Review changes, Current total 3,444.50 New order total 2,319.50 SEK Difference −1,125.00',
      'button, Save changes',
    ])
  })

  it('saves two changes', { tags: 'long' }, async () => {
    await toQuantity()
    await reader.press('1{Enter}')
    await barSpeaks()
    await reader.press('{Delete}')
    await barSpeaks(2)
    await reader.press('{Control>}{Enter}{/Control}')
    // A cancellation is final, so the review does not begin at its button.
    await reader.press('{Control>}{Enter}{/Control}')
    await reader.press('{Enter}')
    // One lamp less 10 % is 562.50, and no bulbs.
    expect(reader.heard).toEqual([
      ...onTheWay,
      '> 1{Enter}',
      'Bulb E27; 8',
      'says: 1 change. Order total 1,194.50 SEK, difference −562.50.',
      '> {Delete}',
      'says: Row 2, Bulb E27: will be cancelled',
      'says: 2 changes. Order total 562.50 SEK, difference −1,194.50.',
      '> {Control>}{Enter}{/Control}',
      'dialog, Review changes, Current total 1,757.00 New order total 562.50 SEK Difference −1,194.50',
      '> {Control>}{Enter}{/Control}',
      'button, Save changes',
      '> {Enter}',
      'says: 1 row changed, 1 row cancelled: Sending…',
      'says: Saved. The order amount is now 562.50 SEK.',
      'grid, Rows',
      'Bulb E27 Cancelled; Quantity; 8',
    ])
  })

  /** The bar says the total a moment after a change: behind a dialog it is not heard, so it must say nothing later. */
  async function barIsUpToDate(): Promise<void> {
    const told = () => desk.query('order-admin-change-bar').shadowRoot!.querySelector('[role=status]')
    await eventually(() => expect(told()?.textContent).toContain('Order total'))
  }

  /** The bar waits until the typing has paused. @param times how often it has spoken then */
  async function barSpeaks(times = 1): Promise<void> {
    const said = () => reader.heard.filter((line) => line.includes('Order total')).length
    await eventually(() => expect(said()).toBe(times))
  }

  /** Another clerk saves these rows. */
  function changeElsewhere(OrderRows: OrderRow[]): void {
    edge.order = { ...edge.order, OrderRows, OrderAmount: totals(OrderRows).Amount }
  }
})
