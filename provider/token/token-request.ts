/** Judges a request to the token endpoint by RFC 6749. Pure except for the hashing of the comparison. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { TokenErrorName } from '../../shared/wire/rules/rule-ids.ts'
import { SCOPE } from '../auth/access-token.ts'
import type { AccountConfig } from '../auth/accounts.ts'
import { authenticateClient, type ClientCredentials, readBasic } from '../auth/client-credentials.ts'
import type { MerchantAccount } from '../config.ts'

/** An error of RFC 6749, section 5.2, with a sentence that quotes nothing of the request. */
export interface TokenError {
  error: TokenErrorName
  error_description: string
}

export const unknownClient: TokenError = {
  error: 'invalid_client',
  error_description: 'The client is unknown or its secret is wrong.',
}

export interface TokenRequest {
  /** The form, decoded. */
  form: URLSearchParams
  /** The Authorization header, if any. */
  authorization: string | undefined
}

/** The merchant that may have a token, or the error to answer. */
export async function judgeTokenRequest(
  { form, authorization }: TokenRequest,
  config: AccountConfig,
): Promise<Result<MerchantAccount, TokenError>> {
  const names = [...form.keys()]
  if (new Set(names).size !== names.length) return fail('invalid_request', 'A parameter is there twice.')
  // RFC 6749, 3.1: a parameter without a value counts as absent.
  const parameter = (name: string) => form.get(name) || undefined

  const grantType = parameter('grant_type')
  if (!grantType) return fail('invalid_request', 'grant_type is missing.')
  const credentials = readCredentials(authorization, parameter('client_id'), parameter('client_secret'))
  if (!credentials.ok) return credentials
  const merchant = await authenticateClient(credentials.value, config)
  if (!merchant) return refuse(unknownClient)
  if (grantType !== 'client_credentials') {
    return fail('unsupported_grant_type', 'The only grant type is client_credentials.')
  }
  if ((parameter('response_type') ?? 'token') !== 'token') {
    return fail('invalid_request', 'The only response type is token.')
  }
  const scopes = (parameter('scope') ?? SCOPE).split(' ')
  if (scopes.some((scope) => scope !== SCOPE)) return fail('invalid_scope', `The only scope is ${SCOPE}.`)
  return ok(merchant)
}

function readCredentials(
  authorization: string | undefined,
  id: string | undefined,
  secret: string | undefined,
): Result<ClientCredentials, TokenError> {
  if (authorization !== undefined) {
    const basic = readBasic(authorization)
    if (!basic) return fail('invalid_client', 'The Authorization header is not HTTP Basic.')
    // Some clients repeat the id, which is allowed; a second secret is a second authentication.
    if (secret !== undefined || (id !== undefined && id !== basic.id)) {
      return fail('invalid_request', 'The client must authenticate in one way, not in two.')
    }
    return ok(basic)
  }
  if (id === undefined || secret === undefined) {
    return fail('invalid_client', 'client_id and client_secret, or HTTP Basic, are required.')
  }
  return ok({ id, secret })
}

function fail(error: TokenError['error'], error_description: string) {
  return refuse<TokenError>({ error, error_description })
}
