import type { CreditHistoryEntry } from '../../shared/domain/credit-history.ts'
import type { Config } from '../config/config.ts'
import type { DeskAnswer } from '../order-desk/desk-request.ts'
import { settleMs } from '../desk/settle-time.ts'
import type { History } from '../desk/history.ts'
import type { Caller } from '../upstream/caller.ts'
import type { CreditLog, Intent, LoggedWrite, OpenWrite } from './credit-log.ts'
import type { CreditRequest } from './credit-request.ts'

/** What a credit desk works with. */
export interface Tools {
  config: Config
  log: CreditLog
  history: History
  /** @param until see {@link Caller} */
  callerFor(request: Pick<CreditRequest, 'merchantId' | 'trace'>, until: number): Caller
  /** Does it in one transaction: it is stored whole or not at all. */
  transact(work: () => void): void
  /** Resolves when what was stored is on disk. */
  sync(): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
}

type Facts = Pick<CreditHistoryEntry, 'outcome'> & Partial<CreditHistoryEntry>

/**
 * Stores what became of a write, with an entry in the history where there are facts for one. Without an answer its
 * key is free again.
 */
export function conclude(
  tools: Tools,
  logged: OpenWrite,
  facts: Facts | undefined,
  answer?: DeskAnswer,
): void {
  tools.transact(() => {
    if (facts) note(tools, logged.intent, facts)
    if (answer) tools.log.resolve(logged, answer)
    else tools.log.drop(logged)
  })
}

/** Writes an entry, where the subject is one whose history can be asked for. */
export function note(tools: Tools, { request, name, subject }: Intent, facts: Facts): void {
  if (!subject) return
  const { requester, requestId } = request
  const entry: CreditHistoryEntry = {
    at: new Date(tools.now()).toISOString(),
    who: { kind: requester.kind, id: requester.user.id, name: requester.user.name },
    operation: name,
    requestId,
    ...facts,
  }
  tools.history.append(entry)
}

/** Seconds after which the outcome can be known. */
export function secondsToSettle(tools: Tools, { at }: LoggedWrite): number {
  return Math.max(1, Math.ceil((at + settleMs(tools.config) - tools.now()) / 1000))
}
