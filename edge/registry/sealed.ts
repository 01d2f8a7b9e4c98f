/**
 * Seals merchants' records under the registry's keys: AES-256 in GCM, a fresh nonce for each. The merchant's id is bound
 * in, so that a record cannot be put in the place of another.
 */
import type { RegistryKey } from '../config/config.ts'
import { openBytes, sealBytes } from '../storage/sealed-bytes.ts'

export interface Sealed {
  /** The key's id. */
  kid: string
  bytes: Uint8Array
}

/** What a proof of a key contains. */
const PROOF = 'order-admin registry'

/** @param keys the first one seals */
export async function seal(text: string, about: string, keys: readonly RegistryKey[]): Promise<Sealed> {
  const [key] = keys
  if (!key) throw new RangeError('no registry key')
  return { kid: key.kid, bytes: await sealBytes(await imported(key), text, about) }
}

/** @returns undefined if the key is not in the ring, or is another one */
export async function open(
  { kid, bytes }: Sealed,
  about: string,
  keys: readonly RegistryKey[],
): Promise<string | undefined> {
  const key = keys.find((one) => one.kid === kid)
  if (!key) return undefined
  try {
    return await openBytes(await imported(key), bytes, about)
  } catch {
    return undefined
  }
}

/** A known text under the key that seals. */
export function sealProof(keys: readonly RegistryKey[]): Promise<Sealed> {
  return seal(PROOF, PROOF, keys)
}

/** Whether the ring has the key of the proof. */
export async function opensProof(proof: Sealed, keys: readonly RegistryKey[]): Promise<boolean> {
  return (await open(proof, PROOF, keys)) === PROOF
}

// Keys, not promises of them: a promise ends with the request that began it.
const known = new WeakMap<RegistryKey, CryptoKey>()

async function imported(key: RegistryKey): Promise<CryptoKey> {
  const before = known.get(key)
  if (before) return before
  const raw = Uint8Array.fromBase64(key.key)
  const fresh = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  known.set(key, fresh)
  return fresh
}
