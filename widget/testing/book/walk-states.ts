/** States of an order that was opened from the list. */
import { listedOrders, wholeList } from '../listed-orders.ts'
import { findWithin, reached } from '../reach.ts'
import type { FrameState } from './frame-state.ts'

export const walkStates: Readonly<Record<string, FrameState>> = {
  'an order opened from the list': {
    part: 'order-admin-desks',
    shows: 'The way to the next order of the list, to the one before and back; the number leads to the list.',
    says: '1 of 12',
    also: ['order-admin-desk'],
    page: { findOrders: wholeList(listedOrders(12)) },
    async act(element) {
      const tab = await reached(() => findWithin(element, '#tab-orders'))
      tab.click()
      const link = await reached(() => findWithin(element, 'tbody [data-item] button.link'))
      link.focus()
      link.click()
      await reached(() => findWithin(element, '.walk'))
      await reached(() => findWithin(element, '.similar'))
    },
  },
}
