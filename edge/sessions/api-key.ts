import type { ApiKey, Config } from '../config.ts'

/**
 * The API key that a request carries. It is looked up by its digest, of which a sender cannot choose a
 * prefix, so that the time of the look-up tells nothing; and it costs the same for one merchant and for many.
 */
export async function findApiKey(
  { apiKeys }: Pick<Config, 'apiKeys'>,
  apiKey: string,
): Promise<ApiKey | undefined> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey))
  return apiKeys.get(new Uint8Array(digest).toHex())
}
