import { html, type TemplateResult } from 'lit'
import type { PaymentPlanStatus } from '../../../../shared/domain/credit/credit.enums.ts'
import { OFFER_DAYS } from '../../../../shared/domain/credit/payment-plan.rules.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'

const steps = [
  ['Pending', icons.clock],
  ['Activated', icons.done],
  ['Cancelled', icons.cross],
] as const

/** The states of a plan with the current one marked, and what that means. */
export function statesView(status: PaymentPlanStatus, l: Localizer): TemplateResult {
  return html`<ol class="states">
      ${steps.map(
        ([step, icon]) =>
          html`<li aria-current=${step === status ? 'step' : 'false'} data-state=${step}>
            ${icon}${l.term('creditPlanStatus', step)}
          </li>`,
      )}
    </ol>
    <p>
      ${l.term('creditPlanMeans', status)} ${status === 'Pending' ? l.term('creditPlanDays', OFFER_DAYS) : ''}
    </p>`
}
