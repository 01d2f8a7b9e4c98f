import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { icons } from '../../parts/icons.ts'
import type { PlacedRow } from '../data/report-data.ts'
import type { CauseState } from './cause.controller.ts'
import { explanationWords, type NameRow, rowsOfCause } from './cause-words.ts'
import type { ShowRows } from './show-rows.ts'
import { count } from './term-names.ts'

interface CauseView {
  state: CauseState
  show: ShowRows
  copy: () => void
  /** Whether the text for the provider has been copied. */
  isCopied: boolean
}

/** Why the payout does not balance, in one sentence, with the rows it is about and a text for the provider. */
export function causeView({ state, show, copy, isCopied }: CauseView, l: Localizer): TemplateResult {
  const rows = state.is === 'found' ? rowsOfCause(state.explanation.cause) : []
  return html`<section class="cause note" data-tone="bad">
    ${icons.warning}
    <div>
      <h3>${l.term('payoutCauseTitle')}</h3>
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
          state.is === 'found'
            ? html`<button type="button" @click=${copy}>${icons.copy}${l.term('payoutCopyDossier')}</button>
                <span class="muted" role="status"
                  >${isCopied ? l.term('copied') : l.term('payoutDossierNote')}</span
                >`
            : nothing
        }
      </p>
    </div>
  </section>`
}

function sentence(state: CauseState, l: Localizer): string {
  if (state.is === 'searching') return l.term('payoutSearching')
  if (state.is === 'failed') return l.term('payoutCauseFailed')
  return explanationWords(state.explanation, rowNamer(state.rows, l), l)
}

/** Names rows by their place, counted from 1, and by the shop's order number where they have one. */
export function rowNamer(rows: readonly PlacedRow[], l: Localizer): NameRow {
  const orders = new Map(rows.map(({ index, row }) => [index, row.externalOrderNo ?? '']))
  return (place) => l.term('payoutRow', count(place + 1, l), orders.get(place) ?? '')
}
