import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { ApiKey } from '../config/config.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import type { ProblemReason } from '../http/problem.ts'
import { clientAddress } from '../limits/client-address.ts'
import { countFailedCredential, blockedRefusal } from '../limits/failed-credentials.ts'

/**
 * The API key that a request sends.
 * @param unknown the refusal of an unknown key, or of none
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

/** The client's address, from the trusted proxy's header only: a client can send any other. */
export function senderOf(c: Context<EdgeContext>): string | undefined {
  const { header, hops } = config.trustedProxy
  return header === undefined ? undefined : clientAddress(c.req.header(header), hops)
}

/**
 * Looks the key up by its digest. A sender cannot choose a digest's prefix, so the time of the look-up leaks nothing.
 */
async function findApiKey(apiKey: string): Promise<ApiKey | undefined> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey))
  return config.apiKeys.get(new Uint8Array(digest).toHex())
}
