/** Every edit of the desk: each takes as few calls as possible, and the provider's order equals the page. */
import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage, money, shownOf } from '../../support/desk-page.ts'
import { createOrder, orderAtProvider } from '../../support/sandbox.ts'

const addresses = inject('addresses')

let browser: Browser
let desk: DeskPage
let orderId: string

beforeAll(async () => {
  browser = await testBrowser()
  desk = await DeskPage.open(browser, addresses)
})

afterAll(() => browser.close())

beforeEach(async () => {
  orderId = await createOrder(addresses, {
    OrderRows: [
      { Name: 'Lamp', Quantity: 200, UnitPrice: 15000, VatPercent: 2500 },
      { Name: 'Shade', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 },
      { Name: 'Bulb', Quantity: 333, UnitPrice: 1249, VatPercent: 1200 },
    ],
    Metadata: [{ Key: 'clerk', Value: 'old' }],
  })
  await desk.showNext(orderId)
})

/** The order at the provider, which the page must show to the unit. */
async function agreed(): Promise<Order> {
  const order = await orderAtProvider(addresses, orderId)
  expect(await desk.shown()).toEqual(shownOf(order))
  expect(desk.said).toEqual([])
  return order
}

const named = ({ OrderRows }: Order, name: string) => OrderRows.find((row) => row.Name === name)

describe('the desk, for staged, reviewed and saved rows', () => {
  it('adds one row by the form', async () => {
    await desk.addRows({ Name: 'Gift wrap', Quantity: '1,5', 'Unit price': '49,50', Discount: '10' })
    const said = await desk.save()
    expect(desk.writes).toEqual(['POST /rows/'])
    const order = await agreed()
    expect(named(order, 'Gift wrap')).toMatchObject({
      Quantity: 150,
      UnitPrice: 4950,
      DiscountPercent: 1000,
      VatPercent: 2500,
    })
    expect(said).toContain(`The order amount is now ${money(remainingAmount(order))} SEK.`)
  })

  it('adds several rows in one call', { tags: 'long' }, async () => {
    await desk.addRows(
      { Name: 'First', Quantity: '1', 'Unit price': '10' },
      { Name: 'Second', Quantity: '2', 'Unit price': '20,05', 'VAT %': '12' },
      { Name: 'Third', Quantity: '0,01', 'Unit price': '1 234.50' },
    )
    await desk.save()
    expect(desk.writes).toEqual(['POST /rows/addOrderRows/'])
    const { OrderRows } = await agreed()
    expect(OrderRows.slice(3).map(({ Name, VatPercent }) => [Name, VatPercent])).toEqual([
      ['First', 2500],
      ['Second', 1200],
      ['Third', 2500],
    ])
  })

  it('changes one row, cell by cell, in one call', { tags: 'long' }, async () => {
    await desk.writeCell('Lamp', 'quantity', '3')
    await desk.writeCell('Lamp', 'price', '149,99')
    await desk.writeCell('Lamp', 'name', 'Lamp, green')
    await desk.save()
    expect(desk.writes).toEqual(['PATCH /rows/1/'])
    expect(named(await agreed(), 'Lamp, green')).toMatchObject({ Quantity: 300, UnitPrice: 14999 })
  })

  it('changes several rows in one call', { tags: 'long' }, async () => {
    await desk.writeCell('Lamp', 'quantity', '1')
    await desk.writeCell('Bulb', 'discount', '5%')
    await desk.save()
    expect(desk.writes).toEqual(['POST /rows/updateOrderRows/'])
    const order = await agreed()
    expect(named(order, 'Lamp')).toMatchObject({ Quantity: 100 })
    expect(named(order, 'Bulb')).toMatchObject({ DiscountPercent: 500 })
  })

  it('cancels a row', { tags: 'long' }, async () => {
    await desk.toggleRow('Shade')
    await desk.save()
    expect(desk.writes).toEqual(['PATCH /rows/2/'])
    const order = await agreed()
    expect(named(order, 'Shade')).toMatchObject({ IsCancelled: true })
    expect(order.CancelledAmount).toBe(4900)
  })

  it('changes and cancels in one call, and adds in another, the one that lowers the amount first', async () => {
    await desk.toggleRow('Lamp')
    await desk.toggleRow('Shade')
    await desk.writeCell('Bulb', 'price', '13')
    await desk.addRows({ Name: 'Candle', 'Unit price': '5' })
    const said = await desk.save()
    expect(desk.writes).toEqual(['POST /rows/updateOrderRows/', 'POST /rows/'])
    expect(said).toContain('Saved. The order amount is now')
    const order = await agreed()
    expect(order.OrderRows.filter(({ IsCancelled }) => !IsCancelled).map(({ Name }) => Name)).toEqual([
      'Bulb',
      'Candle',
    ])
  })

  it('replaces all rows in one call, and warns before', { tags: 'long' }, async () => {
    await desk.button('Paste').click()
    await desk.dialog.getByRole('radio', { name: 'Replace all rows' }).check()
    await desk.dialog.locator('textarea').fill('Name\tQty\tPrice\nCandle\t5\t12,50\nWick\t1\t3')
    await desk.dialogButton('Replace all by 2 rows').click()
    await desk.bar.getByText('5 changes', { exact: true }).waitFor()
    await desk.review()
    await desk.dialog.getByText('every row gets a new id').waitFor()
    await desk.dialogButton('Save changes').click()
    await desk.saved()
    expect(desk.writes).toEqual(['PUT /rows/replaceOrderRows'])
    const order = await agreed()
    expect(
      order.OrderRows.filter(({ IsCancelled }) => IsCancelled).map(({ OrderRowId }) => OrderRowId),
    ).toEqual([1, 2, 3])
    expect(
      order.OrderRows.filter(({ IsCancelled }) => !IsCancelled).map(({ Name, Quantity }) => [Name, Quantity]),
    ).toEqual([
      ['Candle', 500],
      ['Wick', 100],
    ])
  })

  it('sends nothing for undone changes', { tags: 'long' }, async () => {
    await desk.writeCell('Lamp', 'quantity', '7')
    await desk.button('Undo').click()
    await desk.toggleRow('Shade')
    await desk.toggleRow('Shade')
    await desk.bar.getByText('No changes', { exact: true }).waitFor()
    expect(await desk.button('Review').getAttribute('aria-disabled')).toBe('true')
    expect(desk.writes).toEqual([])
    await agreed()
  })
})

