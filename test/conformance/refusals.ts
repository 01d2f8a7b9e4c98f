/**
 * Why the suite's requests are refused: the description's status, and the codes with their statuses that a front with
 * its own problems (RFC 9457) may answer instead. Data only.
 */
import type { RefusalCode } from '../../shared/domain/values/refusal.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import { memberCodes } from '../../shared/wire/provider-errors.ts'

export interface RefusalKind {
  /** The description's status ("Errors"). */
  described: 400 | 401 | 403 | 404
  front: Partial<Record<ProblemCode, number>>
}

/** A body that breaks rules: a front refuses it as the description does, and names each member. */
const wrongBody = {
  ...Object.fromEntries((Object.keys(memberCodes) as RefusalCode[]).map((code) => [code, 400])),
  'body-too-large': 413,
} as Record<RefusalCode, number>

export const refusals = {
  'credentials-missing': { described: 401, front: { 'session-missing': 401 } },
  'credentials-unknown': { described: 401, front: { 'api-key-invalid': 401 } },
  'order-of-another': { described: 403, front: { 'provider-forbids': 403 } },

  // The edge answers 404 for a missing order or row to every operation.
  'order-unknown': { described: 400, front: { 'order-not-found': 404 } },
  'order-not-found': { described: 404, front: { 'order-not-found': 404 } },
  'row-unknown': { described: 400, front: { 'row-not-found': 404 } },
  'report-not-found': { described: 404, front: { 'report-not-found': 404 } },

  // Bad input.
  'body-wrong': { described: 400, front: wrongBody },
  'content-type-wrong': { described: 400, front: { 'content-type-unsupported': 415 } },
  'order-id-wrong': { described: 400, front: { 'path-parameter-invalid': 400 } },
  'query-wrong': {
    described: 400,
    front: { 'member-missing': 400, 'date-invalid': 400, 'member-wrong-type': 400 },
  },
  'date-wrong': { described: 400, front: { 'date-invalid': 400 } },
  'date-not-later': { described: 400, front: { 'date-not-later': 400 } },

  // The edge answers a conflict when the order's state forbids the change.
  'action-missing': { described: 400, front: { 'action-missing': 409 } },
  'row-cancelled': { described: 400, front: { 'row-action-missing': 409 } },
  'delivery-action-missing': { described: 400, front: { 'delivery-action-missing': 409 } },
  'row-not-creditable': { described: 400, front: { 'row-action-missing': 409 } },
  'credit-too-high': { described: 400, front: { 'credit-too-high': 409 } },
  'delivery-not-found': { described: 404, front: { 'delivery-not-found': 404 } },
  'credit-not-found': { described: 404, front: { 'credit-not-found': 404 } },
  'credit-refused': { described: 400, front: { 'credit-refused': 409 } },
} as const satisfies Record<string, RefusalKind>

export type RefusalReason = keyof typeof refusals
