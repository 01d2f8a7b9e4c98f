import type { Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import type { Problem, ProblemMember } from '../../shared/problem.schema.ts'

/** Failures without an answer of the edge. */
export type LocalCode =
  | 'network-failed'
  /** The browser had no network, so the write was not sent. */
  | 'offline'
  | 'edge-timeout'
  | 'answer-invalid'
  | 'session-refused'
  | 'session-failed'
  | 'session-malformed'
  | 'order-id-invalid'
  | 'edge-url-invalid'
  | 'widget-failed'

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
  /** What failed: an operation's name, or the widget's own step. */
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
  /** The capability that the session lacks. */
  readonly capability: string | undefined
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
    this.capability = facts.capability
    this.rejection = facts.rejection
    this.creditable = facts.creditable
    this.current = facts.current
    this.retryAfter = facts.retryAfter
    this.problem = facts.problem
  }
}

function pointed({ code, pointer, detail = '' }: ErrorFacts): ProblemMember[] {
  return pointer ? [{ code, pointer, detail }] : []
}

/** Wraps any failure as an EdgeError, so that a page always has a code to show. */
export function asEdgeError(error: unknown): EdgeError {
  return error instanceof EdgeError ? error : new EdgeError('Showing the order', { code: 'widget-failed' })
}
