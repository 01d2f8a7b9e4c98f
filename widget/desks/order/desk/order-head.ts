import { html, nothing, type TemplateResult } from 'lit'
import type { OrderStatus, SystemStatus } from '../../../../shared/domain/order/enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { openAmount } from '../../../../shared/domain/order/open-rows.ts'
import { remainingAmount } from '../../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { cancelledRowsAmount } from '../../../../shared/domain/order/refund.rules.ts'
import type { OrderAmounts } from '../../../rows/changes/order-amounts.ts'
import { clockNow } from '../../../kit/format/clock.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { chip } from '../../../kit/parts/chip.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { orderButtons } from './order-buttons.ts'
import type { OrderPage } from './order-page.ts'
import { beginningOf } from './similar.ts'

/** An expiry nearer than this gets a note. */
const SOON_DAYS = 7
const DAY_MS = 86_400_000
/** Statuses of an order whose last day no longer matters. */
const ENDED: ReadonlySet<string> = new Set<OrderStatus>(['Cancelled', 'Delivered', 'Failed'])

/** The provider's system status without anything to add to the order's status. */
const PLAIN: ReadonlySet<string> = new Set<SystemStatus>(['Active', 'Closed', 'SUCCESS'])

/** The order's number, status, dates and amounts: the first thing that a clerk reads. */
export function orderHead(page: OrderPage, amounts: OrderAmounts, l: Localizer): TemplateResult {
  const { order, source, session, isLive } = page
  return html`
    <div class="head" part="head">
      <div class="title" ?data-live=${isLive}>
        <h2 aria-level=${level(2, l)}>
          ${l.term('order')} <bdi class="order-id">${String(order.Id)}</bdi>
          <span class="merchant-id">
            <span class="visually-hidden">${l.term('merchantOrderId')}</span>
            ${merchantNumber(page, l)}
          </span>
        </h2>
        ${similar(page, l)} ${chip(order.OrderStatus, l.term('orderStatus', order.OrderStatus))}
        <span
          ><span class="visually-hidden">${l.term('paymentType')}</span>
          ${l.term('paymentTypeWords', order.PaymentType)}</span
        >
        ${
          isLive
            ? html`<order-admin-live
                lang=${l.lang()}
                .client=${source.client}
                .orderId=${source.orderId}
                .user=${session.user}
              ></order-admin-live>`
            : nothing
        }
        <dl class="dates">
          <div>
            <dt>${l.term('created')}</dt>
            <dd title=${l.time(order.CreationDate)}>${l.day(order.CreationDate)}</dd>
          </div>
          ${expiry(order, l)}
        </dl>
      </div>
      ${systemMessage(order, l)} ${expiryNote(order, l)}
      <div class="figures">
        <dl class="amounts" aria-label=${l.term('amounts')}>
          <div data-size="main">
            <dt class="visually-hidden">${l.term('orderAmount')}</dt>
            <dd>
              ${orderAmount(page, l)}
              <span class="currency ${page.marks?.hasAmount ? 'their' : ''}">${order.Currency}</span>
            </dd>
          </div>
          ${standing(order, amounts, l)}
        </dl>
        ${orderButtons(page, l)}
      </div>
    </div>
  `
}

/** Where there is a list of orders, the number leads to it. */
function merchantNumber({ order, onList }: OrderPage, l: Localizer): TemplateResult {
  const number = order.MerchantOrderId
  if (!onList) return html`<bdi>${number}</bdi>`
  return html`<button
    type="button"
    class="plain"
    title=${l.term('searchList', number)}
    @click=${() => onList(number)}
  >
    <bdi>${number}</bdi>
  </button>`
}

function similar({ order, onList }: OrderPage, l: Localizer): unknown {
  if (!onList || !order.MerchantOrderId) return nothing
  const find = () => onList(beginningOf(order.MerchantOrderId))
  return html`<button type="button" class="quiet small similar" @click=${find}>
    ${l.term('findSimilar')}
  </button>`
}

/** The amount, with the unsaved changes in it while they are typed. */
function orderAmount({ order, editing }: OrderPage, l: Localizer): TemplateResult {
  return editing
    ? html`<order-admin-amount lang=${l.lang()} .store=${editing.store}></order-admin-amount>`
    : figure(l.money(remainingAmount(order)))
}

/** The order's parts so far, in a line below its amount, without those that are zero. */
function standing(order: Order, { delivered, credited }: OrderAmounts, l: Localizer): TemplateResult {
  const isPart = BigInt(delivered) !== 0n
  const parts: readonly (readonly [label: string, amount: Long])[] = [
    [l.term('delivered'), delivered],
    [l.term('orderStatus', 'Open'), isPart && order.OrderStatus === 'Open' ? openAmount(order) : 0],
    [l.term('credited'), credited],
    [l.term('cancelled'), cancelledRowsAmount(order)],
  ]
  const system = order.SystemStatus
  return html`
    ${
      isPart
        ? nothing
        : html`<div>
            <dt class="visually-hidden">${l.term('delivered')}</dt>
            <dd class="muted">${l.term('noneDelivered')}</dd>
          </div>`
    }
    ${parts
      .filter(([, amount]) => BigInt(amount) !== 0n)
      .map(
        ([label, amount]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${figure(l.money(amount))}</dd>
          </div>`,
      )}
    ${
      PLAIN.has(system)
        ? nothing
        : html`<div>
            <dt>${l.term('systemStatus')}</dt>
            <dd>${l.term('systemStatusWords', system)}</dd>
          </div>`
    }
  `
}

function expiry(order: Order, l: Localizer): TemplateResult | typeof nothing {
  const label = expiryLabel(order)
  if (!order.ExpirationDate || !label) return nothing
  // An expired order has expired, even if the clock here shows an earlier day.
  const isOver = label === 'expired' && order.ExpirationDate >= clockNow().toISOString().slice(0, 10)
  return html`<div>
    <dt>${l.term(label)}</dt>
    <dd>
      ${l.day(order.ExpirationDate)}
      ${isOver ? nothing : html`<span class="muted">(${l.relativeDay(order.ExpirationDate)})</span>`}
    </dd>
  </div>`
}

/** The label of the order's last day; undefined once nothing is left that could expire. */
export function expiryLabel({ OrderStatus }: Order): 'expires' | 'expired' | undefined {
  if (OrderStatus === 'Expired') return 'expired'
  return ENDED.has(OrderStatus) ? undefined : 'expires'
}

/** Explains an expiry that is past or near; otherwise the side column shows it. */
function expiryNote({ OrderStatus, ExpirationDate }: Order, l: Localizer): TemplateResult | typeof nothing {
  if (OrderStatus === 'Expired') return note(icons.clock, l.term('expiredNote'))
  const left = Date.parse(`${ExpirationDate ?? ''}Z`) - Date.now()
  if (OrderStatus !== 'Open' || !ExpirationDate || !(left < SOON_DAYS * DAY_MS)) return nothing
  return note(icons.clock, l.term('expiresNote', l.relativeDay(ExpirationDate)))
}

/** "SUCCESS" says nothing new; any other message is a reason for the order to wait. */
function systemMessage(
  { SystemStatusMessage: message }: Order,
  l: Localizer,
): TemplateResult | typeof nothing {
  if (!message || message === 'SUCCESS') return nothing
  return note(icons.warning, l.term('systemMessageWords', message))
}

function note(icon: TemplateResult, words: string): TemplateResult {
  return html`<p class="note" data-tone="warning">${icon}<span>${words}</span></p>`
}
