import type { Problem, ProblemCode, ProblemMember } from '../../shared/problems.ts'

/** What can go wrong before an answer of the edge is in hand. */
export type LocalCode =
  | 'network-failed'
  | 'edge-timeout'
  | 'answer-invalid'
  | 'session-refused'
  | 'order-id-invalid'
  | 'widget-failed'

/** The codes that the widget has words for; a code that it does not know is shown with the edge's words. */
export type KnownCode = ProblemCode | LocalCode

type Facts = Partial<Omit<Problem, 'type' | 'code'>> & { code: KnownCode | (string & Record<never, never>) }

/** A call that failed. Told apart by `code`; the other members are what the edge said about it. */
export class EdgeError extends Error {
  override readonly name = 'EdgeError'
  readonly code: Facts['code']
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined
  readonly title: string | undefined
  readonly detail: string | undefined
  /** Every failing member of the request. */
  readonly members: readonly ProblemMember[]
  readonly requestId: string | undefined

  constructor(action: string, facts: Facts) {
    super(`${action} failed: ${facts.code}`)
    this.code = facts.code
    this.status = facts.status
    this.title = facts.title
    this.detail = facts.detail
    this.members = facts.errors ?? pointed(facts)
    this.requestId = facts.requestId
  }

  /** Is it certain that the call did nothing? So it is for a refusal (4xx) and for what was never sent. */
  get didNothing(): boolean {
    const { status, code } = this
    if (status === undefined) return code === 'session-refused' || code === 'order-id-invalid'
    return status >= 400 && status < 500
  }
}

function pointed({ code, pointer, detail = '' }: Facts): ProblemMember[] {
  return pointer ? [{ code, pointer, detail }] : []
}

/** Reads what an answer that is no success says. Whatever is no problem of ours becomes `answer-invalid`. */
export function problemError(action: string, status: number, body: unknown): EdgeError {
  if (!isRecord(body) || typeof body['code'] !== 'string') {
    return new EdgeError(action, { code: 'answer-invalid', status })
  }
  const facts: Facts = { code: body['code'], status }
  for (const member of ['title', 'detail', 'pointer', 'requestId'] as const) {
    const value = body[member]
    if (typeof value === 'string') facts[member] = value
  }
  if (Array.isArray(body['errors'])) facts.errors = body['errors'].filter(isMember)
  return new EdgeError(action, facts)
}

/** Any failure as an EdgeError, so that a page never shows less than a code. */
export function asEdgeError(error: unknown): EdgeError {
  return error instanceof EdgeError ? error : new EdgeError('Showing the order', { code: 'widget-failed' })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isMember(value: unknown): value is ProblemMember {
  return isRecord(value) && typeof value['pointer'] === 'string' && typeof value['detail'] === 'string'
}
