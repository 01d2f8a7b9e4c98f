/** Two clerks edit one order: it gets the changes of both, as they decided, and the history names both. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage, shownOf } from '../../support/desk-page.ts'
import { createOrder, orderAtProvider } from '../../support/sandbox.ts'

const addresses = inject('addresses')

let browser: Browser
let anna: DeskPage
let bo: DeskPage
let orderId: string

beforeAll(async () => {
  browser = await testBrowser()
  anna = await clerk('anna', 'Anna Ek')
  bo = await clerk('bo', 'Bo Lind')
})

afterAll(() => browser.close())

beforeEach(async () => {
  orderId = await createOrder(addresses, {
    OrderRows: [
      { Name: 'Lamp', Quantity: 200, UnitPrice: 15000, VatPercent: 2500 },
      { Name: 'Shade', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 },
      { Name: 'Bulb', Quantity: 400, UnitPrice: 1250, VatPercent: 1200 },
    ],
  })
  await anna.showNext(orderId)
  await bo.showNext(orderId)
})

const clerk = (id: string, name: string) =>
  DeskPage.open(browser, addresses, { session: { user: { id, name } } })

/** The order at the provider, which the clerk's page must show, and whose history must name both clerks. */
async function agreed(desk: DeskPage): Promise<Order['OrderRows']> {
  const order = await orderAtProvider(addresses, orderId)
  expect(await desk.shown()).toEqual(shownOf(order))
  const history = desk.page.locator('.story')
  await history.getByText('Bo Lind').first().waitFor()
  await history.getByText('Anna Ek').first().waitFor()
  return order.OrderRows
}

/** Bo, who has changes, hears that Anna has saved hers; his page has both. */
async function boHears(): Promise<void> {
  await bo.page
    .getByText(/Anna Ek changed the order/)
    .first()
    .waitFor()
  await bo.page.getByText('while you were working on it').first().waitFor()
}

/** Bo saves after Anna. */
async function boSaves(): Promise<void> {
  await bo.review()
  await bo.dialogButton('Save changes').click()
}

describe('two clerks who change different things', () => {
  const merged = [
    ['another cell of the same row', 'Lamp', 'price', '120'],
    ['another row', 'Shade', 'price', '39'],
  ] as const
  it.each(someOf(merged, 1))(
    'have both changes merged, shown and saved: %s',
    async (_, row, column, text) => {
      await bo.writeCell(row, column, text)
      await anna.writeCell('Lamp', 'quantity', '5')
      await anna.save()
      await boHears()
      // His changes are on top of hers by now.
      await boSaves()
      await bo.saved()
      expect((await orderAtProvider(addresses, orderId)).OrderRows[0]?.Quantity).toBe(500)
      const rows = await agreed(bo)
      expect(rows[0]?.Quantity).toBe(500)
      expect(rows.find(({ Name }) => Name === row)?.UnitPrice).toBe(Number(text) * 100)
    },
  )

  it('both add their new rows', { tags: 'long' }, async () => {
    await bo.addRows({ Name: 'From Bo', 'Unit price': '1' })
    await anna.addRows({ Name: 'From Anna', 'Unit price': '2' })
    await anna.save()
    await boHears()
    await boSaves()
    await bo.saved()
    expect((await agreed(bo)).slice(3).map(({ Name }) => Name)).toEqual(['From Anna', 'From Bo'])
  })
})

describe('two clerks who change the same cell', () => {
  const sides = [
    ['Yours', 700],
    ['Anna Ek', 500],
  ] as const
  it.each(someOf(sides, 1))('are asked for each row, and the value of %s is kept', async (side, quantity) => {
    await bo.writeCell('Lamp', 'quantity', '7')
    await bo.writeCell('Bulb', 'price', '13')
    await anna.writeCell('Lamp', 'quantity', '5')
    await anna.save()
    await boHears()
    await bo.button('Review').click()
    const question = bo.dialog.getByRole('radiogroup', { name: 'Quantity of Lamp: which one?' })
    await question.waitFor()
    await bo.dialog.getByText('Anna Ek changed the order').waitFor()
    expect(await bo.dialogButton('Continue to review').getAttribute('aria-disabled')).toBe('true')
    await question.getByLabel(side).check()
    await bo.dialogButton('Continue to review').click()
    await bo.page.getByRole('dialog', { name: 'Review changes' }).waitFor()
    await bo.dialogButton('Save changes').click()
    await bo.saved()
    const rows = await agreed(bo)
    expect(rows[0]?.Quantity).toBe(quantity)
    expect(rows[2]?.UnitPrice).toBe(1300)
  })

  it('see the conflict before they save, without a reload', { tags: 'long' }, async () => {
    await bo.writeCell('Lamp', 'quantity', '7')
    await anna.writeCell('Lamp', 'quantity', '5')
    await anna.save()
    await boHears()
    await bo.page.getByText('One of your rows needs a decision.').waitFor()
    await bo.button('Decide').click()
    await bo.dialog.getByLabel(/yours/i).check()
    await bo.dialogButton('Continue to review').click()
    await bo.dialogButton('Save changes').click()
    await bo.saved()
    expect((await agreed(bo))[0]?.Quantity).toBe(700)
    expect(bo.writes).toEqual(['PATCH /rows/1/'])
  })
})

