/**
 * What the edge gives to a client and takes back unaltered: a code under the keys of session tokens. It stores nothing,
 * and each worker of the edge knows the codes of all others.
 */
import type { SessionKey } from '../config/config.ts'

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }
const encoder = new TextEncoder()

/** What a code stands for. The first member says what it is: the code of one kind is never that of another. */
export type Signed = readonly [kind: string, ...values: (string | number)[]]

/** A code in base64url, as a part of a regular expression. */
export const MAC_FORM = '[\\w-]{43}'

/** The code of the values, under the first key. */
export async function macOf(signed: Signed, [first]: readonly SessionKey[]): Promise<string> {
  const mac = await crypto.subtle.sign(ALGORITHM.name, await imported(first!), bytesOf(signed))
  return new Uint8Array(mac).toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** Whether it is the code of the values, under any of the keys. @param mac of {@link MAC_FORM} */
export async function isMacOf(mac: string, signed: Signed, keys: readonly SessionKey[]): Promise<boolean> {
  const bytes = Uint8Array.fromBase64(mac, { alphabet: 'base64url' })
  for (const key of keys) {
    if (await crypto.subtle.verify(ALGORITHM.name, await imported(key), bytes, bytesOf(signed))) return true
  }
  return false
}

function bytesOf(signed: Signed): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encoder.encode(JSON.stringify(signed)))
}

function imported({ secret }: SessionKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, ['sign', 'verify'])
}
