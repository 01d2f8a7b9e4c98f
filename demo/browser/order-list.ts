/** The shop's list of orders in the desk of orders. The address of the page says what the clerk sees of it. */
import { askShop } from './ask-shop.ts'
import { logQuestion } from './log.ts'

type Desk = HTMLElementTagNameMap['order-admin']
type FindOrders = NonNullable<Desk['findOrders']>

export function showList(desk: HTMLElement): void {
  const show = () => Object.assign(desk, { ordersView: location.search.slice(1) } satisfies Partial<Desk>)
  Object.assign(desk, { findOrders } satisfies Partial<Desk>)
  show()
  addEventListener('popstate', show)
  desk.addEventListener('order-admin-navigate', ({ kind, ordersView, replaces }) => {
    if (kind !== 'orders') return
    history[replaces ? 'replaceState' : 'pushState'](null, '', `?${ordersView}`)
  })
}

const findOrders: FindOrders = async ({ query, filter, sort, cursor, signal }) => {
  const search = new URLSearchParams({ query, ...filter, ...sort, ...(cursor !== undefined && { cursor }) })
  logQuestion(String(search))
  const answer = await askShop<Awaited<ReturnType<FindOrders>>>(`orders.json?${search}`, undefined, signal)
  if (!answer.ok) throw new Error(answer.error)
  return answer.value
}
