import { html } from 'lit'
import type { DeskDescriptor } from '../../kit/parts/desk.ts'
import type { MatchOrders } from './shop/match-orders.ts'
import type { Bookkeeping } from './take/bookkeeping.ts'

declare module '../../kit/parts/desk.ts' {
  interface DeskProperties {
    /** The day whose report the page wants to see, as the page wrote it. */
    date?: string | undefined
    /** The page's accounts. */
    bookkeeping?: Bookkeeping | undefined
    /** The page's own list of orders. */
    matchOrders?: MatchOrders | undefined
  }
}

/** The desk of payouts: a day's report, booked and compared with the bank. */
export const reportDesk: DeskDescriptor<'reports'> = {
  name: 'reports',
  tag: 'order-admin-reports',
  capability: 'report.read',
  openedBy: ['date'],
  opens: 'day',
  load: async () => (await import('./desk/desk-parts.ts')).loadReportDesk(),
  render: ({ client, lang, date, found, bookkeeping, matchOrders, capabilities }) =>
    html`<order-admin-reports
      lang=${lang}
      .client=${client}
      .date=${date}
      .found=${found}
      .bookkeeping=${bookkeeping}
      .matchOrders=${matchOrders}
      .capabilities=${capabilities}
    ></order-admin-reports>`,
}
