import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** English, for the desk of orders. Its type lists the terms that every other language must have. */
export const texts = {
  // The desk
  ordersTitle: 'Orders',
  ordersPaste: 'Paste numbers…',
  setupOrders:
    'For the page’s developer: set the property findOrders of <order-admin>, or give the session the capability orders.list.',

  // The list
  ordersTable: 'Orders',
  ordersColumn: words<OrdersColumn>({
    number: 'Order number',
    customer: 'Customer',
    status: 'Status',
    createdAt: 'Created',
    changedAt: 'Last change',
    changedBy: 'Changed by',
    expiresAt: 'Expires',
    delivered: 'Delivered',
    amount: 'Amount',
    note: 'Note',
    seenAt: 'As seen',
    id: 'Checkout id',
    currency: 'Currency',
  }),
  ordersLoading: 'Asking the shop for its orders…',
  ordersKnownLoading: 'Loading orders…',
  ordersNone: 'The shop’s list is empty.',
  ordersNoneText: 'Orders appear here as soon as the shop has some.',
  ordersKnownNone: 'No orders yet.',
  ordersKnownNoneText:
    'An order appears here once it has been changed here or looked at, or the shop has reported its number.',
  ordersNoMatch: 'No order matches the search and the filter.',
  ordersOpen: (number: string) => `Open order ${number}`,
  ordersAskingMore: 'More orders are on their way…',
  ordersPrinted: (shown: string, all: string) =>
    `The first ${shown} of ${all} orders are printed. The CSV file has all of them.`,

  // What waits
  ordersViews: 'What waits',
  ordersViewAll: 'All orders',
  ordersView: words<OrderView>({
    'to-deliver': 'To deliver',
    'partly-delivered': 'Partly delivered',
    pending: 'Pending',
    expiring: 'Expires within 3 days',
    unknown: 'Outcome unknown',
    refused: 'Refused',
    'changed-by-me': 'Changed by me today',
    'changed-by-others': 'Changed by others today',
  }),
  ordersCountsFailed: 'The counts are missing.',
  ordersViewNone: 'No orders here right now.',
  ordersLeft: (count: string) =>
    count === '1' ? '1 order no longer waits here.' : `${count} orders no longer wait here.`,
  ordersUnread: (count: string) =>
    count === '1'
      ? '1 order could not be read again. It is shown as last seen.'
      : `${count} orders could not be read again. They are shown as last seen.`,
  ordersRetryAfter: (seconds: string) =>
    seconds === '1' ? 'Wait a second before you try again.' : `Wait ${seconds} seconds before you try again.`,

  // What is shown
  ordersSearch: 'Search orders',
  ordersSearchNumber: 'Beginning of a number',
  ordersFilters: 'Filters',
  ordersAll: 'All',
  ordersClear: 'Clear search and filter',
  ordersCount: (count: string) => (count === '1' ? '1 order' : `${count} orders`),
  ordersFound: (shown: string, all: string) => `${shown} of ${all} orders`,
  ordersMore: 'More appear as you scroll.',
  ordersTwice: (count: string) =>
    count === '1'
      ? '1 order came twice; it is listed once.'
      : `${count} orders came twice; each is listed once.`,
  ordersSort: 'Sort by',
  ordersUnsorted: 'As the shop lists them',
  ordersNewest: 'Latest news first',
  ordersSortUp: (column: string) => `${column}, ascending`,
  ordersSortDown: (column: string) => `${column}, descending`,
  ordersSortHint: (column: string) => `Sort by ${column}`,
  ordersFile: 'Save as CSV',
  ordersFileFailed: 'The file could not be made. Check your connection and try again.',

  // What is chosen
  ordersSelect: (number: string) => `Select order ${number}`,
  ordersSelectAll: 'Select all listed orders',
  ordersSelection: 'Selected orders',
  ordersSelected: (count: string) => `${count} selected`,
  ordersNotSummed: (count: string) =>
    count === '1'
      ? '1 order is not in the sum, because its amount or currency is missing.'
      : `${count} orders are not in the sum, because their amount or currency is missing.`,
  ordersSelectedLoaded: 'Orders that have not appeared yet are not selected.',
  ordersTooMany: (most: string) => `Choose at most ${most} orders at a time.`,
  ordersOtherAct: 'More…',
  ordersUnselect: 'Clear selection',

  // What the page’s list did wrong
  ordersFailed: words<FindFailureCode>({
    threw: 'The shop’s list of orders failed.',
    slow: 'The shop’s list of orders did not answer in time.',
    garbage: 'The shop’s list of orders could not be read.',
    repeats: 'The shop’s list of orders repeats itself.',
  }),
  ordersFailedText: words<FindFailureCode>({
    threw: 'Try again. If that does not help, tell whoever runs this page.',
    slow: 'Try again in a moment. If that does not help, tell whoever runs this page.',
    garbage: 'The fault is in this page. Tell whoever runs it.',
    repeats: 'Orders that have not appeared yet may be missing. Tell whoever runs this page.',
  }),
}

export type OrdersWords = typeof texts
