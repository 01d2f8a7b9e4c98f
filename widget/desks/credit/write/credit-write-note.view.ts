import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'
import { PATIENCE } from '../../../kit/parts/seconds.controller.ts'
import type { FailedOutcome } from '../../../kit/parts/write-once.ts'
import { rejectionOf } from '../data/call-credit.ts'
import { refusalNote } from '../reasons/refusal.view.ts'
import type { CreditWriteState } from './credit-write.controller.ts'

interface NoteOptions {
  /** Whether a form shows the refused members, so that the note need not. */
  isPlaced?: boolean
  /** The words for an unknowable outcome, where sending again does no harm. */
  unknowable?: string
}

/** The state of a write, for above its buttons. */
export function creditWriteNote(
  state: CreditWriteState,
  l: Localizer,
  options: NoteOptions = {},
): TemplateResult {
  const isWaitOver = state.is === 'failed' && Boolean(state.error.retryAfter) && state.wait === 0
  return html`<div class="write-note">${note(state, l, options)}</div>
    <p class="visually-hidden" role="status">${isWaitOver ? l.term('creditWaitOver') : nothing}</p>`
}

/** The label of the button that sends. @param usual its label before anything was sent */
export function creditSendLabel(state: CreditWriteState, usual: string, l: Localizer): string {
  if (state.is === 'saving') return l.term('creditSending')
  return state.is === 'failed' && state.outcome === 'uncertain' ? l.term('creditSendAgain') : usual
}

function note(state: CreditWriteState, l: Localizer, options: NoteOptions): unknown {
  switch (state.is) {
    case 'saving':
      if (state.seconds < PATIENCE) return nothing
      return html`<div class="note">
        ${icons.clock}
        <p>${l.term('creditSendingSince', state.seconds)}</p>
      </div>`
    case 'stopped':
      return html`<div class="note" data-tone="warning">
        ${icons.warning}
        <p role="alert">${l.term('creditStopped')}</p>
      </div>`
    case 'failed':
      return failure(state, l, options)
    default:
      return nothing
  }
}

function failure(
  { error, outcome, wait }: Extract<CreditWriteState, { is: 'failed' }>,
  l: Localizer,
  { isPlaced = false, unknowable }: NoteOptions,
): TemplateResult {
  const meaning = html`${error.code === 'offline' && outcome === 'not-done' ? nothing : html`<p>${outcome === 'unknowable' && unknowable ? unknowable : outcomeWords(outcome, error, l)}</p>`}
  ${wait > 0 ? html`<p role="timer">${l.term('creditRetryAfter', wait)}</p>` : nothing}`
  if (rejectionOf(error)) return refusalNote(error, l, meaning)
  return html`<div class="note" data-tone="bad">
    ${icons.warning}
    <div>
      <div role="alert">
        ${problem(error, outcome, l)}
        ${isPlaced ? nothing : error.members.map(({ detail }) => html`<p>${detail}</p>`)} ${meaning}
      </div>
      ${problemReference(error, l)}
    </div>
  </div>`
}

function problem(error: EdgeError, outcome: FailedOutcome, l: Localizer): TemplateResult {
  const { title, text } = problemTexts(error, l)
  const isNotSent = error.code === 'offline' && outcome === 'not-done'
  return html`<p><strong>${title}.</strong> ${isNotSent ? l.term('creditNotSent') : text}</p>`
}

/** What the outcome means for the clerk, beyond the problem's own words. */
function outcomeWords(outcome: FailedOutcome, error: EdgeError, l: Localizer): string {
  if (outcome === 'not-done') return l.term('creditKept')
  if (outcome === 'unknowable') return l.term('creditUnknowable')
  const isSaid = problemKind(error) === 'unknown'
  return isSaid
    ? l.term('creditRepeatIsSafe')
    : `${l.term('creditNotCertain')} ${l.term('creditRepeatIsSafe')}`
}
