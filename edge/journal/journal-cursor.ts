/**
 * The cursor of a page: where the next one begins, with a code under the keys of session tokens. It belongs to its
 * merchant and filter, because with another one it would skip entries.
 */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { SessionKey } from '../config/config.ts'
import { isMacOf, MAC_FORM, macOf, type Signed } from '../http/mac.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Position } from './merged-rows.ts'

const FORM = new RegExp(`^(\\d{1,16})\\.(\\d{1,3})\\.(${MAC_FORM})$`)
const WRONG: ProblemReason = {
  code: 'path-parameter-invalid',
  pointer: '/cursor',
  detail: 'The cursor belongs to another filter, or was altered.',
}

/** @param about the merchant and the filter, as a text */
export async function sealCursor(
  position: Position,
  about: string,
  keys: readonly SessionKey[],
): Promise<string> {
  return `${position.place}.${position.shard}.${await macOf(signed(position, about), keys)}`
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
  const [, place, shard, mac] = FORM.exec(cursor) ?? []
  if (mac === undefined) return refuse(WRONG)
  const position = { place: Number(place), shard: Number(shard) }
  return (await isMacOf(mac, signed(position, about), keys)) ? ok(position) : refuse(WRONG)
}

function signed({ place, shard }: Position, about: string): Signed {
  return ['journal cursor', about, place, shard]
}
