import { html, nothing, type TemplateResult } from 'lit'
import { leftToCredit } from '../../../../shared/domain/order/credit.rules.ts'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import { quantityWords } from '../life/life-words.ts'
import { wholeOrder } from '../life/whole-order.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { OrderPage } from './order-page.ts'

/** The quantity left to credit of a delivered row, unless that is all of it. */
export function creditRowLeft(
  { order }: OrderPage,
  { Id: DeliveryId }: Pick<Delivery, 'Id'>,
  row: OrderRow,
  l: Localizer,
): TemplateResult | typeof nothing {
  const delivery = wholeOrder(order).Deliveries.find(({ Id }) => Id === DeliveryId)!
  const left = leftToCredit(delivery).get(row.OrderRowId)
  if (left?.Quantity === row.Quantity) return nothing
  const words = left ? leftWords(left, row, l) : l.term('nothingToCredit')
  return html`<span class="badge"><bdi>${words}</bdi></span>`
}

function leftWords(left: OrderRow, row: OrderRow, l: Localizer): string {
  return l.term('leftToCredit', l.format(left.Quantity, 'plain'), quantityWords(row.Quantity, row, l))
}
