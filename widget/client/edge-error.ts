import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { Problem, ProblemCode, ProblemMember } from '../../shared/problems.ts'

/** Failures without an answer of the edge. */
type LocalCode =
  | 'network-failed'
  /** The browser had no network when a write was to be sent, so it was not. */
  | 'offline'
  | 'edge-timeout'
  | 'answer-invalid'
  | 'session-refused'
  | 'session-failed'
  | 'session-malformed'
  | 'order-id-invalid'
  | 'edge-url-invalid'
  | 'widget-failed'

/** Local codes of a write that was certainly never sent. */
const neverSent = new Set<string>(['order-id-invalid', 'edge-url-invalid', 'offline'] satisfies LocalCode[])

/** The codes that the widget has words for. For other codes it shows the edge's text. */
export type KnownCode = ProblemCode | LocalCode

export type ErrorFacts = Partial<Omit<Problem, 'type' | 'code' | 'current'>> & {
  code: KnownCode | (string & Record<never, never>)
  current?: Order
  retryAfter?: number
  /** The whole answer. */
  problem?: unknown
}

/** A failed call, identified by `code`; the other members are what the edge reported. */
export class EdgeError extends Error {
  override readonly name = 'EdgeError'
  /** What failed: an operation's name, or what the widget was doing. */
  readonly call: string
  readonly code: ErrorFacts['code']
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined
  readonly title: string | undefined
  readonly detail: string | undefined
  /** Every member of the request that is wrong. */
  readonly members: readonly ProblemMember[]
  readonly requestId: string | undefined
  /** The provider's action that the order or row lacks. */
  readonly action: string | undefined
  /** The provider's own code for the rejection. */
  readonly rejection: string | undefined
  /** What is left to credit, in minor units, after `credit-too-high`. */
  readonly creditable: Long | undefined
  /** The current order, if the write was based on an older version. */
  readonly current: Order | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The edge's whole answer, for members that only one desk reads. */
  readonly problem: unknown

  constructor(call: string, facts: ErrorFacts) {
    super(`${call} failed: ${facts.code}`)
    this.call = call
    this.code = facts.code
    this.status = facts.status
    this.title = facts.title
    this.detail = facts.detail
    this.members = facts.errors ?? pointed(facts)
    this.requestId = facts.requestId
    this.action = facts.action
    this.rejection = facts.rejection
    this.creditable = facts.creditable
    this.current = facts.current
    this.retryAfter = facts.retryAfter
    this.problem = facts.problem
  }

  /**
   * Whether the call certainly changed nothing: a refusal (4xx), a failure that the edge reports as having had
   * no effect, or a call that was never sent.
   */
  get didNothing(): boolean {
    const { status, code } = this
    if (code === 'answer-invalid') return false
    if (status === undefined) return neverSent.has(code)
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

/** Answers given before the edge looks for an earlier try; undefined is what was never sent. */
const notConsidered = new Set([undefined, 401, 403, 429, 503])

/**
 * Failures that the edge only reports when it knows that the provider did nothing; otherwise it says
 * `outcome-unknown`.
 */
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

/** Wraps any failure as an EdgeError, so that a page always has a code to show. */
export function asEdgeError(error: unknown): EdgeError {
  return error instanceof EdgeError ? error : new EdgeError('Showing the order', { code: 'widget-failed' })
}
