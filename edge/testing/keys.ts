/** API keys with limits, of a merchant of the configuration, for tests. */
import { afterEach } from 'vitest'
import { config } from '../config/configured.ts'
import { apiKeyOf, type KeyLimits } from '../config/merchant.ts'
import { keyHash } from '../registry/registry-merchant.ts'

const configured = config.apiKeys

/** Takes the keys of each test away again. */
export function useKeys(): void {
  afterEach(() => {
    config.apiKeys = configured
  })
}

/** A new key of the merchant with these limits. */
export async function limitedKey(limits: KeyLimits, merchantId = '100001'): Promise<string> {
  const key = `limited-${crypto.randomUUID()}`
  const Hash = await keyHash(key)
  const merchant = { ...config.merchants.get(merchantId)!, RestrictedKeys: [{ Hash, ...limits }] }
  config.apiKeys = new Map([...config.apiKeys, [Hash, apiKeyOf(merchant, Hash)!]])
  return key
}
