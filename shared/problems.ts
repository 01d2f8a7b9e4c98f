/**
 * The table of problems (RFC 9457) that the edge answers. The code is stable and is the last part of the problem's
 * `type`; sentences may change.
 */
import type { RefusalCode } from './domain/values/refusal.ts'

export interface ProblemKind {
  status: number
  title: string
}

export const problems = {
  // The form of a request
  'body-not-json': { status: 400, title: 'The body is not valid JSON' },
  'body-not-utf8': { status: 400, title: 'The body is not valid UTF-8' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'body-not-xml': { status: 400, title: 'The body is not a SOAP message' },
  'header-not-understood': { status: 400, title: 'A mandatory SOAP header is not supported' },
  'content-type-unsupported': { status: 415, title: 'The content type must be application/json' },
  'host-invalid': { status: 400, title: 'The Host header is not a host' },
  'path-parameter-invalid': { status: 400, title: 'A path or query parameter is not valid' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'upgrade-required': { status: 426, title: 'This address requires a WebSocket upgrade' },
  'member-missing': { status: 400, title: 'A required member is missing' },
  'member-unknown': { status: 400, title: 'A member is not known' },
  'member-wrong-type': { status: 400, title: 'A member has the wrong type' },
  'member-too-short': { status: 400, title: 'A member is too short' },
  'member-too-long': { status: 400, title: 'A member is too long' },
  'member-out-of-range': { status: 400, title: 'A number is out of its range' },
  'member-has-control-characters': { status: 400, title: 'A text has control characters' },
  'member-not-unicode': { status: 400, title: 'A text is not valid Unicode' },
  'list-empty': { status: 400, title: 'A list is empty' },
  'list-too-long': { status: 400, title: 'A list is too long' },
  'key-repeated': { status: 400, title: 'A metadata key is given twice' },
  'row-repeated': { status: 400, title: 'A row is given twice' },
  'order-repeated': { status: 400, title: 'An order is given twice' },
  'date-invalid': { status: 400, title: 'A date is not a day of the calendar' },
  'date-not-later': { status: 400, title: 'The date is not later than today' },
  'discounts-exclusive': { status: 400, title: 'Two discounts on one row' },
  'discount-above-row': { status: 400, title: 'The discount is above the row' },
  'amount-too-large': { status: 400, title: 'The amount is too large' },
  'amount-negative': { status: 400, title: 'The amount is negative' },
  'members-exclusive': { status: 400, title: 'Two members that exclude each other' },
  'row-not-listed': { status: 400, title: 'A part of a row that the request does not name' },
  'payment-type-wrong': { status: 409, title: 'Orders of this payment type do not take a member' },
  'metadata-secret': { status: 400, title: 'Metadata must not hold secrets' },
  'metadata-personal': { status: 400, title: 'Metadata must not hold personal data' },
  'note-sensitive': { status: 400, title: 'A reason or a note must not hold secrets or personal data' },
  'row-not-found': { status: 404, title: 'The order has no such row' },
  'if-match-invalid': { status: 400, title: 'If-Match is not a list of entity tags' },
  'idempotency-key-invalid': { status: 400, title: 'The idempotency key is not valid' },
  'save-id-invalid': { status: 400, title: 'The id of the save is not valid' },

  // Authorization
  'api-key-missing': { status: 401, title: 'An API key is required' },
  'api-key-invalid': { status: 401, title: 'The API key is not known' },
  'api-key-expired': { status: 401, title: 'The API key has expired' },
  'signature-invalid': { status: 401, title: 'The signature of the request is not valid' },
  'origin-not-allowed': { status: 403, title: 'This origin may not embed the desk' },
  'session-missing': { status: 401, title: 'A session token or an API key is required' },
  'session-invalid': { status: 401, title: 'The session token is not valid' },
  'session-expired': { status: 401, title: 'The session has expired' },
  'session-not-yet-valid': { status: 401, title: 'The session is not valid yet' },
  'session-ended': { status: 401, title: 'The merchant has ended the session' },
  'session-unknown-merchant': {
    status: 401,
    title: 'The session belongs to a merchant who is not configured here',
  },
  'session-wrong-origin': { status: 401, title: 'The session belongs to another origin' },
  'capability-missing': { status: 403, title: 'The session or the API key does not allow this' },
  'order-outside-session': { status: 403, title: 'The session is for another order' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'action-missing': { status: 409, title: 'The order does not allow this now' },
  'delivery-action-missing': { status: 409, title: 'The delivery does not allow this now' },
  'row-action-missing': { status: 409, title: 'The row does not allow this now' },

  // The order's desk object, which does one write at a time, and each once
  'if-match-required': { status: 428, title: 'A write must say which version of the order it is for' },
  'idempotency-key-required': { status: 428, title: 'A write must carry an idempotency key' },
  'order-changed': { status: 412, title: 'The order has changed' },
  'idempotency-key-reused': { status: 422, title: 'The idempotency key was used for another request' },
  'desk-busy': { status: 503, title: 'Too many writes wait for this order' },
  'outcome-unknown': { status: 502, title: 'It is not known whether the provider made the change' },
  'provider-task-failed': { status: 502, title: 'The provider accepted the request but did not complete it' },

  // Batches: one act on many orders
  'batch-state': { status: 409, title: 'The batch does not take this command now' },
  'batches-too-many': { status: 409, title: 'As many batches as are kept have not ended' },

  // The provider's side
  'order-not-found': { status: 404, title: 'The provider has no such order' },
  'report-not-found': { status: 404, title: 'The provider has no report for this day' },
  'reports-not-activated': { status: 403, title: 'Reports are not activated for this merchant' },
  'report-amount-too-large': { status: 422, title: 'A total of the report would not fit in 64 bits' },
  'report-other-day': { status: 502, title: 'The provider answered with the report of another day' },
  'report-closing-differs': { status: 409, title: 'The report is another one than the closing says' },
  'report-closings-too-many': { status: 409, title: 'The day was closed as often as is kept' },
  'credit-refused': { status: 409, title: 'The credit check refused the higher amount' },
  'order-amount-too-large': { status: 409, title: 'The amount of the order would be too large' },
  'order-amount-negative': { status: 409, title: 'The order would come to less than 0' },
  'delivery-not-found': { status: 404, title: 'The order has no such delivery' },
  'credit-not-found': { status: 404, title: 'The delivery has no such credit' },
  'credit-too-high': { status: 409, title: 'The credit is above what is left to credit' },
  'operation-not-offered': { status: 403, title: 'The provider does not have this operation' },
  'order-not-open': { status: 409, title: 'The order is not open' },
  'order-does-not-expire': { status: 409, title: 'Orders of this payment type do not expire' },
  'rows-refused': { status: 409, title: 'A row cannot be changed' },
  'provider-forbids': { status: 403, title: "The order is not one of this merchant's" },
  'provider-refused': { status: 400, title: 'The provider refused the request' },
  'provider-rejects-credentials': { status: 502, title: 'The provider does not accept our credentials' },
  'provider-answer-invalid': { status: 502, title: "The provider's answer is not readable" },
  'provider-failed': { status: 502, title: 'The provider failed' },
  'provider-unreachable': { status: 502, title: 'The provider cannot be reached' },
  'provider-busy': { status: 503, title: 'Too many calls to the provider are under way' },
  'provider-rate-limited': { status: 429, title: 'The provider takes no more calls for now' },
  'provider-unavailable': { status: 503, title: 'The provider is failing; calls to it pause for a moment' },
  'provider-not-ready': { status: 503, title: 'The provider does not answer as it should' },
  'provider-timeout': { status: 504, title: 'The provider took too long' },

  // The SOAP service
  'operation-unknown': { status: 404, title: 'There is no such SOAP operation' },
  'credit-not-offered': { status: 403, title: 'The merchant has no SOAP client for this' },
  'credit-rejected': { status: 422, title: 'The provider rejected the request' },
  'order-number-used': { status: 409, title: 'An order with this number was made within a day' },
  'provider-fault': { status: 502, title: 'The provider answered with a SOAP fault' },
  'answer-lost': { status: 502, title: 'The provider made the change, but its answer is lost' },

  // The operator's API, for the registry of merchants
  'operator-key-missing': { status: 401, title: "An operator's key is required" },
  'operator-key-invalid': { status: 401, title: "The operator's key is not known" },
  'merchant-not-found': { status: 404, title: 'The registry has no such merchant' },
  'merchant-exists': { status: 412, title: 'The registry has this merchant already' },
  'merchant-changed': { status: 412, title: 'The merchant has changed' },
  'merchant-in-configuration': { status: 409, title: 'The merchant stands in the configuration' },
  'merchant-enabled': { status: 409, title: 'The merchant is not disabled' },
  'merchant-deleted': { status: 409, title: 'The merchant was deleted, and its id is not given again' },
  'merchant-keys-too-many': { status: 409, title: 'The merchant has as many API keys as it may have' },
  'merchant-credentials-refused': { status: 422, title: 'The provider does not accept these credentials' },

  // The edge itself
  'registry-locked': { status: 503, title: 'The edge cannot open its registry of merchants' },
  'state-locked': { status: 503, title: 'The edge does not serve with this state' },
  'edge-unavailable': { status: 503, title: 'A part of the edge does not answer for a moment' },
  'internal-error': { status: 500, title: 'The edge failed' },
} as const satisfies Record<string, ProblemKind> & Record<RefusalCode, ProblemKind>

export type ProblemCode = keyof typeof problems

/** The problem's type: a name, not an address. */
export function problemType(code: ProblemCode): string {
  return `urn:order-admin:problem:${code}`
}
