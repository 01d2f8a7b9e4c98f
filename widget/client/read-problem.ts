/** Reads the edge's answers, and its errors. */
import { parseJson } from '../../shared/domain/values/json.ts'
import { isLong } from '../../shared/domain/values/long.ts'
import type { ProblemMember } from '../../shared/problem.schema.ts'
import { EdgeError, type ErrorFacts } from './edge-error.ts'
import { readOrder } from './read-answer.ts'

const texts = ['title', 'detail', 'pointer', 'requestId', 'action', 'rejection', 'capability'] as const

/** The JSON of an answer, with exact Longs; undefined for a text that is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/**
 * Whether an answer comes from an edge: each of its answers has a request id, and each refusal is a problem with a
 * code.
 */
export function isOfEdge({ ok, headers }: Pick<Response, 'ok' | 'headers'>, body: unknown): boolean {
  return headers.has('X-Request-Id') || (!ok && isRecord(body) && typeof body['code'] === 'string')
}

/** Reads an error answer. Anything that is not a problem document of ours becomes `answer-invalid`. */
export function problemError(
  action: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): EdgeError {
  if (!isRecord(body) || typeof body['code'] !== 'string') {
    return new EdgeError(action, { code: 'answer-invalid', status })
  }
  const facts: ErrorFacts = { code: body['code'], status, problem: body }
  for (const member of texts) {
    const value = body[member]
    if (typeof value === 'string') facts[member] = value
  }
  if (Array.isArray(body['errors'])) facts.errors = body['errors'].filter(isMember)
  if (isLong(body['creditable'])) facts.creditable = body['creditable']
  if (body['current'] !== undefined) facts.current = readOrder(body['current'])
  const retryAfter = headers.get('Retry-After')
  if (retryAfter && /^\d{1,6}$/.test(retryAfter)) facts.retryAfter = Number(retryAfter)
  return new EdgeError(action, facts)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isMember(value: unknown): value is ProblemMember {
  return isRecord(value) && typeof value['pointer'] === 'string' && typeof value['detail'] === 'string'
}
