/**
 * Deliveries, cancellations and credits, in one chunk. It loads after the order is shown, and only if the session
 * allows one of them.
 */
import { html } from 'lit'
import { creditableAmount } from '../../../../shared/domain/order/credit.rules.ts'
import { lifeGate, lifeGates } from '../life/life-gates.ts'
import { LifeReview } from '../life/life-review.ts'
import { missingWords } from '../life/life-words.ts'
import { rowLife } from '../life/row-life.ts'
import { subjectOf, wholeOrder } from '../life/whole-order.ts'
import type { Elements } from '../../../kit/parts/define.ts'
import { creditRowLeft } from './credit-row-left.ts'
import { openPart } from './open-part.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'
import type { LifeParts } from './order-page.ts'
import { UnsavedChanges } from './unsaved-changes.ts'

const elements: Elements = { 'order-admin-life': LifeReview }

export const lifeParts: LifeParts = {
  openPart,
  UnsavedChanges,
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
