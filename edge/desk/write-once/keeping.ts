/** How long the answer of a write is kept. Pure. */
import type { HistoryOutcome } from '../../../shared/domain/order/history.enums.ts'
import type { DeskAnswer } from '../desk-answer.ts'

/**
 * `nothing`: the key and the content are free again. `by-key`: kept under the key. `lost`: kept for the same content
 * without a key, because its client has no answer. `handed`: the same, until it is known whether its client took it.
 * `by-request`: kept for the request alone, which the platform repeats when the desk was reset before the answer left it.
 */
export type Keeping = 'nothing' | 'by-key' | 'lost' | 'handed' | 'by-request'

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
  // A refused write may be sent again.
  if (outcome === 'refused') return 'nothing'
  // The write was or may have been done, but its client has only a problem: the same content gets that again.
  if (isLost || answer.problem) return 'lost'
  // The edge cannot see whether an answer without a body arrives, and repeating such a write adds nothing.
  return answer.body === null ? 'by-request' : 'handed'
}
