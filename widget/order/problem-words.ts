import type { EdgeError, KnownCode } from '../client/edge-error.ts'
import type { ProblemWords } from '../locales/en.ts'

/** Which words go with which code, and whether the same call may end better when it is made again. */
const kinds: Partial<Record<KnownCode, ProblemWords>> = {
  'order-not-found': 'missing',
  'not-found': 'missing',
  'order-outside-session': 'outside',
  'provider-forbids': 'forbidden',
  'capability-missing': 'capability',
  'session-refused': 'session',
  'session-missing': 'session',
  'session-invalid': 'session',
  'session-expired': 'session',
  'session-wrong-origin': 'origin',
  'origin-not-allowed': 'origin',
  'network-failed': 'network',
  'edge-timeout': 'slow',
  'provider-unreachable': 'provider',
  'provider-failed': 'provider',
  'provider-timeout': 'provider',
  'provider-answer-invalid': 'provider',
  'provider-refused': 'refused',
  'provider-rejects-credentials': 'setup',
  'not-configured': 'setup',
  'action-missing': 'action',
  'answer-invalid': 'garbled',
  'internal-error': 'failed',
  'widget-failed': 'failed',
  'order-id-invalid': 'orderId',
  'path-parameter-invalid': 'orderId',
}

const final = new Set<ProblemWords>(['missing', 'outside', 'forbidden', 'capability', 'orderId'])

/** The words for an error; undefined for a code that only the edge has words for. */
export function problemKind(error: EdgeError): ProblemWords | undefined {
  return Object.hasOwn(kinds, error.code) ? kinds[error.code as KnownCode] : memberKind(error)
}

function memberKind(error: EdgeError): ProblemWords | undefined {
  return error.members.length > 0 ? 'invalid' : undefined
}

/** Is it any use to try again? */
export function isWorthRetrying(error: EdgeError): boolean {
  const kind = problemKind(error)
  return kind === undefined || !final.has(kind)
}
