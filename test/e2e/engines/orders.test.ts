/** A clerk's work on orders in each engine. */
import { describe, expect, it } from 'vitest'
import { inEachEngine } from '../../support/engines/each-engine.ts'
import { testOrders } from '../../support/journeys/orders.ts'

inEachEngine((desk, name) => {
  // The tests of the desks use Chromium.
  describe('the desk', name === 'Chromium' ? { tags: 'long' } : {}, () => {
    testOrders(desk)
  })

  it('says that a browser is too old, and leaves no blank', async () => {
    await desk().openInOldBrowser('1')
    const sentence = 'This browser is too old to show orders. Update it, or use another one.'
    await desk().page.see({ css: 'p[role=alert]', name: sentence })
    expect(await desk().violations()).toEqual([])
  })
})
