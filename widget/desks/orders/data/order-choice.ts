import type { OrderChoice } from './find-orders.ts'

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