describe('the desk, besides rows', () => {
  it('moves the expiry date', async () => {
    await desk.button('Extend…').click()
    await desk.dialog.getByRole('button', { name: '+30 days' }).click()
    const day = await desk.dialog.getByLabel('Last day').inputValue()
    await desk.dialogButton('Save date').click()
    await desk.dialog.waitFor({ state: 'detached' })
    expect(desk.writes).toEqual([`PATCH /extendOrder/${day}/`])
    const { ExpirationDate } = await agreed()
    expect(ExpirationDate).toMatch(`${day}T23:59:59`)
    const words = new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const shown = await desk.page.locator('.head .dates').innerText()
    const [month, date, year] = words.format(new Date(`${day}T00:00Z`)).split(/[ ,]+/)
    for (const part of [month, date, year]) expect(shown).toContain(part)
  })

  it('sets metadata, and keeps keys that it does not name', async () => {
    await desk.button('Edit metadata').click()
    await desk.dialogButton('Add a pair').click()
    await desk.dialog.getByLabel('Key').fill('shelf')
    await desk.dialog.getByLabel('Value').fill('B 12 åäö')
    await desk.dialogButton('Save metadata').click()
    await desk.dialog.waitFor({ state: 'detached' })
    expect(desk.writes).toEqual(['PUT /metadata'])
    expect((await agreed()).OrderMetadata).toEqual({ clerk: 'old', shelf: 'B 12 åäö' })
    await desk.page.getByText('B 12 åäö').waitFor()
  })

  it('shows the author, the write and the time in the history', { tags: 'long' }, async () => {
    const before = await agreed()
    await desk.writeCell('Lamp', 'quantity', '1')
    await desk.save()
    await desk.toggleRow('Shade')
    await desk.save()
    const after = await agreed()
    const entries = desk.page.locator('.story > .save')
    await entries.nth(1).waitFor()
    const [oldest, newest] = (await entries.allInnerTexts()).slice(-2)
    expect(newest).toContain('Row changed')
    expect(newest).toContain('Demo clerk')
    expect(newest).toContain(money(remainingAmount(after)))
    expect(oldest).toContain(money(remainingAmount(before)))
    expect(oldest).toMatch(/Lamp\s+Qty 2 →\s+became\s+1/)
    expect(newest).toMatch(/Shade\s*Cancelled/)
  })
})
