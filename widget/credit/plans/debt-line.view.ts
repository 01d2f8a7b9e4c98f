import { html, svg, type TemplateResult } from 'lit'
import type { Long } from '../../../shared/domain/long.ts'
import type { Installment } from '../../../shared/domain/payment-plan.rules.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { figure } from '../../parts/figure.ts'
import { debtLine, LINE_HEIGHT, LINE_WIDTH } from './debt-line.ts'
import { monthsText } from './months.ts'

/** How the debt falls, with its first and its last debt beside the ends of the line. */
export function debtPicture(amount: Long, schedule: readonly Installment[], l: Localizer): TemplateResult {
  const { points, area, half } = debtLine(amount, schedule)
  const words = l.term('creditPlanDebt', l.money(amount), monthsText(schedule.length, l), monthsText(half, l))
  return html`<div class="debt">
    <span>${figure(l.money(amount))}</span>
    <svg
      viewBox="0 0 ${LINE_WIDTH} ${LINE_HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${words}
      focusable="false"
    >
      ${svg`<polygon points=${area}></polygon><polyline points=${points}></polyline>`}
    </svg>
    <span>${monthsText(schedule.length, l)} ${figure(l.money(0))}</span>
  </div>`
}

/** The same as a table, and what is paid. */
export function monthTable(schedule: readonly Installment[], l: Localizer): TemplateResult {
  const heads = ['creditPlanPayment', 'creditPlanOfInterest', 'creditPlanLeft'] as const
  return html`<table class="sums">
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
