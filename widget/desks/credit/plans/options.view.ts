import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { debtPicture, monthTable } from './debt-line.view.ts'
import { monthsText } from './months.ts'
import { type PlanOption, type PlanOrder, planOrders, sortedOptions } from './plan-option.ts'

export interface OptionsView {
  /** Minor units. */
  amount: Long
  options: readonly PlanOption[]
  by: PlanOrder
  /** The chosen option, which is then the only one shown. */
  chosen: PlanOption | undefined
  /** Options whose months are unfolded, by their codes. */
  unfolded: ReadonlySet<Long>
  onSort(by: PlanOrder): void
  /** Absent where the session may not create a plan. */
  onChoose: ((option: PlanOption) => void) | undefined
  /** Whether another option cannot be chosen now. */
  isHeld: boolean
  /** Shows all options again. */
  onOthers(): void
  onUnfold(code: Long, isOpen: boolean): void
}

/** The options for an amount, side by side. */
export function optionsView(view: OptionsView, l: Localizer): TemplateResult {
  const { amount, options, chosen, by } = view
  const months = Math.max(...options.map(({ schedule = [] }) => schedule.length))
  return html`
    <div class="head">
      <h3 aria-level=${level(3, l)}>${l.term('creditPlanOptions', l.money(amount))}</h3>
      ${
        options.length > 1 && !chosen
          ? html`<label class="sort">
              <span>${l.term('creditPlanSort')}</span>
              <select
                @change=${(event: Event) => view.onSort((event.target as HTMLSelectElement).value as PlanOrder)}
              >
                ${planOrders.map(
                  (each) =>
                    html`<option value=${each} ?selected=${each === by}>
                      ${l.term('creditPlanBy', each)}
                    </option>`,
                )}
              </select>
            </label>`
          : nothing
      }
    </div>
    <ul class="options">
      ${(chosen ? [chosen] : sortedOptions(options, by)).map((option) => optionCard(option, months, view, l))}
    </ul>
  `
}

function optionCard(option: PlanOption, longest: number, view: OptionsView, l: Localizer): TemplateResult {
  const { offered, schedule, total } = option
  const { CampainCode: code, ContractLengthInMonths: months, Description } = offered
  const isChosen = view.chosen === option
  const all = l.money(total)
  return html`<li class="option">
    <div>
      <h4 aria-level=${level(4, l)}>${Description || code}</h4>
      <p class="muted">${monthsText(months, l)} · ${l.term('creditPlanType', offered.PaymentPlanType)}</p>
    </div>
    <p class="monthly">
      <strong>${figure(l.money(option.monthly))}</strong>
      <span class="muted">${l.term(option.isOnce ? 'creditPlanOnce' : 'creditPlanMonthly')}</span>
    </p>
    <dl class="costs">${costsOf(option, schedule ? all : l.term('creditPlanAbout', all), l)}</dl>
    ${
      schedule
        ? html`${debtPicture(view.amount, schedule, longest, l)}
            <details
              @toggle=${(event: Event) => view.onUnfold(code, (event.target as HTMLDetailsElement).open)}
            >
              <summary>${l.term('creditPlanMonths')}</summary>
              ${
                view.unfolded.has(code)
                  ? html`<div class="scroll" tabindex="0">${monthTable(schedule, l)}</div>`
                  : nothing
              }
            </details>`
        : html`<p class="muted">${l.term('creditPlanOther')}</p>`
    }
    ${
      view.onChoose
        ? html`<button
            type="button"
            aria-disabled=${view.isHeld}
            aria-label=${isChosen ? nothing : `${l.term('creditPlanChoose')}: ${Description || code}`}
            @click=${() => (isChosen ? view.onOthers() : view.onChoose?.(option))}
          >
            ${l.term(isChosen ? 'creditPlanOthers' : 'creditPlanChoose')}
          </button>`
        : nothing
    }
  </li>`
}

function costsOf(option: PlanOption, total: string, l: Localizer): TemplateResult[] {
  const { offered } = option
  const { NrOfInterestFreeMonths, NrOfPaymentFreeMonths } = offered
  const facts: (readonly [term: string, value: string])[] = [
    [l.term('creditPlanTotal'), total],
    [l.term('creditPlanEffective'), l.format(option.effective, 'percent')],
    [l.term('creditPlanInterest'), l.format(option.rate, 'percent')],
    [l.term('creditPlanInitialFee'), l.money(option.initialFee)],
    [l.term('creditPlanFee'), l.money(option.notificationFee)],
  ]
  if (NrOfInterestFreeMonths > 0)
    facts.push([l.term('creditPlanInterestFree'), monthsText(NrOfInterestFreeMonths, l)])
  if (NrOfPaymentFreeMonths > 0)
    facts.push([l.term('creditPlanPaymentFree'), monthsText(NrOfPaymentFreeMonths, l)])
  return facts.map(
    ([term, value]) =>
      html`<div>
        <dt>${term}</dt>
        <dd>${figure(value)}</dd>
      </div>`,
  )
}
