import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { EdgeError } from '../client/edge-error.ts'
import type { Localizer } from '../locales/localizer.ts'
import { addRowButton, type Gate } from './add-row-button.ts'
import { icons } from './icons.ts'
import { orderAmounts } from './order-amounts.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { orderHead } from './order-head.ts'
import { orderRows } from './order-rows.ts'
import { orderSide } from './order-side.ts'
import { orderTotals } from './order-totals.ts'
import { problemBanner } from './problem-view.ts'
import type { SaveRow } from './row-form.ts'

export interface OrderState {
  order: Order
  gate: Gate
  /** Why reading it again failed; what is shown is older than that. */
  error: EdgeError | undefined
  /** The row that was just added; the provider may not list it yet. */
  added: Long | undefined
  isAdding: boolean
  hasDraft: boolean
  onAdd(): void
  onClose(): void
  onRetry(): void
  save: SaveRow
}

/** Is the row among the order's active ones? */
export function listsRow(order: Order, rowId: Long): boolean {
  return order.OrderRows.some(({ OrderRowId }) => OrderRowId === rowId)
}

/** The whole desk of an order that is here. */
export function orderView(state: OrderState, l: Localizer): TemplateResult {
  const { order } = state
  const amounts = orderAmounts(order)
  return html`
    <div class="desk" part="desk" tabindex="-1">
      ${state.error ? problemBanner(state.error, l, state.onRetry) : nothing} ${orderHead(order, amounts, l)}
      <div class="body">
        <div class="main">
          ${rowsSection(state, l)} ${orderTotals(order, amounts, l)} ${orderDeliveries(order, l)}
        </div>
        ${orderSide(order, l)}
      </div>
    </div>
  `
}

function rowsSection(state: OrderState, l: Localizer): TemplateResult {
  const { order, gate, added, isAdding, hasDraft, onAdd } = state
  return html`
    <section>
      <div class="bar">
        <h3>${l.term('rows')}</h3>
        <div class="actions" part="actions">
          <slot name="actions"></slot>
          ${addRowButton({ gate, isOpen: isAdding, hasDraft, onClick: onAdd }, l)}
        </div>
      </div>
      ${added !== undefined && !listsRow(order, added) ? acceptedNote(state, l) : nothing}
      ${
        gate.is !== 'absent'
          ? html`<order-admin-row-form
              lang=${l.lang()}
              ?hidden=${!isAdding}
              .order=${order}
              .save=${state.save}
              exportparts="row-form"
              @row-form-close=${state.onClose}
            ></order-admin-row-form>`
          : nothing
      }
      ${
        order.OrderRows.length === 0
          ? html`<p class="empty muted">
              ${l.term(order.Deliveries.length > 0 ? 'allDelivered' : 'noRows')}
            </p>`
          : orderRows(
              {
                caption: l.term('rows'),
                currency: order.Currency,
                rows: order.OrderRows,
                added,
              },
              l,
            )
      }
    </section>
  `
}

function acceptedNote({ onRetry }: OrderState, l: Localizer): TemplateResult {
  return html`<div class="banner note" data-tone="neutral">
    ${icons.clock}
    <p>${l.term('rowAccepted')}</p>
    <button type="button" @click=${onRetry}>${icons.refresh}${l.term('readAgain')}</button>
  </div>`
}
