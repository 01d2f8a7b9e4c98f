/** The policy of a desk: how the engine prepares, sends, finds and answers its writes. */
import type { HistoryOutcome } from '../../../shared/domain/order/history.enums.ts'
import type { Result } from '../../../shared/domain/values/result.ts'
import type { ProblemReason } from '../../http/problem.ts'
import type { Requester } from '../../http/requester.ts'
import type { Letter } from '../../journal/letter.ts'
import type { DeskAnswer } from '../desk-answer.ts'
import type { LostTime } from '../lost-time.ts'

/** The members of a write that the engine uses. */
export interface WriteRequest {
  requester: Pick<Requester, 'kind' | 'id'>
  requestId: string
  idempotencyKey?: string
  /** Set if it may be a write that the edge has forgotten, because a backup was restored. */
  lostTime?: LostTime
}

/** What the engine stores of a sent write, to find its outcome without its client. */
export interface WriteIntent {
  request: { requestId: string }
  /** Whether the provider answered without accepting it: the write is then no longer in flight. */
  answered: boolean
  /** Set if the provider accepted the write: it may still be doing it. */
  accepted?: unknown
}

/** The outcome of a write, for the history. @typeParam Facts the further facts of the desk's history */
export interface Ending<Facts> {
  outcome: HistoryOutcome
  /** Why it was refused. */
  code?: string
  foundByReading?: true
  facts?: Facts
}

export interface Conclusion<Facts> {
  answer: DeskAnswer
  /** Absent if the history has no entry for it. */
  ending?: Ending<Facts> | undefined
}

/** The result of sending a write. */
export type Reply<Intent, Facts> =
  /** The provider did not process it: it may be sent again. */
  | { is: 'never-taken'; reason: ProblemReason }
  | (Conclusion<Facts> & { is: 'refused' | 'done' })
  /** The provider accepted it; the outcome is found by looking. */
  | { is: 'accepted'; known: Partial<Intent> }
  /** The answer is lost. `answered`: the provider answered, but not with success. */
  | { is: 'broken'; answered: boolean; reason: ProblemReason }

/** The result of reading the provider's data. */
export interface Sight<Facts> {
  /** `unclear`: the data match neither state, or do not show it. `unread`: they could not be read. */
  shown: 'done' | 'not-done' | 'unclear' | 'unread'
  /** The provider's own statement, if any; `done` only with everything that the answer needs. */
  said?: 'done' | 'failed' | undefined
  /** Milliseconds of the look that went by while the provider's task was followed. */
  followedMs?: number
  /** The facts of the data for the history, for every outcome. */
  facts?: Facts
  /** The answer of a done write, and its facts for the history. */
  done(): { answer: DeskAnswer; facts: Facts }
}

/** What is told of a write. */
export interface Noted {
  letters: readonly Letter[]
  /** A notification to run once the letters are stored. @param isKeyed whether the write has an idempotency key */
  afterwards?: (isKeyed: boolean) => unknown
}

export interface WritePolicy<Request extends WriteRequest, Intent extends WriteIntent, Facts> {
  words: WriteWords<Intent, Facts>
  /** A digest that differs for different writes. */
  contentOf(request: Request): Promise<string>
  /** Whether the write only sets values: repeating it adds nothing. */
  onlySets(request: Request): boolean
  /** Reads the provider's data and applies the rules. @param until when the work ends, in milliseconds since 1970 */
  prepare(request: Request, until: number): Promise<Result<Intent, ProblemReason>>
  send(request: Request, until: number): Promise<Reply<Intent, Facts>>
  /** @param isAwaited whether a client waits: then the look may wait for a task of the provider */
  look(intent: Intent, until: number, isAwaited: boolean): Promise<Sight<Facts>>
  /** The entry of the history, as letters that are stored in one transaction with the outcome. */
  note(intent: Intent, ending: Ending<Facts>): Noted | Promise<Noted>
  refused(asked: Intent['request'], reason: ProblemReason): DeskAnswer
}

/** The desk's texts about a write. */
export interface WriteWords<Intent, Facts> {
  /** Another write's outcome is not known yet. */
  blocked: string
  /** The answer was lost, and nothing was done. */
  notDone: string
  /** Why the outcome is not known yet. */
  unknownYet(intent: Intent): string
  /** What the edge reads when the request is sent again. */
  looks: string
  /** Why the outcome stays unknown, and what to do. */
  unknown(intent: Intent, sight: Sight<Facts>): string
}
