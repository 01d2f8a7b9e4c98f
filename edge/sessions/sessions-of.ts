import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { Doer } from '../journal/letter.ts'
import type { EndedList, SessionMark } from './ended-sessions.ts'
import type { Listener } from './listeners.ts'
import type { Session } from './session-token.ts'

/** What the objects answer. It is written here because the objects call each other. */
export interface SessionMethods {
  end(id: string, doer?: Doer, isAtShards?: boolean): Promise<void>
  endUser(user: string, doer?: Doer, isAtShards?: boolean): Promise<void>
  endAll(doer?: Doer, isAtShards?: boolean, isStopped?: boolean): Promise<void>
  isEnded(session: SessionMark): boolean
  ended(): EndedList
  listen(
    session: SessionMark & Pick<Session, 'expiresAt'>,
    socket: Pick<Listener, 'id' | 'desk'>,
  ): Promise<'heard' | 'ended' | 'full'>
  unlisten(id: string, session?: string): void
}

// What is ended twice is ended, and a socket is listed by its id.
const repeats: Repeats<SessionMethods> = {
  end: 'again',
  endUser: 'again',
  endAll: 'again',
  isEnded: 'again',
  ended: 'again',
  listen: 'again',
  unlisten: 'again',
}

/**
 * The object with a part of the merchant's ended sessions.
 * @param shard undefined for the merchant's own object: it hears of every end, and the former release has no other
 */
export function sessionsOf(
  { SESSIONS }: Pick<Env, 'SESSIONS'>,
  merchantId: string,
  shard?: number,
): ObjectStub<SessionMethods> {
  return objectStub('MerchantSessions', SESSIONS, sessionsName(merchantId, shard), repeats)
}

/** The name of that object. */
export function sessionsName(merchantId: string, shard?: number): string {
  return shard === undefined ? merchantId : `${shard}/${merchantId}`
}

/** The merchant of the object with that name. */
export function merchantOfSessions(name: string): string {
  return name.replace(/^\d+\//, '')
}
