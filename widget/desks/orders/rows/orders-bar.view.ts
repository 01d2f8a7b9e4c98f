import { html, nothing, type TemplateResult } from 'lit'
import { countText } from '../../../kit/parts/count-text.ts'
import { type Option, selectField } from '../../../kit/parts/select-field.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { OrderChoice } from '../data/find-orders.ts'
import { columnName, statusText } from '../data/order-columns.ts'
import { narrows } from '../data/order-choice.ts'
import type { OrderSource } from '../data/order-source.ts'
import type { OrderList } from './order-list.controller.ts'

interface OrdersBarState {
  searchField: TemplateResult
  list: OrderList
  of: OrderSource['of']
  /** What left the list just now; empty for nothing. */
  leftText: string
  columns: readonly string[]
  /** Whether the clerk has unfolded the filters of a narrow page. */
  isOpen: boolean
  isSaving: boolean
  onOpen(): void
  onChoice(choice: OrderChoice): void
  onColumns(): void
  onReload(): void
  onFile(): void
}

/** The line above the list: search, status, the choice of columns, and how many orders are shown. */
export function ordersBar(state: OrdersBarState, l: Localizer): TemplateResult {
  const { list, isOpen, onChoice } = state
  const { choice } = list
  return html`
    <div class="bar ${isOpen ? 'open' : ''}" role="search" aria-label=${l.term('ordersTable')}>
      ${state.searchField}
      <button type="button" class="filters" aria-expanded=${isOpen} @click=${state.onOpen}>
        ${l.term('ordersFilters')}
      </button>
      ${list.arranges ? html`${statusField(state, l)} ${sortField(state, l)}` : nothing}
      <button type="button" class="columns" @click=${state.onColumns}>${l.term('columns')}…</button>
    </div>
    <div class="count">
      <span><bdi>${countWords(list, l)}</bdi>${moreWords(state, l)}</span>
      ${
        narrows(choice)
          ? html`<button
              type="button"
              class="small"
              @click=${() => onChoice({ ...choice, query: '', filter: {} })}
            >
              ${l.term('ordersClear')}
            </button>`
          : nothing
      }
      <button type="button" class="small file" @click=${state.onReload}>${l.term('readAgain')}</button>
      <button type="button" class="small" aria-disabled=${state.isSaving} @click=${state.onFile}>
        ${l.term('ordersFile')}
      </button>
    </div>
  `
}

/** "12 of 340 orders", as far as the number of all is known. */
export function countWords(list: OrderList, l: Localizer): string {
  if (!list.hasAnswer) return ''
  const shown = list.shown.length
  const all = list.isWhole ? list.loaded.entries.length : list.total
  return all === undefined || all < shown
    ? l.term('ordersCount', countText(shown, l))
    : l.term('ordersFound', countText(shown, l), countText(all, l))
}

function moreWords({ list, leftText }: OrdersBarState, l: Localizer): unknown {
  const { hasAnswer, hasMore, loaded } = list
  const words = [
    leftText,
    hasAnswer && hasMore ? l.term('ordersMore') : '',
    loaded.duplicates > 0 ? l.term('ordersTwice', countText(loaded.duplicates, l)) : '',
  ].filter(Boolean)
  return words.length > 0 ? html` <span class="muted">${words.join(' ')}</span>` : nothing
}

function statusField({ list, onChoice }: OrdersBarState, l: Localizer): unknown {
  const { choice, loaded } = list
  const chosen = choice.filter.status
  if (loaded.statuses.size === 0 && chosen === undefined) return nothing
  // Of a list that is not whole, nobody knows how many there are.
  const counted = (status: string, count: number) =>
    list.isWhole ? `${statusText(status, l)} (${countText(count, l)})` : statusText(status, l)
  const known = new Map(loaded.statuses)
  if (chosen !== undefined && !known.has(chosen)) known.set(chosen, 0)
  const options = [...known].map(([status, count]): Option => ({
    text: counted(status, count),
    isChosen: chosen === status,
    onChoose: () => onChoice({ ...choice, filter: { status } }),
  }))
  return selectField('filter', l.term('ordersColumn', 'status'), [
    {
      text: l.term('ordersAll'),
      isChosen: chosen === undefined,
      onChoose: () => onChoice({ ...choice, filter: {} }),
    },
    ...options.toSorted((one, other) => one.text.localeCompare(other.text, l.lang())),
  ])
}

/** For cards, which have no heads to sort by. */
function sortField({ list, of, columns, onChoice }: OrdersBarState, l: Localizer): TemplateResult {
  const { choice } = list
  const sorts = columns.flatMap((by) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      text: l.term(direction === 'ascending' ? 'ordersSortUp' : 'ordersSortDown', columnName(by, l)),
      isChosen: choice.sort?.by === by && choice.sort.direction === direction,
      onChoose: () => onChoice({ ...choice, sort: { by, direction } }),
    })),
  )
  return selectField('order', l.term('ordersSort'), [
    {
      text: l.term(of === 'shop' ? 'ordersUnsorted' : 'ordersNewest'),
      isChosen: !choice.sort,
      onChoose: () => onChoice({ ...choice, sort: undefined }),
    },
    ...sorts,
  ])
}
