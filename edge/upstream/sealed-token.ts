/**
 * The form in which a token of the provider is stored: encrypted with a key made from the merchant's credentials for the
 * token endpoint, which could mint it anew. The files alone tell nothing, and after a change of the credentials, or for
 * another endpoint, nobody can read it.
 */
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { openBytes, sealBytes } from '../storage/sealed-bytes.ts'
import type { MintedToken } from './mint-token.ts'

const encoder = new TextEncoder()
const ALGORITHM = 'AES-GCM'

const storedToken = z.object({
  value: z.string(),
  mintedAt: z.number(),
  renewAt: z.number(),
  staleAt: z.number(),
})

/** What the key is made from, and what it is bound to. */
interface Lock {
  merchant: MerchantConfig
  config: Pick<Config, 'authUrl'>
}

/** @param now milliseconds since 1970 */
export async function sealToken(
  lock: Lock,
  { value, renewAt, staleAt }: MintedToken,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return sealBytes(await keyOf(lock), JSON.stringify({ value, mintedAt: now, renewAt, staleAt }))
}

/**
 * The token, while it may be used. Undefined if it is stale, if it was changed or sealed under other credentials, or if
 * the clock is before its minting: then nobody knows how old it is.
 */
export async function openToken(
  lock: Lock,
  sealed: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<MintedToken | undefined> {
  let clear: string
  try {
    clear = await openBytes(await keyOf(lock), sealed)
  } catch {
    return undefined
  }
  const read = storedToken.safeParse(JSON.parse(clear))
  if (!read.success) return undefined
  const { mintedAt, ...token } = read.data
  return mintedAt <= now && now < token.staleAt ? token : undefined
}

async function keyOf({ merchant, config }: Lock): Promise<CryptoKey> {
  const { MerchantId, ClientId, ClientSecret } = merchant
  const secret = encoder.encode(JSON.stringify([ClientId, ClientSecret]))
  const info = encoder.encode(JSON.stringify(['order-admin', 'provider-token', MerchantId, config.authUrl]))
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return crypto.subtle.deriveKey(derivation, material, { name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}
