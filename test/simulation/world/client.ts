/**
 * Somebody who wants one write done, from the first attempt to the last answer: a page or a server that repeats its
 * request, leaves before the answer, or sends it twice.
 */
import { operations, type RestOperation } from '../../../shared/wire/operations.ts'
import type { Env } from '../../../edge/config/env.ts'
import { deskOf } from '../../../edge/order-desk/desk-of.ts'
import type { DeskRequest, Write } from '../../../edge/order-desk/desk-request.ts'
import type { DeskAnswer } from '../../../edge/desk/desk-answer.ts'
import { lostTime } from '../../../edge/desk/lost-time.ts'
import { refusedAnswer } from '../../../edge/order-desk/desk-request.ts'
import { writeFailed } from '../../../edge/http/object-failed.ts'
import type { Change, RowValues } from '../provider/changes.ts'
import { VAT_PERCENT } from '../provider/order-resource.ts'
import type { EdgeProcess } from './edge-process.ts'
import type { Client } from './plan.ts'

/** Milliseconds until an answer with a body is known to have been taken; see edge/http/hand-over.ts. */
const HAND_OVER_MS = 100

/** What an answer says. `open`: the same request is to be sent again. `unknown`: it never will be known. */
export type Verdict = 'done' | 'nothing' | 'open' | 'unknown'

interface Answered {
  verdict: Verdict
  status: number
  code: string
  body: string | null
  /** Milliseconds by the steady clock. */
  at: number
  /** Whether a restored edge says that it may have done this before. */
  isOfLostTime: boolean
}

export interface Attempt {
  /** Of the request, which the provider's model has too. */
  requestId: string
  /** Milliseconds by the steady clock. */
  at: number
  /** Absent if the client left before its answer. */
  answer?: Answered
}

/** What a client has seen. */
export interface Story {
  client: Client
  attempts: Attempt[]
  /** The order as GET showed it, if the client names that version. */
  version?: string
  /** The code of the answer to another request under the same key. */
  second?: string
}

interface Surroundings {
  edge: EdgeProcess
  merchantId: string
  orderId: number
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  /** The order as GET shows it now; undefined if it cannot be read. */
  look: () => Promise<{ text: string; etag: string } | undefined>
  seen: (what: string) => void
}

export async function act(client: Client, world: Surroundings): Promise<Story> {
  const story: Story = { client, attempts: [] }
  await world.wait(client.at)
  // As who asks for a session learns it, and puts it before each new key.
  const { keyMark } = world.edge.restored
  const key = client.hasKey ? `${keyMark}.${crypto.randomUUID()}` : undefined
  const version = client.isVersioned ? await world.look() : undefined
  if (version) story.version = version.text
  const tag = client.isVersioned ? (version?.etag ?? '"unread"') : undefined
  await world.wait(client.thinks ?? 0)
  for (let attempt = 0; attempt <= client.retries; attempt++) {
    const answers = await Promise.all(
      Array.from({ length: client.isDoubled ? 2 : 1 }, () => ask(story, { key, tag }, world)),
    )
    if (client.isDoubled) world.seen('sent twice at once')
    const [last] = answers.toReversed()
    // Who has an answer that is final asks no more.
    if (answers.some((verdict) => verdict === 'done' || verdict === 'unknown')) break
    if (last === 'nothing' && !isPassing(story.attempts.at(-1))) break
    if (attempt < client.retries) await world.wait(client.pause + retryAfterMs(story.attempts.at(-1)))
  }
  const isDone = story.attempts.at(-1)?.answer?.verdict === 'done'
  if (client.second && isDone) story.second = await askForOther(client.second, client, key, world)
  return story
}

/** @returns the code of the answer */
async function askForOther(
  change: Change,
  client: Client,
  key: string | undefined,
  world: Surroundings,
): Promise<string> {
  const other: Story = { client: { ...client, change, patience: 60_000 }, attempts: [] }
  await ask(other, { key, tag: undefined }, world)
  return other.attempts[0]?.answer?.code ?? 'no answer'
}

async function ask(
  story: Story,
  { key, tag }: { key: string | undefined; tag: string | undefined },
  world: Surroundings,
): Promise<Verdict | undefined> {
  const { client } = story
  const requestId = crypto.randomUUID()
  const attempt: Attempt = { requestId, at: world.now() }
  story.attempts.push(attempt)
  const request = requestOf(client, requestId, world)
  if (key !== undefined) request.idempotencyKey = key
  if (tag !== undefined) request.ifMatch = [tag]
  const lost = lostTime(world.edge.restored, key, Date.now())
  if (lost) request.lostTime = lost
  const work = world.edge.run(() => workerAnswer(request, client, world))
  const answer = await Promise.race([work.answer, world.wait(client.patience)])
  if (!answer) {
    world.seen('client left')
    work.leave()
    return undefined
  }
  const verdict = verdictOf(answer)
  const { status, problem: code = '', body } = answer
  const isOfLostTime = code === 'outcome-unknown' && body!.includes('"keyMark"')
  attempt.answer = { verdict, status, code, body, at: world.now(), isOfLostTime }
  world.seen(isOfLostTime ? 'answer of the lost time' : `answer ${code || 'done'}`)
  return verdict
}

