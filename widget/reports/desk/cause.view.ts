import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { level } from '../../parts/heading.ts'
import { icons } from '../../parts/icons.ts'
import type { PlacedRow } from '../data/report-data.ts'
import type { CauseState } from './cause-search.ts'
import type { NameRow } from './cause-words.ts'
import type { ShowRows } from './show-rows.ts'
import { count } from './term-names.ts'

interface CauseView {
  state: CauseState
  show: ShowRows
  copy: () => void
  again: () => void
  /** Set once the text for the provider was asked for; it is there if it could not be copied. */
  copied: { text: string | undefined } | undefined
}

/** Why the payout does not balance, in one sentence, with the rows it is about and a text for the provider. */
export function causeView({ state, show, copy, again, copied }: CauseView, l: Localizer): TemplateResult {
  const rows = state.is === 'found' ? state.places : []
  // The button that is pressed goes away: the focus stays at what it is about.
  const retry = ({ currentTarget }: Event) => {
    const [head] = (currentTarget as Element).closest('section')!.getElementsByTagName('h3')
    head!.focus()
    again()
  }
  return html`<section class="cause note" data-tone="bad">
    ${icons.warning}
    <div>
      <h3 aria-level=${level(3, l)} tabindex="-1">${l.term('payoutCauseTitle')}</h3>
      <p class="cause-sentence" role="status">${sentence(state, l)}</p>
      <p class="cause-actions">
        ${
          rows.length > 0
            ? html`<button type="button" @click=${() => show({ rows })}>
                ${l.term('payoutShowTheRows')}
              </button>`
            : nothing
        }
        ${
          state.is === 'failed'
            ? html`<button type="button" @click=${retry}>${icons.refresh}${l.term('tryAgain')}</button>`
            : nothing
        }
        ${
          state.is === 'found'
            ? html`<button type="button" @click=${copy}>${icons.copy}${l.term('payoutCopyDossier')}</button>
                <span class="muted" role="status"
                  >${copied && copied.text === undefined ? l.term('copied') : l.term('payoutDossierNote')}</span
                >`
            : nothing
        }
      </p>
      ${copied?.text ? html`<textarea readonly rows="8" aria-label=${l.term('payoutCopyDossier')} .value=${copied.text}></textarea>` : nothing}
    </div>
  </section>`
}

function sentence(state: CauseState, l: Localizer): string {
  if (state.is === 'searching') return l.term('payoutSearching')
  if (state.is === 'failed') return l.term('payoutCauseFailed')
  return state.parts.explanationWords(state.explanation, rowNamer(state.rows, l), l)
}

/** Names rows by their place, counted from 1, and by the shop's order number where they have one. */
export function rowNamer(rows: readonly PlacedRow[], l: Localizer): NameRow {
  const orders = new Map(rows.map(({ index, row }) => [index, row.externalOrderNo ?? '']))
  return (place) => l.term('payoutRow', count(place + 1, l), orders.get(place) ?? '')
}
