/** The notes above and below the grid of rows, and on its cells. */
import { html, nothing, type TemplateResult } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { icons } from '../../kit/parts/icons.ts'
import { editIcons } from './edit-icons.ts'

/** Notes that apply to all rows. */
export function gridNotes({ changes }: ChangesStore, l: Localizer): unknown {
  if (!changes.replacesAll) return nothing
  return html`<p class="note" data-tone="warning">
    ${icons.warning}<span>${l.term('replaceAllText')}</span>
  </p>`
}

/** Replaces a table without rows, and takes the focus that the last row had. */
export function noRowsNote({ order, rows }: ChangesStore, l: Localizer): TemplateResult {
  const noRows = order.Deliveries.length > 0 ? 'allDelivered' : 'noRows'
  const words = l.term(rows.length > 0 ? 'noRowMatches' : noRows)
  return html`<p class="empty muted" tabindex="-1">${words}</p>`
}

/** Below the table: the keys that work in it. */
export function gridFoot(l: Localizer): TemplateResult {
  return html`<div class="foot">
    <details>
      <summary>${editIcons.keyboard}${l.term('gridKeys')}</summary>
      <dl>${l.term('gridKeysText').split('\n').map(keyLine)}</dl>
    </details>
  </div>`
}

/** One line of the list of keys, `Keys: what they do`; a line without a colon is a remark on all of them. */
function keyLine(line: string): TemplateResult {
  const end = line.indexOf(': ')
  const [keys, meaning] = [line.slice(0, Math.max(end, 0)), line.slice(end + 2)]
  return keys
    ? html`<dt>${keys}</dt>
        <dd>${meaning}</dd>`
    : html`<dd class="remark">${line}</dd>`
}

/** Why a row cannot be changed. */
export function lockedWords({ is }: StagedRow, { updateRow }: EditGates, l: Localizer): string {
  if (updateRow.is === 'off') return l.term('updateRowMissing', updateRow.reason)
  if (is === 'cancelling') return l.term('rowLockedCancelling')
  return l.term(is === 'cancelled' ? 'rowLockedCancelled' : 'rowLocked')
}

/**
 * Says to a screen reader that a row was cancelled, kept or removed.
 * @param row the row before that
 * @param index its place on the screen, which distinguishes it from others of the same name
 */
export function toggledWords({ before, is, row }: StagedRow, index: number, l: Localizer): string {
  const named = l.term('rowAt', String(index + 1), row.Name)
  if (!before) return l.term('rowRemoved', named)
  return l.term(is === 'cancelling' ? 'rowKept' : 'rowSetToCancel', named)
}
