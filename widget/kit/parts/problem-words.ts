import type { EdgeError, KnownCode } from '../../client/edge-error.ts'
import type { ProblemWords } from '../../locales/en.ts'

/** Codes that the order desk never gets, that are shown in the edge's own words, or that one desk has words for. */
type CodeWithoutWords =
  | `report${string}`
  | 'operation-unknown'
  | 'credit-not-offered'
  | 'credit-rejected'
  | 'provider-fault'
  | 'answer-lost'
  | 'order-number-used'
  | 'body-not-xml'
  | 'header-not-understood'
  | 'upgrade-required'
  | 'host-invalid'
  | 'order-repeated'
  | 'batch-state'
  | 'batches-too-many'
  | 'member-unknown'
  | `operator-${string}`
  | `merchant-${string}`

/** The words for each code. A new code of the problem table needs an entry here or above. */
const kinds: Record<Exclude<KnownCode, CodeWithoutWords>, ProblemWords> = {
  'order-not-found': 'missing',
  'order-outside-session': 'outside',
  'provider-forbids': 'forbidden',
  'capability-missing': 'capability',
  'session-refused': 'session',
  'session-failed': 'shop',
  'session-malformed': 'shop',
  'session-invalid': 'shop',
  'session-missing': 'session',
  'session-expired': 'session',
  'session-ended': 'session',
  'session-not-yet-valid': 'session',
  'session-unknown-merchant': 'session',
  'session-wrong-origin': 'origin',
  'origin-not-allowed': 'origin',
  'edge-url-invalid': 'setup',
  // The answer comes from another version of the edge, or from a proxy.
  'not-found': 'setup',
  'api-key-missing': 'setup',
  'api-key-invalid': 'setup',
  'api-key-expired': 'setup',
  'signature-invalid': 'setup',
  'network-failed': 'network',
  offline: 'network',
  'edge-timeout': 'slow',
  'provider-unreachable': 'provider',
  'provider-failed': 'provider',
  'provider-timeout': 'provider',
  'provider-answer-invalid': 'provider',
  'provider-unavailable': 'provider',
  'provider-not-ready': 'provider',
  'provider-task-failed': 'notDone',
  'provider-refused': 'refused',
  'provider-rejects-credentials': 'setup',
  'desk-busy': 'busy',
  'provider-busy': 'busy',
  'rate-limited': 'limited',
  'provider-rate-limited': 'limited',
  'action-missing': 'action',
  'operation-not-offered': 'refused',
  'delivery-action-missing': 'action',
  'delivery-not-found': 'missing',
  'credit-not-found': 'missing',
  'credit-too-high': 'refused',
  'order-not-open': 'notOpen',
  'order-does-not-expire': 'noExpiry',
  'row-action-missing': 'rowClosed',
  'rows-refused': 'rowClosed',
  'row-not-found': 'rowMissing',
  'order-changed': 'changed',
  'credit-refused': 'credit',
  'order-amount-too-large': 'tooLarge',
  'order-amount-negative': 'belowZero',
  'outcome-unknown': 'unknown',
  'metadata-secret': 'secret',
  'metadata-personal': 'secret',
  'body-too-large': 'tooMuch',
  'list-too-long': 'tooMuch',
  'answer-invalid': 'garbled',
  'order-id-invalid': 'orderId',
  'path-parameter-invalid': 'orderId',
  // The details are shown next to the member.
  'note-sensitive': 'invalid',
  'member-missing': 'invalid',
  'member-wrong-type': 'invalid',
  'member-too-short': 'invalid',
  'member-too-long': 'invalid',
  'member-out-of-range': 'invalid',
  'member-has-control-characters': 'invalid',
  'member-not-unicode': 'invalid',
  'list-empty': 'invalid',
  'key-repeated': 'invalid',
  'row-repeated': 'invalid',
  'amount-negative': 'invalid',
  'members-exclusive': 'invalid',
  'row-not-listed': 'invalid',
  'payment-type-wrong': 'invalid',
  'date-invalid': 'invalid',
  'date-not-later': 'invalid',
  'discounts-exclusive': 'invalid',
  'discount-above-row': 'invalid',
  'amount-too-large': 'invalid',
  // Faults of the widget itself, which no clerk can correct.
  'body-not-json': 'failed',
  'body-not-utf8': 'failed',
  'content-type-unsupported': 'failed',
  'method-not-allowed': 'failed',
  'if-match-required': 'failed',
  'if-match-invalid': 'failed',
  'idempotency-key-required': 'failed',
  'idempotency-key-invalid': 'failed',
  'save-id-invalid': 'failed',
  'idempotency-key-reused': 'failed',
  'edge-unavailable': 'slow',
  'registry-locked': 'setup',
  'state-locked': 'setup',
  'internal-error': 'failed',
  'widget-failed': 'part',
}

const final = new Set<ProblemWords>(['missing', 'outside', 'forbidden', 'capability', 'orderId'])

/** The words for an error; undefined if only the edge has words for it. */
export function problemKind(error: Pick<EdgeError, 'code' | 'members'>): ProblemWords | undefined {
  if (Object.hasOwn(kinds, error.code)) return (kinds as Record<string, ProblemWords>)[error.code]
  return error.members.length > 0 ? 'invalid' : undefined
}

/** Whether a retry can help. */
export function isWorthRetrying(error: EdgeError): boolean {
  const kind = problemKind(error)
  return kind === undefined || !final.has(kind)
}