/** What the worker does with a request of the desk; see edge/orders/routes.ts. */
function workerAnswer(
  request: DeskRequest,
  { worksAlone }: Client,
  { edge, merchantId, orderId, wait }: Surroundings,
): { answer: Promise<DeskAnswer>; leave: () => void } {
  let isThere = true
  const desk = deskOf(edge.platform.env as unknown as Env, merchantId, orderId)
  const answer = async (): Promise<DeskAnswer> => {
    let made: DeskAnswer
    try {
      made = (await desk.write(request, 0)).answer
    } catch (error) {
      return refusedAnswer(writeFailed(error, request.requestId), request.requestId)
    }
    const isHandedOver = request.idempotencyKey === undefined && made.body !== null && !made.problem
    if (!isHandedOver) return made
    await wait(HAND_OVER_MS)
    if (!worksAlone) void desk.handedOver(request.requestId, isThere).catch(() => undefined)
    return made
  }
  return { answer: answer(), leave: () => (isThere = false) }
}

function verdictOf({ status, problem, headers }: DeskAnswer): Verdict {
  if (status < 300) return 'done'
  if (problem !== 'outcome-unknown') return 'nothing'
  return headers['Retry-After'] === undefined ? 'unknown' : 'open'
}

/** Whether the refusal says that a later attempt may succeed. */
export function isPassing(attempt: Attempt | undefined): boolean {
  const { code = '' } = attempt?.answer ?? {}
  return /^(desk-busy|edge-unavailable|provider-(timeout|unreachable|failed|rate-limited|busy|rejects-credentials|answer-invalid))$/.test(
    code,
  )
}

function retryAfterMs(attempt: Attempt | undefined): number {
  return attempt?.answer && attempt.answer.verdict !== 'done' ? 2_000 : 0
}

function requestOf({ kind, id, change }: Client, requestId: string, world: Surroundings): DeskRequest {
  const { merchantId, orderId } = world
  const write = writeOf(change, orderId)
  const { capability }: RestOperation = operations[write.name]
  return {
    merchantId,
    orderId,
    requester: { kind, id, user: { id, name: id }, capabilities: ['order.read', capability] },
    requestId,
    // The model of the provider knows a request by it.
    trace: { traceId: requestId, traceparent: requestId, upstreamMs: 0 },
    write,
  }
}

/** The write that asks the edge for a change. */
function writeOf(change: Change, CheckoutOrderId: number): Write {
  const order = { CheckoutOrderId }
  switch (change.operation) {
    case 'addOrderRow':
      return { name: 'addOrderRow', input: { ...order, body: rowOf(change.rows[0]!) } }
    case 'addOrderRows':
    case 'replaceOrderRows':
      return { name: change.operation, input: { ...order, body: { OrderRows: change.rows.map(rowOf) } } }
    case 'updateOrderRow': {
      const [{ row, values } = { row: 0, values: {} }] = change.updates
      return { name: 'updateOrderRow', input: { ...order, OrderRowId: row, body: values } }
    }
    case 'updateOrderRows': {
      const OrderRows = change.updates.map(({ row, values }) => ({ OrderRowId: row, ...values }))
      return { name: 'updateOrderRows', input: { ...order, body: { OrderRows } } }
    }
    case 'setOrderMetadata': {
      const Metadata = [{ Key: change.key, Value: change.value }]
      return { name: 'setOrderMetadata', input: { ...order, body: { Metadata } } }
    }
    case 'extendOrder':
      return { name: 'extendOrder', input: { ...order, expiryDate: change.date } }
    case 'cancelOrderRows':
      return { name: 'cancelOrderRows', input: { ...order, body: { OrderRowIds: change.ids } } }
    case 'cancelAmount':
      return { name: 'cancelAmount', input: { ...order, body: { CancelledAmount: change.total } } }
    case 'cancelOrder':
      return { name: 'cancelOrder', input: { ...order, body: { IsCancelled: true } } }
    case 'deliverOrder':
      return { name: 'deliverOrder', input: { ...order, body: { OrderRowIds: change.ids } } }
    case 'deliverAndLowerAmount':
      return { name: 'deliverAndLowerAmount', input: { ...order, body: { DeliveredAmount: change.amount } } }
    default:
      return creditWriteOf(change, { ...order, DeliveryId: change.delivery })
  }
}

/** A new row, as the edge is asked for it. The provider's model has one rate of VAT. */
function rowOf(row: RowValues): RowValues & { VatPercent: number } {
  return { ...row, VatPercent: VAT_PERCENT }
}

function creditWriteOf(
  change: Extract<Change, { delivery: number }>,
  delivery: { CheckoutOrderId: number; DeliveryId: number },
): Write {
  switch (change.operation) {
    case 'creditOrderRows':
      return { name: 'creditOrderRows', input: { ...delivery, body: { OrderRowIds: change.ids } } }
    case 'creditNewRow': {
      const NewCreditOrderRow = rowOf(change.added)
      const body = { NewCreditOrderRow, ...(change.ids.length > 0 && { OrderRowIds: change.ids }) }
      return { name: 'creditNewRow', input: { ...delivery, body } }
    }
    case 'creditWithFee': {
      const Fee = { Name: 'Fee', UnitPrice: change.fee, VatPercent: VAT_PERCENT }
      return { name: 'creditWithFee', input: { ...delivery, body: { OrderRowIds: change.ids, Fee } } }
    }
    case 'creditAmount':
      return { name: 'creditAmount', input: { ...delivery, body: { CreditedAmount: change.total } } }
  }
}
