/**
 * Every error of the REST API in one table: its status and its integer code. The statuses are the description's
 * ("Errors"), the codes are our decision. The provider writes errors by it, and the edge reads them. The sentences are
 * in `provider-error-texts.ts`, which the edge does not need.
 */
import type { RefusalCode } from '../domain/values/refusal.ts'

interface ErrorKind {
  status: number
  Code: number
}

export const providerErrors = {
  'request-invalid': { status: 400, Code: 40000 },
  'content-type-wrong': { status: 400, Code: 40001 },
  'path-parameter-invalid': { status: 400, Code: 40002 },
  'order-unknown': { status: 400, Code: 40003 },
  'action-missing': { status: 400, Code: 40004 },
  'credit-refused': { status: 400, Code: 40005 },
  'order-amount-too-large': { status: 400, Code: 40006 },
  'rows-refused': { status: 400, Code: 40007 },
  'order-not-open': { status: 400, Code: 40008 },
  'report-amount-too-large': { status: 400, Code: 40009 },
  'credit-too-high': { status: 400, Code: 40010 },
  'order-does-not-expire': { status: 400, Code: 40011 },
  'verification-failed': { status: 400, Code: 40012 },
  'subscriptions-full': { status: 400, Code: 40013 },
  'order-not-pending': { status: 400, Code: 40014 },
  'import-refused': { status: 400, Code: 40030 },
  'authorization-missing': { status: 401, Code: 40100 },
  'authorization-refused': { status: 401, Code: 40101 },
  'bearer-timestamp-refused': { status: 401, Code: 40102 },
  'signed-timestamp-refused': { status: 401, Code: 40103 },
  'order-forbidden': { status: 403, Code: 40300 },
  'reports-forbidden': { status: 403, Code: 40301 },
  'address-not-found': { status: 404, Code: 40400 },
  'order-not-found': { status: 404, Code: 40401 },
  'task-not-found': { status: 404, Code: 40402 },
  'report-not-found': { status: 404, Code: 40403 },
  'delivery-not-found': { status: 404, Code: 40404 },
  'credit-not-found': { status: 404, Code: 40405 },
  'subscription-not-found': { status: 404, Code: 40406 },
  'callback-not-found': { status: 404, Code: 40407 },
  'snapshot-not-found': { status: 404, Code: 40420 },
  'method-not-allowed': { status: 405, Code: 40500 },
  'order-id-taken': { status: 409, Code: 40900 },
  'too-many-worlds': { status: 429, Code: 42900 },
  'snapshots-full': { status: 409, Code: 40920 },
  'snapshot-too-large': { status: 409, Code: 40921 },
  'transfers-busy': { status: 409, Code: 40922 },
  'internal-error': { status: 500, Code: 50000 },
  'not-configured': { status: 503, Code: 50300 },
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
  'member-unknown': 1028,
  'date-invalid': 1030,
  'date-not-later': 1031,
  'metadata-secret': 1050,
  'metadata-personal': 1051,
}

/** Why a row that the request names cannot be changed. */
export type RefusedRowCode = 'row-unknown' | 'row-cancelled' | 'row-delivered' | 'row-not-creditable'

/** The codes within `Errors` for such a row. */
export const rowCodes: Record<RefusedRowCode, number> = {
  'row-unknown': 1040,
  'row-cancelled': 1041,
  'row-delivered': 1042,
  'row-not-creditable': 1043,
}
