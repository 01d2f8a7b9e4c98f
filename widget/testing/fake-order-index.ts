/** The index of orders as the edge has it, for the widget's own tests. `test/contract/fake-order-index.test.ts` holds its answers to the contract. */
import type { IndexedOrder, LookedOrders } from '../../shared/domain/order-index/order-index.ts'
import { staysIn } from '../../shared/domain/order-index/order-index.rules.ts'
import { type OrderView, orderViews } from '../../shared/domain/order-index/order-views.enums.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { orderIndexLimits } from '../../shared/domain/values/limits.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { json } from './fake-answer.ts'
import type { SeenCall } from './seen-call.ts'

const PATH = '/api/v1/orders'

/** The orders that the edge knows; a test puts them in. */
export class FakeOrderIndex {
  /** Those with the latest news first. */
  orders: IndexedOrder[] = []
  /** What a look sees of an order: by default what is known; undefined for an order that is not there. */
  now: (id: Long) => IndexedOrder | undefined = (id) => this.orders.find((order) => order.id === id)

  /** The answer to a call, or undefined for one that is about something else. */
  answer({ path, method, body, query }: SeenCall): Response | undefined {
    if (path === PATH && method === 'GET') return this.#list(query)
    if (path === '/api/v1/order-views') return this.#counts(query)
    return path === `${PATH}/look` ? this.#look(body) : undefined
  }

  #list(query: URLSearchParams): Response {
    const text = query.get('query')?.toLowerCase()
    const view = query.get('view') as OrderView | null
    const found = this.orders.filter(
      (order) =>
        (text === undefined || numbersOf(order).some((number) => number.toLowerCase().startsWith(text))) &&
        (view === null || isIn(view, order, query.get('since'))),
    )
    const limit = Number(query.get('limit') ?? orderIndexLimits.page.default)
    const start = Number(query.get('cursor') ?? 0)
    const end = start + limit
    return json({ orders: found.slice(start, end), ...(end < found.length && { cursor: String(end) }) })
  }

  #counts(query: URLSearchParams): Response {
    const counts = orderViews.map((view) => [
      view,
      this.orders.filter((order) => isIn(view, order, query.get('since'))).length,
    ])
    return json({ counts: Object.fromEntries(counts) as object })
  }

  #look(body: string): Response {
    const { orders } = parseJson(body) as { orders: (Long | string)[] }
    const ids = orders.map((id) => (typeof id === 'string' ? parseLong(id)! : id))
    const seen = ids.map((id) => this.now(id))
    const found = seen.filter((order) => order !== undefined)
    for (const order of found) {
      this.orders = [order, ...this.orders.filter(({ id }) => id !== order.id)]
    }
    const failed = ids.filter((_, at) => !seen[at]).map((id) => ({ id, code: 'order-not-found' }))
    return json({ orders: found, failed } satisfies LookedOrders)
  }
}

function numbersOf({ id, number, creditOrderNumber }: IndexedOrder): string[] {
  return [String(id), number, creditOrderNumber].filter((text) => text !== undefined)
}

/** The fake's session is that of the user `u1`. */
function isIn(view: OrderView, order: IndexedOrder, since: string | null): boolean {
  if (view !== 'changed-by-me' && view !== 'changed-by-others') return staysIn(view, order, Date.now())
  const { lastWrite } = order
  const isToday = lastWrite?.outcome === 'done' && lastWrite.at >= (since ?? '')
  return isToday && (lastWrite.who.id === 'u1') === (view === 'changed-by-me')
}
