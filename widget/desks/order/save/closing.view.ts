import { html, type TemplateResult } from 'lit'
import type { Closing } from '../../../rows/changes/closing.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { confirmBox } from '../../../kit/parts/confirm.view.ts'
import { note } from './review.view.ts'

interface ClosingState {
  closing: Closing
  orderId: string
  isConfirmed: boolean
  onConfirm(isConfirmed: boolean): void
  /** Keeps one of the rows, so that the order stays open. */
  onKeep(): void
}

/** Says that saving closes the order for good, and asks the clerk to confirm it by the order's number. */
export function closingView(state: ClosingState, l: Localizer): TemplateResult {
  const { closing, orderId, isConfirmed, onConfirm, onKeep } = state
  const isCancelled = closing === 'cancelled'
  return note(
    'bad',
    html`<p><strong>${l.term(isCancelled ? 'closesCancelled' : 'closesDelivered', orderId)}</strong></p>
      <p class="links">
        <span>${l.term('closesHint')}</span>
        <button type="button" class="small keep-one" @click=${onKeep}>${l.term('keepOneRow')}</button>
      </p>
      ${confirmBox(l.term(isCancelled ? 'confirmCancel' : 'confirmClose', orderId), isConfirmed, onConfirm)}`,
  )
}
