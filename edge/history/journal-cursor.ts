/**
 * The cursor of a page: where the next one begins, sealed with the key of session tokens. It belongs to its merchant and
 * filter, because with another one it would skip entries.
 */
import type { SessionKey } from '../config/config.ts'
import type { Position } from './merged-rows.ts'

const FORM = /^(\d{1,16})\.(\d{1,3})\.([\w-]{43})$/
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }
const encoder = new TextEncoder()

/** @param about the merchant and the filter, as a text */
export async function sealCursor(
  position: Position,
  about: string,
  [first]: readonly SessionKey[],
): Promise<string> {
  const mac = await crypto.subtle.sign(ALGORITHM.name, await imported(first!), signed(position, about))
  const text = new Uint8Array(mac).toBase64({ alphabet: 'base64url', omitPadding: true })
  return `${position.place}.${position.shard}.${text}`
}

/** Undefined for a cursor that was altered, or that belongs to something else. */
export async function openCursor(
  cursor: string,
  about: string,
  keys: readonly SessionKey[],
): Promise<Position | undefined> {
  const [, place, shard, text] = FORM.exec(cursor) ?? []
  if (text === undefined) return undefined
  const position = { place: Number(place), shard: Number(shard) }
  const mac = Uint8Array.fromBase64(text, { alphabet: 'base64url' })
  for (const key of keys) {
    const isOurs = await crypto.subtle.verify(
      ALGORITHM.name,
      await imported(key),
      mac,
      signed(position, about),
    )
    if (isOurs) return position
  }
  return undefined
}

function signed({ place, shard }: Position, about: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encoder.encode(JSON.stringify(['journal cursor', about, place, shard])))
}

function imported({ secret }: SessionKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, ['sign', 'verify'])
}
