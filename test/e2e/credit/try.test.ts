import { afterAll, beforeAll, it } from 'vitest'
import { CreditPage } from '../../support/credit-page.ts'
import { createCreditOrder, deliverCreditOrder, creditRow, type CreditWorld, startCreditWorld } from '../../support/credit-world.ts'
let world: CreditWorld
beforeAll(async () => { world = await startCreditWorld() })
afterAll(() => world.stop())
it('shows', async () => {
  const number = await createCreditOrder(world.stack.addresses, { ClientOrderNumber: 'web-77', OrderRows: [{...creditRow, NumberOfUnits: '4'}] })
  const inv = await deliverCreditOrder(world.stack.addresses, number, { OrderRows: [{...creditRow, NumberOfUnits: '3'}] })
  await deliverCreditOrder(world.stack.addresses, number, { IsCreditInvoice: true, InvoiceIdToCredit: inv, OrderRows: [{...creditRow, NumberOfUnits: '1'}] })
  const other = await createCreditOrder(world.stack.addresses, { ClientOrderNumber: String(number) })
  for (const [size, scheme] of [[[1440, 900], 'light'], [[390, 844], 'dark'], [[900,900],'light']] as const) {
  const desk = await CreditPage.open(world, { viewport: { width: size[0], height: size[1] }, colorScheme: scheme, hasTouch: size[0] < 500 })
  await desk.page.addStyleTag
  await desk.page.evaluate(() => { document.documentElement.style.colorScheme = 'light dark' })
  await desk.find('web-77')
  await desk.page.waitForTimeout(800)
  await desk.page.screenshot({ path: `/tmp/b4/desk-one-${size[0]}.png`, fullPage: true })
  await desk.find(String(number))
  await desk.page.waitForTimeout(800)
  await desk.page.screenshot({ path: `/tmp/b4/desk-list-${size[0]}.png`, fullPage: true })
  console.log(desk.requests, await desk.announced(), desk.said, other)
  await desk.page.close()
  }
})
