/** A merchant of the registry: an entry like those of `MERCHANTS`, with keys that the edge makes. Pure. */
import * as z from 'zod/mini'
import {
  keyLimits,
  type KeyLimits,
  type MerchantConfig,
  merchantMembers,
  soapClientMembers,
} from '../config/merchant.ts'
import { creditOrderTypes } from '../../shared/domain/credit/credit.enums.ts'

/** A merchant's id stands in its API keys, in addresses and in the names of objects. */
export const merchantIdForm = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** What an operator sends. Nothing may be misspelt: a credential that is left out keeps its value. */
export const merchantEntry = z.strictObject({
  ...merchantMembers,
  SoapClients: z.optional(
    z.partialRecord(
      z.enum(creditOrderTypes),
      z.strictObject({ ...soapClientMembers, Password: z.optional(soapClientMembers.Password) }),
    ),
  ),
  Disabled: z._default(z.boolean(), false),
})
export type MerchantEntry = z.infer<typeof merchantEntry>

/** An API key as the record has it. */
export interface RecordedKey {
  /** SHA-256 of the key, in hex. Its first eight digits name the key. */
  hash: string
  /** In milliseconds since 1970. */
  madeAt: number
  /** Absent for a key that may do everything. */
  limits?: KeyLimits
}

/** What an operator sends for another key: without a body, the key may do everything. */
export const keyRequest = z.strictObject(keyLimits)

/** What is sealed. */
export interface RegistryMerchant extends Omit<
  MerchantConfig,
  'MerchantId' | 'ApiKeyHashes' | 'RestrictedKeys'
> {
  /** The keys that may do everything. */
  keys: RecordedKey[]
  /** Apart from `keys`: the former release, which knows no limits, does not know these keys at all. */
  restrictedKeys?: RecordedKey[]
}

/** The merchant as the rest of the edge knows it. */
export function configOf(
  id: string,
  { keys, restrictedKeys = [], ...members }: RegistryMerchant,
): MerchantConfig {
  return {
    MerchantId: id,
    ApiKeyHashes: keys.map(({ hash }) => hash),
    RestrictedKeys: restrictedKeys.map(({ hash, limits }) => ({ Hash: hash, ...limits })),
    ...members,
  }
}

/** All keys of the merchant, the oldest first. */
export function allKeys({ keys, restrictedKeys = [] }: RegistryMerchant): RecordedKey[] {
  return [...keys, ...restrictedKeys].toSorted((one, other) => one.madeAt - other.madeAt)
}

/** An API key names its merchant, so that no index of keys is needed: `oa_<merchant>_<43 characters>`. */
export function newApiKey(merchantId: string): string {
  const secret = crypto
    .getRandomValues(new Uint8Array(32))
    .toBase64({ alphabet: 'base64url', omitPadding: true })
  return `oa_${merchantId}_${secret}`
}

/** The merchant that the key names; undefined for a key of another form. */
export function merchantOfKey(apiKey: string): string | undefined {
  return /^oa_([A-Za-z0-9-]{1,64})_[\w-]{43}$/.exec(apiKey)?.[1]
}

/** SHA-256 of a key, in hex. */
export async function keyHash(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return new Uint8Array(digest).toHex()
}
