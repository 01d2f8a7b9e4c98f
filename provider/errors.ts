/**
 * Every error that the REST API answers, in one table: its status, its integer code and its sentence. The
 * shape of the body and the codes are the design's decision; the statuses are the description's ("Errors").
 */
import { memberName, type Refusal, type RefusalCode, refusalText } from '../shared/domain/refusal.ts'
import { jsonResponse } from './http.ts'

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
  'address-not-found': { status: 404, Code: 40400, Message: 'There is nothing at this address.' },
  'order-not-found': { status: 404, Code: 40401, Message: 'The order cannot be found.' },
  'task-not-found': { status: 404, Code: 40402, Message: 'The task cannot be found.' },
  'method-not-allowed': { status: 405, Code: 40500, Message: 'This address does not take this method.' },
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
  'discounts-exclusive': 1020,
  'discount-above-row': 1021,
  'amount-too-large': 1022,
}

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
  refusals?: readonly Refusal[]
  headers?: Record<string, string>
}

/** The answer for an error of the table. */
export function errorResponse(name: ErrorName, details: ErrorDetails = {}): Response {
  const { status, Code, Message } = errorKinds[name]
  const body: ErrorBody = { Code, Message: details.Message ?? Message }
  if (details.refusals?.length) body.Errors = details.refusals.map(memberError)
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

/** A JSON pointer as this API's clients know it. */
export function fieldOf(pointer: string): string {
  if (pointer === '') return memberName(pointer)
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')
}
