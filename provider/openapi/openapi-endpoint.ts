import { openApiDocument, type OpenApiOptions } from '../../shared/wire/openapi.ts'
import { SCOPE } from '../auth/access-token.ts'
import type { Config } from '../config.ts'
import { type Call, jsonResponse, originOf } from '../http/call.ts'
import { QUEUE_PATH } from '../rest/queue-endpoint.ts'
import { TOKEN_PATH } from '../token/token-endpoint.ts'

export const OPENAPI_PATH = '/openapi.json'

/** The document without `servers`, which depends on the request's address. */
const documents = new WeakMap<Config, object>()

/**
 * The function that answers GET /openapi.json: this provider's API, with its operator's name. It needs no credentials.
 * @param sandbox what a sandbox has beside the API
 */
export function openApiAnswerer(sandbox: NonNullable<OpenApiOptions['more']>) {
  return (call: Call): Response => answerOpenApi(call, sandbox)
}

function answerOpenApi(call: Call, sandbox: NonNullable<OpenApiOptions['more']>): Response {
  const config = call.get('config')
  const server = originOf(call)
  const known = documents.get(config)
  const token = { path: TOKEN_PATH, scope: SCOPE }
  const document =
    known ??
    openApiDocument({
      operator: config.operator,
      server,
      token,
      queue: QUEUE_PATH,
      ...(config.sandbox && { more: sandbox }),
    })
  if (!known) documents.set(config, document)
  return jsonResponse(200, { ...document, servers: [{ url: server }] })
}
