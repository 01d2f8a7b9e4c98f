/** Answers the REST operations of the operation table, except the streamed ones. */
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { type JsonBodyReader, jsonBodyReader } from '../../shared/wire/json-body.ts'
import { memberWriter } from '../../shared/wire/members.ts'
import {
  operations,
  type RestInput,
  type RestName,
  type RestOperation,
} from '../../shared/wire/operations.ts'
import type { OperatorName } from '../../shared/wire/operator-name.ts'
import { readParameters, type WrongParameter } from '../../shared/wire/rest-paths.ts'
import { chosenOperation } from '../../shared/wire/rest-routes.ts'
import { errorResponse } from '../http/errors.ts'
import { actionsOf, type Call, follow, hasContentType, jsonResponse, originOf } from '../http/call.ts'
import type { RestAnswer, RestOutcome, TransactedName } from '../operations/handler.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { answerWithFaults } from '../faults/with-faults.ts'
import { callerOf } from './caller.ts'
import { queueAddress } from './queue-endpoint.ts'
import { refusedResponse } from './refused-response.ts'

/** An operation with one operator's names; built once. */
interface Spelling {
  readBody?: JsonBodyReader<unknown>
  writeBody?: (body: unknown) => unknown
}

const JSON_TYPE = 'application/json'

const spellings = new Map<string, Spelling>()

function spellingOf(name: RestName, operator: OperatorName): Spelling {
  const key = `${name} ${operator.name}`
  const known = spellings.get(key)
  if (known) return known
  const { body, success }: RestOperation = operations[name]
  const spelling: Spelling = {
    ...(body && { readBody: jsonBodyReader(body, operator) }),
    ...(success.body && { writeBody: memberWriter(success.body, operator) }),
  }
  spellings.set(key, spelling)
  return spelling
}

/**
 * Answers a call of an operation.
 * @param names several if the body chooses among the operations of one method and path
 */
export async function answerRest<Name extends TransactedName>(
  names: readonly [Name, ...Name[]],
  call: Call,
): Promise<Response> {
  call.set('operation', names[0])
  const caller = await callerOf(call)
  if (!caller.ok) return caller.reason
  const { merchant, body } = caller.value
  // The actions that an order shows, and what is refused without them, come from this table.
  if (actionsOf(call, merchant) === 'observed') follow(call, 'observed')
  const asked = readRequest(names, call, body)
  if (!asked.ok) return asked.reason
  const { name, input } = asked.value
  const { MerchantId: merchantId } = merchant
  const respond = (outcome: RestOutcome<Name>) =>
    outcome.ok
      ? Promise.resolve(answered(name, call, outcome.value))
      : refusedResponse(call, outcome.reason, { merchantId, orderId: orderIdOf(input) })
  if (call.get('config').sandbox) {
    return answerWithFaults(call, merchantId, { name, input }, respond)
  }
  return respond(await merchantOf(call.env, merchantId).call(name, input))
}

function answered<Name extends TransactedName>(
  name: Name,
  call: Call,
  { body, taskId }: RestAnswer<Name>,
): Response {
  const { writeBody } = spellingOf(name, call.get('config').operator)
  const headers: Record<string, string> =
    taskId === undefined ? {} : { Location: queueAddress(originOf(call), taskId) }
  const { status } = operations[name].success
  return writeBody ? jsonResponse(status, writeBody(body), headers) : new Response(null, { status, headers })
}

function orderIdOf(input: object): Long | undefined {
  return (input as { CheckoutOrderId?: Long }).CheckoutOrderId
}

/** The operation, the path's parameters, and the body if the operation has one. */
function readRequest<Name extends RestName>(
  names: readonly [Name, ...Name[]],
  call: Call,
  bytes: Uint8Array,
): Result<{ name: Name; input: RestInput<Name> }, Response> {
  const [first] = names
  const parameters = readParameters(first, call.req.param(), call.req.query())
  if (!parameters.ok) return refuse(wrongParameter(parameters.reason))
  const { body: schema }: RestOperation = operations[first]
  if (!schema) return ok({ name: first, input: parameters.value as RestInput<Name> })
  if (!hasContentType(call, JSON_TYPE))
    return refuse(errorResponse('content-type-wrong', { nearest: JSON_TYPE }))
  const name = chosenOperation(names, bytes)
  if (!name.ok) return refuse(errorResponse('request-invalid', { refusals: name.reason }))
  call.set('operation', name.value)
  const body = spellingOf(name.value, call.get('config').operator).readBody!(bytes)
  return body.ok
    ? ok({ name: name.value, input: { ...parameters.value, body: body.value } as unknown as RestInput<Name> })
    : refuse(errorResponse('request-invalid', { refusals: body.reason }))
}

function wrongParameter({ parameter, reason }: WrongParameter): Response {
  return errorResponse('path-parameter-invalid', { refusals: [{ pointer: `/${parameter}`, ...reason }] })
}
