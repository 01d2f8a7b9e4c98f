/**
 * The buttons that begin deliveries, cancellations and credits. They are rendered at once, so that nothing moves when
 * their review has loaded; a press before that waits for it.
 */
import { html, nothing } from 'lit'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { OrderAction } from '../../../../shared/domain/order/enums.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { isRefund } from '../../../../shared/domain/order/refund.rules.ts'
import { hasAction } from '../../../../shared/domain/order/order.rules.ts'
import { type Gate, hasOperation, offersLife } from '../../../rows/changes/edit-gates.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { LifeStart } from '../../../kit/parts/command.ts'
import { gatedButton } from '../../../kit/parts/gated-button.ts'
import type { RowTask } from '../../../kit/parts/row-life.ts'
import type { OrderPage } from './order-page.ts'
import { partGate } from './part-gate.ts'

const labels = { deliver: 'openDeliver', cancel: 'openCancel', credit: 'openCredit' } as const

/** The action that an order usually has when a task is open. */
const headActions = { deliver: 'CanDeliverOrder', cancel: 'CanCancelOrder' } as const

/** The tasks of a whole order. */
export const [DELIVER, CANCEL] = Object.keys(headActions) as [RowTask, RowTask]

/** The button that delivers the order, or cancels it. @param place the beginning of its id */
export function headButton(page: OrderPage, task: RowTask, place: string, l: Localizer): unknown {
  const rank = task === DELIVER ? 'primary' : 'danger'
  const likely = likelyGate(page.order, headActions[task])
  return button(page, { task }, { id: place + task, partName: task, rank }, likely, l)
}

/** The amount left to credit of a delivery, and its button. */
export function creditEntry(page: OrderPage, delivery: Delivery, l: Localizer): unknown {
  if (!offersLife(page.session, 'credit')) return nothing
  const { Id: DeliveryId, Actions } = delivery
  return html`<div class="credit-entry">
    <span class="muted"><bdi>${page.life?.leftOfDelivery(page, delivery, l)}</bdi></span>
    ${button(page, { task: 'credit', DeliveryId }, { id: `credit-${DeliveryId}` }, Actions?.length ? on : off, l)}
  </div>`
}

/** The quantity left to credit of a delivered row, and its button. */
export function creditRowEntry(page: OrderPage, delivery: Delivery, row: OrderRow, l: Localizer): unknown {
  const { session, command, life } = page
  if (!offersLife(session, 'credit')) return nothing
  const start: LifeStart = { task: 'credit', DeliveryId: delivery.Id, rows: [row.OrderRowId] }
  const mayCredit = row.Actions?.includes('CanCreditRow') && hasOperation(session, 'creditOrderRows')
  return html`<span class="row-entry"
    >${
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
    }${life ? life.leftOfRow(page, delivery, row, l) : placeOfLeft(delivery, row)}</span
  >`
}

/** The place of the rest, for a row of which a part was credited. */
function placeOfLeft({ Credits }: Delivery, { OrderRowId }: OrderRow): unknown {
  const isCredited = Credits?.some(({ OrderRows }) => OrderRows?.some((row) => row.OrderRowId === OrderRowId))
  return isCredited ? html`<span class="badge place"></span>` : nothing
}

const on = { is: 'on' } as const
const off = { is: 'off', reason: '' } as const

/** The gate until the parts that know it have loaded. */
function likelyGate(order: Order, action: OrderAction): Gate<string> {
  if (hasAction(order, action)) return on
  return order.OrderStatus === 'Open' ? off : { is: 'off', reason: 'order-not-open' }
}

/** @param likely its gate until the parts that know it have loaded */
function button(
  page: OrderPage,
  start: LifeStart,
  looks: Pick<Parameters<typeof gatedButton>[0], 'id' | 'partName' | 'rank'>,
  likely: Gate<string>,
  l: Localizer,
): unknown {
  const { task } = start
  if (!offersLife(page.session, task)) return nothing
  const known = page.life?.gate(page, start, l)
  return gatedButton({
    ...looks,
    ...partGate(page, 'life', known?.gate ?? likely, known?.reason ?? '', l),
    // The provider refunds a delivered order by a cancellation.
    label: l.term(labels[task !== 'deliver' && isRefund(page.order) ? 'credit' : task]),
    onClick: () => page.command({ do: 'life', start }),
  })
}
