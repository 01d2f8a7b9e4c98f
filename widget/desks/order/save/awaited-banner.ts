import { html, nothing } from 'lit'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { askDesk } from '../../../kit/parts/command.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { cut, rowName } from '../../../kit/parts/row-words.ts'
import { StoreBanner } from '../../../kit/parts/store-banner.ts'

const MAX_NAMES = 5

/** Private: keeps saved rows in view that the order does not list yet. */
export class AwaitedBanner extends StoreBanner {
  protected override note({ awaited, isOutdated }: ChangesStore, l: Localizer): unknown {
    if (awaited.length === 0 && !isOutdated) return nothing
    const { shown, more } = cut(awaited, MAX_NAMES)
    const names = shown.map(({ row }) => rowName(row, l))
    if (more > 0) names.push(l.term('andMore', more))
    return html`
      <div class="note" data-tone="warning">
        ${icons.clock}
        <p>
          ${isOutdated ? l.term('savedUnread') : nothing}
          ${
            awaited.length > 0
              ? html`${l.term('rowsAwaited', awaited.length)} <bdi>${names.join(', ')}</bdi>`
              : nothing
          }
        </p>
        <button type="button" @click=${() => askDesk(this, { do: 'reload' })}>
          ${icons.refresh}${l.term('readAgain')}
        </button>
      </div>
    `
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-awaited': AwaitedBanner
  }
}
