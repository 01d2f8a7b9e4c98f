/** What is kept of a write whose outcome is known. Pure. */
import type { HistoryOutcome } from '../../../shared/domain/order/history.enums.ts'
import type { DeskAnswer } from '../desk-answer.ts'

/**
 * `nothing`: the key and the content are free again. `by-key`: for as long as keys are kept. `lost`: for the same content
 * without a key, because its client has no answer. `handed`: the same, until it is known whether its client was there.
 */
export type Keeping = 'nothing' | 'by-key' | 'lost' | 'handed'

interface Concluded {
  isKeyed: boolean
  /** Whether it is certain that the client has no answer. */
  isLost: boolean
  outcome?: HistoryOutcome | undefined
  answer?: Pick<DeskAnswer, 'body' | 'problem'> | undefined
}

export function keeping({ isKeyed, isLost, outcome, answer }: Concluded): Keeping {
  if (!answer) return 'nothing'
  if (isKeyed) return 'by-key'
  // What the provider refused may be sent again.
  if (outcome === 'refused') return 'nothing'
  // A problem is no answer to a write that was or may have been done: the same content gets the same one again.
  if (isLost || answer.problem) return 'lost'
  // Nobody notices whether an answer without a body arrives; such a write adds nothing when it is repeated.
  return answer.body === null ? 'nothing' : 'handed'
}
