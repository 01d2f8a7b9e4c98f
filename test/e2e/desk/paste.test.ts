/**
 * Pastes two hundred rows from a spreadsheet, with the real clipboard, and saves them in one call.
 * @module-tag long
 */
import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage, money } from '../../support/desk-page.ts'
import { orderAtProvider } from '../../support/sandbox.ts'

const ROWS = 200
const addresses = inject('addresses')

let browser: Browser

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

/** Rows as a Swedish spreadsheet has them, each with its amount in öre. */
const rows = Array.from({ length: ROWS }, (_, index) => {
  const quantity = 100 + index * 25
  const price = 100_000 + index * 1_01
  const amount = Math.round((quantity * price) / 100)
  return { cells: [`A-${index}`, `Ljus ${index}`, comma(quantity), `${comma(price)} kr`, '25 %'], amount }
})
const bad = [
  ['B-1', 'Ljus utan antal', 'många', '10,00', '25 %'],
  ['B-2', '', '1', '10,00', '25 %'],
  ['B-3', 'Ljus med fyra decimaler', '1', '10,0055', '25 %'],
]

/** 100000 as `1 000,00`. */
function comma(scaled: number): string {
  const whole = String(Math.floor(scaled / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${whole},${String(scaled % 100).padStart(2, '0')}`
}

it('a paste of 200 rows leaves out wrong ones, and the provider’s amount is the estimate', async () => {
  const lines = rows.map(({ cells }) => cells)
  lines.splice(50, 0, bad[0]!)
  lines.splice(100, 0, bad[1]!)
  lines.push(bad[2]!)
  const head = ['Artikelnr', 'Benämning', 'Antal', 'Pris', 'Moms']
  const text = [head, ...lines].map((cells) => cells.join('\t')).join('\r\n')
  const sum = rows.reduce((all, { amount }) => all + amount, 0)

  const desk = await DeskPage.open(browser, addresses)
  try {
    await desk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const orderId = await desk.openNew({
      OrderRows: [{ Name: 'Lampa', Quantity: 100, UnitPrice: 10000, VatPercent: 2500 }],
    })
    await desk.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await desk.cell('Lampa', 'name').click()
    await desk.page.keyboard.press('ControlOrMeta+v')

    await desk.dialog.getByText(`200 rows, ${money(sum)} SEK`).waitFor()
    await desk.dialog.getByText('3 lines are left out until they are corrected.').waitFor()
    await desk.dialog.getByText('Line 52').waitFor()
    expect(await desk.dialog.getByLabel('The first line names the columns').isChecked()).toBe(true)
    await desk.dialogButton('Add 200 rows').click()
    await desk.dialog.getByText('200 rows added. Review and save them.').waitFor()

    // Invalid rows stay, and are corrected in place.
    const source = desk.dialog.getByLabel('Rows from a spreadsheet')
    const left = await source.inputValue()
    expect(left.split('\n').filter((line) => /^B-\d/.test(line))).toHaveLength(3)
    await source.fill(left.replace('många', '2'))
    await desk.dialogButton('Add 1 row').click()
    await desk.dialog.getByText('1 row added. Review and save it.').waitFor()
    await desk.page.keyboard.press('Escape')

    const expected = 10000 + sum + 2000
    await desk.bar.getByText(money(expected)).first().waitFor()
    await desk.review()
    await desk.dialog.getByText('New 201').waitFor()
    await desk.dialogButton('Save changes').click()
    const said = await desk.saved()
    expect(said).toContain(money(expected))
    expect(desk.writes).toEqual(['POST /rows/addOrderRows/'])
    const order = await orderAtProvider(addresses, orderId)
    expect(remainingAmount(order)).toBe(expected)
    expect(order.OrderRows.slice(1).map(({ ArticleNumber }) => ArticleNumber)).toEqual([
      ...rows.map((_, index) => `A-${index}`),
      'B-1',
    ])
    expect(desk.said).toEqual([])
  } finally {
    await desk.close()
  }
})
