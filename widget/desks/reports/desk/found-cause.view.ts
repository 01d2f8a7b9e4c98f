import { html, nothing, type TemplateResult } from 'lit'
import { dossier } from '../../../../shared/domain/report/payout/dossier.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ClientReading, PlacedRow } from '../data/report-data.ts'
import { explanationWords, type NameRow } from './cause-words.ts'
import { copiedDossier } from './dossier-text.ts'
import type { ShowRows } from './show-rows.ts'
import { count } from './term-names.ts'
import type { Explanation } from '../../../../shared/domain/report/payout/payout.ts'

export interface Explained {
  explanation: Explanation
  /** The rows of the cause. */
  places: readonly number[]
  /** Those that were loaded. */
  rows: readonly PlacedRow[]
}

export interface FoundCause {
  show: ShowRows
  copy: () => void
  /** Set once the text for the provider was requested; empty if it was copied. */
  copied: { text: string } | undefined
}

/** The actions on a cause that was found. */
export function foundCause(
  { places }: Explained,
  { show, copy, copied }: FoundCause,
  l: Localizer,
): TemplateResult {
  return html`<p class="cause-actions">
      ${
        places.length > 0
          ? html`<button type="button" @click=${() => show({ rows: places })}>
              ${l.term('payoutShowTheRows')}
            </button>`
          : nothing
      }
      <button type="button" @click=${copy}>${icons.copy}${l.term('payoutCopyDossier')}</button>
      <span class="muted" role="status"
        >${l.term(copied && !copied.text ? 'copied' : 'payoutDossierNote')}</span
      >
    </p>
    ${copied?.text ? html`<textarea readonly rows="8" aria-label=${l.term('payoutCopyDossier')} .value=${copied.text}></textarea>` : nothing}`
}

/** The cause in one sentence. */
export function foundWords({ explanation, rows }: Explained, l: Localizer): string {
  return explanationWords(explanation, rowNamer(rows, l), l)
}

/**
 * Copies a text for the provider.
 * @returns the text if the page forbids the clipboard, to be copied by hand; otherwise empty
 */
export async function copyDossier(
  { explanation, rows }: Explained,
  client: ClientReading,
  l: Localizer,
): Promise<string> {
  const text = await copiedDossier(dossier(client, client.payout!, explanation, rows), l)
  return navigator.clipboard.writeText(text).then(
    () => '',
    () => text,
  )
}

/** Names rows by their place, counted from 1, and by the shop's order number where they have one. */
function rowNamer(rows: readonly PlacedRow[], l: Localizer): NameRow {
  const orderOf = (place: number) => rows.find(({ index }) => index === place)?.row.externalOrderNo
  return (place) => l.term('payoutRow', count(place + 1, l), orderOf(place) ?? '')
}
