/** Finding credit orders and reading one, against the real edge and the real provider. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CreditPage, oneLine } from '../../support/credit-page.ts'
import { createCreditOrder, type CreditWorld, startCreditWorld } from '../../support/credit-world.ts'

let world: CreditWorld
let desk: CreditPage

beforeAll(async () => {
  world = await startCreditWorld()
})
afterAll(() => world.stop())

beforeEach(async () => {
  desk = await CreditPage.open(world)
  return () => desk.page.close()
})

describe('finding an order', () => {
  it('opens the one that has the number, on either side', async () => {
    const number = await createCreditOrder(world.stack.addresses, { ClientOrderNumber: 'web-77' })
    for (const text of ['web-77', String(number), ` ${number} `]) {
      await desk.show()
      const order = await desk.openOrder(text)
      expect(await oneLine(order.getByRole('heading', { level: 2 }))).toContain(`${number}`)
    }
    expect(await desk.violations()).toEqual([])
  })
})
