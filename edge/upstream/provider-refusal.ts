/**
 * The meaning of an answer that is not a success. The status is the description's ("Errors"); the integer code in the
 * body refines it if it is one of `shared/wire/provider-errors.ts`. The provider's text is never passed on.
 */
import type { ProblemMember } from '../../shared/problem.schema.ts'
import type { RestOperation } from '../../shared/wire/operations.ts'
import {
  memberCodes,
  providerErrors,
  type ProviderErrorName,
  rowCodes,
} from '../../shared/wire/provider-errors.ts'
import { type ProviderFailure, unexpectedStatus } from './failure.ts'
import { readJsonBody } from './read-body.ts'

const ERROR_LIMIT = 64 * 1024

const names = new Map<number, { name: string; status: number }>(
  Object.entries(providerErrors).map(([name, { status, Code }]) => [Code, { name, status }] as const),
)
const memberNames = new Map(
  [...Object.entries(memberCodes), ...Object.entries(rowCodes)].map(([name, code]) => [code, name]),
)

/** The failure for a status that is not the operation's success. */
export async function providerRefusal(
  response: Response,
  operation: RestOperation,
): Promise<ProviderFailure> {
  const { status } = response
  if (status !== 400 && status !== 403 && status !== 404) {
    await response.body?.cancel()
    return unexpectedStatus(status)
  }
  const body = await errorBody(response)
  return failureOfCode(body, status, operation) ?? failureOfStatus(status, operation)
}

interface ErrorBody {
  Code: number
  Errors: unknown[]
}

/** The body of an error; undefined if it cannot be read. Then the status decides. */
async function errorBody(response: Response): Promise<ErrorBody | undefined> {
  const read = await readJsonBody(response, ERROR_LIMIT).catch(() => undefined)
  const value = read?.value as { Code?: unknown; Errors?: unknown } | null | undefined
  if (typeof value?.Code !== 'number') return undefined
  return { Code: value.Code, Errors: Array.isArray(value.Errors) ? value.Errors : [] }
}

function failureOfCode(
  body: ErrorBody | undefined,
  status: number,
  { requires, requiresOfDelivery }: RestOperation,
): ProviderFailure | undefined {
  const known = body && names.get(body.Code)
  // Under another status, a code of the table means something else.
  if (!known || known.status !== status) return undefined
  switch (known.name as ProviderErrorName) {
    case 'order-unknown':
    case 'order-not-found':
      return { code: 'order-not-found' }
    case 'delivery-not-found':
      return { code: 'delivery-not-found', pointer: '/DeliveryId' }
    case 'credit-not-found':
      return { code: 'credit-not-found', pointer: '/CreditId' }
    case 'credit-too-high':
      return { code: 'credit-too-high', detail: 'Less is left to credit.' }
    case 'report-not-found':
      return { code: 'report-not-found' }
    case 'reports-forbidden':
      return { code: 'reports-not-activated' }
    case 'report-amount-too-large':
      return { code: 'report-amount-too-large' }
    case 'action-missing':
      if (requiresOfDelivery) return missingAction('delivery', [requiresOfDelivery])
      return requires ? missingAction('order', requires) : { code: 'provider-refused' }
    case 'credit-refused':
      return {
        code: 'credit-refused',
        detail: "The new amount is higher, and above what the customer's credit allows. Nothing was changed.",
      }
    case 'order-amount-too-large':
      return { code: 'order-amount-too-large', detail: 'The order would come to more than fits in 64 bits.' }
    case 'order-not-open':
      return { code: 'order-not-open', detail: 'Only an open order can be changed in this way.' }
    case 'order-does-not-expire':
      return { code: 'order-does-not-expire' }
    case 'rows-refused':
      return withMembers({ code: 'rows-refused' }, body)
    case 'request-invalid':
      return withMembers({ code: 'provider-refused' }, body)
    case 'address-not-found':
      return unexpectedStatus(status)
    default:
      return undefined
  }
}

/** @param actions the actions that the write needs: the provider does not say which one is missing */
function missingAction(owner: 'order' | 'delivery', actions: readonly string[]): ProviderFailure {
  const [action] = actions as [string]
  const code = owner === 'order' ? 'action-missing' : 'delivery-action-missing'
  if (actions.length === 1) {
    return { code, action, detail: `The ${owner} does not have the action ${action} any more.` }
  }
  return { code, detail: `The ${owner} does not have all of the actions ${actions.join(', ')} any more.` }
}

/** Adds the members that the provider names, with our codes. An unknown code or place is left out. */
function withMembers(failure: ProviderFailure, { Errors }: ErrorBody): ProviderFailure {
  const errors = Errors.flatMap((entry): ProblemMember[] => {
    const { Code, Field } = (entry ?? {}) as { Code?: unknown; Field?: unknown }
    const code = memberNames.get(Number(Code))
    const pointer = typeof Field === 'string' ? pointerOf(Field) : undefined
    if (code === undefined || pointer === undefined) return []
    return [{ code, pointer, detail: `The provider refused ${pointer || 'the body'}: ${code}.` }]
  })
  const [first] = errors
  return first ? { ...failure, pointer: first.pointer, errors } : failure
}

/** `OrderRows[0].Name` as a JSON pointer; undefined if it is not such a path. */
function pointerOf(field: string): string | undefined {
  if (field === 'Body') return ''
  if (!/^[A-Za-z]{1,40}(?:\[\d{1,5}\]|\.[A-Za-z]{1,40}){0,8}$/.test(field)) return undefined
  return `/${field.replaceAll(']', '').replaceAll(/[[.]/g, '/')}`
}

function failureOfStatus(status: 400 | 403 | 404, { method, success }: RestOperation): ProviderFailure {
  if (status === 403) return { code: success.streamed ? 'reports-not-activated' : 'provider-forbids' }
  if (success.streamed) return { code: status === 404 ? 'report-not-found' : 'provider-refused' }
  // For a read of an order, both statuses mean that there is none.
  return { code: status === 404 || method === 'GET' ? 'order-not-found' : 'provider-refused' }
}
