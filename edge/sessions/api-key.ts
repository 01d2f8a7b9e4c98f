import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { config } from '../config/configured.ts'
import { type ApiKey, apiKeyOf } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import type { ProblemReason } from '../http/problem.ts'
import { clientAddress } from '../limits/client-address.ts'
import { countFailedCredential, blockedRefusal } from '../limits/failed-credentials.ts'
import { lockedRefusal } from '../registry/directory-copy.ts'
import { findMerchant } from '../registry/find-merchant.ts'
import type { RegistryBindings } from '../registry/read-record.ts'
import { keyHash, merchantOfKey } from '../registry/registry-merchant.ts'

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
  const locked = await lockedRefusal(c.env)
  if (locked) return refuse(locked)
  const key = apiKey === undefined ? undefined : await findApiKey(c.env, apiKey)
  return key ? ok(key) : refuse((await countFailedCredential(c.env, address)) ?? unknown)
}

/** The client's address, from the trusted proxy's header only: a client can send any other. */
export function senderOf(c: Context<EdgeContext>): string | undefined {
  const { header, hops } = config.trustedProxy
  return header === undefined ? undefined : clientAddress(c.req.header(header), hops)
}

/**
 * Looks the key up by its digest: among those of the configuration, or in the record of the merchant that it names. A
 * sender cannot choose a digest's prefix, so the time of the look-up leaks nothing.
 */
async function findApiKey(env: RegistryBindings, apiKey: string): Promise<ApiKey | undefined> {
  const hash = await keyHash(apiKey)
  const configured = config.apiKeys.get(hash)
  const named = configured ? undefined : merchantOfKey(apiKey)
  if (named === undefined) return configured
  const merchant = await findMerchant(env, named)
  return merchant?.ApiKeyHashes.includes(hash) ? apiKeyOf(merchant, hash) : undefined
}
