/** What a person hears on the desks from Orca, a real screen reader, in Firefox. Lines that begin with `>` are keys. */
import { afterEach, describe, expect, inject, it } from 'vitest'
import { findFirefox } from '../../../scripts/engines.ts'
import { findOrca } from '../../../scripts/screen-reader.ts'
import { Walk } from '../../support/screen-reader/walk.ts'

const addresses = inject('addresses')
const timeout = 180_000
const fixtures = '../../fixtures/screen-reader'

/** Two lamps of 150.00 and one shade of 49.00: 349.00. */
const OrderRows = [
  { ArticleNumber: '1032', Name: 'Lamp', Quantity: 200, UnitPrice: 15_000, VatPercent: 2500 },
  { ArticleNumber: '1044', Name: 'Shade', Quantity: 100, UnitPrice: 4_900, VatPercent: 2500 },
]

describe.runIf(findOrca() && findFirefox())('Orca', { tags: 'long', timeout }, () => {
  const started: Walk[] = []

  afterEach(async () => {
    for (const walk of started.splice(0)) await walk.end()
  })

  async function begin(): Promise<Walk> {
    const walk = await Walk.begin(addresses)
    started.push(walk)
    return walk
  }

  it('says what is changed on the order desk, and that it is saved', async () => {
    const walk = await begin()
    const orderId = await walk.desk.openNew({ OrderRows })
    await walk.opened(/is loaded/)
    await walk.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Right', 'Right', '3')
    await walk.pressUntil('Return', /Order total/)
    await walk.pressUntil('Delete', /Order total/)
    await walk.press('ctrl+Return')
    await expect(walk.transcript({ [orderId]: '(order)' })).toMatchFileSnapshot(`${fixtures}/order.txt`)
    // What Orca says at the next key is a matter of chance: it may still be reading the review. What is saved is always heard.
    await walk.press('ctrl+Return')
    await walk.desk.page.focusIsOn('Save changes')
    // Three lamps are 450.00, without the shade.
    await walk.pressUntil('Return', /^Saved\. The order amount is now 450\.00 SEK\.$/)
  })

  it('says what a payout is', async () => {
    const walk = await begin()
    await walk.desk.openPayout('2020-03-05')
    await walk.opened(/is read/)
    await walk.press('h', 'h', 'h', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
    await expect(walk.transcript()).toMatchFileSnapshot(`${fixtures}/payout.txt`)
  })

  it('says what the credit desk does', async () => {
    const walk = await begin()
    await walk.desk.openCredit()
    await walk.desk.page.see({ css: '[role=tab]', name: 'New order' })
    await walk.opened()
    await walk.press('Tab', 'Right', 'Return', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
    await expect(walk.transcript()).toMatchFileSnapshot(`${fixtures}/credit.txt`)
  })
})
