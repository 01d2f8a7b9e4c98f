/** What the clerk sees of the desk of orders, and its text for the page's address. Pure. */
import { type OrderView, orderViews } from '../../../../shared/domain/order-index/order-views.enums.ts'
import type { OrderChoice } from './find-orders.ts'
import { everything, isSameChoice } from './order-choice.ts'

/** What is shown of a list. */
export interface ListPlace {
  choice: OrderChoice
  /** The clerk's columns, in order; undefined for the usual ones. */
  columns: readonly string[] | undefined
}

export interface OrdersPlace extends ListPlace {
  /** Undefined for all orders. */
  view: OrderView | undefined
}

export const firstPlace: OrdersPlace = { view: undefined, choice: everything, columns: undefined }

/** An address may have been written by anybody: what is longer is nothing that a clerk has chosen. */
const LONGEST = { text: 4000, value: 200, columns: 60 } as const

/** Empty for the place where the desk begins. */
export function placeText({ view, choice, columns }: OrdersPlace): string {
  const { query, filter, sort } = choice
  const parameters = new URLSearchParams()
  if (view) parameters.set('view', view)
  if (query.trim() !== '') parameters.set('query', query.trim())
  if (filter.status !== undefined) parameters.set('status', filter.status)
  if (sort) parameters.set(sort.direction, sort.by)
  for (const column of columns ?? []) parameters.append('column', column)
  return String(parameters)
}

/** Whatever is no place is left out. @param text from the page's address */
export function readPlace(text: unknown): OrdersPlace {
  if (typeof text !== 'string' || text.length > LONGEST.text) return firstPlace
  const parameters = new URLSearchParams(text)
  const valueOf = (name: string) => {
    const value = parameters.get(name)
    return value !== null && value !== '' && value.length <= LONGEST.value ? value : undefined
  }
  const status = valueOf('status')
  const sorted = (['ascending', 'descending'] as const).flatMap((direction) => {
    const by = valueOf(direction)
    return by === undefined ? [] : { by, direction }
  })
  const columns = [...new Set(parameters.getAll('column'))].slice(0, LONGEST.columns)
  return {
    view: orderViews.find((view) => view === parameters.get('view')),
    choice: {
      query: valueOf('query') ?? '',
      filter: status === undefined ? {} : { status },
      sort: sorted[0],
    },
    columns: columns.length > 0 ? columns : undefined,
  }
}

/** Whether only the text of the search differs: a page need not remember each letter. */
export function isOnlySearch(one: OrdersPlace, other: OrdersPlace): boolean {
  const query = ''
  return (
    one.view === other.view &&
    one.columns?.join('\n') === other.columns?.join('\n') &&
    isSameChoice({ ...one.choice, query }, { ...other.choice, query })
  )
}
