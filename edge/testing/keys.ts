/** API keys with limits, of merchants of the configuration and of the registry, for tests. */
import { afterEach } from 'vitest'
import type { AddedMerchant, MadeApiKey } from '../../shared/domain/merchant/registry.schema.ts'
import { registryLimits } from '../../shared/domain/values/limits.ts'
import { config } from '../config/configured.ts'
import { apiKeyOf, type KeyLimits } from '../config/merchant.ts'
import { keyHash } from '../registry/registry-merchant.ts'
import { bodyOf, json } from './edge.ts'
import { asOperator, entryOf, put } from './registry.ts'

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

/** Keys by their limits: an operator's requests are limited too. */
const made = new Map<string, string>()
/** The merchants that have them; the last of each may get another one. */
const holders = new Map<string, { id: string; keys: number }>()

/**
 * A key with these limits, made by the operator's API, of a merchant of the registry. Needs `useRegistry()`.
 * @param merchantId of the sandbox, whose credentials the merchant has
 */
export async function registryKey(limits: KeyLimits, merchantId = '100001'): Promise<string> {
  const name = JSON.stringify([merchantId, limits])
  const known = made.get(name)
  if (known !== undefined) return known
  const apiKey = await addedKey((await holderOf(merchantId)).id, limits)
  made.set(name, apiKey)
  return apiKey
}

/** A merchant of the registry that may have another key. */
async function holderOf(merchantId: string): Promise<{ id: string }> {
  const last = holders.get(merchantId)
  if (last && last.keys < registryLimits.apiKeys.maxItems) {
    last.keys += 1
    return last
  }
  const { id } = await addedMerchant(merchantId)
  // Its first key, and the one to make.
  const holder = { id, keys: 2 }
  holders.set(merchantId, holder)
  return holder
}

/** A new merchant of the registry, with its first API key. @param merchantId as above */
export async function addedMerchant(merchantId = '100001'): Promise<{ id: string; apiKey: string }> {
  const id = `added-${crypto.randomUUID()}`
  const response = await put(id, entryOf(merchantId))
  if (response.status !== 201) throw new Error(`not added: ${response.status} ${await response.text()}`)
  const { ApiKey } = (await bodyOf(response)) as AddedMerchant
  return { id, apiKey: ApiKey }
}

/** Another key of a merchant of the registry, which may do everything unless it has limits. */
export async function addedKey(id: string, limits: KeyLimits = {}): Promise<string> {
  const response = await asOperator(`/operator/merchants/${id}/keys`, json('POST', limits))
  if (response.status !== 201) throw new Error(`no key: ${response.status} ${await response.text()}`)
  return ((await bodyOf(response)) as MadeApiKey).ApiKey
}
