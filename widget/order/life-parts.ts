/**
 * Deliveries, cancellations and credits, in one chunk. It loads after the order is shown, and only if the session
 * allows one of them.
 */
import { html, type TemplateResult } from 'lit'
import type { Delivery } from '../../shared/domain/delivery.schema.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import { LifeDelivery, LifeHead, LifeRowButton } from '../life/life-buttons.ts'
import { LifeReview } from '../life/life-review.ts'
import { loadLifeWords } from '../locales/life-words/life-words.ts'
import { rowLife } from '../life/row-life.ts'
import { wholeOrder } from '../life/whole-order.ts'
import type { Localizer } from '../locales/localizer.ts'
import { define, type Elements } from '../parts/define.ts'
import type { RowLife } from '../parts/row-life.ts'
import type { OrderPage } from './order.view.ts'

const elements: Elements = {
  'order-admin-life': LifeReview,
  'order-admin-life-head': LifeHead,
  'order-admin-life-delivery': LifeDelivery,
  'order-admin-life-row': LifeRowButton,
}

/** What these parts add to the page of an order. */
export interface LifeParts {
  /** The buttons in the head. */
  head(page: OrderPage, l: Localizer): TemplateResult
  /** Stands with a delivery's facts. */
  delivery(page: OrderPage, delivery: Delivery, l: Localizer): TemplateResult
  /** Stands beside a delivered row. */
  deliveredRow(page: OrderPage, delivery: Delivery, row: OrderRow, l: Localizer): TemplateResult
  /** What the rows of the order offer. */
  rows(page: OrderPage): RowLife
  /** The dialog. */
  review(page: OrderPage, l: Localizer): TemplateResult
}

export const lifeParts: LifeParts = {
  head: ({ order, session }, l) =>
    html`<order-admin-life-head
      lang=${l.lang()}
      .order=${wholeOrder(order)}
      .rights=${session}
    ></order-admin-life-head>`,
  delivery: ({ order, session }, delivery, l) =>
    html`<order-admin-life-delivery
      lang=${l.lang()}
      .order=${wholeOrder(order)}
      .rights=${session}
      .delivery=${delivery}
    ></order-admin-life-delivery>`,
  deliveredRow: ({ order, session }, delivery, row, l) =>
    html`<order-admin-life-row
      lang=${l.lang()}
      .order=${wholeOrder(order)}
      .rights=${session}
      .delivery=${delivery}
      .row=${row}
    ></order-admin-life-row>`,
  rows: ({ order, session }) => rowLife(wholeOrder(order), session),
  review: ({ order, session, source, editing, onSaved }, l) =>
    html`<order-admin-life
      lang=${l.lang()}
      .order=${wholeOrder(order)}
      .rights=${session}
      .store=${editing?.store}
      .client=${source.client}
      .orderId=${source.orderId}
      .onSaved=${onSaved}
    ></order-admin-life>`,
}

/** Defines the elements, and loads their words. */
export async function defineLifeElements(): Promise<void> {
  await loadLifeWords()
  define(elements)
}
