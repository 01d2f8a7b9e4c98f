import type { DeliverTask } from '../words/deliver-terms.ts'
import { html, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { CreditWriteState } from '../write/credit-write.controller.ts'
import { creditSendLabel, creditWriteNote } from '../write/credit-write-note.view.ts'

/** The step of the dialog: the form, its review, or the result. */
export type Step = 'form' | 'review' | 'done'

export interface TaskFoot {
  task: DeliverTask
  step: Step
  /** The amount under review, in minor units. */
  amount: Long | undefined
  write: CreditWriteState
  /** Whether nothing can be sent now. */
  isBusy: boolean
  /** Whether the request is under way, or may have been done. */
  isHeld: boolean
  onClose(): void
  onBack(): void
  onForward(): void
}

/** The state of the write, the way back, and the button of the next step. */
export function taskFoot(foot: TaskFoot, l: Localizer): TemplateResult {
  const { task, step, amount, write, isBusy, isHeld, onClose, onBack, onForward } = foot
  if (step === 'done') {
    return html`<button type="button" class="primary" @click=${onClose}>${l.term('close')}</button>`
  }
  const words = l.term('creditActDo', task)
  const usual = amount === undefined ? words : `${words} ${l.money(amount)}`
  // A closing has no form to go back to.
  const isFirst = step === 'form' || task === 'close'
  return html`
    ${creditWriteNote(write, l)}
    <button type="button" class="back" aria-disabled=${isHeld} @click=${onBack}>
      ${l.term(isFirst ? 'creditCancel' : 'creditBack')}
    </button>
    <button
      type="button"
      class="${task === 'close' ? 'danger' : 'primary'} send"
      aria-disabled=${isBusy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      @click=${onForward}
    >
      ${step === 'form' ? l.term('review') : creditSendLabel(write, usual, l)}
    </button>
  `
}
