/** Helpers of the tests of deliveries, cancellations and credits. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { asServer, bodyOf, deliverAtProvider, env, json, newOrder, orderPath } from './edge.ts'
import type { SampleWrite } from './every-write.ts'
import { ageWrites } from './desk-table.ts'

/** A write as the merchant's server sends it. */
export function sendWrite(
  id: Long,
  { method, path, body }: Pick<SampleWrite, 'method' | 'path' | 'body'>,
  headers = {},
) {
  return asServer(`${orderPath(id)}/${path}`, json(method, body ?? {}, headers))
}

export async function problemOf(response: Response): Promise<Problem> {
  return (await bodyOf(response)) as Problem
}

/** Lets time pass, and then has the alarm look at the open writes. */
export async function settleLater(id: Long): Promise<void> {
  const desk = env.DESK.getByName(deskName('100001', id))
  await runInDurableObject(desk, (_, { storage }) => {
    ageWrites(storage, 30_000)
  })
  await runDurableObjectAlarm(desk)
}

/** An order whose row is delivered, and the path of the delivery. */
export async function deliveredOrder(changes: object = {}): Promise<{ id: Long; delivery: string }> {
  const id = await newOrder(changes)
  const { Deliveries } = await deliverAtProvider(id)
  return { id, delivery: `deliveries/${Deliveries[0]!.Id}` }
}
