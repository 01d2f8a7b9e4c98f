/** Changes an order as the second clerk in another window: with another session, through the edge. */
import { refuse, type Result } from '../../shared/domain/values/result.ts'
import { ok } from '../../shared/domain/values/result.ts'
import type { Env } from '../env.ts'
import { capabilitiesFor, clerks } from './clerks.ts'
import { callEdge, type EdgeFailure, openSession, readOrder } from './edge-client.ts'

/** One more, in hundredths. */
const ONE = 100n

/**
 * Adds one to the quantity of the first row that can be changed.
 * @param origin the origin of the demo's page, for the session
 * @returns the change, as a text
 */
export async function changeAsOther(
  env: Env,
  orderId: number,
  origin: string,
): Promise<Result<string, EdgeFailure | { code: 'nothing-to-change' }>> {
  const order = await readOrder(env, orderId)
  if (!order.ok) return order
  const row = order.value.OrderRows.find(
    ({ IsCancelled, Actions }) => !IsCancelled && Actions.includes('CanUpdateRow'),
  )
  if (!row) return refuse({ code: 'nothing-to-change' })
  const session = await openSession(env, {
    origin,
    user: clerks.second,
    capabilities: capabilitiesFor('order', 'rows'),
    orderId,
  })
  if (!session.ok) return session
  const Quantity = BigInt(row.Quantity) + ONE
  const written = await callEdge(env, `/api/v1/orders/${orderId}/rows/${row.OrderRowId}/`, {
    method: 'PATCH',
    token: session.value.token,
    origin,
    headers: { 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() },
    body: { Quantity },
  })
  if (!written.ok) return written
  return ok(`The second clerk set “${row.Name}” to ${Number(Quantity) / 100}.`)
}
