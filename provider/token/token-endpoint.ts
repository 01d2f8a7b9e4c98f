import { readSent } from '../../shared/wire/read-capped.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import { issueToken, SCOPE, TOKEN_LIFETIME } from '../auth/access-token.ts'
import { systemClock } from '../clock.ts'
import { type Call, hasContentType, jsonResponse, originOf, keepSent } from '../http/call.ts'
import { noteAnswer } from '../http/notes.ts'
import { openAccount } from '../merchant/open-account.ts'
import { withFaults } from '../faults/with-faults.ts'
import { judgeTokenRequest, type TokenError, unknownClient } from './token-request.ts'

/** The token endpoint's address (the description, area C). */
export const TOKEN_PATH = '/connect/token'

/** Enough for a form of five short fields. */
const FORM_LIMIT = 16 * 1024
const NOT_STORED = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

/** POST /connect/token: an access token for a merchant's client credentials. */
export async function answerToken(call: Call): Promise<Response> {
  call.set('operation', 'getToken')
  const config = call.get('config')
  const form = await readForm(call)
  if (!form) {
    return errorAnswer(call, {
      error: 'invalid_request',
      error_description: 'The body must be a small form, sent as application/x-www-form-urlencoded in UTF-8.',
    })
  }
  const judged = await judgeTokenRequest({ form, authorization: call.req.header('Authorization') }, config)
  if (!judged.ok) return errorAnswer(call, judged.reason)
  const merchant = await openAccount(call.env, config, judged.value)
  if (!merchant) return errorAnswer(call, unknownClient)
  call.set('merchantId', merchant.MerchantId)
  return withFaults(call, merchant.MerchantId, async () => {
    const issue = { key: config.tokenSigningKey, issuer: originOf(call), now: systemClock.now() }
    const access_token = await issueToken(merchant, issue)
    const answer = { access_token, expires_in: TOKEN_LIFETIME, token_type: 'Bearer', scope: SCOPE }
    return jsonResponse(200, answer, NOT_STORED)
  })
}

async function readForm(call: Call): Promise<URLSearchParams | undefined> {
  if (!hasContentType(call, 'application/x-www-form-urlencoded')) return undefined
  const bytes = await readSent(call.req.raw.body, FORM_LIMIT)
  if (bytes.ok) keepSent(call, bytes.value)
  const text = bytes.ok ? decodeUtf8(bytes.value) : undefined
  return text === undefined ? undefined : new URLSearchParams(text)
}

function errorAnswer(call: Call, error: TokenError): Response {
  const refusal = { rule: `token.${error.error}`, message: error.error_description } as const
  if (error.error !== 'invalid_client') {
    return noteAnswer(jsonResponse(400, error, NOT_STORED), { refusal })
  }
  // RFC 6749, 5.2: the answer to a client that used the header names the scheme.
  const challenge: Record<string, string> = call.req.header('Authorization')
    ? { 'WWW-Authenticate': 'Basic realm="token", charset="UTF-8"' }
    : {}
  return noteAnswer(jsonResponse(401, error, { ...NOT_STORED, ...challenge }), { refusal })
}