describe('a changed row that another clerk has cancelled', () => {
  beforeEach(async () => {
    await bo.writeCell('Bulb', 'price', '13')
    await bo.writeCell('Shade', 'quantity', '2')
    await anna.toggleRow('Bulb')
    await anna.save()
    await boHears()
    await bo.button('Review').click()
    await bo.dialog.getByText('This row has been cancelled in the meantime').waitFor()
  })

  it('can be added as a new row', { tags: 'long' }, async () => {
    await bo.dialog.getByLabel('Add it as a new row').check()
    await bo.dialogButton('Continue to review').click()
    await bo.dialogButton('Save changes').click()
    await bo.saved()
    const rows = await agreed(bo)
    expect(
      rows
        .slice(1)
        .map(({ Name, Quantity, UnitPrice, IsCancelled }) => [Name, Quantity, UnitPrice, IsCancelled]),
    ).toEqual([
      ['Shade', 200, 4900, false],
      ['Bulb', 400, 1250, true],
      ['Bulb', 400, 1300, false],
    ])
  })

  it('can be left out, and the rest is saved', { tags: 'long' }, async () => {
    await bo.dialog.getByLabel('Drop my change').check()
    await bo.dialogButton('Continue to review').click()
    await bo.dialogButton('Save changes').click()
    await bo.saved()
    const rows = await agreed(bo)
    expect(rows.map(({ Name, Quantity, IsCancelled }) => [Name, Quantity, IsCancelled])).toEqual([
      ['Lamp', 200, false],
      ['Shade', 200, false],
      ['Bulb', 400, true],
    ])
  })
})

describe('a clerk who has changed nothing', () => {
  it('sees who else is there, and what they save, at once', async () => {
    await bo.page.getByText('Anna Ek also here').waitFor()
    await anna.writeCell('Lamp', 'quantity', '5')
    await anna.save()
    await bo.page
      .getByRole('status')
      .filter({ hasText: 'Anna Ek changed 1 row.' })
      .waitFor({ state: 'attached' })
    expect(await bo.shown()).toEqual(shownOf(await orderAtProvider(addresses, orderId)))
    await anna.page.goto('about:blank')
    await bo.page.getByText('Anna Ek also here').waitFor({ state: 'detached' })
  })

  // The last, because the sessions stay.
  it(
    'sees a new expiry date, and is asked again if another clerk has just moved it',
    { tags: 'long' },
    async () => {
      for (const desk of [anna, bo]) {
        desk.giveSessions({ capabilities: ['order.read', 'order.extend'] })
        await desk.visit(orderId)
        await desk.button('Extend…').click()
      }
      await anna.dialog.getByRole('button', { name: '+7 days' }).click()
      await bo.dialog.getByRole('button', { name: '+30 days' }).click()
      const day = await bo.dialog.getByLabel('Last day').inputValue()
      await anna.dialogButton('Save date').click()
      await anna.dialog.waitFor({ state: 'detached' })
      await bo.page
        .getByRole('status')
        .filter({ hasText: 'changed the order' })
        .first()
        .waitFor({ state: 'attached' })
      expect(await bo.dialog.getByLabel('Last day').inputValue()).toBe(day)
      await bo.dialogButton('Save date').click()
      await bo.dialog.waitFor({ state: 'detached' })
      expect((await orderAtProvider(addresses, orderId)).ExpirationDate).toContain(day)
    },
  )
})
