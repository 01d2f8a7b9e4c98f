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
import { serverRequester } from './requester.ts'

/**
 * The API key that a request sends, if it is in force. Sets who makes the request, also for the log.
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
  if (!key) return refuse((await countFailedCredential(c.env, address)) ?? unknown)
  // Set before the check, so that the log has the key in both cases.
  c.set('session', serverRequester(key))
  // Who has a key that was in force guesses nothing, so it is not counted.
  return key.expiresAt > Date.now() ? ok(key) : refuse(expired(key))
}

function expired({ id, expiresAt }: ApiKey): ProblemReason {
  const detail = `The API key ${id} expired at ${new Date(expiresAt).toISOString()}. Nothing was done.`
  return { code: 'api-key-expired', detail }
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
  return merchant && apiKeyOf(merchant, hash)
}
