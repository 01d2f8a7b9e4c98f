/**
 * What became of a write whose answer is lost, because the connection broke or this process ended: the order
 * is read, and compared with what it was and with what the write would make of it. Nothing is sent again.
 */
import type { ProblemReason } from '../http/problem.ts'
import { factsOf, historyEntry } from '../history/history-entry.ts'
import { type DeskAnswer, refusedAnswer } from './desk-request.ts'
import { conclude, type Desk, successAnswer } from './desk-tools.ts'
import { findOutcome } from './find-outcome.ts'
import { readOrder, stateOf } from './order-state.ts'
import { type Intent, KEY_MS, type LoggedWrite } from './write-log.ts'

/** From then on a write that was sent is no longer on its way: an order that does not show it never will. */
export const SETTLE_MS = 30_000

export type Settled =
  | { is: 'resolved'; answer: DeskAnswer }
  /** Nothing was done, and nothing will be. */
  | { is: 'not-done' }
  /** Not known yet. */
  | { is: 'open' }

export async function settle(desk: Desk, logged: LoggedWrite & { intent: Intent }): Promise<Settled> {
  const { intent, at } = logged
  const { request, before, facts } = intent
  const age = desk.now() - at
  const read = await readOrder(desk.callerFor(request), request.orderId)
  const state = read.ok ? stateOf(read.value.order) : read
  if (!read.ok || !state.ok) return age < KEY_MS ? { is: 'open' } : giveUp(desk, logged)
  const { order, etag } = read.value
  const outcome = findOutcome(request.write, before, state.value)
  const found = { before: facts, after: factsOf(order), foundByReading: true } as const

  if (outcome.is === 'done') {
    const answer = successAnswer(request.write, outcome.addedIds, etag)
    const rows = outcome.addedIds.length > 0 ? { rows: outcome.addedIds } : {}
    conclude(desk, logged, historyEntry(request, desk.now(), { outcome: 'done', ...found, ...rows }), answer)
    return { is: 'resolved', answer }
  }
  if (!intent.answered && age < SETTLE_MS) return { is: 'open' }
  if (outcome.is === 'unclear') return giveUp(desk, logged)
  conclude(desk, logged, historyEntry(request, desk.now(), { outcome: 'not-done', ...found }))
  return { is: 'not-done' }
}

/** Settles every write whose outcome is not known. @returns those that stay open */
export async function settleAll(desk: Desk): Promise<LoggedWrite[]> {
  const open: LoggedWrite[] = []
  for (const logged of desk.writes.unresolved()) {
    const { intent } = logged
    if (intent && (await settle(desk, { ...logged, intent })).is === 'open') open.push(logged)
  }
  return open
}

/** Seconds after which the outcome can be known. */
export function secondsToSettle(desk: Desk, { at }: LoggedWrite): number {
  return Math.max(1, Math.ceil((at + SETTLE_MS - desk.now()) / 1000))
}

/** It cannot be known, now or later. */
function giveUp(desk: Desk, logged: LoggedWrite & { intent: Intent }): Settled {
  const { request, facts } = logged.intent
  const answer = refusedAnswer(
    {
      code: 'outcome-unknown',
      detail:
        'The order is neither as it was nor as this write would leave it. Look at the order: what it lacks can be sent with a new Idempotency-Key.',
    },
    request.requestId,
  )
  const entry = historyEntry(request, desk.now(), { outcome: 'unknown', before: facts })
  conclude(desk, logged, entry, answer)
  return { is: 'resolved', answer }
}

/** What a client is told while it is not known. */
export function unknownYet(desk: Desk, logged: LoggedWrite): ProblemReason {
  const todo = logged.keyed
    ? 'Send the same request with the same Idempotency-Key again after Retry-After: the edge then looks at the order, and sends nothing twice.'
    : 'Look at the order after Retry-After before you send it again.'
  return {
    code: 'outcome-unknown',
    detail: `The connection to the provider broke after the write was sent. ${todo}`,
    retryAfter: secondsToSettle(desk, logged),
  }
}
