/** What is said around the grid of rows and of its cells. */
import { html, nothing, type TemplateResult } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from '../parts/icons.ts'
import { editIcons } from './edit-icons.ts'

/** What holds for all rows, said once. */
export function gridNotes({ changes }: ChangesStore, { updateRow }: EditGates, l: Localizer): TemplateResult {
  return html`
    ${updateRow.is === 'off' ? note(l.term('updateRowMissing', updateRow.reason), 'neutral') : nothing}
    ${changes.replacesAll ? note(l.term('replaceAllText'), 'warning') : nothing}
  `
}

/** In the place of the table; it takes the focus that the last row had. */
export function noRowsNote({ order }: ChangesStore, l: Localizer): TemplateResult {
  const words = l.term(order.Deliveries.length > 0 ? 'allDelivered' : 'noRows')
  return html`<p class="empty muted" tabindex="-1">${words}</p>`
}

/** What is to be known of the table, at its foot. */
export function gridFoot({ count }: ChangesStore, l: Localizer): TemplateResult {
  return html`<div class="foot">
    <details>
      <summary>${editIcons.keyboard}${l.term('gridKeys')}</summary>
      <p id="keys">${l.term('gridKeysText')}</p>
    </details>
    ${count > 0 ? html`<p>${l.term('totalsAsSaved')}</p>` : nothing}
  </div>`
}

/** Why a row cannot be changed. */
export function lockedWords({ is }: StagedRow, { updateRow }: EditGates, l: Localizer): string {
  if (updateRow.is === 'off') return l.term('updateRowMissing', updateRow.reason)
  if (is === 'cancelling') return l.term('rowLockedCancelling')
  return l.term(is === 'cancelled' ? 'rowLockedCancelled' : 'rowLocked')
}

function note(words: string, tone: 'neutral' | 'warning'): TemplateResult {
  return html`<p class="note" data-tone=${tone}>${icons.warning}<span>${words}</span></p>`
}
