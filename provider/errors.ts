/**
 * Every error that the REST API answers, in one table: its status, its integer code and its sentence. The
 * shape of the body and the codes are the design's decision; the statuses are the description's ("Errors").
 */
import type { Long } from '../shared/domain/long.ts'
import { memberName, type Refusal, type RefusalCode, refusalText } from '../shared/domain/refusal.ts'
import { jsonResponse } from './http.ts'
import type { RefusedRow } from './refused.ts'

interface ErrorKind {
  status: number
  Code: number
  Message: string
}

export const errorKinds = {
  'request-invalid': { status: 400, Code: 40000, Message: 'The request is not valid.' },
  'content-type-wrong': {
    status: 400,
    Code: 40001,
    Message: 'The body must be sent with Content-Type application/json.',
  },
  'path-parameter-invalid': {
    status: 400,
    Code: 40002,
    Message: 'A part of the path is not what it must be.',
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
  'method-not-allowed': { status: 405, Code: 40500, Message: 'This address does not take this method.' },
  'order-id-taken': { status: 409, Code: 40900, Message: 'There is an order with this id already.' },
  'internal-error': { status: 500, Code: 50000, Message: 'Internal error' },
  'not-configured': { status: 503, Code: 50300, Message: 'The provider is not configured.' },
} as const satisfies Record<string, ErrorKind>
export type ErrorName = keyof typeof errorKinds

/** The codes within `Errors`, one for each reason why a member is not taken. */
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
  'date-invalid': 1030,
  'date-not-later': 1031,
}

/** The codes within `Errors` for a row that a request names and that cannot be changed, and their sentences. */
export const rowErrors: Record<RefusedRow['code'], { Code: number; text: (id: Long) => string }> = {
  'row-unknown': { Code: 1040, text: (id) => `The order has no row ${id}.` },
  'row-cancelled': { Code: 1041, text: (id) => `Row ${id} is cancelled.` },
  'row-delivered': { Code: 1042, text: (id) => `Row ${id} is delivered.` },
  'row-not-creditable': {
    Code: 1043,
    text: (id) => `Nothing of row ${id} can be credited in this delivery.`,
  },
}

/** A request can be wrong in tens of thousands of places; its answer names this many. */
export const MAX_ERRORS = 100

/** The body of every error answer. */
export interface ErrorBody {
  Code: number
  Message: string
  Errors?: MemberError[]
}

export interface MemberError {
  Code: number
  /** Where in the body: `Name`, `OrderRows[0].Name`; `Body` for the body itself. */
  Field: string
  ErrorMessage: string
}

export interface ErrorDetails {
  /** A sentence that says more than the table's. */
  Message?: string
  refusals?: readonly Refusal[] | undefined
  rows?: readonly RefusedRow[] | undefined
  headers?: Record<string, string>
}

/** The answer for an error of the table. */
export function errorResponse(name: ErrorName, details: ErrorDetails = {}): Response {
  const { status, Code, Message } = errorKinds[name]
  const body: ErrorBody = { Code, Message: details.Message ?? Message }
  const errors = [
    ...(details.refusals ?? []).slice(0, MAX_ERRORS).map(memberError),
    ...(details.rows ?? []).slice(0, MAX_ERRORS).map(rowError),
  ]
  if (errors.length > 0) body.Errors = errors
  const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
  return jsonResponse(status, body, { ...challenge, ...details.headers })
}

function memberError(refusal: Refusal): MemberError {
  return {
    Code: memberCodes[refusal.code],
    Field: fieldOf(refusal.pointer),
    ErrorMessage: refusalText(refusal),
  }
}

function rowError({ code, pointer, OrderRowId }: RefusedRow): MemberError {
  const { Code, text } = rowErrors[code]
  return { Code, Field: fieldOf(pointer), ErrorMessage: text(OrderRowId) }
}

/** A JSON pointer as this API's clients know it. */
export function fieldOf(pointer: string): string {
  if (pointer === '') return memberName(pointer)
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')
}
