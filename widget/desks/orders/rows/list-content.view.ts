import { html, nothing } from 'lit'
import { countText } from '../../../kit/parts/count-text.ts'
import { LONG_TABLE } from '../../../kit/parts/row-columns.ts'
import { PRINTED_ROWS } from '../../../kit/parts/table-window.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { narrows } from '../data/order-choice.ts'
import type { OrderSource } from '../data/order-source.ts'
import { findFailure } from './find-failure.view.ts'
import type { OrderList } from './order-list.controller.ts'
import { keepText } from './selection.controller.ts'
import { listSkeleton, noneView } from './states.view.ts'

interface ListContent {
  list: OrderList
  source: OrderSource | undefined
  table(): unknown
  onScroll(): void
  onKeydown(event: KeyboardEvent): void
  onClick(event: MouseEvent): void
  onFocusin(event: Event): void
}

/** The orders; before they come their place, and without any why there are none. */
export function listContent(state: ListContent, l: Localizer): unknown {
  const { list, source } = state
  const { shown, hasAnswer, isBusy, failure, choice } = list
  if (!hasAnswer) return failure || !source ? nothing : listSkeleton(source, l)
  if (shown.length === 0) {
    if (isBusy || failure || !source) return html`<p class="none-found" tabindex="-1"></p>`
    return narrows(choice)
      ? html`<p class="none-found" tabindex="-1">${l.term('ordersNoMatch')}</p>`
      : noneView(source, l)
  }
  return html`<div
      class="box ${shown.length > LONG_TABLE ? 'long' : ''}"
      @scroll=${{ handleEvent: state.onScroll, passive: true }}
      @keydown=${state.onKeydown}
      @mousedown=${keepText}
      @click=${state.onClick}
      @focusin=${state.onFocusin}
    >
      ${state.table()}
    </div>
    ${
      shown.length > PRINTED_ROWS
        ? html`<p class="on-paper">
            ${l.term('ordersPrinted', countText(PRINTED_ROWS, l), countText(shown.length, l))}
          </p>`
        : nothing
    }`
}

/** What stands below the orders: more of them are awaited, or did not come. */
export function listEnd(list: OrderList, l: Localizer): unknown {
  const { failure, isAskingMore } = list
  if (failure) return findFailure(failure, () => void list.retry(), l)
  return isAskingMore ? html`<p class="muted more">${l.term('ordersAskingMore')}</p>` : nothing
}
