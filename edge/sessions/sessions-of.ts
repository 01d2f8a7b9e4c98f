import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { MerchantSessions } from './merchant-sessions.ts'

type Methods = Pick<
  MerchantSessions,
  'end' | 'endUser' | 'endAll' | 'isEnded' | 'ended' | 'listen' | 'unlisten'
>

// What is ended twice is ended, and a socket is listed by its id.
const repeats: Repeats<Methods> = {
  end: 'again',
  endUser: 'again',
  endAll: 'again',
  isEnded: 'again',
  ended: 'again',
  listen: 'again',
  unlisten: 'again',
}

/** The object with the merchant's ended sessions. */
export function sessionsOf({ SESSIONS }: Pick<Env, 'SESSIONS'>, merchantId: string): ObjectStub<Methods> {
  return objectStub('MerchantSessions', SESSIONS, merchantId, repeats)
}
