import { html, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Installment } from '../../../../shared/domain/credit/payment-plan.rules.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { debtLine, LINE_HEIGHT, LINE_WIDTH } from './debt-line.ts'
import { monthsText } from './months.ts'

/**
 * How the debt falls, with the loan and the time at the ends of the line. Sizes are attributes of the SVG: a strict
 * policy blocks inline styles.
 * @param months of the longest option, so that the options' pictures can be compared
 */
export function debtPicture(
  amount: Long,
  schedule: readonly Installment[],
  months: number,
  l: Localizer,
): TemplateResult {
  const { points, end, half } = debtLine(amount, schedule, months)
  const time = monthsText(schedule.length, l)
  const words = l.term('creditPlanDebt', l.money(amount), time, monthsText(half, l))
  return html`<svg class="debt" role="img" aria-label=${words} focusable="false">
    <text y="12">${l.money(amount)}</text>
    <svg y="18" height="44" viewBox="0 0 ${LINE_WIDTH} ${LINE_HEIGHT}" preserveAspectRatio="none">
      <polygon points="0,${LINE_HEIGHT} ${points}"></polygon>
      <line x2=${LINE_WIDTH} y1=${LINE_HEIGHT} y2=${LINE_HEIGHT}></line>
      <polyline points=${points}></polyline>
    </svg>
    <text x="${end}%" y="76" text-anchor=${end < 50 ? 'start' : 'end'}>${time}</text>
  </svg>`
}

/** The same as a table, with the payments. */
export function monthTable(schedule: readonly Installment[], l: Localizer): TemplateResult {
  const heads = ['creditPlanPayment', 'creditPlanOfInterest', 'creditPlanLeft'] as const
  return html`<table class="sums months">
    <thead>
      <tr>
        <th scope="col">${l.term('creditPlanMonth')}</th>
        ${heads.map((head) => html`<th scope="col" class="number">${l.term(head)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${schedule.map(
        ({ month, payment, interest, remaining }) =>
          html`<tr>
            <th scope="row">${month}</th>
            ${[payment, interest, remaining].map(
              (amount) => html`<td class="number">${figure(l.money(amount))}</td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`
}
