/** A server that does one act to many orders, as batches, until the traffic is over; the batches go on without it. */
import { setTimeout } from 'node:timers/promises'
import type { BatchDetail } from '../../shared/domain/batch/batch.ts'
import { type BatchItemState, type BatchKind, batchWrites } from '../../shared/domain/batch/batch.enums.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { dateOf } from './acts.ts'
import { ask, type Asked, type Caller, type Traffic } from './caller.ts'
import { type Effect, idInBatch, type Intent, type Ledger, ofOrder, type Told } from './ledger.ts'
import type { Random } from './plan.ts'

const PAUSE = [2000, 8000] as const
const SIZE = [5, 25] as const
const kinds = ['metadata', 'metadata', 'extend', 'deliver-rest'] as const satisfies readonly BatchKind[]

/** A batch that was made, with the intents of its orders. */
export interface Made {
  id: string
  intents: ReadonlyMap<string, Intent>
}

/** @param orders those that it may deliver are the later half */
export async function makeBatches(
  traffic: Traffic,
  caller: Caller,
  random: Random,
  orders: readonly string[],
  made: Made[],
  nextId: () => string,
): Promise<void> {
  while (!traffic.over.aborted) {
    await setTimeout(random.integer(...PAUSE))
    const batch = await make(traffic, caller, random, orders, nextId())
    if (!batch) continue
    made.push(batch)
    await start(traffic, caller, batch.id)
  }
}

async function make(
  traffic: Traffic,
  caller: Caller,
  random: Random,
  orders: readonly string[],
  id: string,
): Promise<Made | undefined> {
  const kind = random.pick(kinds)
  const from = kind === 'deliver-rest' ? orders.slice(orders.length / 2) : orders
  const chosen = [...new Set(Array.from({ length: random.integer(...SIZE) }, () => random.pick(from)))]
  const { act, effect } = actOf(kind, id)
  const headers = { 'Idempotency-Key': `batch-${id}` }
  const body = JSON.stringify({ kind, ...act, orders: chosen.map(Number) })
  const sentAt = traffic.ledger.now()
  const answer = await until(traffic, caller, { method: 'POST', path: '', body, headers })
  if (!answer) return undefined
  const intents = chosen.map((order): [string, Intent] => {
    const operation = batchWrites[kind]
    const intent = traffic.ledger.begin({
      id: idInBatch(answer.id, order),
      subject: ofOrder(order),
      operation,
      effect,
    })
    return [order, Object.assign(intent, { sentAt })]
  })
  traffic.ledger.count(`batch: ${kind}`)
  return { id: answer.id, intents: new Map(intents) }
}

/** Starts a batch once its orders were read. */
async function start(traffic: Traffic, caller: Caller, id: string): Promise<void> {
  for (;;) {
    const batch = await until(traffic, caller, { method: 'GET', path: `/${id}` })
    if (!batch) return
    if (batch.state === 'ready') await until(traffic, caller, { method: 'POST', path: `/${id}/start` })
    if (batch.state !== 'reading' && batch.state !== 'ready') return
    await setTimeout(300)
  }
}

/**
 * Waits for the outcome of each order of the batches, and tells the ledger. A batch that was never started, or that the
 * provider's faults paused, is resumed: nothing fails any more.
 */
export async function endBatches(traffic: Traffic, caller: Caller, made: readonly Made[]): Promise<void> {
  for (const { id, intents } of made) {
    for (;;) {
      const batch = await until(traffic, caller, { method: 'GET', path: `/${id}` })
      if (!batch) break
      if (batch.state === 'ready') await until(traffic, caller, { method: 'POST', path: `/${id}/start` })
      if (batch.state === 'paused') await until(traffic, caller, { method: 'POST', path: `/${id}/resume` })
      const { unknown = 0, sent = 0, ready = 0, unread = 0 } = batch.counts
      const isOver = batch.state === 'ended' && unknown + sent + ready + unread === 0
      if (isOver || traffic.end.aborted) {
        tell(traffic.ledger, intents, batch)
        break
      }
      await setTimeout(500)
    }
  }
}

const tolds: Record<BatchItemState, Told> = {
  unread: 'nothing',
  ready: 'nothing',
  sent: 'nothing',
  unknown: 'unknown',
  done: 'done',
  cannot: 'refused',
  refused: 'refused',
  left: 'refused',
}

function tell(ledger: Ledger, intents: Made['intents'], { items }: BatchDetail): void {
  for (const { order, state, code } of items) {
    const intent = intents.get(String(order))
    if (intent) ledger.end(intent, tolds[state], code === undefined ? {} : { code })
  }
}

function actOf(kind: (typeof kinds)[number], id: string): { act: object; effect: Effect } {
  switch (kind) {
    case 'metadata': {
      const metadata = { Key: `soak-${id}`, Value: `value ${id}` }
      return { act: { metadata }, effect: { is: 'metadata', ...metadata } }
    }
    case 'extend': {
      const date = dateOf(id)
      return { act: { expiryDate: date }, effect: { is: 'expiry', date } }
    }
    case 'deliver-rest':
      return { act: {}, effect: { is: 'delivery-of-all' } }
  }
}

/** Asks until the edge answers, or clients give up. @param asked its path is below the batches' */
async function until(traffic: Traffic, caller: Caller, asked: Asked): Promise<BatchDetail | undefined> {
  while (!traffic.end.aborted) {
    const answer = await ask(traffic, caller, { ...asked, path: `/api/v1/batches${asked.path}` })
    if (answer && answer.status < 300) return parseJson(answer.text) as BatchDetail
    // A command whose answer was lost may be done: the state then does not take it again.
    if (answer && answer.status < 500 && answer.status !== 429) {
      traffic.ledger.count(`batch refused: ${answer.code}`)
      return undefined
    }
    await setTimeout(300)
  }
  return undefined
}
