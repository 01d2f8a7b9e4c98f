/** What the worker sends to an order's desk: plain data, as RPC requires. */
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { WriteNote } from '../../shared/domain/order/write-note.ts'
import {
  operations,
  type Operations,
  type OrderWriteName,
  type RestInput,
} from '../../shared/wire/operations.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import { digestOf } from '../desk/digest.ts'
import type { LostTime } from '../desk/lost-time.ts'
import { problemAnswer, type ProblemReason } from '../http/problem.ts'
import type { Trace } from '../http/trace.ts'
import type { Requester } from '../http/requester.ts'
import type { KnownUser } from '../journal/names.ts'

/** One write, its operation paired with its input. */
export type Write = { [Name in OrderWriteName]: { name: Name; input: RestInput<Name> } }[OrderWriteName]

const lifeCapabilities = ['deliveries.write', 'orders.cancel', 'credits.write'] as const
type LifeCapability = (typeof lifeCapabilities)[number]

/** The writes that deliver, cancel or credit. */
export type LifeWriteName = {
  [Name in OrderWriteName]: Operations[Name]['capability'] extends LifeCapability ? Name : never
}[OrderWriteName]
export type LifeWrite = Extract<Write, { name: LifeWriteName }>

export function isLifeWrite(write: Write): write is LifeWrite {
  return (lifeCapabilities as readonly string[]).includes(operations[write.name].capability)
}

/** A write that makes a credit. */
export function isCredit(write: Write): write is Extract<LifeWrite, { input: { DeliveryId: Long } }> {
  return operations[write.name].capability === 'credits.write'
}

export interface DeskRequest {
  merchantId: string
  orderId: Long
  /** A batch writes for a user whose name it does not have. */
  requester: Pick<Requester, 'kind' | 'id' | 'capabilities'> & { user: KnownUser }
  requestId: string
  trace?: Trace
  write: Write
  ifMatch?: '*' | string[]
  idempotencyKey?: string
  /** The common id of the writes of one save; see `Save-Id` in docs/edge.md. */
  saveId?: string
  /** For the history only: a key does not cover it. */
  note?: WriteNote
  /** The id that travels with the write, for a merchant with `WriteMarks`. It is stored with the intent. */
  mark?: string
  /** Whether the answer has the order, as the desk reads it after the write. A key does not cover it. */
  returnsOrder?: boolean
  /** See `desk/lost-time.ts`. */
  lostTime?: LostTime
}

export function refusedAnswer(reason: ProblemReason, requestId: string): DeskAnswer {
  return { ...problemAnswer(reason, requestId), problem: reason.code }
}

/** A digest of the write, because a key belongs to one write; without a key, of the caller too. */
export function contentOf({ write, requester, idempotencyKey }: DeskRequest): Promise<string> {
  const { name, input } = write
  const caller = idempotencyKey === undefined ? [requester.kind, requester.id] : []
  return digestOf([name, input, ...caller])
}

/** One desk for each order of each merchant. The id has only digits, so the name is unique. */
export function deskName(merchantId: string, orderId: Long): string {
  return `${orderId}/${merchantId}`
}

/** The order and its merchant, from the name of its desk. */
export function namedInDesk(name: string): { merchantId: string; orderId: Long } {
  const slash = name.indexOf('/')
  return { merchantId: name.slice(slash + 1), orderId: parseLong(name.slice(0, slash))! }
}
