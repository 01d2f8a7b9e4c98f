import { html, nothing, type TemplateResult } from 'lit'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import { batchLimits } from '../../../../shared/domain/values/limits.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { Selection } from '../data/selection.ts'
import { sumsOf } from '../data/sums.ts'
import { sumsView } from '../data/sums.view.ts'

/** Acts with a button of their own, if the session allows them; the dialog offers the others. */
const frequent = [
  ['deliver', 'openDeliver'],
  ['extend', 'extend'],
] as const satisfies readonly (readonly [BatchKind, string])[]

interface SelectionBarState {
  selection: Selection
  /** Whether more orders of the choice have not come yet. */
  hasMore: boolean
  acts: readonly BatchKind[]
  onAct(kind: BatchKind | undefined): void
  onClear(): void
}

/** How many orders are chosen, for how much, and what can be done to them. */
export function selectionBar(state: SelectionBarState, l: Localizer): TemplateResult | typeof nothing {
  const { selection, hasMore, acts, onAct, onClear } = state
  const { size } = selection
  if (size === 0) return nothing
  const { maxItems } = batchLimits.orders
  const isTooMany = size > maxItems
  const press = (kind: BatchKind | undefined) => () => {
    if (!isTooMany) onAct(kind)
  }
  const others = acts.filter((kind) => !frequent.some(([own]) => own === kind))
  return html`<div class="selection-bar" role="group" aria-label=${l.term('ordersSelection')}>
    <p>
      <strong>${l.term('ordersSelected', countText(size, l))}</strong>
      ${sumsView(sumsOf(selection.orders), l)}
      ${
        isTooMany
          ? html`<span class="too-many" id="too-many"
              >${icons.warning}${l.term('ordersTooMany', countText(maxItems, l))}</span
            >`
          : hasMore
            ? html`<span class="muted">${l.term('ordersSelectedLoaded')}</span>`
            : nothing
      }
    </p>
    <button type="button" class="quiet small" @click=${onClear}>${l.term('ordersUnselect')}</button>
    <div class="acts">
      ${frequent.map(([kind, term]) =>
        acts.includes(kind)
          ? html`<button
              type="button"
              aria-disabled=${isTooMany}
              aria-describedby=${isTooMany ? 'too-many' : nothing}
              @click=${press(kind)}
            >
              ${l.term(term)}
            </button>`
          : nothing,
      )}
      ${
        others.length > 0
          ? html`<button
              type="button"
              class="other"
              aria-disabled=${isTooMany}
              aria-describedby=${isTooMany ? 'too-many' : nothing}
              @click=${press(undefined)}
            >
              ${l.term('ordersOtherAct')}
            </button>`
          : nothing
      }
    </div>
  </div>`
}
