import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../client/edge-error.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { icons } from './icons.ts'
import { problemReference, type ProblemTexts, problemTexts } from './problem-view.ts'
import { problemKind } from './problem-words.ts'
import { PATIENCE } from './seconds.controller.ts'
import type { WriteState } from './single-write.ts'
import type { FailedOutcome } from './write-once.ts'

/** What the outcome means for the clerk, beyond the problem's own words. */
function outcomeWords(outcome: FailedOutcome, error: EdgeError, l: Localizer): string {
  if (outcome === 'not-done') return l.term('draftIsKept')
  if (outcome === 'unknowable') return l.term('saveUnknowable')
  const isSaid = problemKind(error) === 'unknown'
  return isSaid ? l.term('repeatIsSafe') : `${l.term('notCertain')} ${l.term('repeatIsSafe')}`
}

/** The label of the save button. @param usual its label before anything was sent */
export function saveTerm<Usual extends string>(
  state: WriteState,
  usual: Usual,
): Usual | 'saving' | 'findOut' {
  if (state.is === 'saving') return 'saving'
  return state.is === 'failed' && state.outcome === 'uncertain' ? 'findOut' : usual
}

/** A dialog's words for a problem; undefined where the general ones are enough. */
type OwnTexts = (error: EdgeError) => ProblemTexts | undefined

/** The state of the write, above the buttons, where it is in view and announced at once. */
export function writeNote(
  state: WriteState,
  outdatedWords: string,
  l: Localizer,
  ownTexts?: OwnTexts,
): TemplateResult {
  const isWaitOver = state.is === 'failed' && Boolean(state.error.retryAfter) && state.wait === 0
  return html`<div class="write-note">${note(state, outdatedWords, l, ownTexts)}</div>
    <p class="visually-hidden" role="status">${isWaitOver ? l.term('waitOver') : nothing}</p>`
}

function note(state: WriteState, outdatedWords: string, l: Localizer, ownTexts?: OwnTexts): unknown {
  switch (state.is) {
    case 'saving':
      if (state.seconds < PATIENCE) return nothing
      return html`<div class="note">
        ${icons.clock}
        <p>${l.term('savingSince', state.seconds)}</p>
      </div>`
    case 'stopped':
      return warning(l.term('saveStopped'))
    case 'outdated':
      return warning(outdatedWords)
    case 'failed': {
      const { title, text } = ownTexts?.(state.error) ?? problemTexts(state.error, l)
      const isNotSent = state.error.code === 'offline' && state.outcome === 'not-done'
      return html`<div class="note" data-tone="bad">
        ${icons.warning}
        <div>
          <div role="alert">
            <p><strong>${title}.</strong> ${isNotSent ? l.term('notSent') : text}</p>
            ${state.error.members.map(({ detail }) => (detail ? html`<p>${detail}</p>` : nothing))}
            ${isNotSent ? nothing : html`<p>${outcomeWords(state.outcome, state.error, l)}</p>`}
            ${state.wait > 0 ? html`<p role="timer">${l.term('retryAfter', state.wait)}</p>` : nothing}
          </div>
          ${problemReference(state.error, l)}
        </div>
      </div>`
    }
    default:
      return nothing
  }
}

function warning(words: string): TemplateResult {
  return html`<div class="note" data-tone="warning">
    ${icons.warning}
    <p role="alert">${words}</p>
  </div>`
}
