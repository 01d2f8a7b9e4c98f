/**
 * Seals merchants' records under the registry's keys: AES-256 in GCM, a fresh nonce for each. The merchant's id is bound
 * in, so that a record cannot be put in the place of another.
 */
import type { RegistryKey } from '../config/config.ts'

export interface Sealed {
  /** The key's id. */
  kid: string
  /** The nonce, and after it the sealed bytes with their tag. */
  bytes: Uint8Array
}

const NONCE_BYTES = 12
/** What a proof of a key contains. */
const PROOF = 'order-admin registry'

/** @param keys the first one seals */
export async function seal(text: string, about: string, keys: readonly RegistryKey[]): Promise<Sealed> {
  const [key] = keys
  if (!key) throw new RangeError('no registry key')
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const plain = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt(algorithm(iv, about), await imported(key), plain)
  const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength)
  bytes.set(iv)
  bytes.set(new Uint8Array(sealed), NONCE_BYTES)
  return { kid: key.kid, bytes }
}

/** @returns undefined if the key is not in the ring, or is another one */
export async function open(
  { kid, bytes }: Sealed,
  about: string,
  keys: readonly RegistryKey[],
): Promise<string | undefined> {
  const key = keys.find((one) => one.kid === kid)
  if (!key) return undefined
  const nonce = bytes.slice(0, NONCE_BYTES)
  try {
    const plain = await crypto.subtle.decrypt(
      algorithm(nonce, about),
      await imported(key),
      bytes.slice(NONCE_BYTES),
    )
    return new TextDecoder().decode(plain)
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

function algorithm(iv: Uint8Array<ArrayBuffer>, about: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) }
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
