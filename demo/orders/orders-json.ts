/** The address that the page's `findOrders` asks for the shop's orders. */
import type { Context } from 'hono'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../env.ts'
import { readOrder } from '../shop/edge-client.ts'
import { listedOrder } from './listed-order.ts'
import { pageOf, readQuestion } from './order-page.ts'

/** An order that the shop knows. */
export interface KnownOrder {
  Id: Long
  /** What the order demonstrates. */
  shows: string
}

/** Answers a page of the orders, in their current state. A real shop has them in its own database. */
export async function answerOrders(
  c: Context<{ Bindings: Env }>,
  known: readonly KnownOrder[],
): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const question = readQuestion(c.req.query(), (id) => known.some(({ Id }) => String(Id) === id))
  if (!question.ok) return c.json({ error: question.reason }, 400)
  const orders = await readOrders(
    c.env,
    known.map(({ Id }) => Id),
  )
  if (!orders.ok) {
    return orders.reason === 'gone'
      ? c.json({ error: 'The sandbox no longer has your orders. Open the page again.' }, 410)
      : c.json({ error: 'The edge did not answer. Try again.' }, 502)
  }
  const listed = known.map(({ Id, shows }, index) => listedOrder(orders.value[index]!, Id, shows))
  const page = stringifyJson(pageOf(listed, question.value))
  return c.body(page, 200, { 'Content-Type': 'application/json; charset=utf-8' })
}

/** @returns `gone` if the sandbox was emptied */
export async function readOrders(env: Env, ids: readonly Long[]): Promise<Result<Order[], 'edge' | 'gone'>> {
  const orders: Order[] = []
  for (const order of await Promise.all(ids.map((id) => readOrder(env, id)))) {
    if (!order.ok) {
      const isGone = order.reason.code === 'refused' && [403, 404].includes(order.reason.status)
      return refuse(isGone ? 'gone' : 'edge')
    }
    orders.push(order.value)
  }
  return ok(orders)
}
