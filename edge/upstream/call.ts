/** The edge's client of the provider's REST API, made from the operation table. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { memberReader, memberWriter } from '../../shared/wire/members.ts'
import {
  operations,
  type RestInput,
  type RestName,
  type RestOperation,
  type RestOutput,
} from '../../shared/wire/operations.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { writePath } from '../../shared/wire/rest-paths.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import type { Config } from '../config.ts'
import type { Env } from '../env.ts'
import { accessToken } from './access-token.ts'
import {
  ANSWER_LIMIT,
  brokenConnection,
  fetchProvider,
  type ProviderFailure,
  unexpectedStatus,
} from './failure.ts'

/** On whose behalf, and with what, the provider is called. */
export interface Caller {
  env: Env
  config: Config
  merchantId: string
}

/**
 * Calls an operation. A token that the provider rejects is renewed once, which is safe for writes too: a 401
 * means that nothing was done.
 */
export async function call<Name extends RestName>(
  { env, config, merchantId }: Caller,
  name: Name,
  input: RestInput<Name>,
): Promise<Result<RestOutput<Name>, ProviderFailure>> {
  const operation: RestOperation = operations[name]
  const request = (token: string): RequestInit => ({
    method: operation.method,
    headers: {
      Authorization: `Bearer ${token}`,
      Timestamp: new Date().toISOString(),
      Accept: 'application/json',
      ...(operation.body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(operation.body ? { body: writeBody(operation, input, config) } : {}),
  })
  const url = config.providerUrl + writePath(name, input)

  let token = await accessToken(env, merchantId)
  if (!token.ok) return token
  let response = await fetchProvider(url, request(token.value))
  if (response instanceof Response && response.status === 401) {
    await response.body?.cancel()
    token = await accessToken(env, merchantId, token.value)
    if (!token.ok) return token
    response = await fetchProvider(url, request(token.value))
  }
  if (!(response instanceof Response)) return refuse(response)
  if (response.status !== operation.success.status) {
    await response.body?.cancel()
    return refuse(failureOf(response.status, operation))
  }
  return readAnswer(response, operation, config) as Promise<Result<RestOutput<Name>, ProviderFailure>>
}

function writeBody(operation: RestOperation, input: object, { operator }: Config): string {
  const { body } = input as { body: unknown }
  return stringifyJson(operation.body ? memberWriter(operation.body, operator)(body) : body)
}

async function readAnswer(
  response: Response,
  { success }: RestOperation,
  { operator }: Config,
): Promise<Result<unknown, ProviderFailure>> {
  if (!success.body) {
    await response.body?.cancel()
    return ok(undefined)
  }
  try {
    const bytes = await readCapped(response.body, ANSWER_LIMIT)
    const text = bytes && decodeUtf8(bytes)
    if (text === undefined) return refuse({ code: 'provider-answer-invalid' })
    const value = memberReader(success.body, operator)(parseJson(text))
    // Reading is open: of an answer only its being an object is asked, the members are shown as they are.
    if (typeof value !== 'object' || value === null) return refuse({ code: 'provider-answer-invalid' })
    return ok(value)
  } catch (error) {
    return refuse(
      error instanceof SyntaxError ? { code: 'provider-answer-invalid' } : brokenConnection(error),
    )
  }
}

/** What a status that is not success means (the description, Errors, REST). */
function failureOf(status: number, { method }: RestOperation): ProviderFailure {
  switch (status) {
    case 400:
      return { code: method === 'GET' ? 'order-not-found' : 'provider-refused' }
    case 401:
      return { code: 'provider-rejects-credentials' }
    case 403:
      return { code: 'provider-forbids' }
    case 404:
      return { code: 'order-not-found' }
    default:
      return unexpectedStatus(status)
  }
}
