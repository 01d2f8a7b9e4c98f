/**
 * The protocol of a write that is done once. Pure: it reads no clock, no table and no wire. {@link next} takes what has
 * happened, and returns the effects and the next question.
 *
 *  1. find     Under a known key, other content is refused, and a kept answer is repeated.
 *  2. settle   Each open write is looked at, as in 7. If this one stays open, its outcome is not known yet.
 *  3. recall   The answer may be known by now. Without a key, the same content of the same caller is the same request
 *              until its client has the answer. While an answer is being sent, 3b (hear) waits for its fate. After a restore, a
 *              request that may be older than it, and that nobody knows, is not sent. Another write that stays open refuses
 *              this one, which would hide its outcome.
 *  4. prepare  The provider's data are read, and the desk's rules may refuse. Without time for a call, nothing is sent.
 *  5. begin    The write is on disk before it is sent: after a crash the desk knows what may have been sent.
 *  6. send     Once. A write that the provider never took is dropped; one that it refused or did is concluded. If it
 *              accepted the write, or its answer is lost, that is stored.
 *  7. look     The provider's data are compared with those before. {@link ruling} says what follows.
 *  8. conclude The answer and the entry of the history are stored in one transaction. A write that stays open is
 *              looked at again by the next request (2) and by the desk's alarm, which enters here at 7.
 *
 * A request whose turn does not come goes through 1 to 3 without a look at the provider, and ends there: it may have been
 * sent before.
 */
import type { Result } from '../../../shared/domain/values/result.ts'
import type { ProblemReason } from '../../http/problem.ts'
import type { Conclusion, Reply, Sight, WriteIntent } from './policy.ts'
import { ruling, type Ruling } from './ruling.ts'
import type { KeptAnswer, LoggedWrite, OpenWrite } from './write-log.ts'

/** The identity of a request, as digests. */
export interface Asked {
  /** Absent without an idempotency key. */
  key?: string | undefined
  content: string
  caller: string
}

/** A question with its result. */
export type Happening<Intent, Facts> =
  | { after: 'find'; asked: Asked; known?: LoggedWrite<Intent> | undefined }
  | { after: 'settle'; asked: Asked; open?: OpenWrite<Intent> | undefined }
  | ({ after: 'recall'; kept?: KeptAnswer | undefined; isOfLostTime?: boolean } & Waiting<Intent>)
  | ({ after: 'hear'; kept: KeptAnswer; isHeard: boolean } & Waiting<Intent>)
  | { after: 'prepare'; asked: Asked; prepared: Result<Intent, ProblemReason>; hasTime: boolean }
  | { after: 'begin'; write: OpenWrite<Intent> }
  | { after: 'send'; write: OpenWrite<Intent>; reply: Reply<Intent, Facts> }
  | { after: 'look'; look: Look<Intent>; sight: Sight<Facts>; age: number }

/** A request that may have been done. */
interface Waiting<Intent> {
  asked: Asked
  /** The write that would hold it up if it has to be done. */
  open?: OpenWrite<Intent> | undefined
}

/** One look at an open write. */
export interface Look<Intent> {
  write: OpenWrite<Intent>
  /** Whether a client waits for the outcome; otherwise the alarm looks. */
  isAwaited: boolean
  /** Why the answer was lost, if this request sent the write. */
  broke?: ProblemReason
}

/** The next question. */
export type Question<Intent> =
  | { ask: 'find' | 'settle' | 'prepare'; asked: Asked }
  | ({ ask: 'recall' } & Waiting<Intent>)
  /** Whether the client of this request took its answer. */
  | ({ ask: 'hear'; kept: KeptAnswer; request: string } & Waiting<Intent>)
  | { ask: 'begin'; asked: Asked; intent: Intent }
  | { ask: 'send'; write: OpenWrite<Intent> }
  | { ask: 'look'; look: Look<Intent> }

/** An effect, performed at once. */
export type Effect<Intent, Facts> =
  /** Stores what became known of the write. */
  | { do: 'store'; write: OpenWrite<Intent> }
  /** Adds to the history that its outcome is unknown. */
  | { do: 'note-unknown'; write: OpenWrite<Intent> }
  | { do: 'drop'; write: OpenWrite<Intent> }
  | { do: 'conclude'; write: OpenWrite<Intent>; as: Conclusion<Facts> & { is: 'refused' | 'done' } }
  | { do: 'rule'; write: OpenWrite<Intent>; ruling: Exclude<Ruling, 'open'>; sight: Sight<Facts> }

/** The client's answer. */
export type Told<Intent> =
  | { tell: 'kept'; kept: KeptAnswer }
  /** The answer of the conclusion. */
  | { tell: 'concluded' }
  | { tell: 'refusal'; reason: ProblemReason }
  | { tell: 'key-reused' | 'late' | 'lost-time' }
  | { tell: 'unknown-yet' | 'blocked'; by: OpenWrite<Intent> }
  | { tell: 'not-done'; reason: ProblemReason }

