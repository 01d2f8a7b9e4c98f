/** The side column, in a real browser. */
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { closeDesks, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { textOf } from '../../../testing/parts.ts'

let edge: FakeEdge
beforeEach(() => (edge = new FakeEdge()))
afterEach(() => {
  edge.restore()
  closeDesks()
})

it.each(someOf([390, 1440], 1))(
  'the side of an order takes a line at most for what is absent, at %i px',
  async (width) => {
    await page.viewport(width, 900)
    const { BillingAddress } = buildOrder()
    edge.order = buildOrder({ ShippingAddress: BillingAddress, OrderMetadata: {} })
    const desk = await openDesk()
    const sections = [...desk.desk.querySelectorAll('.side > section')]
    for (const words of [/^Shipping address\s+Same as billing$/, /^Metadata\s+None added. Edit/]) {
      const section = sections.find((one) => words.test(textOf(one).trim()))!
      // A line of 24 px between two paddings of 12 px, and a hairline.
      expect(section.getBoundingClientRect().height).toBeLessThanOrEqual(50)
    }
  },
)
