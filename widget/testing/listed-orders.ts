/** The list of a shop, for the desk of orders. */
import type { FindOrders, ListedOrder } from '../desks/orders/data/find-orders.ts'

const customers = [
  'Tess Testsson',
  'Peter Pending',
  'Anna-Karin Öberg',
  'Ola Nordmann',
  'Bäckström & Söner AB',
]
const statuses = ['Open', 'Open', 'Delivered', 'Cancelled', 'Waiting for stock']

/** An order of the shop. */
export function listedOrder(index: number, more: Partial<ListedOrder> = {}): ListedOrder {
  const day = String(1 + (index % 20)).padStart(2, '0')
  return {
    id: 8_906_810 + index,
    number: `web-${2048 - (index % 2000)}`,
    customer: customers[index % customers.length]!,
    amount: 74_700 + 1250 * (index % 37),
    currency: 'SEK',
    status: statuses[index % statuses.length]!,
    createdAt: `2026-11-${day}T08:15:00Z`,
    expiresAt: `2026-12-${day}`,
    ...more,
  }
}

export function listedOrders(count: number, more: Partial<ListedOrder> = {}): ListedOrder[] {
  return Array.from({ length: count }, (_, index) => listedOrder(index, more))
}

/** A page's function that has all of its orders at once. */
export function wholeList(orders: readonly ListedOrder[]): FindOrders {
  return () => Promise.resolve({ orders })
}

/** A page's function that answers some orders at a time; its cursor is the place of the next. */
export function pagedList(orders: readonly ListedOrder[], size: number): FindOrders {
  return ({ query, filter, cursor }) => {
    const found = orders.filter(
      ({ number, status }) =>
        (query === '' || String(number).includes(query)) &&
        (filter.status === undefined || filter.status === status),
    )
    const from = Number(cursor ?? 0)
    const to = from + size
    return Promise.resolve({
      orders: found.slice(from, to),
      ...(to < found.length && { cursor: String(to) }),
      total: found.length,
    })
  }
}
