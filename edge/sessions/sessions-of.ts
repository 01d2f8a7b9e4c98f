import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub } from '../config/object-stub.ts'
import type { MerchantSessions } from './merchant-sessions.ts'

type Methods = 'end' | 'endUser' | 'endAll' | 'isEnded' | 'ended' | 'listen' | 'unlisten'

/** The object with the merchant's ended sessions. */
export function sessionsOf(
  { SESSIONS }: Pick<Env, 'SESSIONS'>,
  merchantId: string,
): ObjectStub<Pick<MerchantSessions, Methods>> {
  return objectStub(SESSIONS, merchantId)
}
