import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import type { ColumnsChoice } from '../../../kit/parts/columns-choice.ts'
import type { QuietStatus } from '../../../kit/parts/quiet-status.controller.ts'
import type { RowFocus } from '../../../kit/parts/row-focus.controller.ts'
import type { TableWindow } from '../../../kit/parts/table-window.controller.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { TableSearch } from '../../../rows/view/table-search.controller.ts'
import type { OrderChoice } from '../data/find-orders.ts'
import { allColumns, columnName, emptyColumns, usualColumns } from '../data/order-columns.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { OrderSource } from '../data/order-source.ts'
import { listContent, listEnd } from './list-content.view.ts'
import { leftText, lookNote } from './look-note.view.ts'
import type { OrderList } from './order-list.controller.ts'
import type { OrderLook } from './order-look.controller.ts'
import { ordersBar } from './orders-bar.view.ts'
import type { OrdersFile } from './orders-file.controller.ts'
import { ordersTable } from './orders-table.view.ts'
import type { OrderSelection } from './selection.controller.ts'
import { selectionBar } from './selection-bar.view.ts'

/** The list and what is done to it. */
interface RowsParts {
  list: OrderList
  look: OrderLook
  selection: OrderSelection
  search: TableSearch
  window: TableWindow
  focus: RowFocus
  file: OrdersFile
  columnsChoice: ColumnsChoice
  status: QuietStatus
}

interface RowsState extends RowsParts {
  source: OrderSource | undefined
  columns: readonly string[]
  acts: readonly BatchKind[]
  opensOrders: boolean
  /** Whether the filters are unfolded on a narrow page. */
  isOpen: boolean
  onOpen(): void
  onChoice(choice: OrderChoice): void
  onColumns(columns: readonly string[] | undefined): void
  onSort(by: string): void
  onOrder(event: Event, id: string): void
  onReload(): void
  onFile(): void
  onClear(): void
  onKeydown(event: KeyboardEvent): void
  onAct(kind: BatchKind | undefined, orders: readonly OrderEntry[]): void
}

/** The bar, the orders, what can be done to the selected ones, and the choice of columns. */
export function rowsView(state: RowsState, l: Localizer): TemplateResult {
  const { list, look, file, selection, columnsChoice, columns } = state
  return html`<div class="rows-part">
      ${guard(barDepends(state, l), () => bar(state, l))} ${columnsChoice.note(l)}
      ${
        file.state === 'failed'
          ? html`<p class="note" data-tone="warning" role="alert">${l.term('ordersFileFailed')}</p>`
          : nothing
      }
      ${lookNote(look, l)}
      ${listContent(
        {
          list,
          source: state.source,
          table: () => table(state, l),
          onScroll: state.window.look,
          onKeydown: state.onKeydown,
          onClick: selection.onClick,
          onFocusin: state.focus.onFocusin,
        },
        l,
      )}
      ${listEnd(list, l)}
      ${selectionBar(
        {
          selection: selection.chosen,
          hasMore: list.hasMore,
          acts: state.acts,
          onAct: (kind) => state.onAct(kind, selection.chosen.orders),
          onClear: state.onClear,
        },
        l,
      )}
      ${state.status.region()}
    </div>
    ${columnsChoice.dialog(
      {
        columns,
        all: allColumns(list.loaded),
        usual: usualColumns(list.loaded),
        empty: emptyColumns(list.loaded),
        nameOf: (column) => columnName(column, l),
        onColumns: state.onColumns,
      },
      l,
    )}`
}

/** What the bar shows: it does not change while the list scrolls. */
function barDepends({ list, look, file, columns, source, isOpen }: RowsState, l: Localizer): unknown[] {
  const { choice, shown, loaded, hasAnswer, hasMore, isWhole, total, arranges } = list
  const counts = [shown.length, loaded.entries.length, loaded.duplicates, total, look.left]
  const flags = [hasAnswer, hasMore, isWhole, arranges, isOpen]
  return [choice, columns.join(), shown, source, ...counts, ...flags, file.state, l.lang()]
}

function bar(state: RowsState, l: Localizer): TemplateResult {
  const { list, look, file, search, columns, source, isOpen, onOpen, onChoice, onReload, onFile } = state
  const of = source?.of ?? 'shop'
  return ordersBar(
    {
      list,
      of,
      columns,
      leftText: leftText(look, l),
      isOpen,
      isSaving: file.state === 'made',
      onOpen,
      onChoice,
      searchField: search.field(l.term(of === 'shop' ? 'ordersSearch' : 'ordersSearchNumber')),
      onColumns: () => void state.columnsChoice.open(),
      onReload,
      onFile,
    },
    l,
  )
}

function table(state: RowsState, l: Localizer): TemplateResult {
  const { list, window, focus, selection, columns, acts, opensOrders, onOrder } = state
  const { shown, choice, isBusy, loaded, arranges } = list
  return ordersTable(
    {
      orders: shown,
      columns,
      pieces: window.pieces(shown.length, focus.active),
      active: focus.active,
      sort: choice.sort,
      digits: loaded.digits,
      currency: loaded.currency,
      isBusy,
      selection: acts.length > 0 ? selection.chosen : undefined,
      isAllSelected: selection.isAll,
      opensOrders,
      onSort: arranges ? state.onSort : undefined,
      onSelect: selection.pressBox,
      onSelectAll: selection.toggleAll,
      onOrder,
    },
    l,
  )
}
