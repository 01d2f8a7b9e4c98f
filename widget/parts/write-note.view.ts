import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from './icons.ts'
import { problemReference, problemTexts } from './problem-view.ts'
import type { FailedOutcome, WriteState } from './single-write.ts'

const outcomeTerms = {
  'not-done': 'draftIsKept',
  uncertain: 'writeInDoubt',
  unknowable: 'saveUnknowable',
} as const satisfies Record<FailedOutcome, string>

/** The label of the save button. @param usual its label before anything was sent */
export function saveTerm<Usual extends string>(
  state: WriteState,
  usual: Usual,
): Usual | 'saving' | 'findOut' {
  if (state.is === 'saving') return 'saving'
  return state.is === 'failed' && state.outcome === 'uncertain' ? 'findOut' : usual
}

/** The state of the write, above the buttons, where it is in view and announced at once. */
export function writeNote(state: WriteState, outdatedWords: string, l: Localizer): TemplateResult {
  return html`<div class="write-note" role="alert">${note(state, outdatedWords, l)}</div>`
}

function note(state: WriteState, outdatedWords: string, l: Localizer): unknown {
  switch (state.is) {
    case 'stopped':
      return warning(l.term('saveStopped'))
    case 'outdated':
      return warning(outdatedWords)
    case 'failed': {
      const { title, text } = problemTexts(state.error, l)
      const { retryAfter } = state.error
      return html`<div class="note" data-tone="bad">
        ${icons.warning}
        <div>
          <p><strong>${title}.</strong> ${text}</p>
          ${state.error.members.map(({ detail }) => (detail ? html`<p>${detail}</p>` : nothing))}
          <p>${l.term(outcomeTerms[state.outcome])}</p>
          ${retryAfter ? html`<p>${l.term('retryAfter', retryAfter)}</p>` : nothing}
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
    <p>${words}</p>
  </div>`
}
