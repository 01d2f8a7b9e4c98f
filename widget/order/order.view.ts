import { html, nothing, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import type { EdgeError } from '../client/edge-error.ts'
import type { Command } from '../parts/command.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import type { Localizer } from '../locales/localizer.ts'
import { gatedButton } from '../parts/gated-button.ts'
import { icons } from '../parts/icons.ts'
import { orderAmounts } from '../changes/order-amounts.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { orderHead } from './order-head.ts'
import { orderRows } from '../parts/order-rows.ts'
import { orderSide } from './order-side.ts'
import { orderTotals } from './order-totals.ts'
import { changedBanner, offlineBanner } from './quiet-banners.ts'
import { problemBanner } from '../parts/problem-view.ts'

export interface OrderState {
  order: Order
  session: SessionInfo
  gates: EditGates
  client: EdgeClient
  /** As the page gave it. */
  orderId: string
  /** Undefined while nothing can be changed. */
  store: ChangesStore | undefined
  /** Why reading it again failed; what is shown is older than that. */
  error: EdgeError | undefined
  /** Is the edge out of reach? */
  isLost: boolean
  isLive: boolean
  /** Who changed the order meanwhile, in words. */
  changedBy: string | undefined
  onRetry(): void
  command(command: Command): void
  /** A write changed the order into this one. */
  onSaved(order: Order): void
}

/** The whole desk of an order that is here. */
export function orderView(state: OrderState, l: Localizer): TemplateResult {
  const { order } = state
  const amounts = orderAmounts(order)
  return html`
    <div class="desk" part="desk" tabindex="-1">
      ${banners(state, l)} ${state.store ? storeBanners(state.store, l) : nothing}
      ${orderHead(state, amounts, l)}
      <div class="body">
        <div class="main">
          ${rowsSection(state, l)} ${orderTotals(order, amounts, l)} ${orderDeliveries(order, l)}
        </div>
        ${orderSide(state, l)}
      </div>
      ${state.store ? editParts(state, state.store, l) : nothing}
    </div>
  `
}

/** What stands between the clerk and the order as it now is. */
function banners({ error, isLost, changedBy, store, onRetry }: OrderState, l: Localizer): unknown {
  const isKept = (store?.count ?? 0) > 0
  if (error) return problemBanner(error, isKept, l, onRetry)
  if (isLost) return offlineBanner(l)
  return changedBy === undefined ? nothing : changedBanner(changedBy, l, onRetry)
}

/** What others did under the changes that are not saved, and what was saved and is not to be seen yet. */
function storeBanners(store: ChangesStore, l: Localizer): TemplateResult {
  return html`
    <order-admin-conflict-banner lang=${l.lang()} .store=${store}></order-admin-conflict-banner>
    <order-admin-awaited lang=${l.lang()} .store=${store}></order-admin-awaited>
  `
}

function rowsSection(state: OrderState, l: Localizer): TemplateResult {
  return html`
    <section>
      <div class="bar">
        <h3>${l.term('rows')}</h3>
        <div class="actions" part="actions"><slot name="actions"></slot>${rowButtons(state, l)}</div>
      </div>
      ${rowTable(state, l)}
    </section>
  `
}

function rowButtons({ gates: { addRow, updateRow }, store, command }: OrderState, l: Localizer): unknown {
  if (!store) return nothing
  const reason = addRow.is === 'off' ? l.term('addRowMissing', addRow.reason) : ''
  return html`
    ${gatedButton({
      id: 'add-row',
      gate: addRow,
      label: html`${icons.plus}${l.term('addRow')}`,
      reason,
      onClick: () => command({ do: 'add-row' }),
    })}
    ${gatedButton({
      id: 'paste-rows',
      gate: addRow,
      label: l.term('pasteRows'),
      reason,
      onClick: () => command({ do: 'paste-rows' }),
    })}
    <order-admin-replace-all
      lang=${l.lang()}
      exportparts="replace-all"
      .store=${store}
      .gate=${updateRow}
    ></order-admin-replace-all>
  `
}

function rowTable({ order, store, gates }: OrderState, l: Localizer): TemplateResult {
  if (store && gates.addRow.is !== 'absent') {
    return html`<order-admin-row-grid
      lang=${l.lang()}
      exportparts="rows"
      .store=${store}
      .gates=${gates}
    ></order-admin-row-grid>`
  }
  if (order.OrderRows.length === 0) {
    return html`<p class="empty muted">${l.term(order.Deliveries.length > 0 ? 'allDelivered' : 'noRows')}</p>`
  }
  return orderRows({ caption: l.term('rows'), currency: order.Currency, rows: order.OrderRows }, l)
}

/** What changes the order: all of it is loaded after the order is shown. */
function editParts(
  { order, orderId, client, gates, onSaved }: OrderState,
  store: ChangesStore,
  l: Localizer,
) {
  const lang = l.lang()
  return html`
    <order-admin-change-bar
      lang=${lang}
      exportparts="change-bar"
      .store=${store}
      .gates=${gates}
    ></order-admin-change-bar>
    <order-admin-row-form lang=${lang} exportparts="row-form" .store=${store}></order-admin-row-form>
    <order-admin-paste lang=${lang} .store=${store}></order-admin-paste>
    <order-admin-review
      lang=${lang}
      .store=${store}
      .client=${client}
      .orderId=${orderId}
      .onSaved=${onSaved}
    ></order-admin-review>
    <order-admin-conflict
      lang=${lang}
      .store=${store}
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
