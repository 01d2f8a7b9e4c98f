import { html, nothing, type TemplateResult } from 'lit'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { type OrderAmounts, orderAmounts } from '../../../rows/changes/order-amounts.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { gatedButton } from '../../../kit/parts/gated-button.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemBanner } from '../../../kit/parts/problem-view.ts'
import { SEARCHED_FROM } from '../../../kit/parts/rows-in-view.ts'
import { offlineBanner } from './order-banners.ts'
import { dockedButtons } from './order-buttons.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { orderHead } from './order-head.ts'
import { orderRows } from './order-row-table.ts'
import { orderSide } from './order-side.ts'
import { orderTotals } from './order-totals.ts'
import { partGate } from './part-gate.ts'
import { sideBones } from './skeleton.ts'
import type { Editing, OrderPage } from './order-page.ts'

/** The steps after the rows: parts below and beside them; then floating parts, and those of the history. */
export const PARTS = 2

/** The page of an order that has been read. */
export function orderView(page: OrderPage, l: Localizer): TemplateResult {
  const { order, editing } = page
  const amounts = orderAmounts(order)
  const isBody = page.shown.parts > 0
  const isWhole = page.shown.parts >= PARTS
  return html`
    <div class="desk" part="desk" tabindex="-1" aria-busy=${isWhole ? nothing : 'true'}>
      ${orderHead(page, amounts, l)}
      <div class="body">
        <div class="main">
          ${rowsSection(page, l)}
          ${
            isBody
              ? html`${editing ? liveTotals(editing.store, amounts, l) : orderTotals(order, amounts, l)}
                ${orderDeliveries(page, l)}`
              : nothing
          }
        </div>
        ${isBody ? orderSide(page, l) : sideBones()}
      </div>
      ${
        isWhole
          ? html`<div class="dock">
                ${banners(page, l)} ${news(page, l)} ${editing ? dockParts(page, editing.store, l) : nothing}
                ${dockedButtons(page, l)}
              </div>
              ${editing ? editParts(page, editing, l) : nothing} ${page.life?.review(page, l)}`
          : nothing
      }
    </div>
  `
}

/** Says why the order on the page may not be the current one. */
function banners({ freshness, editing }: OrderPage, l: Localizer): unknown {
  const { error, isLost, onRetry } = freshness
  const isKept = (editing?.store.count ?? 0) > 0
  if (error) return problemBanner(error, isKept, l, onRetry)
  return isLost ? offlineBanner(l) : nothing
}

function news({ order, source, session, editing }: OrderPage, l: Localizer): TemplateResult {
  return html`<order-admin-news
    lang=${l.lang()}
    .client=${source.client}
    .orderId=${source.orderId}
    .order=${order}
    .user=${session.user}
    .store=${editing?.store}
  ></order-admin-news>`
}

/** Conflicts with others' saves, saved rows that are not listed yet, and the total of the changes. */
function dockParts({ marks }: OrderPage, store: ChangesStore, l: Localizer): TemplateResult {
  return html`
    <order-admin-conflict-banner
      lang=${l.lang()}
      .store=${store}
      .marks=${marks}
    ></order-admin-conflict-banner>
    <order-admin-awaited lang=${l.lang()} .store=${store}></order-admin-awaited>
    <order-admin-change-bar lang=${l.lang()} .store=${store}></order-admin-change-bar>
  `
}

function rowsSection(page: OrderPage, l: Localizer): TemplateResult {
  return html`
    <section>
      <div class="bar">
        <h3 aria-level=${level(3, l)}>${l.term('rows')}</h3>
        ${viewBar(page, l)}
        <div class="actions" part="actions"><slot name="actions"></slot>${rowButtons(page, l)}</div>
      </div>
      ${lockedNote(page, l)} ${rowTable(page, l)}
    </section>
  `
}

/** Loads later: where it is unfolded from the start, its place is kept. */
function viewBar(page: OrderPage, l: Localizer): unknown {
  const { order, editing, view } = page
  const rows = order.OrderRows
  if (rows.length === 0 && !hasGrid(page)) return nothing
  return html`<order-admin-view
    ?open=${rows.length >= SEARCHED_FROM}
    lang=${l.lang()}
    .view=${view}
    .store=${hasGrid(page) ? editing?.store : undefined}
    .rows=${rows}
    .orderId=${String(order.Id)}
    .currency=${order.Currency}
  ></order-admin-view>`
}

/** Whether the rows are in the grid that edits them. */
function hasGrid({ editing, gates }: OrderPage): boolean {
  return editing !== undefined && gates.addRow.is !== 'absent'
}

