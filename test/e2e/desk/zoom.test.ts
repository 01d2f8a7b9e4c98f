/**
 * A window of 1280 × 1024 at 400 %: 320 × 256 CSS pixels, in which every task can be done.
 * @module-tag long
 */
import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { orderAtProvider } from '../../support/sandbox.ts'

const addresses = inject('addresses')
const SIZE = { width: 320, height: 256 }
const DAY_MS = 86_400_000

const OrderRows = [
  { Name: 'Lamp', Quantity: 200, UnitPrice: 15000, VatPercent: 2500 },
  { Name: 'Shade', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 },
  { Name: 'Bulb', Quantity: 400, UnitPrice: 1250, VatPercent: 1200 },
]

let browser: Browser
let desk: DeskPage
let orderId: string

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

beforeEach(async () => {
  desk = await DeskPage.open(browser, addresses, { size: SIZE })
  orderId = await desk.openNew({ OrderRows, Metadata: [{ Key: 'clerk', Value: 'old' }] })
  return () => desk.close()
})

const order = () => orderAtProvider(addresses, orderId)

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0
}

/** With all its figures, or with notes above it, the bar leaves half of the window to the rows. */
async function expectHalf(): Promise<void> {
  expect(await heightOf(desk.page.locator('order-admin .dock'))).toBeLessThanOrEqual(SIZE.height / 2)
}

/** Nothing is wider than the window, the bar leaves two thirds of it to the rows, and a dialog can be read. */
async function expectRoom(): Promise<void> {
  const { dialog, page } = desk
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZE.width)
  expect(await heightOf(desk.bar)).toBeLessThanOrEqual(SIZE.height / 3)
  await expectHalf()
  // Measures everything at once, because a save can close the dialog at any moment.
  const rooms = await dialog.evaluateAll((dialogs) =>
    dialogs
      .filter((element) => element.matches('[open]'))
      .map((element) => ({
        wide: element.scrollWidth - element.clientWidth,
        room: element.clientHeight - (element.querySelector('footer')?.offsetHeight ?? 0),
      })),
  )
  for (const { wide, room } of rooms) {
    expect(wide).toBe(0)
    expect(room).toBeGreaterThanOrEqual(SIZE.height / 2)
  }
}

/** Presses a button of the desk or of its open dialog, and checks the result. */
async function press(button: Locator): Promise<void> {
  await button.click()
  await expectRoom()
}

async function changeQuantity(row: string, quantity: string): Promise<void> {
  await press(desk.cell(row, 'quantity'))
  await desk.dialog.getByLabel('Quantity', { exact: true }).fill(quantity)
  await press(desk.dialog.locator('.save'))
}

async function save(): Promise<void> {
  await desk.review()
  await expectRoom()
  await desk.dialogButton('Save changes').click()
  await desk.saved()
  await expectRoom()
}

describe('the desk at 400 %', () => {
  it('changes, cancels, adds and pastes rows, and saves them', async () => {
    await changeQuantity('Lamp', '5')
    await press(desk.button('Actions for Shade'))
    await desk.page.getByRole('menuitem', { name: 'Cancel row' }).click()
    await press(desk.button('Add row'))
    await desk.dialog.getByLabel('Name').fill('Gift wrap')
    await desk.dialog.getByLabel('Unit price').first().fill('49')
    await press(desk.dialogButton('Add'))
    await press(desk.button('Paste'))
    await desk.dialog.locator('textarea').fill('Name;Qty;Price\nCard;2;12')
    await press(desk.dialogButton('Add 1 row'))
    await desk.bar.locator('.expand').click()
    await expectHalf()
    await desk.button('Undo').click()
    await desk.button('Redo').click()
    await desk.bar.locator('.expand').click()
    await save()
    const { OrderRows: rows } = await order()
    expect(rows.map(({ Name, Quantity, IsCancelled }) => [Name, Number(Quantity), IsCancelled])).toEqual([
      ['Lamp', 500, false],
      ['Shade', 100, true],
      ['Bulb', 400, false],
      ['Gift wrap', 100, false],
      ['Card', 200, false],
    ])
  })

  it('moves the expiry date, and writes metadata', async () => {
    const { ExpirationDate } = await order()
    const day = new Date(Date.parse(`${ExpirationDate}Z`) + 3 * DAY_MS).toISOString().slice(0, 10)
    await press(desk.button('Extend…'))
    await desk.dialog.getByLabel('Last day').fill(day)
    await press(desk.dialogButton('Save date'))
    await desk.dialog.waitFor({ state: 'detached' })
    await press(desk.button('Edit metadata'))
    await desk.dialog.getByLabel('clerk', { exact: true }).fill('new')
    await press(desk.dialogButton('Save metadata'))
    await desk.dialog.waitFor({ state: 'detached' })
    expect(await order()).toMatchObject({
      ExpirationDate: expect.stringContaining(day),
      OrderMetadata: { clerk: 'new' },
    })
  })

  it('decides a conflict, with its note above the bar', async () => {
    await changeQuantity('Lamp', '5')
    const other = await DeskPage.open(browser, addresses, {
      session: { user: { id: 'bo', name: 'Bo Lind' } },
    })
    await other.goto(orderId)
    await other.writeCell('Lamp', 'quantity', '7')
    await other.save()
    await other.close()
    await desk.page.getByText('Bo Lind changed the order while').first().waitFor()
    await expectRoom()
    await press(desk.button('Decide'))
    await desk.dialog.getByText('Yours 5').click()
    await press(desk.dialogButton('Continue to review'))
    await desk.dialogButton('Save changes').click()
    await desk.saved()
    expect((await order()).OrderRows[0]?.Quantity).toBe(500)
  })
})
