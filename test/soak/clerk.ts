/** Clerks and servers that read orders and write to them, until the traffic is over. */
import { setTimeout } from 'node:timers/promises'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { nextAct } from './acts.ts'
import { ask, type Caller, perform, type Traffic } from './caller.ts'
import { ofOrder } from './ledger.ts'
import type { Random } from './plan.ts'

/** Milliseconds between two acts of one client. */
const PAUSE = [300, 2200] as const

/** @param nextId gives each intent of the run its id */
export async function work(
  traffic: Traffic,
  caller: Caller,
  random: Random,
  orders: readonly string[],
  nextId: () => string,
): Promise<void> {
  while (!traffic.over.aborted) {
    await setTimeout(random.integer(...PAUSE))
    // Clients meet at few orders, and reach the others too.
    const order = random.chance(50) ? random.pick(orders.slice(0, 20)) : random.pick(orders)
    await actOn(traffic, caller, random, order, nextId())
  }
}

async function actOn(
  traffic: Traffic,
  caller: Caller,
  random: Random,
  orderId: string,
  id: string,
): Promise<void> {
  const { ledger } = traffic
  const path = `/api/v1/orders/${orderId}`
  const read = await readOrder(traffic, caller, path)
  const act = read && nextAct(read.order, id, random, caller.isKeyed)
  if (!act) return
  const { operation, effect, request } = act
  const intent = ledger.begin({ id, subject: ofOrder(orderId), operation, effect })
  const isStrict = random.chance(20) && read.etag !== undefined
  const answer = await perform(traffic, caller, random, intent, {
    ...request,
    path: path + request.path,
    headers: { 'Save-Id': id, 'If-Match': isStrict ? read.etag! : '*' },
  })
  if (answer && effect.is === 'rows' && random.chance(15)) {
    const after = await readOrder(traffic, caller, path)
    if (!after) return
    ledger.count('read after a write')
    const { OrderRows, Deliveries } = after.order
    const names = [...OrderRows, ...Deliveries.flatMap((delivery) => delivery.OrderRows)].map(
      ({ Name }) => Name,
    )
    for (const { Name } of effect.rows)
      if (!names.includes(Name))
        ledger.see(intent.subject, `a read after ${id} was acknowledged lacks row ${Name}`)
  }
}

async function readOrder(
  traffic: Traffic,
  caller: Caller,
  path: string,
): Promise<{ order: Order; etag: string | undefined } | undefined> {
  const answer = await ask(traffic, caller, { method: 'GET', path })
  if (answer?.status === 200) return { order: parseJson(answer.text) as Order, etag: answer.etag }
  traffic.ledger.count(`read: ${answer?.code ?? 'connection lost'}`)
  return undefined
}
