import type { OrderChoice, OrderSort } from './find-orders.ts'

/** Every order of a list, as it comes. */
export const everything: OrderChoice = { query: '', filter: {}, sort: undefined }

/** Whether a choice leaves out orders. */
export function narrows({ query, filter }: OrderChoice): boolean {
  return query.trim() !== '' || filter.status !== undefined
}

export function isSameChoice(one: OrderChoice, other: OrderChoice): boolean {
  return (
    one.query === other.query &&
    one.filter.status === other.filter.status &&
    one.sort?.by === other.sort?.by &&
    one.sort?.direction === other.sort?.direction
  )
}

/** Ascending, descending, and back to the order in which they come. */
export function nextSort(sort: OrderSort | undefined, by: string): OrderSort | undefined {
  if (sort?.by !== by) return { by, direction: 'ascending' }
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : undefined
}
