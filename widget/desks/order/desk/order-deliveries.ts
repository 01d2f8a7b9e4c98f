import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { sum } from '../../../../shared/domain/money/money.ts'
import { difference } from '../../../rows/changes/order-amounts.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { chip } from '../../../kit/parts/chip.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { creditEntry, creditRowEntry } from './life-entries.ts'
import { expiryLabel } from './order-head.ts'
import { orderRows } from './order-row-table.ts'
import { orderStory } from './order-story.ts'
import type { OrderPage } from './order-page.ts'

/**
 * The order's story as one line in time: ordered, each save through the desk, each delivery with its invoice and
 * credits, cancelled, and the open rest. Lines that only the history knows come later, by time between the order's own.
 */
export function orderDeliveries(page: OrderPage, l: Localizer): TemplateResult {
  const { order, told } = page
  const { ordered, deliveries, open } = orderStory(order)
  const rest = cancelledRest(page, l)
  const made = deliveries.map((delivery) => ({
    delivery,
    view: html`<li>${delivered(page, delivery, deliveries.length === 1, l)}</li>`,
  }))
  return html`
    <section class="deliveries" part="deliveries">
      <div class="story-head">
        <h3 aria-level=${level(3, l)}>${l.term('deliveries')}</h3>
        ${told?.filter(order, l)}
        <span class="currency">${order.Currency}</span>
      </div>
      <ol class="story">
        <li>
          ${line(
            {
              title: l.term('orderCreated'),
              amount: ordered,
              when: l.time(order.CreationDate),
              rows: told?.rows(order, 'ordered', l),
            },
            l,
          )}
        </li>
        ${told ? told.lines(order, made, (save) => line(save, l), l) : linesOf(made)}
        ${rest === undefined ? nothing : html`<li>${line(rest, l)}</li>`}
        <li class="end">
          ${line(
            {
              title: l.term('orderStatus', order.OrderStatus),
              amount: order.OrderStatus === 'Open' || open ? open : undefined,
              when: end(page, l),
              rows: told?.rows(order, 'open', l),
            },
            l,
          )}
        </li>
      </ol>
      ${told?.discrepancy(order, l)}
    </section>
  `
}

/** With the same keys as after the history: the focus and folded lines stay when that arrives. */
function linesOf(made: readonly { delivery: Delivery; view: TemplateResult }[]): unknown {
  return repeat(
    made,
    ({ delivery }) => delivery.Id,
    ({ view }) => view,
  )
}

/** The amount cancelled outside the story's saves: the order has no time for it. */
function cancelledRest({ order, told }: OrderPage, l: Localizer): Line | undefined {
  const { cancelled } = orderStory(order)
  if (cancelled === undefined) return undefined
  const rest = told ? told.cancelledElsewhere(order, l) : { amount: cancelled, when: l.term('noDateGiven') }
  return (
    rest && {
      title: l.term('cancelled'),
      ...rest,
      rows: told?.rows(order, 'cancelled', l),
    }
  )
}

/** One event of the story. */
interface Line {
  title: unknown
  /** Minor units. */
  amount?: Long | undefined
  /** When it happened, and who did it. */
  when: unknown
  /** The reason, in the author's words. */
  said?: unknown
  /** The content that the line unfolds; undefined if there is none. */
  rows?: unknown
  isOpen?: boolean
}

function line({ title, amount, when, said, rows, isOpen = false }: Line, l: Localizer): TemplateResult {
  const words = html`
    <span class="summary-title">${title}</span>
    ${amount === undefined ? nothing : html`<span class="summary-amount">${figure(l.money(amount))}</span>`}
    <span class="muted when">${when}</span>
    ${said ? html`<span class="said">${said}</span>` : nothing}
  `
  if (rows === undefined) return html`<p class="event">${words}</p>`
  return html`<details ?open=${isOpen}>
    <summary>${icons.chevron}${words}</summary>
    <div class="details">${rows}</div>
  </details>`
}

/** When the order expires or has expired. */
function end({ order }: OrderPage, l: Localizer): unknown {
  const { ExpirationDate } = order
  const label = expiryLabel(order)
  if (!ExpirationDate || !label) return nothing
  return `${l.term(label)} ${label === 'expires' ? l.relativeDay(ExpirationDate) : l.time(ExpirationDate)}`
}

function delivered(page: OrderPage, delivery: Delivery, isOnly: boolean, l: Localizer): TemplateResult {
  const { order, told } = page
  const { Id, Status, CreditedAmount, InvoiceId, DueDate } = delivery
  const credits = delivery.Credits ?? []
  const listed = credits.map(({ Amount }) => negative(Amount))
  const along = told?.cancelledWith(order, delivery, l)
  const due = DueDate ? l.day(DueDate) : undefined
  return html`
    ${line(
      {
        title: html`${l.term('delivery', String(Id))}
        ${Status ? chip(Status, l.term('deliveryStatusWords', Status)) : nothing}`,
        amount: delivery.DeliveryAmount,
        when: html`<span>${l.time(delivery.CreationDate)}</span>${told?.deliveredBy(order, delivery, l)}`,
        said: told?.said(order, delivery),
        rows: html`
          ${creditEntry(page, delivery, l)}
          ${orderRows(
            {
              caption: l.term('delivery', String(Id)),
              currency: order.Currency,
              rows: delivery.OrderRows,
              beside: (row) => creditRowEntry(page, delivery, row, l),
            },
            l,
          )}
        `,
        isOpen: isOnly,
      },
      l,
    )}
    ${
      InvoiceId
        ? line({ title: `${l.term('invoice')} ${InvoiceId}`, when: due && `${l.term('dueDate')} ${due}` }, l)
        : due && line({ title: l.term('dueDate'), when: due }, l)
    }
    ${along ? line({ title: l.term('cancelled'), ...along }, l) : nothing}
    ${credits.map((one, index) =>
      line(
        {
          title: l.term('credit'),
          amount: listed[index],
          when: told?.credited(order, one, l) ?? l.term('noDateGiven'),
          said: told?.said(order, one),
          rows: one.OrderRows?.length
            ? orderRows({ caption: l.term('credit'), currency: order.Currency, rows: one.OrderRows }, l)
            : undefined,
        },
        l,
      ),
    )}
    ${
      sum([CreditedAmount, ...listed])
        ? line(
            { title: l.term('credited'), amount: negative(CreditedAmount), when: l.term('noDateGiven') },
            l,
          )
        : nothing
    }
  `
}

/** Providers write the amount of a credit with either sign. */
function negative(amount: Long): Long {
  return amount > 0 ? difference(0, amount) : amount
}
