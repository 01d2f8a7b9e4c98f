/** What the worker sends to a credit desk: plain data, as RPC requires. */
import { type CreditSubject, creditSubjects } from '../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { CreditWriteName, SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import type { WriteNote } from '../../shared/domain/order/write-note.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { SoapVersion } from '../../shared/wire/soap/envelope.ts'
import type { Trace } from '../http/trace.ts'
import type { Requester } from '../http/requester.ts'
import { memberAt } from './member-at.ts'
import { digestOf } from '../desk/digest.ts'
import type { LostTime } from '../desk/lost-time.ts'

/** One write, its operation paired with its input. */
export type CreditWrite = {
  [Name in CreditWriteName]: { name: Name; input: SoapInput<Name> }
}[CreditWriteName]

export interface CreditRequest {
  merchantId: string
  requester: Pick<Requester, 'kind' | 'id' | 'user'>
  requestId: string
  trace?: Trace
  /** The form of request and answer: JSON, or an envelope of this version. */
  wire: 'json' | SoapVersion
  write: CreditWrite
  idempotencyKey?: string
  /** For the history only: a key does not cover it. */
  note?: WriteNote
  /** The id that travels with the write, for a merchant with `WriteMarks`. */
  mark?: string
  /** See `desk/lost-time.ts`. */
  lostTime?: LostTime
  /** Whether the client wants a second order with a number that was used within a day. */
  isSecond?: boolean
}

/** The order or invoice that a write changes or makes, by its number. */
export interface Subject {
  kind: CreditSubject
  number: Long | string
}

/** The subject of a write; undefined if the request has no number. */
export function subjectOf({ name, input }: CreditWrite): Subject | undefined {
  const members = operations[name].writesTo ?? {}
  for (const kind of creditSubjects) {
    const path = members[kind]
    const number = path && (memberAt(input, path) as Long | string | null | undefined)
    // A client whose toolkit has no null sends 0.
    if (number) return { kind, number }
  }
  return undefined
}

/** A digest of the write and its wire: a key belongs to one write on one wire. */
export function contentOf({ wire, write: { name, input } }: Pick<CreditRequest, 'wire' | 'write'>) {
  return digestOf([wire, name, input])
}

/** The name of a subject's desk: a digest, because a number of the merchant's or a customer's can be personal data. */
export function subjectDeskName(merchantId: string, { kind, number }: Subject): Promise<string> {
  return digestOf([merchantId, kind, String(number)])
}

/** The name of a write's desk, from its subject or, without one, from its key or content. */
export async function creditDeskName(request: CreditRequest): Promise<string> {
  const subject = subjectOf(request.write)
  if (subject) return subjectDeskName(request.merchantId, subject)
  const own = request.idempotencyKey ?? (await contentOf(request))
  return digestOf([request.merchantId, 'itself', own])
}
