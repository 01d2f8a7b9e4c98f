/** The body of a request for a batch. Pure. */
import { checkBatch } from '../../shared/domain/batch/batch.rules.ts'
import { batchRequest } from '../../shared/domain/batch/batch.schema.ts'
import type { ProblemMember } from '../../shared/problem.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'
import type { BatchAct } from './batch-table.ts'

// Batches are the edge's own resource: no operator's name occurs in them.
const readRequest = jsonBodyReader(batchRequest, operatorName())

export interface RequestedBatch {
  act: BatchAct
  orders: Long[]
}

/** Reads all but whether a date is to come: a batch that was made keeps its answer on the next day too. */
export function readBatch(bytes: Uint8Array): Result<RequestedBatch, ProblemReason> {
  const read = readRequest(bytes)
  if (!read.ok) return refuse(refusedMembers(read.reason))
  const { orders: sent, ...act } = read.value
  const refusals = checkBatch(act)
  if (refusals.length > 0) return refuse(refusedMembers(refusals))
  const orders = sent.map((order) => (typeof order === 'string' ? parseLong(order)! : order))
  const repeated = repeatedOrders(orders)
  return repeated ? refuse(repeated) : ok({ act, orders })
}

/** An order that is named twice may be a slip of whoever chose them: none is done. */
function repeatedOrders(orders: readonly Long[]): ProblemReason | undefined {
  const seen = new Set<Long>()
  const errors: ProblemMember[] = []
  for (const [place, order] of orders.entries()) {
    const detail = `The order ${order} is given more than once.`
    if (seen.has(order)) errors.push({ code: 'order-repeated', pointer: `/orders/${place}`, detail })
    seen.add(order)
  }
  const [first] = errors
  return first && { ...first, code: 'order-repeated', errors }
}
