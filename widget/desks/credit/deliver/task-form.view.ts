import type { Way } from '../words/deliver-terms.ts'
import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { CreditOrderType } from '../../../../shared/domain/credit/credit.enums.ts'
import { creditDayLimits } from '../../../../shared/domain/values/limits.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { chosenInvoice, type Draft, type Subject, wayOf, waysOf } from './draft.ts'
import type { OpenInvoice } from './invoices.ts'
import type { PlanProblem } from './plan.ts'

/** An error of the whole form: a choice is missing, or a {@link PlanProblem}. */
export type TaskProblem = PlanProblem | { code: 'no-type' | 'no-invoice' }

export interface TaskForm {
  subject: Subject
  draft: Draft
  /** The fields of the operation, where it has any. */
  fields: unknown
  /** The editor of rows, where rows are needed. */
  rows: unknown
  problem: TaskProblem | undefined
  /** The amounts left when the clerk began and now, if the order was changed in between; minor units. */
  changed: { was: Long; is: Long } | undefined
  isHistoryLost: boolean
  onHistory(): void
  onDraft(change: Partial<Draft>): void
  onSubmit(): void
}

/** A loan has no delivery. */
const types: readonly CreditOrderType[] = ['Invoice', 'PaymentPlan', 'AccountCredit']

/** The form: choices first, then rows, then the fields of the operation. */
export function taskForm(form: TaskForm, l: Localizer): TemplateResult {
  const { subject, fields, rows, changed, isHistoryLost, onHistory, onSubmit } = form
  const submit = (event: Event) => {
    event.preventDefault()
    onSubmit()
  }
  return html`<form novalidate @submit=${submit}>
    <div class="changed" role="alert">
      ${
        changed
          ? html`<p class="note" data-tone="warning">
              ${icons.warning}
              <span>${l.term('creditActChanged', l.money(changed.was), l.money(changed.is))}</span>
            </p>`
          : nothing
      }
    </div>
    ${
      isHistoryLost
        ? html`<p class="note" data-tone="warning">
            ${icons.warning}<span>${l.term('creditActLost')}</span>
            <button type="button" class="small" @click=${onHistory}>${l.term('tryAgain')}</button>
          </p>`
        : nothing
    }
    ${subject.task === 'deliver' ? typeChoice(form, l) : nothing}
    ${subject.task === 'credit' ? invoiceChoice(form, l) : nothing}
    ${subject.task === 'deliver' || subject.task === 'credit' ? olderChoice(form, l) : nothing}
    ${wayChoice(form, l)} ${rows} ${fields} ${problemNote(form, l)}
  </form>`
}

/** Shown only where the type is unknown: the order was not made here, or the provider has refused the last try. */
function typeChoice({ subject, draft, onDraft }: TaskForm, l: Localizer): unknown {
  if (subject.facts.type && draft.type) return nothing
  if (draft.isOlder) return nothing
  return choices(
    l.term('creditActType'),
    l.term('creditActTypeWhy'),
    types.map((type) =>
      radio('type', l.term('paymentTypeWords', type), draft.type === type, () => onDraft({ type })),
    ),
  )
}

function olderChoice({ subject: { facts }, draft, onDraft }: TaskForm, l: Localizer): unknown {
  const isInvoice = !draft.type || draft.type === 'Invoice'
  if (facts.isOlder !== undefined || !isInvoice) return nothing
  return html`<div class="older">
    <label class="tick">
      <input
        type="checkbox"
        aria-describedby="older-why"
        .checked=${live(draft.isOlder)}
        @change=${(event: Event) => onDraft({ isOlder: (event.target as HTMLInputElement).checked })}
      /><span>${l.term('creditActOlder')}</span>
    </label>
    <p class="field-hint" id="older-why">${l.term('creditActOlderWhy')}</p>
  </div>`
}

function invoiceChoice({ subject, draft, onDraft }: TaskForm, l: Localizer): unknown {
  const { invoices, elsewhere } = subject.facts
  const open = invoices.filter(({ left }) => left > 0)
  return html`${choices(
    l.term('creditActWhich'),
    '',
    open.map((invoice) =>
      radio('invoice', invoiceLabel(invoice, l), draft.invoice === invoice.number, () =>
        onDraft({ invoice: invoice.number, way: wayOf(invoice) }),
      ),
    ),
  )}
  ${elsewhere > 0 ? html`<p class="muted">${l.term('creditActElsewhere', l.money(elsewhere))}</p>` : nothing}`
}

function invoiceLabel({ number, date, left, amount }: OpenInvoice, l: Localizer): TemplateResult {
  return html`<bdi dir="ltr"><strong>${String(number)}</strong>, ${l.day(date)}</bdi>
    <span class="why"><bdi>${l.term('creditActInvoiceLeft', l.money(left), l.money(amount))}</bdi></span>`
}

function wayChoice(form: TaskForm, l: Localizer): unknown {
  const { subject, draft, onDraft } = form
  const { task } = subject
  const ways = waysOf(subject, draft)
  if (ways.length === 0) return nothing
  const isPartly = (chosenInvoice(subject, draft)?.credited ?? 0) > 0
  return choices(
    l.term('creditActWhat', task),
    '',
    ways.map((way) => {
      const isOff = way === 'whole' && isPartly
      const label = html`${l.term('creditActWay', way)}${
        isOff ? html`<span class="why">${l.term('creditActWholeOff')}</span>` : nothing
      }`
      return radio('way', label, draft.way === way, () => onDraft({ way: way satisfies Way }), isOff)
    }),
  )
}

function choices(legend: string, hint: string, options: readonly TemplateResult[]): TemplateResult {
  return html`<fieldset class="options">
    <legend>${legend}</legend>
    <div class="inline">${options}</div>
    ${hint === '' ? nothing : html`<p class="field-hint">${hint}</p>`}
  </fieldset>`
}

function radio(
  name: string,
  label: unknown,
  isChecked: boolean,
  onChange: () => void,
  isOff = false,
): TemplateResult {
  return html`<label class="option">
    <input type="radio" name=${name} .checked=${live(isChecked)} ?disabled=${isOff} @change=${onChange} />
    <span>${label}</span>
  </label>`
}

function problemNote({ problem }: TaskForm, l: Localizer): TemplateResult {
  return html`<p class="field-problem" role="alert" tabindex="-1" ?data-wrong=${problem !== undefined}>
    ${problem ? html`${icons.warning}<span>${problemWords(problem, l)}</span>` : nothing}
  </p>`
}

/** The words for an error. */
export function problemWords(problem: TaskProblem, l: Localizer): string {
  switch (problem.code) {
    case 'above-left':
      return l.term('creditActAboveLeft', l.money(problem.maximum ?? 0))
    case 'not-days':
      return l.term('creditActWrongDays', String(creditDayLimits.minimum), String(creditDayLimits.maximum))
    default:
      return l.term('creditActWrong', problem.code)
  }
}
