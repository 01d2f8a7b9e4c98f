/**
 * Every error of the REST API in one table: its status, its integer code and its sentence. The statuses are the
 * description's ("Errors"), the codes are our decision. The provider writes errors by it and the edge reads them.
 */
import type { Long } from '../domain/long.ts'
import type { RefusalCode } from '../domain/refusal.ts'

interface ErrorKind {
  status: number
  Code: number
  Message: string
}

export const providerErrors = {
  'request-invalid': { status: 400, Code: 40000, Message: 'The request is not valid.' },
  'content-type-wrong': {
    status: 400,
    Code: 40001,
    Message: 'The body must be sent with Content-Type application/json.',
  },
  'path-parameter-invalid': {
    status: 400,
    Code: 40002,
    Message: 'A path parameter is not valid.',
  },
  'order-unknown': { status: 400, Code: 40003, Message: 'The order cannot be found.' },
  'action-missing': { status: 400, Code: 40004, Message: 'The order does not allow this.' },
  'credit-refused': {
    status: 400,
    Code: 40005,
    Message: "The credit check refused the higher amount: it is above the customer's limit.",
  },
  'order-amount-too-large': {
    status: 400,
    Code: 40006,
    Message: 'The amount of the order would not fit in 64 bits.',
  },
  'rows-refused': { status: 400, Code: 40007, Message: 'A row that the request names cannot be changed.' },
  'order-not-open': { status: 400, Code: 40008, Message: 'The order is not open.' },
  'report-amount-too-large': {
    status: 400,
    Code: 40009,
    Message: 'A total of the report would not fit in 64 bits.',
  },
  'credit-too-high': { status: 400, Code: 40010, Message: 'The credit is above what is left to credit.' },
  'order-does-not-expire': {
    status: 400,
    Code: 40011,
    Message: 'Only invoice, account credit and payment plan orders expire.',
  },
  'authorization-missing': { status: 401, Code: 40100, Message: 'The Authorization header is missing.' },
  'authorization-refused': {
    status: 401,
    Code: 40101,
    Message: 'The Authorization header is not accepted, or its token has expired.',
  },
  'bearer-timestamp-refused': {
    status: 401,
    Code: 40102,
    Message:
      "The Timestamp header is missing or not an ISO 8601 date-time within 5 minutes of the server's time.",
  },
  'signed-timestamp-refused': {
    status: 401,
    Code: 40103,
    Message:
      "The Timestamp header is missing or not a yyyy-MM-dd HH:mm (UTC) within 90 minutes of the server's time.",
  },
  'order-forbidden': {
    status: 403,
    Code: 40300,
    Message: 'The merchant is not permitted to access this order.',
  },
  'reports-forbidden': { status: 403, Code: 40301, Message: 'Reports are not activated for the merchant.' },
  'address-not-found': { status: 404, Code: 40400, Message: 'There is nothing at this address.' },
  'order-not-found': { status: 404, Code: 40401, Message: 'The order cannot be found.' },
  'task-not-found': { status: 404, Code: 40402, Message: 'The task cannot be found.' },
  'report-not-found': { status: 404, Code: 40403, Message: 'There is no report for this day.' },
  'delivery-not-found': { status: 404, Code: 40404, Message: 'The delivery cannot be found.' },
  'credit-not-found': { status: 404, Code: 40405, Message: 'The credit cannot be found.' },
  'method-not-allowed': { status: 405, Code: 40500, Message: 'This address does not take this method.' },
  'order-id-taken': { status: 409, Code: 40900, Message: 'There is an order with this id already.' },
  'internal-error': { status: 500, Code: 50000, Message: 'Internal error' },
  'not-configured': { status: 503, Code: 50300, Message: 'The provider is not configured.' },
} as const satisfies Record<string, ErrorKind>
export type ProviderErrorName = keyof typeof providerErrors

/** The codes within `Errors`, one for each reason why a member is refused. */
export const memberCodes: Record<RefusalCode, number> = {
  'body-not-json': 1001,
  'body-not-utf8': 1002,
  'body-too-large': 1003,
  'member-missing': 1010,
  'member-wrong-type': 1011,
  'member-too-short': 1012,
  'member-too-long': 1013,
  'member-out-of-range': 1014,
  'member-has-control-characters': 1015,
  'list-empty': 1016,
  'list-too-long': 1017,
  'key-repeated': 1018,
  'row-repeated': 1019,
  'discounts-exclusive': 1020,
  'discount-above-row': 1021,
  'amount-too-large': 1022,
  'member-not-unicode': 1023,
  'amount-negative': 1024,
  'members-exclusive': 1025,
  'row-not-listed': 1026,
  'payment-type-wrong': 1027,
  'date-invalid': 1030,
  'date-not-later': 1031,
  'metadata-secret': 1050,
  'metadata-personal': 1051,
}

/** Why a row that the request names cannot be changed. */
export type RefusedRowCode = 'row-unknown' | 'row-cancelled' | 'row-delivered' | 'row-not-creditable'

/** The codes within `Errors` for such a row, and their sentences. */
export const rowErrors: Record<RefusedRowCode, { Code: number; text: (id: Long) => string }> = {
  'row-unknown': { Code: 1040, text: (id) => `The order has no row ${id}.` },
  'row-cancelled': { Code: 1041, text: (id) => `Row ${id} is cancelled.` },
  'row-delivered': { Code: 1042, text: (id) => `Row ${id} is delivered.` },
  'row-not-creditable': {
    Code: 1043,
    text: (id) => `Nothing of row ${id} can be credited in this delivery.`,
  },
}
