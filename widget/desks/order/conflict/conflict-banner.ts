import { html, nothing } from 'lit'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { askDesk } from '../../../kit/parts/command.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { RowMarks } from '../../../kit/parts/row-marks.ts'
import { StoreBanner } from '../../../kit/parts/store-banner.ts'
import { conflictWords } from '../../../kit/parts/conflict-words.ts'

/**
 * Private: says on the desk that others changed the order under the clerk's changes, and links to the conflict dialog.
 */
export class ConflictBanner extends StoreBanner {
  static override properties = { ...StoreBanner.properties, marks: { attribute: false } }

  /** Who changed the order, if that is known. */
  declare marks: RowMarks | undefined

  protected override note({ conflicts, news, order }: ChangesStore, l: Localizer): unknown {
    const isOpen = conflicts.length > 0
    if (!isOpen && news.length === 0) return nothing
    return html`
      <div class="note" data-tone=${isOpen ? 'warning' : 'neutral'}>
        ${icons.warning}
        <p>
          ${conflictWords(this.marks, order, l)}
          ${isOpen ? l.term('conflictRows', conflicts.length) : nothing}
        </p>
        <button type="button" @click=${() => askDesk(this, { do: 'show-conflict' })}>
          ${l.term(isOpen ? 'conflictDecide' : 'conflictNews')}
        </button>
      </div>
    `
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-conflict-banner': ConflictBanner
  }
}
