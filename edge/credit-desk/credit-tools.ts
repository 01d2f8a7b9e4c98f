import type { CreditHistoryEntry } from '../../shared/domain/history.ts'
import { stringifyJson } from '../../shared/domain/json.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { DeskTools } from '../desk/desk-tools.ts'
import { type CreditLog, type Intent, type OpenWrite, sealAnswer } from './credit-log.ts'
import type { HandOvers } from '../desk/hand-overs.ts'
import type { Outbox } from './outbox.ts'
import { createdSubject } from './result-facts.ts'

/** What a credit desk works with. */
export interface CreditTools extends DeskTools {
  log: CreditLog
  outbox: Outbox
  /** What keeps answers apart from those of other desks. */
  about: string
  handOvers: HandOvers
}

type Facts = Pick<CreditHistoryEntry, 'outcome'> & Partial<CreditHistoryEntry>

/**
 * Stores the outcome of a write, with an entry in the history if there are facts for one. Without an answer, the key
 * is free again.
 */
export async function conclude(
  tools: CreditTools,
  logged: OpenWrite,
  facts: Facts | undefined,
  answer?: DeskAnswer,
): Promise<void> {
  // A transaction waits for nothing: what it stores is ready before it.
  const sealed = answer && (await sealAnswer(logged, answer))
  tools.transact(() => {
    if (facts) note(tools, logged.intent, facts)
    if (sealed) tools.log.keepAnswer(logged, sealed, tools.now())
    else tools.log.drop(logged)
  })
}

/**
 * Adds an entry to the history, if the write has a subject that a history can be read of, and to that of what it made.
 */
export function note(tools: CreditTools, intent: Intent, facts: Facts): void {
  const { request, name, subject } = intent
  const { merchantId, requester, requestId, note: said } = request
  const entry: CreditHistoryEntry = {
    at: new Date(tools.now()).toISOString(),
    who: { kind: requester.kind, id: requester.user.id, name: requester.user.name },
    operation: name,
    requestId,
    ...said,
    ...facts,
    ...intent.facts,
  }
  if (subject) tools.history.append(entry)
  const created = createdSubject(name, facts.made)
  if (created) {
    tools.outbox.add(tools.now(), { merchantId, subject: created, entry: stringifyJson(entry) })
  }
}
