/** Decides the outcome of an open write after a look. Pure. */
import { KEY_MS } from '../times.ts'
import type { Sight, WriteIntent } from './policy.ts'

/**
 * `refused`: the provider accepted it, and then did not do it. `unknown`: the outcome will never be known.
 * `open`: it is not known yet.
 */
export type Ruling = 'done' | 'refused' | 'not-done' | 'unknown' | 'open'

interface Looked {
  look: { write: { intent: WriteIntent } }
  sight: Pick<Sight<unknown>, 'shown' | 'said'>
  /** Milliseconds since the write was sent. */
  age: number
}

/** @param inFlightMs milliseconds after which a write that was sent can no longer arrive */
export function ruling({ look, sight: { shown, said }, age }: Looked, inFlightMs: number): Ruling {
  const { answered, accepted } = look.write.intent
  if (said === 'done' || shown === 'done') return 'done'
  if (said === 'failed') return shown === 'unclear' ? 'unknown' : 'refused'
  if (shown === 'unread') return age < KEY_MS ? 'open' : 'unknown'
  if (!answered && age < inFlightMs) return 'open'
  // An accepted write may still be done later: only the provider can rule that out.
  return accepted || shown === 'unclear' ? 'unknown' : 'not-done'
}
