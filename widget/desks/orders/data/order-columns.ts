/** The columns of the list: those with a meaning, and those that only this page has. Pure. */
import type { Localizer } from '../../../locales/localizer.ts'
import { type OrdersColumn, ordersColumns } from '../words/orders-terms.ts'
import type { LoadedOrders } from './loaded-orders.ts'
import type { Extra, OrderEntry } from './order-entry.ts'

/** The status of an open order on which the provider has not decided: its `SystemStatus`. */
export const PENDING = 'PENDING'
/** Columns of the page that are shown at first. */
const USUAL_EXTRAS = 2
/** Shown when chosen only. */
const rare = new Set<OrdersColumn>(['id', 'currency'])

const listed = new Set<string>(ordersColumns)
const times = new Set<string>(['createdAt', 'changedAt', 'expiresAt', 'seenAt'])

export function isListed(member: string): member is OrdersColumn {
  return listed.has(member)
}

export function isTime(member: string): member is 'createdAt' | 'changedAt' | 'expiresAt' | 'seenAt' {
  return times.has(member)
}

/** Every column, in the order in which they are offered. */
export function allColumns({ extras }: LoadedOrders): string[] {
  return [...ordersColumns, ...extras]
}

/** The columns that are shown at first: those with a value. A shop without numbers of its own shows the checkout ids. */
export function usualColumns({ filled, extras }: LoadedOrders): string[] {
  const own = ordersColumns.filter((member) => filled.has(member) && !rare.has(member))
  const named = own.includes('number') ? own : (['id', ...own] as const)
  return [...named, ...[...extras].slice(0, USUAL_EXTRAS)]
}

/** The columns to show: those that were chosen, as far as the orders have them, or else the usual ones. */
export function columnsOf(chosen: readonly string[] | undefined, loaded: LoadedOrders): readonly string[] {
  const known = chosen && new Set(allColumns(loaded))
  const shown = chosen?.filter((column) => known!.has(column)) ?? []
  return shown.length > 0 ? shown : usualColumns(loaded)
}

/** Columns without a value in any order. */
export function emptyColumns({ filled }: LoadedOrders): ReadonlySet<string> {
  return new Set(ordersColumns.filter((member) => !filled.has(member)))
}

/** A column of the page has the name that the page gave it. */
export function columnName(column: string, l: Localizer): string {
  return isListed(column) ? l.term('ordersColumn', column) : column
}

/** A status of the provider is in the clerk's language, one of the shop as it is. */
export function statusText(status: string, l: Localizer): string {
  return status === PENDING ? l.term('systemStatusWords', status) : l.term('orderStatus', status)
}

/** The text of a value that only this page has. */
function extraText(value: Extra | undefined, l: Localizer): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return l.term(value ? 'yes' : 'no')
  if (typeof value !== 'number' || Number.isInteger(value)) return String(value)
  return new Intl.NumberFormat(l.lang(), { maximumFractionDigits: 20, useGrouping: false }).format(value)
}

/** The text of an order in a column; empty where it has no value. */
export function cellText(entry: OrderEntry, column: string, l: Localizer): string {
  if (!isListed(column)) return extraText(entry.extras[column], l)
  const value = entry[column]
  if (value === undefined) return ''
  if (isTime(column)) return isDayAlone(entry[column]!) ? l.day(entry[column]!) : l.time(entry[column]!)
  switch (column) {
    case 'amount':
    case 'delivered':
      return l.money(entry[column]!)
    case 'status':
      return statusText(entry.status!, l)
    default:
      return String(value)
  }
}

function isDayAlone(text: string): boolean {
  return text.length === 10
}
