/** The calls of the credit desk: JSON to the edge, which speaks SOAP to the provider. */
import type {
  CreditWriteName,
  SoapInput,
  SoapName,
  SoapOutput,
} from '../../../../shared/domain/credit/soap/operations.ts'
import { noteHeadersOf, type WriteNote } from '../../../../shared/domain/order/write-note.ts'
import type { Problem } from '../../../../shared/problem.schema.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import { requestJson } from '../../../client/json-request.ts'
import { tellCall } from './credit-calls.ts'

export type CreditName = SoapName
export type { CreditWriteName }

/** The input of an operation: the edge adds the credentials. */
export type CreditInput<Name extends CreditName> = Omit<SoapInput<Name>, 'Auth'>

/**
 * The answer of an operation. With `FoundByReading` the provider's own answer is lost, and members that its records
 * lack are missing, even required ones.
 */
export type CreditAnswer<Name extends CreditName> = SoapOutput<Name> & { FoundByReading?: true }

interface CallOptions {
  /** For a write: the same when the same intent is sent again, so that it is done once. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** For GetOrders: a search without a match is answered by an empty list, and no error for the browser's console. */
  isSearch?: boolean
  /** For CreateOrderEu: the clerk wants a second order with a number that was used within a day. */
  isSecond?: boolean
  /** For a write: the reason, for the history. */
  said?: WriteNote
}

/**
 * Calls one operation.
 * @throws EdgeError; {@link rejectionOf} tells whether the provider rejected it
 */
export async function callCredit<Name extends CreditName>(
  client: EdgeClient,
  name: Name,
  input: CreditInput<Name>,
  { isSearch, isSecond, said, ...options }: CallOptions = {},
): Promise<CreditAnswer<Name>> {
  const query = isSearch ? '?none=empty' : isSecond ? '?again=true' : ''
  const path = `/api/soap/${name}${query}`
  try {
    const answer = await requestJson(client, {
      action: name,
      path,
      method: 'POST',
      body: input ?? {},
      ...(said && { headers: noteHeadersOf(said) }),
      ...options,
    })
    tellCall(client, undefined)
    return answer as CreditAnswer<Name>
  } catch (error) {
    tellCall(client, error)
    throw error
  }
}

/** Why the provider rejected an operation. */
export interface Rejection {
  /** The operation's name. */
  operation: string
  /** The RejectionCode, where the operation has one. */
  rejection?: string
  ResultCode?: number
  /** The provider's own words, in its language. */
  providerMessage?: string
  /** The other members of the result. */
  result?: Record<string, unknown>
}

/** Who used the number of a new order within a day, and when, if that prevented the order. */
export function earlierOrderOf({ code, problem }: EdgeError): { who: string; at: string } | undefined {
  const { earlier } = (problem ?? {}) as Partial<Pick<Problem, 'earlier'>>
  return code === 'order-number-used' && earlier ? { who: earlier.who.name, at: earlier.at } : undefined
}

const REJECTED = 'urn:order-admin:problem:credit-rejected'

/**
 * @returns undefined for any other failure. The `code` of a rejection is its RejectionCode, so its `type` identifies
 *   it.
 */
export function rejectionOf({ call, problem }: EdgeError): Rejection | undefined {
  const rejection = problem as (Rejection & { type?: unknown }) | undefined
  return rejection?.type === REJECTED ? { ...rejection, operation: call } : undefined
}
