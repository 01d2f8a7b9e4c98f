/**
 * The id of a session says which of the merchant's objects has its end: that of its user. It is a UUID of version 8, whose
 * last digit is the number of the shard. The former release made ids of version 4, which no shard knows. Pure.
 */
import { shardOf } from '../journal/shards.ts'

/** The objects that share a merchant's sessions. Another number would need another version of the id. */
export const SESSION_SHARDS = 16

const OF_A_SHARD = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** @param user the id of the session's user */
export function newSessionId(user: string): string {
  const id = crypto.randomUUID()
  return `${id.slice(0, 14)}8${id.slice(15, -1)}${shardOfUser(user).toString(SESSION_SHARDS)}`
}

/** The shard with the sessions of the user. */
export function shardOfUser(user: string): number {
  return shardOf(user, SESSION_SHARDS)
}

/** The shard with the session; undefined for a session of the former release. */
export function shardOfSession(id: string): number | undefined {
  return OF_A_SHARD.test(id) ? Number.parseInt(id.at(-1)!, SESSION_SHARDS) : undefined
}
