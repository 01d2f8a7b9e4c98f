/**
 * Ends sessions before they expire. First the shards that have them learn it, and then the merchant's own object, which
 * tells the journal: so what the journal has, every shard has. After a failure nothing is in the journal, some sessions
 * may be ended, and the same request ends the others.
 */
import type { Env } from '../config/env.ts'
import type { Doer } from '../journal/letter.ts'
import { forgetEnded } from './revocation.ts'
import { SESSION_SHARDS, shardOfSession, shardOfUser } from './session-id.ts'
import { sessionsOf } from './sessions-of.ts'

/** Which sessions end: one, those that were issued to a user until now, or all. */
export type Ending = { kind: 'one' | 'user'; id: string } | { kind: 'all' }

/** @throws ObjectFailure if an object does not answer */
export async function endSessions(
  env: Pick<Env, 'SESSIONS'>,
  merchantId: string,
  ending: Ending,
  doer: Doer,
): Promise<void> {
  try {
    await endAtShards(env, merchantId, ending)
    await endAt(sessionsOf(env, merchantId), ending, doer)
  } finally {
    forgetEnded(merchantId)
  }
}

/**
 * Resolves when each shard with such sessions has ended them. All are asked, also if one fails.
 * @throws ObjectFailure of the first one that does not answer
 */
export async function endAtShards(
  env: Pick<Env, 'SESSIONS'>,
  merchantId: string,
  ending: Ending,
): Promise<void> {
  const ends = shardsOf(ending).map((shard) => endAt(sessionsOf(env, merchantId, shard), ending))
  const failed = (await Promise.allSettled(ends)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

function shardsOf(ending: Ending): number[] {
  if (ending.kind === 'user') return [shardOfUser(ending.id)]
  if (ending.kind === 'all') return Array.from({ length: SESSION_SHARDS }, (_, shard) => shard)
  const shard = shardOfSession(ending.id)
  return shard === undefined ? [] : [shard]
}

function endAt(sessions: ReturnType<typeof sessionsOf>, ending: Ending, doer?: Doer): Promise<void> {
  if (ending.kind === 'all') return sessions.endAll(doer, true)
  return ending.kind === 'one' ? sessions.end(ending.id, doer, true) : sessions.endUser(ending.id, doer, true)
}
