/** Answers the REST operations of the operation table, except the streamed ones. */
import type { Long } from '../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
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
import { errorResponse } from '../http/errors.ts'
import { type Call, hasContentType, jsonResponse, originOf } from '../http/call.ts'
import type { RestAnswer, RestOutcome, TransactedName } from '../operations/handler.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { answerWithFaults } from '../faults/with-faults.ts'
import { callerOf } from './caller.ts'
import { queueAddress } from './queue-endpoint.ts'
import { refusedResponse } from './refused-response.ts'

/** An operation in one operator's spelling; built once. */
interface Spelling {
  readBody?: JsonBodyReader<unknown>
  writeBody?: (body: unknown) => unknown
}

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

/** Answers a call of the operation. */
export async function answerRest<Name extends TransactedName>(name: Name, call: Call): Promise<Response> {
  const caller = await callerOf(call)
  if (!caller.ok) return caller.reason
  const { merchant, body } = caller.value
  const spelling = spellingOf(name, call.get('config').operator)

  const input = readInput(name, call, body, spelling)
  if (!input.ok) return input.reason
  const { MerchantId: merchantId } = merchant
  const respond = (outcome: RestOutcome<Name>) =>
    outcome.ok
      ? Promise.resolve(answered(name, call, outcome.value, spelling))
      : refusedResponse(call, outcome.reason, { merchantId, orderId: orderIdOf(input.value) })
  if (call.get('config').sandbox) {
    return answerWithFaults(call, merchantId, { name, input: input.value }, respond)
  }
  return respond(await merchantOf(call.env, merchantId).call(name, input.value))
}

function answered<Name extends TransactedName>(
  name: Name,
  call: Call,
  { body, taskId }: RestAnswer<Name>,
  { writeBody }: Spelling,
): Response {
  const headers: Record<string, string> =
    taskId === undefined ? {} : { Location: queueAddress(originOf(call), taskId) }
  const { status } = operations[name].success
  return writeBody ? jsonResponse(status, writeBody(body), headers) : new Response(null, { status, headers })
}

function orderIdOf(input: object): Long | undefined {
  return (input as { CheckoutOrderId?: Long }).CheckoutOrderId
}

/** The path's parameters and, where the operation takes one, the body. */
function readInput<Name extends RestName>(
  name: Name,
  call: Call,
  bytes: Uint8Array,
  { readBody }: Spelling,
): Result<RestInput<Name>, Response> {
  const parameters = readParameters(name, call.req.param(), call.req.query())
  if (!parameters.ok) return refuse(wrongParameter(parameters.reason))
  if (!readBody) return ok(parameters.value as RestInput<Name>)
  if (!hasContentType(call, 'application/json')) return refuse(errorResponse('content-type-wrong'))
  const body = readBody(bytes)
  return body.ok
    ? ok({ ...parameters.value, body: body.value } as unknown as RestInput<Name>)
    : refuse(errorResponse('request-invalid', { refusals: body.reason }))
}

function wrongParameter({ parameter, reason }: WrongParameter): Response {
  return errorResponse('path-parameter-invalid', { refusals: [{ pointer: `/${parameter}`, ...reason }] })
}
