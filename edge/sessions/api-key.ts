import type { Config, MerchantConfig } from '../config.ts'

/** The merchant whose API key this is. Every configured hash is compared, whether or not one matched. */
export async function merchantOfApiKey(config: Config, apiKey: string): Promise<MerchantConfig | undefined> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey))
  let found: MerchantConfig | undefined
  for (const merchant of config.merchants.values()) {
    for (const hash of merchant.ApiKeyHashes) {
      if (crypto.subtle.timingSafeEqual(digest, Uint8Array.fromHex(hash))) found = merchant
    }
  }
  return found
}
