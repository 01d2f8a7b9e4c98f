/**
 * Deliveries, cancellations and credits, in one chunk. It loads after the order is shown, and only if the session
 * allows one of them.
 */
import { html, type TemplateResult } from 'lit'
import { creditableAmount } from '../../../../shared/domain/order/credit.rules.ts'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Gate } from '../../../rows/changes/edit-gates.ts'
import { lifeGate, lifeGates } from '../life/life-gates.ts'
import { LifeReview } from '../life/life-review.ts'
import { missingWords } from '../life/life-words.ts'
import { rowLife } from '../life/row-life.ts'
import { subjectOf, wholeOrder } from '../life/whole-order.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { LifeStart } from '../../../kit/parts/command.ts'
import type { Elements } from '../../../kit/parts/define.ts'
import type { RowLife } from '../../../kit/parts/row-life.ts'
import { creditRowLeft } from './credit-row-left.ts'
import { openPart } from './open-part.ts'
import type { OrderPage } from './order.view.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

const elements: Elements = { 'order-admin-life': LifeReview }

/** What these parts add to the page of an order. */
export interface LifeParts {
  openPart: typeof openPart
  /** Whether something can be begun, and why it cannot. */
  gate(page: OrderPage, start: LifeStart, l: Localizer): { gate: Gate<string>; reason: string }
  /** What is left to credit, in words. */
  leftOfDelivery(page: OrderPage, delivery: Delivery, l: Localizer): string
  /** What is left to credit of a delivered row. */
  leftOfRow(page: OrderPage, delivery: Delivery, row: OrderRow, l: Localizer): unknown
  /** What the rows of the order offer. */
  rows(page: OrderPage): RowLife
  /** The dialog. */
  review(page: OrderPage, l: Localizer): TemplateResult
}

export const lifeParts: LifeParts = {
  openPart,
  gate({ order, session }, start, l) {
    const subject = subjectOf(wholeOrder(order), start)
    const gate = lifeGate(subject ? lifeGates(subject, session) : new Map())
    return { gate, reason: gate.is === 'off' ? missingWords(start.task, gate.reason, l) : '' }
  },
  leftOfDelivery({ order }, delivery, l) {
    const left = creditableAmount(delivery)
    return left > 0 ? l.term('amountToCredit', `${l.money(left)} ${order.Currency}`) : ''
  },
  leftOfRow: creditRowLeft,
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
export function loadLifeElements(): Promise<void> {
  return loadPart(elements, ['order', 'frame'])
}

export { adoptLaterStyles } from './adopt-later-styles.ts'