function rowButtons(page: OrderPage, l: Localizer): unknown {
  const { command } = page
  const { addRow } = page.gates
  const why = addRow.is === 'off' ? l.term('addRowMissing', addRow.reason) : ''
  const gated = partGate(page, 'editing', addRow, why, l)
  return html`
    ${gatedButton({
      id: 'add-row',
      ...gated,
      label: html`${icons.plus}${l.term('addRow')}`,
      onClick: () => command({ do: 'add-row' }),
    })}
    ${gatedButton({
      id: 'paste-rows',
      ...gated,
      label: l.term('pasteRows'),
      onClick: () => command({ do: 'paste-rows' }),
    })}
  `
}

/** The totals with the changes in them, as they are typed. */
function liveTotals(store: ChangesStore, amounts: OrderAmounts, l: Localizer): TemplateResult {
  return html`<order-admin-totals lang=${l.lang()} .store=${store} .amounts=${amounts}></order-admin-totals>`
}

/** Why no row can be changed. For an expired order, the head says so already. */
function lockedNote({ order, gates: { updateRow } }: OrderPage, l: Localizer): unknown {
  if (updateRow.is !== 'off' || order.OrderStatus === 'Expired') return nothing
  return html`<p class="note rows-note">
    ${icons.warning}<span>${l.term('updateRowMissing', updateRow.reason)}</span>
  </p>`
}

/** The rows to read, and those to edit: these render behind the others, and replace them when complete. */
function rowTable(page: OrderPage, l: Localizer): TemplateResult {
  const editing = hasGrid(page) ? page.editing : undefined
  return html`<div class="row-place">
    ${editing && (editing.isFilled || page.order.OrderRows.length === 0) ? nothing : readTable(page, l)}
    ${editing ? rowGrid(page, editing, l) : nothing}
  </div>`
}

function rowGrid(page: OrderPage, editing: Editing, l: Localizer): TemplateResult {
  const { gates, view, marks, life } = page
  return html`<order-admin-row-grid
    lang=${l.lang()}
    .store=${editing.store}
    .gates=${gates}
    .marks=${marks}
    .view=${view}
    .life=${life?.rows(page)}
    .isBehind=${!editing.isFilled && page.order.OrderRows.length > 0}
    .onFilled=${editing.onFilled}
  ></order-admin-row-grid>`
}

function readTable(page: OrderPage, l: Localizer): unknown {
  const { order, gates, view, marks, life, shown } = page
  if (order.OrderRows.length === 0) {
    return html`<p class="empty muted">${l.term(order.Deliveries.length > 0 ? 'allDelivered' : 'noRows')}</p>`
  }
  const parts = life?.rows(page)
  const beside = (row: OrderRow) => {
    const left = parts?.left(row, l)
    return left ? html`<span class="badge"><bdi>${left}</bdi></span>` : nothing
  }
  return orderRows(
    {
      caption: l.term('rows'),
      currency: order.Currency,
      rows: view ? view.readRows(order.OrderRows, l) : order.OrderRows,
      isEditable: gates.addRow.is !== 'absent',
      limit: shown.rows,
      marks,
      heads: view?.tableHeads,
      beside,
    },
    l,
  )
}

/** The parts that change the order: they load after the order is shown. */
function editParts(
  { order, source, gates, marks, view, onSaved }: OrderPage,
  { store }: Editing,
  l: Localizer,
): TemplateResult {
  const { client, orderId } = source
  const lang = l.lang()
  return html`
    <order-admin-row-form lang=${lang} .store=${store}></order-admin-row-form>
    <order-admin-paste lang=${lang} .store=${store} .gates=${gates}></order-admin-paste>
    <order-admin-review
      lang=${lang}
      .store=${store}
      .client=${client}
      .orderId=${orderId}
      .onSaved=${onSaved}
      .view=${view}
      .marks=${marks}
    ></order-admin-review>
    <order-admin-row-history
      lang=${lang}
      .client=${client}
      .orderId=${orderId}
      .order=${order}
    ></order-admin-row-history>
    <order-admin-conflict
      lang=${lang}
      .store=${store}
      .marks=${marks}
      .client=${client}
      .orderId=${orderId}
    ></order-admin-conflict>
    <order-admin-expiry
      lang=${lang}
      .order=${order}
      .client=${client}
      .orderId=${orderId}
      .onSaved=${onSaved}
    ></order-admin-expiry>
    <order-admin-metadata
      lang=${lang}
      .order=${order}
      .client=${client}
      .orderId=${orderId}
      .onSaved=${onSaved}
    ></order-admin-metadata>
  `
}
