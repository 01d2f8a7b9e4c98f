import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { CauseState } from './cause-search.ts'
import type { FoundCause } from './found-cause.view.ts'

/** Why the payout does not balance, in one sentence, with its rows and a text for the provider. */
export function causeView(
  state: CauseState,
  again: () => void,
  found: FoundCause,
  l: Localizer,
): TemplateResult {
  // The pressed button disappears: the focus stays at the cause.
  const retry = ({ currentTarget }: Event) => {
    const [head] = (currentTarget as Element).closest('section')!.getElementsByTagName('h3')
    head!.focus()
    again()
  }
  return html`<section class="cause note" data-tone="bad">
    ${icons.warning}
    <div>
      <h3 aria-level=${level(3, l)} tabindex="-1">${l.term('payoutCauseTitle')}</h3>
      <p class="cause-sentence" role="status">${causeSentence(state, l)}</p>
      ${
        state.is === 'failed'
          ? html`<p class="cause-actions">
              <button type="button" @click=${retry}>${icons.refresh}${l.term('tryAgain')}</button>
            </p>`
          : nothing
      }
      ${state.is === 'found' ? state.parts.foundCause(state, found, l) : nothing}
    </div>
  </section>`
}

/** The explanation so far, in one sentence. */
export function causeSentence(state: CauseState, l: Localizer): string {
  if (state.is === 'searching') return l.term('payoutSearching')
  return state.is === 'failed' ? l.term('payoutCauseFailed') : state.parts.foundWords(state, l)
}
