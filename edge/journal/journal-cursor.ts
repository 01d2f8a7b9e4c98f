/**
 * The cursor of a page: where the next one begins, sealed with the key of session tokens. It belongs to its merchant and
 * filter, because with another one it would skip entries.
 */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { SessionKey } from '../config/config.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Position } from './merged-rows.ts'

const FORM = /^(\d{1,16})\.(\d{1,3})\.([\w-]{43})$/
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }
const encoder = new TextEncoder()
const WRONG: ProblemReason = {
  code: 'path-parameter-invalid',
  pointer: '/cursor',
  detail: 'The cursor belongs to another filter, or was altered.',
}

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

/**
 * @param cursor undefined for the first page
 * @returns the refusal of one that was altered, or that belongs to something else
 */
export async function openCursor(
  cursor: string | undefined,
  about: string,
  keys: readonly SessionKey[],
): Promise<Result<Position | undefined, ProblemReason>> {
  if (cursor === undefined) return ok(undefined)
  const [, place, shard, text] = FORM.exec(cursor) ?? []
  if (text === undefined) return refuse(WRONG)
  const position = { place: Number(place), shard: Number(shard) }
  const mac = Uint8Array.fromBase64(text, { alphabet: 'base64url' })
  for (const key of keys) {
    const isOurs = await crypto.subtle.verify(
      ALGORITHM.name,
      await imported(key),
      mac,
      signed(position, about),
    )
    if (isOurs) return ok(position)
  }
  return refuse(WRONG)
}

function signed({ place, shard }: Position, about: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encoder.encode(JSON.stringify(['journal cursor', about, place, shard])))
}

function imported({ secret }: SessionKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, ['sign', 'verify'])
}
