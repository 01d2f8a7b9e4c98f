/**
 * Changes of another clerk are marked on the screen until they are seen, and are in the history, from and to.
 * @module-tag long
 */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'

const addresses = inject('addresses')

let browser: Browser
let anna: DeskPage
let bo: DeskPage

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

beforeEach(async () => {
  anna = await clerk('anna', 'Anna Ek')
  bo = await clerk('bo', 'Bo Lind')
  const orderId = await anna.openNew({
    OrderRows: [
      { Name: 'Lamp', Quantity: 200, UnitPrice: 15000, VatPercent: 2500 },
      { Name: 'Shade', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 },
    ],
  })
  await bo.goto(orderId)
  return () => Promise.all([anna.close(), bo.close()])
})

const clerk = (id: string, name: string) =>
  DeskPage.open(browser, addresses, { session: { user: { id, name } } })

const marks = ({ page }: DeskPage) => page.locator('order-admin-row-grid .their')
const saves = ({ page }: DeskPage) => page.locator('.story > .save')

describe('a save of another clerk', () => {
  it('is marked on the screen, moves nothing, and is seen by one button', async () => {
    const place = () => bo.cell('Shade', 'price').boundingBox()
    const before = await place()
    await anna.writeCell('Lamp', 'quantity', '3')
    await anna.save()
    // 2 × 150.00 + 49.00 = 349.00, and 150.00 more.
    await bo.page
      .getByText('Anna Ek changed 1 row. The order amount was 349.00 SEK and is now 499.00 SEK.')
      .first()
      .waitFor()
    expect(await marks(bo).count()).toBe(1)
    expect(await bo.cell('Lamp', 'name').textContent()).toMatch(/Changed by Anna Ek, .*: Qty 2.*3/)
    expect(await place()).toEqual(before)
    expect(await marks(anna).count()).toBe(0)
    await bo.button('Mark as seen').click()
    await marks(bo).first().waitFor({ state: 'detached' })
  })

  it('is one entry of the history, with the rows of all its calls', async () => {
    await anna.writeCell('Lamp', 'quantity', '3')
    await anna.addRows({ Name: 'Gift wrap', Quantity: '1', 'Unit price': '10' })
    await anna.toggleRow('Shade')
    await anna.save()
    expect(anna.writes).toHaveLength(2)
    await saves(bo).first().waitFor()
    const texts = (await saves(bo).allTextContents()).map((text) => text.replace(/\s+/g, ' '))
    expect(texts).toHaveLength(1)
    // 349.00 + 150.00 − 49.00 + 10.00 = 460.00
    expect(texts[0]).toMatch(/349\.00 → became 460\.00/)
    expect(texts[0]).toMatch(/Lamp Qty 2 → became 3/)
    expect(texts[0]).toMatch(/Shade Cancelled/)
    expect(texts[0]).toMatch(/Gift wrap Added 1 × 10\.00/)
  })

  it('is in the history of its row, and in no other’s', async () => {
    await anna.writeCell('Lamp', 'quantity', '3')
    await anna.save()
    await saves(bo).first().waitFor()
    const openHistory = async (row: string) => {
      await bo.cell(row, 'menu').getByRole('button').click()
      await bo.page.getByRole('menuitem', { name: 'History of this row' }).click()
      await bo.page.getByRole('dialog', { name: `History of ${row}` }).waitFor()
    }
    await openHistory('Lamp')
    await bo.dialog.getByText('Anna Ek').waitFor()
    expect(await bo.dialog.innerText()).toMatch(/Qty 2 →\s+became\s+3/)
    await bo.page.keyboard.press('Escape')
    await openHistory('Shade')
    await bo.dialog.getByText('This row has not been changed through the order desk.').waitFor()
  })
})
