/** The error answers of the API's table. The shape of the body is decided in the design. */
import { memberName, type Refusal, refusalText } from '../../shared/domain/values/refusal.ts'
import { providerErrorTexts, rowErrorTexts } from '../../shared/wire/provider-error-texts.ts'
import {
  memberCodes,
  providerErrors,
  type ProviderErrorName,
  rowCodes,
} from '../../shared/wire/provider-errors.ts'
import { jsonResponse } from './call.ts'
import { noteAnswer } from './notes.ts'
import type { RefusedRow } from '../refused.ts'

export type ErrorName = ProviderErrorName

/** The most errors in an answer; a request can have tens of thousands. */
const MAX_ERRORS = 100

/** The body of every error answer. */
export interface ErrorBody {
  Code: number
  Message: string
  Errors?: MemberError[]
}

export interface MemberError {
  Code: number
  /** The place in the body: `Name`, `OrderRows[0].Name`; `Body` for the body itself. */
  Field: string
  ErrorMessage: string
}

export interface ErrorDetails {
  /** A more specific sentence than the table's. */
  Message?: string
  refusals?: readonly Refusal[] | undefined
  rows?: readonly RefusedRow[] | undefined
  headers?: Record<string, string>
  /** What would have been taken, for the record of the request. */
  nearest?: unknown
}

/** The answer for an error of the table. */
export function errorResponse(name: ErrorName, details: ErrorDetails = {}): Response {
  const { status, Code } = providerErrors[name]
  const body: ErrorBody = { Code, Message: details.Message ?? providerErrorTexts[name] }
  const errors = [
    ...(details.refusals ?? []).slice(0, MAX_ERRORS).map(memberError),
    ...(details.rows ?? []).slice(0, MAX_ERRORS).map(rowError),
  ]
  if (errors.length > 0) body.Errors = errors
  const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
  const answer = jsonResponse(status, body, { ...challenge, ...details.headers })
  const { refusals, rows, nearest } = details
  return noteAnswer(answer, { refusal: { rule: name, message: body.Message, refusals, rows, nearest } })
}

function memberError(refusal: Refusal): MemberError {
  return {
    Code: memberCodes[refusal.code],
    Field: fieldOf(refusal.pointer),
    ErrorMessage: refusalText(refusal),
  }
}

function rowError({ code, pointer, OrderRowId }: RefusedRow): MemberError {
  return { Code: rowCodes[code], Field: fieldOf(pointer), ErrorMessage: rowErrorTexts[code](OrderRowId) }
}

/** A JSON pointer in this API's notation: `OrderRows[0].Name`. */
export function fieldOf(pointer: string): string {
  if (pointer === '') return memberName(pointer)
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')
}
