import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import { live } from 'lit/directives/live.js'
import { repeat } from 'lit/directives/repeat.js'
import { gapRow } from '../../../kit/parts/gap-row.view.ts'
import type { TablePiece } from '../../../kit/parts/table-window.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { sortHead } from '../../../rows/view/sort-head.ts'
import type { OrderSort } from '../data/find-orders.ts'
import { columnName, isListed } from '../data/order-columns.ts'
import { nameOf, type OrderEntry } from '../data/order-entry.ts'
import type { Selection } from '../data/selection.ts'
import { orderCell } from './order-cell.view.ts'

export interface TableState {
  orders: readonly OrderEntry[]
  columns: readonly string[]
  pieces: readonly TablePiece[]
  active: number
  sort: OrderSort | undefined
  /** The digits of the longest amount: every figure must be visible. */
  digits: number
  /** The one currency of the list, ISO 4217; undefined if the orders have several, or none. */
  currency: string | undefined
  isBusy: boolean
  /** Undefined where the clerk can do nothing to many orders. */
  selection: Selection | undefined
  isAllSelected: boolean
  opensOrders: boolean
  /** Undefined where the list cannot be sorted. */
  onSort: ((column: string) => void) | undefined
  onSelect(item: number, event: MouseEvent): void
  onSelectAll(): void
  onOrder(event: Event, id: string): void
}

/** The table's state, with the words of every row: looking one up costs as much as rendering its cell. */
interface Table extends TableState {
  labels: ReadonlyMap<string, string>
  columnsKey: string
}

/** The orders as a table of which only a window is rendered. Roles are explicit, because cards have no table layout. */
export function ordersTable(given: TableState, l: Localizer): TemplateResult {
  const labels = new Map(given.columns.map((column) => [column, columnName(column, l)]))
  const state: Table = { ...given, labels, columnsKey: given.columns.join('\n') }
  const last = state.pieces.at(-1)
  return html`<table
    class="rows"
    role="grid"
    aria-label=${l.term('ordersTable')}
    aria-rowcount=${state.orders.length + 1}
    aria-busy=${state.isBusy}
    aria-readonly="true"
    aria-multiselectable=${state.selection ? 'true' : nothing}
    aria-keyshortcuts=${state.selection ? '/ Enter Space Shift+ArrowDown Control+A' : '/ Enter'}
  >
    ${tableHead(state, l)}
    <tbody role="rowgroup">
      ${repeat(
        state.pieces,
        (piece) => ('item' in piece ? piece.item : piece === last ? 'below' : `above ${piece.from === 0}`),
        (piece) => ('item' in piece ? keptRow(state, piece.item, l) : gapRow(piece)),
      )}
    </tbody>
  </table>`
}

function tableHead(state: Table, l: Localizer): TemplateResult {
  const { columns, sort, currency, labels, selection, isAllSelected, onSort, onSelectAll } = state
  return html`<thead role="rowgroup">
    <tr role="row" aria-rowindex="1">
      ${
        selection
          ? html`<th role="columnheader" scope="col" class="select">
              <label>
                <input
                  type="checkbox"
                  .checked=${live(isAllSelected)}
                  .indeterminate=${live(selection.size > 0 && !isAllSelected)}
                  @click=${onSelectAll}
                />
                <span>${l.term('ordersSelectAll')}</span>
              </label>
            </th>`
          : nothing
      }
      ${columns.map((column, index) => {
        const label = labels.get(column)!
        const sorted = sort?.by === column ? sort.direction : undefined
        return html`<th
          role="columnheader"
          scope="col"
          class=${cellClass(column)}
          data-length=${lengthOf(column, state) ?? nothing}
          aria-sort=${sorted ?? nothing}
        >
          ${
            onSort
              ? sortHead({
                  label,
                  hint: l.term('ordersSortHint', label),
                  sorted,
                  isTabStop: index === 0,
                  onSort: () => onSort(column),
                })
              : label
          }
          ${column === 'amount' && currency ? html`<span class="currency">${currency}</span>` : nothing}
        </th>`
      })}
    </tr>
  </thead>`
}

/** How long the amounts may be, for their column's width. */
function lengthOf(column: string, { digits }: Table): number | undefined {
  return column === 'amount' ? ([9, 14].find((longest) => digits <= longest) ?? 19) : undefined
}

/** A row is rendered again only if something of it has changed: a step of the scroll renders those that come into view. */
function keptRow(state: Table, item: number, l: Localizer): unknown {
  const { orders, active, selection, opensOrders, currency, columnsKey } = state
  const depends = [
    orders[item],
    item,
    active === item,
    selection,
    opensOrders,
    currency,
    columnsKey,
    l.lang(),
  ]
  return guard(depends, () => orderRow(state, item, l))
}

function orderRow(state: Table, item: number, l: Localizer): unknown {
  const entry = state.orders[item]
  if (!entry) return nothing
  const { active, columns, labels, selection, onSelect } = state
  const isSelected = selection?.has(entry) ?? false
  const around = {
    currency: state.currency,
    opensOrders: state.opensOrders,
    tab: active === item ? 0 : -1,
    onOrder: state.onOrder,
  } as const
  return html`<tr
    role="row"
    aria-rowindex=${item + 2}
    aria-selected=${selection ? String(isSelected) : nothing}
    data-item=${item}
    tabindex=${active === item ? 0 : -1}
  >
    ${
      selection
        ? html`<td role="gridcell" class="select">
            <label
              ><input
                type="checkbox"
                tabindex="-1"
                aria-label=${l.term('ordersSelect', nameOf(entry))}
                .checked=${live(isSelected)}
                @click=${(event: MouseEvent) => onSelect(item, event)}
            /></label>
          </td>`
        : nothing
    }
    ${columns.map(
      (column) =>
        html`<td role="gridcell" class=${cellClass(column)} data-label=${labels.get(column)!}>
          ${orderCell(entry, column, around, l)}
        </td>`,
    )}
  </tr>`
}

function cellClass(column: string): string {
  if (column === 'amount' || column === 'delivered') return `number amount of-${column}`
  return isListed(column) ? `of-${column}` : 'of-extra'
}
