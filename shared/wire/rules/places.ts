/**
 * Where each rule stands: the heading of the description and what it says there, in short words of our own. `Decided` in
 * place of a heading means that the description is silent, with the decision's number if it has one.
 */
import type { RefusalCode } from '../../domain/values/refusal.ts'
import type { ProviderErrorName, RefusedRowCode } from '../provider-errors.ts'
import type { SoapFaultName, TokenErrorName } from './rule-ids.ts'

/** The heading, and what stands there. */
export type Place = readonly [section: string, says: string]

const REST = 'Errors: REST'
const BODY = 'Endpoints: B. REST administration API'
const ACTIONS = 'Resources and their fields: Actions'
const LIMITS = 'Limits'
const AUTHENTICATION = 'Authentication'
const DECIDED = 'Decided'
const LIFE = 'Decided: 21'
const MINOR = 'Amounts, quantities and percents are Longs in minor units.'

export const errorPlaces: Record<ProviderErrorName, Place> = {
  'request-invalid': [REST, '400: the details of the request are not valid.'],
  'content-type-wrong': [BODY, 'Bodies are JSON, with Content-Type application/json.'],
  'path-parameter-invalid': [BODY, 'CheckoutOrderId and OrderRowId are Longs, expiryDate is a date.'],
  'order-unknown': [REST, '400: the order cannot be found.'],
  'action-missing': [REST, '400: the order or the row does not have the action that the operation needs.'],
  'credit-refused': [BODY, 'A higher amount of the order is checked against what the customer may buy.'],
  'order-amount-too-large': [DECIDED, 'An amount of an order fits in 64 bits.'],
  'rows-refused': [REST, '400: a row cannot be found, or does not have the action.'],
  'order-not-open': [DECIDED, 'Only an open order can be extended; an expired one does not reopen.'],
  'report-amount-too-large': [DECIDED, 'A total of a report fits in 64 bits.'],
  'credit-too-high': [LIFE, 'No more can be credited than what is left.'],
  'order-does-not-expire': [
    ACTIONS,
    'Expired is a status of invoice, account credit and payment plan orders.',
  ],
  'authorization-missing': [AUTHENTICATION, 'Without Authorization the answer is 401.'],
  'authorization-refused': [
    AUTHENTICATION,
    'A token is valid for expires_in seconds. How a signature is made: decided.',
  ],
  'bearer-timestamp-refused': [
    AUTHENTICATION,
    'Without Timestamp the answer is 401. Its form: decided, ISO 8601, 5 minutes.',
  ],
  'signed-timestamp-refused': [
    AUTHENTICATION,
    'Without Timestamp the answer is 401. Its form: decided, yyyy-MM-dd HH:mm, 90 minutes.',
  ],
  'order-forbidden': [REST, '403: the merchant may not access the resource.'],
  'reports-forbidden': [BODY, '#9 needs reports that are activated for the merchant.'],
  'address-not-found': [BODY, 'The paths of the operations.'],
  'order-not-found': [REST, '404 of #8: the order cannot be found.'],
  'task-not-found': [DECIDED, 'A task belongs to the merchant whose request made it.'],
  'report-not-found': [REST, '404 of #9: the report is not generated.'],
  'delivery-not-found': [LIFE, 'A delivery belongs to its order.'],
  'credit-not-found': [LIFE, 'A credit belongs to its delivery.'],
  'method-not-allowed': [BODY, 'The methods of the operations.'],
  'order-id-taken': [DECIDED, 'Sandbox: an id belongs to one order of all merchants.'],
  'subscription-not-found': [DECIDED, 'Callbacks: a subscription belongs to the merchant that added it.'],
  'callback-not-found': [DECIDED, 'Sandbox: a callback is found by its id for a week.'],
  'subscriptions-full': [DECIDED, 'A merchant has a few subscriptions to callbacks.'],
  'verification-failed': [DECIDED, 'Callbacks go to an address that has answered Ping.'],
  'order-not-pending': [DECIDED, 'Sandbox: only a pending order is released.'],
  'snapshot-not-found': [DECIDED, 'Sandbox: a snapshot is found by its name.'],
  'snapshots-full': [DECIDED, 'Sandbox: a merchant has a few snapshots.'],
  'snapshot-too-large': [DECIDED, 'Sandbox: a snapshot has a largest size.'],
  'transfers-busy': [DECIDED, 'Sandbox: a few exports and imports run at once.'],
  'import-refused': [DECIDED, 'Sandbox: a file is imported whole or not at all.'],
  'too-many-worlds': [DECIDED, 'Sandbox: worlds are opened within a limit.'],
  'internal-error': [REST, 'Any other internal error.'],
  'not-configured': ['Decided: 8', 'Nothing is answered without a valid configuration.'],
}

