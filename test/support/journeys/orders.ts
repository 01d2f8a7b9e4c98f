/** A clerk's work on orders: a page of the strictest policy, the real edge and provider. */
import { describe, expect, it } from 'vitest'
import { sandboxOrders } from '../../../shared/sandbox.ts'
import { atEdge, endSession, openSession } from '../client.ts'
import { button, cell, dialogButton, type EngineDesk } from '../engines/engine-desk.ts'
import { createOrder, deliver, orderAtProvider } from '../sandbox.ts'

/** 349.00 in all. */
const OrderRows = [
  { Name: 'Lamp', Quantity: 200, UnitPrice: 15_000, VatPercent: 2500 },
  { Name: 'Shade', Quantity: 100, UnitPrice: 4_900, VatPercent: 2500 },
]

export function testOrders(desk: () => EngineDesk): void {
  it('opens an order, changes it by the keyboard, reviews and saves it', async () => {
    const orderId = await desk().openNew({ OrderRows })
    const { page } = desk()
    // The search comes last, and with it its key.
    await page.is('there', { css: 'input[type=search]' })
    await page.press('Tab', '/', 'Enter', 'ArrowRight', 'ArrowRight')
    await page.type('3')
    await page.press('Enter', 'Control+Enter')
    await page.focusIsOn('Save changes')
    await page.press('Enter')
    expect(await saved()).toContain('499.00')
    expect(await quantities(orderId)).toEqual([300, 100])
  })

  it('asks whose value of a cell holds, and saves the own one', async () => {
    const orderId = await desk().openNew({ OrderRows })
    const { page } = desk()
    await write('Lamp', 'quantity', '8')
    const { token } = await openSession(desk().addresses, { user: { id: 'anna', name: 'Anna Ek' } })
    const other = await atEdge(desk().addresses, `/api/v1/orders/${orderId}/rows/1/`, {
      token,
      method: 'PATCH',
      body: JSON.stringify({ Quantity: 900 }),
    })
    expect(other.status).toBe(204)
    await trySave()
    await page.see({ css: 'dialog[open]', text: 'The order was changed' })
    // The question has the focus.
    await page.is('there', { css: 'input', hasFocus: true })
    await page.press('ArrowDown')
    await page.click(dialogButton('Continue to review'))
    await page.click(dialogButton('Save changes'))
    await saved()
    expect(await quantities(orderId)).toEqual([800, 100])
  })

  it('pastes rows from a spreadsheet', async () => {
    const orderId = await desk().openNew({ OrderRows })
    const { page } = desk()
    await page.copy('Name\tQty\tPrice\tVAT\r\nCandle\t2\t10.00\t25\r\nWick\t4\t2.50\t25\r\n')
    await page.click(cell('Lamp', 'name'))
    await page.press('Control+v')
    await page.click(dialogButton('Add 2 rows'))
    await page.see({ css: 'tr', text: 'Wick' })
    await trySave()
    // 349.00 + 2 × 10.00 + 4 × 2.50
    expect(await saved()).toContain('379.00')
    expect(await quantities(orderId)).toEqual([200, 100, 200, 400])
  })

  describe('in the long run', { tags: 'long' }, () => {
    it('keeps the changes that the credit check refused', async () => {
      const orderId = await desk().openNew({ OrderRows, TestCustomer: 'nora' })
      const { page } = desk()
      const before = await orderAtProvider(desk().addresses, orderId)
      await write('Lamp', 'price', '5000,01')
      await trySave()
      await page.see({ css: 'dialog[open]', text: 'The customer’s credit is not enough.' })
      await page.focusIsOn('Change the rows')
      await page.press('Enter')
      await page.see({ css: '*', name: '10,049.02 was refused', inside: { css: 'order-admin-change-bar' } })
      expect(await orderAtProvider(desk().addresses, orderId)).toEqual(before)
    })

    it('shows the largest id, digit by digit', async () => {
      const { Id } = sandboxOrders.find(({ MerchantOrderId }) => MerchantOrderId === 'max-int64')!
      await desk().open(String(Id))
      expect(await desk().violations()).toEqual([])
    })

    it('delivers the whole order', async () => {
      const orderId = await desk().openNew({ OrderRows })
      await desk().page.click(button('Deliver…'))
      await desk().page.click(dialogButton('Deliver 349.00 SEK'))
      expect(await saved()).toContain('349.00 SEK is delivered.')
      const { OrderStatus, Deliveries } = await orderAtProvider(desk().addresses, orderId)
      expect(OrderStatus).toBe('Delivered')
      expect(Deliveries.map(({ DeliveryAmount }) => DeliveryAmount)).toEqual([34_900])
    })

    it('credits a part of a delivered row', async () => {
      const orderId = await createOrder(desk().addresses, { OrderRows })
      await deliver(desk().addresses, orderId)
      await desk().open(orderId)
      const { page } = desk()
      await page.click(button('Credit… Lamp'))
      await page.write({ css: 'dialog[open] [aria-label="Quantity of Lamp"]' }, '0.5')
      await page.click(dialogButton('Credit 75.00 SEK'))
      expect(await saved()).toContain('75.00 SEK is credited.')
      const [{ Credits } = {}] = (await orderAtProvider(desk().addresses, orderId)).Deliveries
      expect(Credits?.map(({ Amount }) => Amount)).toEqual([-7_500])
    })

    it('renews a session that the merchant ended, and saves once', async () => {
      const orderId = await desk().openNew({ OrderRows })
      const given = desk().sessions.length
      await write('Lamp', 'quantity', '5')
      await endSession(desk().addresses, desk().sessions.at(-1)!)
      await trySave()
      await saved()
      expect(desk().sessions).toHaveLength(given + 1)
      expect(await quantities(orderId)).toEqual([500, 100])
    })

    it('saves what was changed in the first of two elements, and leaves the second as it was', async () => {
      const first = await desk().openNew({ OrderRows })
      const second = await createOrder(desk().addresses, { OrderRows: [{ ...OrderRows[0]!, Name: 'Chair' }] })
      await desk().openSecond(second)
      await write('Lamp', 'quantity', '4')
      await write('Chair', 'quantity', '7')
      await trySave()
      await saved()
      expect(await quantities(first)).toEqual([400, 100])
      expect(await quantities(second)).toEqual([200])
      await desk().page.see({ css: 'tr', text: '1,050.00' })
    })
  })

  async function write(row: string, column: 'quantity' | 'price', text: string): Promise<void> {
    await desk().page.click(cell(row, column))
    await desk().page.type(text)
    await desk().page.press('Enter')
  }

  async function trySave(): Promise<void> {
    await desk().page.click(button('Review'))
    await desk().page.see({ css: 'dialog[open]', text: 'Review changes' })
    await desk().page.click(dialogButton('Save changes'))
  }

  /** Waits until all is saved, without a violation of the page's policy. @returns the note's text */
  async function saved(): Promise<string> {
    const note = await desk().page.see({ css: '.saved-note' })
    expect(await desk().violations()).toEqual([])
    return note
  }

  async function quantities(orderId: string): Promise<unknown[]> {
    const { OrderRows: rows } = await orderAtProvider(desk().addresses, orderId)
    return rows.map(({ Quantity }) => Quantity)
  }
}
