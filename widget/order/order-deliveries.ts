import { html, nothing, type TemplateResult } from 'lit'
import type { Delivery } from '../../shared/domain/delivery.schema.ts'
import type { Long } from '../../shared/domain/long.ts'
import { sum } from '../../shared/domain/money.ts'
import { difference } from '../changes/order-amounts.ts'
import type { Localizer } from '../locales/localizer.ts'
import { chip } from '../parts/chip.ts'
import { figure } from '../parts/figure.ts'
import { level } from '../parts/heading.ts'
import { icons } from '../parts/icons.ts'
import { creditEntry, creditRowEntry } from './life-entries.ts'
import { expiryLabel } from './order-head.ts'
import { orderRows } from './order-row-table.ts'
import { orderStory } from './order-story.ts'
import type { OrderPage } from './order.view.ts'

/**
 * The order's story as a line in time: ordered, changed, each delivery with its invoice and credits, cancelled, and what
 * is still open. What only the history knows comes later, into places that the lines keep for it.
 */
export function orderDeliveries(page: OrderPage, l: Localizer): TemplateResult {
  const { order, told } = page
  const { ordered, deliveries, cancelled, open } = orderStory(order)
  const changed = told?.changed(order, l)
  return html`
    <section class="deliveries" part="deliveries">
      <div class="story-head">
        <h3 aria-level=${level(3, l)}>${l.term('deliveries')}</h3>
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
        ${changed ? html`<li>${line(changed, l)}</li>` : nothing}
        ${deliveries.map((one) => html`<li>${delivered(page, one, deliveries.length === 1, l)}</li>`)}
        ${
          cancelled !== undefined
            ? html`<li>
                ${line(
                  {
                    title: l.term('cancelled'),
                    amount: cancelled,
                    when: told?.cancelled(order, l) ?? l.term('noDateGiven'),
                    rows: told?.rows(order, 'cancelled', l),
                  },
                  l,
                )}
              </li>`
            : nothing
        }
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

/** One event of the story. */
export interface Line {
  title: unknown
  /** Minor units. */
  amount?: Long | undefined
  /** When it happened, and who did it. */
  when: unknown
  /** What the line opens; undefined if there is nothing. */
  rows?: unknown
  isOpen?: boolean
}

function line({ title, amount, when, rows, isOpen = false }: Line, l: Localizer): TemplateResult {
  const words = html`
    <span class="summary-title">${title}</span>
    ${amount === undefined ? nothing : html`<span class="summary-amount">${figure(l.money(amount))}</span>`}
    <span class="muted when">${when}</span>
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
  const due = DueDate ? l.day(DueDate) : undefined
  return html`
    ${line(
      {
        title: html`${l.term('delivery', String(Id))}
        ${Status ? chip(Status, l.term('deliveryStatusWords', Status)) : nothing}`,
        amount: delivery.DeliveryAmount,
        when: html`<span>${l.time(delivery.CreationDate)}</span>${told?.deliveredBy(order, delivery, l)}`,
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
    ${credits.map((one, index) =>
      line(
        {
          title: l.term('credit'),
          amount: listed[index],
          when: told?.credited(order, one, l) ?? l.term('noDateGiven'),
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