export const memberPlaces: Record<RefusalCode, Place> = {
  'body-not-json': [BODY, 'Bodies are JSON.'],
  'body-not-utf8': [BODY, 'Bodies are JSON, which is UTF-8.'],
  'body-too-large': [DECIDED, 'A body has a largest size.'],
  'member-missing': [BODY, 'Members marked req are required.'],
  'member-wrong-type': [BODY, 'Each member has a type.'],
  'member-too-short': [DECIDED, 'A Name has at least one character.'],
  'member-too-long': [LIMITS, 'Metadata: keys of 50 and values of 500 characters. Of rows: decided.'],
  'member-out-of-range': [BODY, MINOR],
  'member-has-control-characters': [DECIDED, 'A text has no control characters.'],
  'list-empty': [BODY, 'A list of rows names rows.'],
  'list-too-long': [LIMITS, 'Metadata: 50 pairs in a request. Of rows: decided.'],
  'key-repeated': [LIMITS, 'Metadata: each key once.'],
  'row-repeated': [DECIDED, 'A request names a row once.'],
  'discounts-exclusive': [LIMITS, 'DiscountPercent and DiscountAmount are not used together on one row.'],
  'discount-above-row': [DECIDED, 'A discount is not above its row.'],
  'amount-too-large': [BODY, MINOR],
  'member-not-unicode': [DECIDED, 'A text has whole characters.'],
  'amount-negative': [LIFE, 'What is delivered or credited is not below zero.'],
  'members-exclusive': [LIFE, 'Members that choose different operations are not used together.'],
  'row-not-listed': [LIFE, 'A part of a row is a part of a row that is named.'],
  'payment-type-wrong': [LIFE, 'Some operations are for some payment types.'],
  'member-unknown': [DECIDED, 'Sandbox: a member that an endpoint does not have is refused.'],
  'date-invalid': [BODY, 'A date is ISO 8601.'],
  'date-not-later': [LIMITS, 'The extension date is later than the current date.'],
  'metadata-secret': ['Limits; decided: 18', 'Metadata must not hold secrets.'],
  'metadata-personal': ['Limits; decided: 18', 'Metadata must not hold personal data.'],
}

export const rowPlaces: Record<RefusedRowCode, Place> = {
  'row-unknown': [REST, '400: the row is not found.'],
  'row-cancelled': [ACTIONS, 'A cancelled row has no actions.'],
  'row-delivered': [ACTIONS, 'A delivered row is not updated or cancelled.'],
  'row-not-creditable': [LIFE, 'Nothing is left of the row to credit.'],
}

const TOKEN = 'Endpoints: C. Token endpoint'

export const tokenPlaces: Record<TokenErrorName, Place> = {
  invalid_request: [TOKEN, 'The form and its fields.'],
  invalid_client: [TOKEN, 'client_id and client_secret of the merchant.'],
  unsupported_grant_type: [TOKEN, 'grant_type is client_credentials.'],
  invalid_scope: [TOKEN, 'scope is salesfinance.order.'],
}

export const SOAP_ANSWER: Place = ['Errors: SOAP', 'Accepted is false, and RejectionCode names the reason.']
export const SOAP_NO_CODE: Place = ['Errors: SOAP', 'Accepted is false and ErrorMessage is set.']
export const SOAP_RESULT: Place = [
  'Endpoints: A. SOAP operations',
  'ResultCode values are not shown. Decided: the numbers that clients of such a service know.',
]
export const SOAP_AUTH: Place = [AUTHENTICATION, 'Auth holds ClientNumber, Username and Password.']

const ENVELOPE = 'Resources and their fields: A. SOAP types'

export const faultPlaces: Record<SoapFaultName, Place> = {
  'message-unread': [DECIDED, 'A message has a largest size, and comes in one piece and in time.'],
  'message-invalid': [DECIDED, 'A message that is not a SOAP envelope gets a fault.'],
  'header-not-understood': [DECIDED, 'A mandatory header that is not known gets a MustUnderstand fault.'],
  'operation-unknown': [ENVELOPE, 'The body holds a wrapper named after the operation.'],
  'value-invalid': [ENVELOPE, 'Each member has a type.'],
  'internal-error': [DECIDED, 'A failure of the service is a fault of the receiver.'],
}
