/** What the engine asks of a desk: how its writes are read, sent, found again and told. */
import type { HistoryOutcome } from '../../../shared/domain/order/history.enums.ts'
import type { Result } from '../../../shared/domain/values/result.ts'
import type { ProblemReason } from '../../http/problem.ts'
import type { Requester } from '../../http/requester.ts'
import type { DeskAnswer } from '../desk-answer.ts'

/** The members of a write that the engine knows. */
export interface WriteRequest {
  requester: Pick<Requester, 'kind' | 'id'>
  requestId: string
  idempotencyKey?: string
}

/** What the engine knows of a write that was sent. It is stored, to find the outcome without its client. */
export interface WriteIntent {
  request: { requestId: string }
  /** Whether the provider answered without accepting it: the write is then no longer in flight. */
  answered: boolean
  /** Set if the provider accepted the write: it may still be doing it. */
  accepted?: unknown
}

/** How a write ended, for the history. @typeParam Facts what the desk's history has beyond that */
export interface Ending<Facts> {
  outcome: HistoryOutcome
  /** Why it was refused. */
  code?: string
  foundByReading?: true
  facts?: Facts
}

export interface Conclusion<Facts> {
  answer: DeskAnswer
  /** Absent where the history says nothing of it. */
  ending?: Ending<Facts> | undefined
}

/** What became of sending a write. */
export type Reply<Intent, Facts> =
  /** The provider did not process it: the same one may be sent again. */
  | { is: 'never-taken'; reason: ProblemReason }
  | (Conclusion<Facts> & { is: 'refused' | 'done' })
  /** The provider accepted it; the outcome is found by looking. */
  | { is: 'accepted'; known: Partial<Intent> }
  /** The answer is lost. `answered`: the provider said something else than success. */
  | { is: 'broken'; answered: boolean; reason: ProblemReason }

/** What a look at the provider's data shows. */
export interface Sight<Facts> {
  /** `unclear`: neither as they were nor as the write leaves them, or they do not tell. `unread`: they could not be read. */
  shown: 'done' | 'not-done' | 'unclear' | 'unread'
  /** What the provider itself says, where it does; `done` only with all that the answer needs. */
  said?: 'done' | 'failed' | undefined
  /** What the history says of the data, whatever the outcome. */
  facts?: Facts
  /** The answer of a write that was done, and what the history says of it. */
  done(): { answer: DeskAnswer; facts: Facts }
}

export interface WritePolicy<Request extends WriteRequest, Intent extends WriteIntent, Facts> {
  words: WriteWords<Intent, Facts>
  /** A digest that differs for different writes. */
  contentOf(request: Request): Promise<string>
  /** Whether the write only sets what it names: done again, it adds nothing. */
  onlySets(request: Request): boolean
  /** Reads what there is, and applies the rules. @param until when the work ends, in milliseconds since 1970 */
  prepare(request: Request, until: number): Promise<Result<Intent, ProblemReason>>
  send(request: Request, until: number): Promise<Reply<Intent, Facts>>
  /** @param isAwaited whether a client waits, so that what the provider is still doing may be waited for */
  look(intent: Intent, until: number, isAwaited: boolean): Promise<Sight<Facts>>
  /** Adds to the history, within a transaction. @returns what is to be told once that is stored */
  note(intent: Intent, ending: Ending<Facts>): (() => void) | void
  refused(asked: Intent['request'], reason: ProblemReason): DeskAnswer
}

/** What clients are told of a write, in the desk's words. */
export interface WriteWords<Intent, Facts> {
  /** Another write's outcome is not known yet. */
  blocked: string
  /** The answer was lost, and nothing was done. */
  notDone: string
  /** Why the outcome is not known yet. */
  unknownYet(intent: Intent): string
  /** Where, or for what, the edge looks when the request is sent again. */
  looks: string
  /** Why the outcome will not be known, and what to do. */
  unknown(intent: Intent, sight: Sight<Facts>): string
}
