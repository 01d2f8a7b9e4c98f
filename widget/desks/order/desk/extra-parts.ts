/**
 * The page's additions to the order itself: its other users, their changes, its history, the provider's other actions,
 * and the view of its rows. One chunk that loads after the order is shown, also in a session that only reads.
 */
import { OrderActions } from '../actions/order-actions.ts'
import { OrderLive } from '../live/order-live.ts'
import { OrderNews } from '../live/order-news.ts'
import { loadLaterWords } from '../../../locales/languages.ts'
import { CustomerLink } from '../../../kit/parts/customer-link.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { painted } from '../../../kit/parts/later.ts'
import { ViewBar } from '../../../rows/view/view-bar.ts'
import { StoryRows } from './story-rows.ts'

/** In their order, one frame after another: together they would block a slow processor. */
const elements: readonly Elements[] = [
  {
    'order-admin-customer': CustomerLink,
    'order-admin-live': OrderLive,
    'order-admin-news': OrderNews,
    'order-admin-view': ViewBar,
  },
  {
    'order-admin-actions': OrderActions,
    'order-admin-story-rows': StoryRows,
  },
]

/** Defines the elements, and loads their words. */
export async function loadExtraElements(): Promise<void> {
  await loadLaterWords('order')
  for (const some of elements) {
    define(some)
    await painted()
  }
}

export { adoptLaterStyles } from './adopt-later-styles.ts'
export { RowsView } from '../../../rows/view/view.store.ts'
export { StoryTold } from './story-told.ts'
