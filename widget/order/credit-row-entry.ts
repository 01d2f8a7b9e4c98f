import { html, nothing, type TemplateResult } from 'lit'
import { leftToCredit } from '../../shared/domain/credit.rules.ts'
import type { Delivery } from '../../shared/domain/delivery.schema.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import { hasOperation, offersLife } from '../changes/edit-gates.ts'
import { quantityWords } from '../life/life-words.ts'
import { wholeOrder } from '../life/whole-order.ts'
import type { Localizer } from '../locales/localizer.ts'
import type { LifeStart } from '../parts/command.ts'
import type { OrderPage } from './order.view.ts'

/** What is left to credit of a delivered row, and its button. */
export function creditRowEntry(
  { session, order, command }: OrderPage,
  { Id: DeliveryId }: Pick<Delivery, 'Id'>,
  row: OrderRow,
  l: Localizer,
): TemplateResult | typeof nothing {
  if (!offersLife(session, 'credit')) return nothing
  const delivery = wholeOrder(order).Deliveries.find(({ Id }) => Id === DeliveryId)!
  const left = leftToCredit(delivery).get(row.OrderRowId)
  const start: LifeStart = { task: 'credit', DeliveryId, rows: [row.OrderRowId] }
  const mayCredit = row.Actions?.includes('CanCreditRow') && hasOperation(session, 'creditOrderRows')
  return html`<span class="row-entry"
    >${
      left?.Quantity === row.Quantity
        ? nothing
        : html`<span class="badge"
            ><bdi>${left ? leftWords(left, row, l) : l.term('nothingToCredit')}</bdi></span
          >`
    }${
      mayCredit
        ? html`<button
            type="button"
            class="quiet small"
            aria-label="${l.term('openCredit')} ${row.Name}"
            @click=${() => command({ do: 'life', start })}
          >
            ${l.term('openCredit')}
          </button>`
        : nothing
    }</span
  >`
}

function leftWords(left: OrderRow, row: OrderRow, l: Localizer): string {
  return l.term('leftToCredit', l.format(left.Quantity, 'plain'), quantityWords(row.Quantity, row, l))
}
