/**
 * Has the merchant ended this session? A write asks the merchant's object each time. A read asks what the
 * isolate remembers of it for {@link REMEMBERED_MS}: an ended session reads on for so long at most.
 */
import type { Env } from '../env.ts'
import type { EndedSessions } from './merchant-sessions.ts'
import type { Session } from './session-token.ts'

export const REMEMBERED_MS = 5_000

interface Remembered {
  ids: ReadonlySet<string>
  upTo: number
  until: number
}

const memory = new Map<string, Remembered>()

/** At once, without a promise, where the isolate remembers it. */
export function isEnded(
  env: Pick<Env, 'SESSIONS'>,
  session: Pick<Session, 'merchantId' | 'id' | 'issuedAt'>,
  { fresh }: { fresh: boolean },
): boolean | Promise<boolean> {
  const known = memory.get(session.merchantId)
  if (known && !fresh && Date.now() < known.until) return isAmong(known, session)
  return ask(env, session.merchantId).then((ended) => isAmong(ended, session))
}

function isAmong({ ids, upTo }: Remembered, { id, issuedAt }: Pick<Session, 'id' | 'issuedAt'>): boolean {
  return issuedAt <= upTo || ids.has(id)
}

/** To be called when sessions were ended here: this isolate need not wait. */
export function forgetEnded(merchantId: string): void {
  memory.delete(merchantId)
}

async function ask(env: Pick<Env, 'SESSIONS'>, merchantId: string): Promise<Remembered> {
  const { ids, upTo }: EndedSessions = await env.SESSIONS.getByName(merchantId).ended()
  const remembered = { ids: new Set(ids), upTo, until: Date.now() + REMEMBERED_MS }
  memory.set(merchantId, remembered)
  return remembered
}
