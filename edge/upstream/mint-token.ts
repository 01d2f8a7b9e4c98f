import * as z from 'zod/mini'
import { TOKEN_LIMIT } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import type { Config } from '../config/config.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { log } from '../http/log.ts'
import { count } from '../metrics/series.ts'
import { statusClass } from '../metrics/status-class.ts'
import {
  brokenConnection,
  fetchProvider,
  type ProviderFailure,
  rateLimited,
  unexpectedStatus,
} from './failure.ts'

const SCOPE = 'salesfinance.order'
const TOKEN_ANSWER_LIMIT = 64 * 1024
/** The part of a token's life after which the next one is minted. */
const RENEWED_PART = 0.8
/** The part after which it is not used any more, so that none expires in transit. */
const USED_PART = 0.95

const tokenAnswer = z.object({
  // Only characters that are valid within a header.
  access_token: z.string().check(z.maxLength(TOKEN_LIMIT), z.regex(/^[\x21-\x7e]+$/)),
  expires_in: z.number().check(z.positive()),
})

/** A token as the token endpoint issues it. All instants are milliseconds since 1970. */
export interface MintedToken {
  value: string
  /** When the next token is requested; this one is still used. */
  renewAt: number
  /** When it is not used any more. */
  staleAt: number
}

export interface AccessToken extends MintedToken {
  /** The revision of the merchant's record whose credentials it is of. An object of the former release has none. */
  revision?: number
  /** Whether the API rejected the previous tokens: its next answer shows whether it accepts this one. */
  isOnTrial: boolean
}

/** Statuses of refused credentials: 400 and 401 by RFC 6749, 403 by a gateway in front of the endpoint. */
const REFUSED_STATUSES: readonly number[] = [400, 401, 403]

/** Mints a token at the token endpoint (the description, C: OAuth 2.0 client credentials). */
export async function mintToken(
  { authUrl, callMs }: Pick<Config, 'authUrl' | 'callMs'>,
  merchant: MerchantConfig,
  now: number,
): Promise<Result<MintedToken, ProviderFailure>> {
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
  count('order_admin_tokens_minted_total', { status: statusClass(response.status) })
  if (response.status !== 200) await response.body?.cancel()
  if (REFUSED_STATUSES.includes(response.status)) return refuse({ code: 'provider-rejects-credentials' })
  if (response.status === 429) return refuse(rateLimited(response, Date.now()))
  // A 4xx is the endpoint's failure too, not a fault of the caller's request.
  if (response.status !== 200)
    return refuse({ ...unexpectedStatus(response.status), code: 'provider-failed' })
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
