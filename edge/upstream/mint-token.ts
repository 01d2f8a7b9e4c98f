import * as z from 'zod/mini'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import type { MerchantConfig } from '../config.ts'
import { log } from '../http/log.ts'
import type { AccessToken } from './access-token.ts'
import { brokenConnection, fetchProvider, type ProviderFailure, unexpectedStatus } from './failure.ts'

const SCOPE = 'salesfinance.order'
const TOKEN_ANSWER_LIMIT = 64 * 1024
/** A token is used for this part of its life, so that none expires on its way. */
const USED_PART = 0.8

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
})

/** Mints a token at the token endpoint (the description, C: OAuth 2.0 client credentials). */
export async function mintToken(
  authUrl: string,
  merchant: MerchantConfig,
  now: number,
): Promise<Result<AccessToken, ProviderFailure>> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: merchant.ClientId,
    client_secret: merchant.ClientSecret,
    scope: SCOPE,
    response_type: 'token',
  })
  const response = await fetchProvider(`${authUrl}/connect/token`, { method: 'POST', body: form })
  if (!(response instanceof Response)) return refuse(response)
  log('info', { event: 'token-minted', status: response.status })
  if (response.status === 400 || response.status === 401) {
    return refuse({ code: 'provider-rejects-credentials' })
  }
  if (response.status !== 200) return refuse(unexpectedStatus(response.status))
  try {
    const bytes = await readCapped(response.body, TOKEN_ANSWER_LIMIT)
    const answer = tokenAnswer.safeParse(JSON.parse((bytes && decodeUtf8(bytes)) ?? ''))
    if (!answer.success) return refuse({ code: 'provider-answer-invalid' })
    const { access_token, expires_in } = answer.data
    return ok({ value: access_token, renewAt: now + expires_in * 1000 * USED_PART })
  } catch (error) {
    return refuse(
      error instanceof SyntaxError ? { code: 'provider-answer-invalid' } : brokenConnection(error),
    )
  }
}
