import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import type { ApiKey } from '../config/config.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import type { ProblemReason } from '../http/problem.ts'
import { countFailedCredential, blockedRefusal } from '../limits/failed-credentials.ts'

/**
 * Whose API key a request shows.
 * @param unknown what is answered to a key that nobody has, or to none
 */
export async function knownApiKey(
  c: Context<EdgeContext>,
  apiKey: string | undefined,
  unknown: ProblemReason,
): Promise<Result<ApiKey, ProblemReason>> {
  const address = senderOf(c)
  const blocked = blockedRefusal(address)
  if (blocked) return refuse(blocked)
  const key = apiKey === undefined ? undefined : await findApiKey(apiKey)
  return key ? ok(key) : refuse((await countFailedCredential(c.env, address)) ?? unknown)
}

/** The address that the platform says the request comes from: no caller can choose it there. */
export function senderOf(c: Context<EdgeContext>): string | undefined {
  return c.req.header('CF-Connecting-IP')
}

/**
 * It is looked up by its digest, of which a sender cannot choose a prefix, so that the time of the look-up tells
 * nothing; and it costs the same for one merchant and for many.
 */
async function findApiKey(apiKey: string): Promise<ApiKey | undefined> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey))
  return config.apiKeys.get(new Uint8Array(digest).toHex())
}
