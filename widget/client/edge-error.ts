import type { Order } from '../../shared/domain/order.schema.ts'
import type { Problem, ProblemCode, ProblemMember } from '../../shared/problems.ts'

/** What can go wrong before an answer of the edge is in hand. */
type LocalCode =
  | 'network-failed'
  | 'edge-timeout'
  | 'answer-invalid'
  | 'session-refused'
  | 'order-id-invalid'
  | 'widget-failed'

/** The codes that the widget has words for; a code that it does not know is shown with the edge's words. */
export type KnownCode = ProblemCode | LocalCode

export type ErrorFacts = Partial<Omit<Problem, 'type' | 'code' | 'current'>> & {
  code: KnownCode | (string & Record<never, never>)
  current?: Order
  retryAfter?: number
}

/** A call that failed. Told apart by `code`; the other members are what the edge said about it. */
export class EdgeError extends Error {
  override readonly name = 'EdgeError'
  readonly code: ErrorFacts['code']
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined
  readonly title: string | undefined
  readonly detail: string | undefined
  /** Every failing member of the request. */
  readonly members: readonly ProblemMember[]
  readonly requestId: string | undefined
  /** The provider's action that the order, or the row, lacks. */
  readonly action: string | undefined
  /** Why the provider rejected it, in its own code. */
  readonly rejection: string | undefined
  /** The order as it now is, of a write that was meant for another version of it. */
  readonly current: Order | undefined
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(action: string, facts: ErrorFacts) {
    super(`${action} failed: ${facts.code}`)
    this.code = facts.code
    this.status = facts.status
    this.title = facts.title
    this.detail = facts.detail
    this.members = facts.errors ?? pointed(facts)
    this.requestId = facts.requestId
    this.action = facts.action
    this.rejection = facts.rejection
    this.current = facts.current
    this.retryAfter = facts.retryAfter
  }

  /**
   * Is it certain that the call did nothing? So it is for a refusal (4xx), for a failure that the edge says
   * came before anything was done, or that it made sure of, and for what was never sent.
   */
  get didNothing(): boolean {
    const { status, code } = this
    if (code === 'answer-invalid') return false
    if (status === undefined) return code === 'session-refused' || code === 'order-id-invalid'
    return (status >= 400 && status < 500) || nothingDone.has(code)
  }

  /**
   * Did anything look at the write itself? Otherwise the answer tells nothing of an earlier try with the same
   * key, which may have been done.
   */
  get wasConsidered(): boolean {
    return !notConsidered.has(this.status)
  }
}

/** Given before the edge looks for an earlier try; undefined is what was never sent. */
const notConsidered = new Set([undefined, 401, 403, 429, 503])

/** Failures after which the edge knows that the provider did nothing; what it does not know is `outcome-unknown`. */
const nothingDone = new Set<string>([
  'desk-busy',
  'provider-answer-invalid',
  'provider-busy',
  'provider-failed',
  'provider-rejects-credentials',
  'provider-task-failed',
  'provider-timeout',
  'provider-unavailable',
  'provider-unreachable',
] satisfies ProblemCode[])

function pointed({ code, pointer, detail = '' }: ErrorFacts): ProblemMember[] {
  return pointer ? [{ code, pointer, detail }] : []
}

/** Any failure as an EdgeError, so that a page never shows less than a code. */
export function asEdgeError(error: unknown): EdgeError {
  return error instanceof EdgeError ? error : new EdgeError('Showing the order', { code: 'widget-failed' })
}