export interface Step<Intent, Facts> {
  effects: Effect<Intent, Facts>[]
  /** Absent in the last step. */
  question?: Question<Intent>
  /** Only in the last step, if a client waits. */
  told?: Told<Intent>
}

export function begin<Intent>(asked: Asked): Question<Intent> {
  return { ask: 'find', asked }
}

/** A look at an open write whose client has left. */
export function lookAgain<Intent>(write: OpenWrite<Intent>): Look<Intent> {
  return { write: { ...write, isLost: true }, isAwaited: false }
}

/** @param inFlightMs milliseconds after which a write that was sent can no longer arrive */
export function next<Intent extends WriteIntent, Facts>(
  happening: Happening<Intent, Facts>,
  inFlightMs: number,
): Step<Intent, Facts> {
  switch (happening.after) {
    case 'find': {
      const { asked, known } = happening
      if (known && known.content !== asked.content) return end({ tell: 'key-reused' })
      if (known?.kept) return end({ tell: 'kept', kept: known.kept })
      return then({ ask: 'settle', asked })
    }
    case 'settle': {
      const { asked, open } = happening
      const isOpen = open !== undefined && isSame(asked, open)
      return isOpen ? end({ tell: 'unknown-yet', by: open }) : then({ ask: 'recall', asked, open })
    }
    case 'recall': {
      const { asked, open, kept, isOfLostTime = false } = happening
      if (!kept) return isOfLostTime ? end({ tell: 'lost-time' }) : prepare({ asked, open })
      const { handedTo: request } = kept
      if (request === undefined) return end({ tell: 'kept', kept })
      return then({ ask: 'hear', asked, open, kept, request })
    }
    case 'hear': {
      const { kept, isHeard } = happening
      // The client has its answer: the same content means another request.
      return isHeard ? prepare(happening) : end({ tell: 'kept', kept })
    }
    case 'prepare': {
      const { asked, prepared, hasTime } = happening
      if (!prepared.ok) return end({ tell: 'refusal', reason: prepared.reason })
      return hasTime ? then({ ask: 'begin', asked, intent: prepared.value }) : end({ tell: 'late' })
    }
    case 'begin':
      return then({ ask: 'send', write: happening.write })
    case 'send':
      return afterSending(happening.write, happening.reply)
    case 'look':
      return afterLooking(happening.look, ruling(happening, inFlightMs), happening.sight)
  }
}

/** It has to be done, unless another write holds it up. */
function prepare<Intent, Facts>({ asked, open }: Waiting<Intent>): Step<Intent, Facts> {
  return open ? end({ tell: 'blocked', by: open }) : then({ ask: 'prepare', asked })
}

function afterSending<Intent extends WriteIntent, Facts>(
  write: OpenWrite<Intent>,
  reply: Reply<Intent, Facts>,
): Step<Intent, Facts> {
  switch (reply.is) {
    case 'never-taken':
      return end({ tell: 'refusal', reason: reply.reason }, { do: 'drop', write })
    case 'refused':
    case 'done':
      return end({ tell: 'concluded' }, { do: 'conclude', write, as: reply })
    case 'accepted':
      return lookAt({ write: knowing(write, reply.known), isAwaited: true }, true)
    case 'broken': {
      const { answered, reason } = reply
      return lookAt({ write: knowing(write, { answered }), isAwaited: true, broke: reason }, answered)
    }
  }
}

function afterLooking<Intent, Facts>(
  { write, isAwaited, broke }: Look<Intent>,
  ruled: Ruling,
  sight: Sight<Facts>,
): Step<Intent, Facts> {
  if (ruled !== 'open') {
    const rule = { do: 'rule', write, ruling: ruled, sight } as const
    if (!isAwaited) return { effects: [rule] }
    return ruled === 'not-done' && broke
      ? end({ tell: 'not-done', reason: broke }, rule)
      : end({ tell: 'concluded' }, rule)
  }
  if (!isAwaited) return { effects: [] }
  return end({ tell: 'unknown-yet', by: write }, { do: 'note-unknown', write })
}

/** Whether the open write is this request. */
export function isSame(asked: Asked, open: LoggedWrite<unknown>): boolean {
  if (asked.key !== undefined) return open.key === asked.key
  // An earlier release did not store who sent it.
  return open.content === asked.content && (open.caller ?? asked.caller) === asked.caller
}

function knowing<Intent>(
  write: OpenWrite<Intent>,
  known: Partial<Intent> | Pick<WriteIntent, 'answered'>,
): OpenWrite<Intent> {
  return { ...write, intent: { ...write.intent, ...known } }
}

function lookAt<Intent, Facts>(look: Look<Intent>, isNews: boolean): Step<Intent, Facts> {
  const { write } = look
  return { effects: isNews ? [{ do: 'store', write }] : [], question: { ask: 'look', look } }
}

function then<Intent, Facts>(question: Question<Intent>): Step<Intent, Facts> {
  return { effects: [], question }
}

function end<Intent, Facts>(told: Told<Intent>, ...effects: Effect<Intent, Facts>[]): Step<Intent, Facts> {
  return { effects, told }
}
