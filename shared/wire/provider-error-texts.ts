/** The sentence of each error of `provider-errors.ts`, for the `Message` of an answer and for OpenAPI. */
import type { Long } from '../domain/values/long.ts'
import type { ProviderErrorName, RefusedRowCode } from './provider-errors.ts'

export const providerErrorTexts: Record<ProviderErrorName, string> = {
  'request-invalid': 'The request is not valid.',
  'content-type-wrong': 'The body must be sent with Content-Type application/json.',
  'path-parameter-invalid': 'A path parameter is not valid.',
  'order-unknown': 'The order cannot be found.',
  'action-missing': 'The order does not allow this.',
  'credit-refused': "The credit check refused the higher amount: it is above the customer's limit.",
  'order-amount-too-large': 'The amount of the order would not fit in 64 bits.',
  'rows-refused': 'A row that the request names cannot be changed.',
  'order-not-open': 'The order is not open.',
  'report-amount-too-large': 'A total of the report would not fit in 64 bits.',
  'credit-too-high': 'The credit is above what is left to credit.',
  'order-does-not-expire': 'Only invoice, account credit and payment plan orders expire.',
  'verification-failed': 'The address did not answer Ping with 2xx.',
  'subscriptions-full': 'The merchant has as many subscriptions as it may have.',
  'order-not-pending': 'The order is not pending.',
  'import-refused': 'The file cannot be imported.',
  'authorization-missing': 'The Authorization header is missing.',
  'authorization-refused': 'The Authorization header is not accepted, or its token has expired.',
  'bearer-timestamp-refused':
    "The Timestamp header is missing or not an ISO 8601 date-time within 5 minutes of the server's time.",
  'signed-timestamp-refused':
    "The Timestamp header is missing or not a yyyy-MM-dd HH:mm (UTC) within 90 minutes of the server's time.",
  'order-forbidden': 'The merchant is not permitted to access this order.',
  'reports-forbidden': 'Reports are not activated for the merchant.',
  'address-not-found': 'There is nothing at this address.',
  'order-not-found': 'The order cannot be found.',
  'task-not-found': 'The task cannot be found.',
  'report-not-found': 'There is no report for this day.',
  'delivery-not-found': 'The delivery cannot be found.',
  'credit-not-found': 'The credit cannot be found.',
  'subscription-not-found': 'The subscription cannot be found.',
  'callback-not-found': 'The callback cannot be found.',
  'snapshot-not-found': 'There is no snapshot with this name.',
  'method-not-allowed': 'This address does not take this method.',
  'order-id-taken': 'There is an order with this id already.',
  'too-many-worlds':
    'Too many worlds are open. Delete those that are no longer needed, or wait until one ends.',
  'snapshots-full': 'There are as many snapshots as a merchant may have.',
  'snapshot-too-large': 'The merchant has more rows than a snapshot holds.',
  'transfers-busy': 'Too many exports and imports of the merchant run already.',
  'internal-error': 'Internal error',
  'not-configured': 'The provider is not configured.',
}

/** The sentences about a row that cannot be changed. */
export const rowErrorTexts: Record<RefusedRowCode, (id: Long) => string> = {
  'row-unknown': (id) => `The order has no row ${id}.`,
  'row-cancelled': (id) => `Row ${id} is cancelled.`,
  'row-delivered': (id) => `Row ${id} is delivered.`,
  'row-not-creditable': (id) => `Nothing of row ${id} can be credited in this delivery.`,
}
