import * as z from 'zod/mini'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import type { Config, MerchantConfig } from '../config.ts'
import { log } from '../http/log.ts'
import type { AccessToken } from './access-token.ts'
import { brokenConnection, fetchProvider, type ProviderFailure, unexpectedStatus } from './failure.ts'

const SCOPE = 'salesfinance.order'
const TOKEN_ANSWER_LIMIT = 64 * 1024
/** After this part of a token's life the next one is minted. */
const RENEWED_PART = 0.8
/** After this part it is not used any more, so that none expires on its way. */
const USED_PART = 0.95

const tokenAnswer = z.object({
  // What can stand in a header, and nothing that could end one.
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  expires_in: z.number().check(z.positive()),
})

/** Mints a token at the token endpoint (the description, C: OAuth 2.0 client credentials). */
export async function mintToken(
  { authUrl, callMs }: Pick<Config, 'authUrl' | 'callMs'>,
  merchant: MerchantConfig,
  now: number,
): Promise<Result<AccessToken, ProviderFailure>> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: merchant.ClientId ?? '',
    client_secret: merchant.ClientSecret ?? '',
    scope: SCOPE,
    response_type: 'token',
  })
  const response = await fetchProvider(`${authUrl}/connect/token`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(callMs),
  })
  if (!(response instanceof Response)) return refuse(response)
  log('info', { event: 'token-minted', status: response.status })
  if (response.status !== 200) await response.body?.cancel()
  if (response.status === 400 || response.status === 401) {
    return refuse({ code: 'provider-rejects-credentials' })
  }
  if (response.status !== 200) return refuse(unexpectedStatus(response.status))
  try {
    const bytes = await readCapped(response.body, TOKEN_ANSWER_LIMIT)
    const answer = tokenAnswer.safeParse(JSON.parse((bytes && decodeUtf8(bytes)) ?? ''))
    if (!answer.success) return refuse({ code: 'provider-answer-invalid' })
    const { access_token, expires_in } = answer.data
    const life = expires_in * 1000
    return ok({ value: access_token, renewAt: now + life * RENEWED_PART, staleAt: now + life * USED_PART })
  } catch (error) {
    return refuse(
      error instanceof SyntaxError ? { code: 'provider-answer-invalid' } : brokenConnection(error),
    )
  }
}
