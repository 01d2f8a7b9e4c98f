/** Describes deliveries, cancellations and credits in the clerk's language. */
import { lookUp } from '../../../../shared/domain/values/lookup.ts'
import type { MissingLifeReason } from '../../../../shared/domain/order/missing-actions.rules.ts'
import { creditableAmount, isRefund } from '../../../../shared/domain/order/refund.rules.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { fieldWords } from '../../../kit/parts/field-words.ts'
import type { LifeRow } from './life-rows.ts'
import type { LifeWay } from './life-draft.ts'
import type { LifeSubject, LifeTask } from './life-subject.ts'
import type { LifePlace, LifeProblem } from './life-reading.ts'

const missing = { deliver: 'deliverMissing', cancel: 'cancelMissing', credit: 'creditMissing' } as const
const ways = { deliver: 'deliverWay', cancel: 'cancelWay', credit: 'creditWay' } as const
const howTerms = { deliver: 'deliverHow', cancel: 'cancelHow', credit: 'creditHow' } as const
const doTerms = { deliver: 'doDeliver', cancel: 'doCancel', credit: 'doCredit' } as const
const didTerms = { deliver: 'didDeliver', cancel: 'didCancel', credit: 'didCredit' } as const

/** The task whose words describe a subject: to cancel a delivered order is to credit it. */
export function taskInWords({ task, order }: LifeSubject): LifeTask {
  return task === 'cancel' && isRefund(order) ? 'credit' : task
}

/** Why a task, or a way of it, is off. */
export function missingWords(task: LifeTask, reason: MissingLifeReason, l: Localizer): string {
  return l.term(missing[task], reason)
}

/** The label of a way. */
export function wayWords(task: LifeTask, way: LifeWay, l: Localizer): string {
  return l.term(ways[task], way)
}

/** The label of the choice of ways. */
export function howWords(task: LifeTask, l: Localizer): string {
  return l.term(howTerms[task])
}

/** The review's title, with the number of the order or delivery. */
export function titleWords(subject: LifeSubject, l: Localizer): string {
  if (subject.task === 'credit') return l.term('creditTitle', String(subject.delivery.Id))
  if (taskInWords(subject) === 'credit') {
    const ids = subject.order.Deliveries.filter((one) => creditableAmount(one) > 0).map(({ Id }) =>
      String(Id),
    )
    return l.term('creditTitle', ids.join(', '))
  }
  return l.term(subject.task === 'deliver' ? 'deliverTitle' : 'cancelTitle', String(subject.order.Id))
}

/** The label of the main button. @param amount minor units */
export function doWords(subject: LifeSubject, amount: Long, l: Localizer): string {
  return l.term(doTerms[taskInWords(subject)], `${l.money(amount)} ${subject.order.Currency}`)
}

/** The announcement when it is done. @param amount minor units */
export function didWords(subject: LifeSubject, amount: Long, l: Localizer): string {
  return l.term(didTerms[taskInWords(subject)], `${l.money(amount)} ${subject.order.Currency}`)
}

const whyTerms = {
  'below-zero': 'belowZeroRow',
  'above-left': 'rowAboveLeft',
  'not-offered': 'rowPartMissing',
} as const

/** Why a row cannot be chosen. */
export function whyWords(why: NonNullable<LifeRow['why']>, l: Localizer): string {
  return l.term(whyTerms[why])
}

/** A quantity with the row's unit. @param quantity times 100 */
export function quantityWords(quantity: Long, { Unit }: Pick<OrderRow, 'Unit'>, l: Localizer): string {
  const number = l.format(quantity, 'plain')
  return Unit ? `${number} ${Unit}` : number
}

/** Problems that are reported only once the clerk has tried to send: the input has only not begun. */
const late = new Set(['empty', 'nothing-chosen', 'member-too-short'])

/** Whether a problem is reported now. A row's quantity starts filled, so an empty one is reported at once. */
export function isTold({ code }: LifeProblem, place: LifePlace, isTried: boolean): boolean {
  return isTried || !late.has(code) || place.startsWith('row ')
}

const fields = { amount: 'UnitPrice', rows: 'Quantity', form: 'Quantity', way: 'Quantity' } as const

/** The words for a problem. */
export function problemWords(problem: LifeProblem, place: LifePlace, l: Localizer): string {
  switch (problem.code) {
    case 'nothing-chosen':
      return l.term(place === 'way' ? 'chooseWay' : 'chooseRow')
    case 'order-amount-negative':
      return l.term('wouldStayBelowZero', l.money(problem.open))
    case 'row-locked':
      return l.term('rowPartMissing')
    case 'not-allowed':
      return l.term('notAllowedNow')
    case 'nothing-to-credit':
      return l.term('nothingOfValue')
    case 'credit-too-high':
      return l.term('creditTooHigh', l.money(problem.maximum))
    case 'amount-negative':
      return l.term('amountBelowZero')
    case 'list-too-long':
      return l.term('tooManyRows', l.format(problem.maximum * 100, 'plain'))
    default: {
      const isRow = place.startsWith('row ')
      const field = isRow
        ? 'Quantity'
        : (lookUp(fields, place) ?? (place as Exclude<LifePlace, `row ${Long}` | keyof typeof fields>))
      return fieldWords(problem, field, l)
    }
  }
}
