import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { creditableAmount } from '../../../../shared/domain/order/credit.rules.ts'
import { openAmount } from '../../../../shared/domain/order/order-life.rules.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ExtraField } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import type { LifePlace, LifeProblem } from './life-reading.ts'
import { isTold, problemWords } from './life-words.ts'
import type { LifeView } from './life-view.ts'
import { fieldsOf } from './read-credit.ts'

const amountLabels = {
  deliver: 'amountToDeliver',
  cancel: 'amountToCancel',
  credit: 'amountCredited',
} as const

/** The problem at a place, once it is reported. */
export function problemAt(place: LifePlace, { read, isTried }: LifeView): LifeProblem | undefined {
  const problem = read.problems.get(place)
  return problem && isTold(problem, place, isTried) ? problem : undefined
}

/** The error at a place, for eyes and ears. */
export function problemNote(place: LifePlace, view: LifeView, l: Localizer): TemplateResult {
  const problem = problemAt(place, view)
  return html`<p class="field-problem" id="problem-${place.replace(' ', '-')}" role="status">
    ${problem ? html`${icons.warning}<span>${problemWords(problem, place, l)}</span>` : nothing}
  </p>`
}

function mostOf(subject: LifeSubject) {
  return subject.task === 'credit' ? creditableAmount(subject.delivery) : openAmount(subject.order)
}

/** The amount to deliver, cancel or credit, with its maximum. */
export function amountField(view: LifeView, l: Localizer): TemplateResult {
  const { subject, draft, onDraft } = view
  return html`
    <div class="field amount-field">
      <label for="amount">
        ${l.term(amountLabels[subject.task])} <span class="muted">${subject.order.Currency}</span>
      </label>
      <input
        id="amount"
        name="amount"
        class="number"
        inputmode="decimal"
        autocomplete="off"
        aria-invalid=${problemAt('amount', view) ? 'true' : 'false'}
        aria-describedby="most problem-amount"
        .value=${live(draft.amount)}
        @input=${(event: Event) => onDraft({ amount: (event.target as HTMLInputElement).value })}
      />
      <p class="muted" id="most">${l.term('atMost', l.money(mostOf(subject)))}</p>
      ${problemNote('amount', view, l)}
    </div>
  `
}

/** The extras of a credit: a new row, or a fee. */
export function extraFieldset(view: LifeView, l: Localizer): unknown {
  const { draft, extras, onDraft } = view
  if (extras.length === 1 && extras[0] === 'none') return nothing
  return html`
    ${
      extras.length > 1
        ? html`<fieldset class="options inline">
            <legend>${l.term('extraHow')}</legend>
            ${extras.map(
              (extra) => html`
                <label class="option">
                  <input
                    type="radio"
                    name="extra"
                    value=${extra}
                    .checked=${live(draft.extra === extra)}
                    @change=${() => onDraft({ extra })}
                  />
                  <span>${l.term('extraWay', extra)}</span>
                </label>
              `,
            )}
          </fieldset>`
        : nothing
    }
    <div class="fields">${fieldsOf(draft.extra).map((field) => extraField(view, field, l))}</div>
  `
}

function extraField(view: LifeView, field: ExtraField, l: Localizer): TemplateResult {
  const { draft, onField } = view
  const isText = field === 'Name' || field === 'ArticleNumber'
  return html`
    <div class="field" data-field=${field}>
      <label for=${field}>
        ${l.term(labelOf(field, draft.extra === 'fee'))}
        ${field === 'ArticleNumber' ? html`<span class="muted">${l.term('optional')}</span>` : nothing}
      </label>
      <input
        id=${field}
        name=${field}
        class=${isText ? '' : 'number'}
        inputmode=${isText ? 'text' : 'decimal'}
        autocomplete="off"
        aria-invalid=${problemAt(field, view) ? 'true' : 'false'}
        aria-describedby="problem-${field}"
        .value=${live(draft.fields[field])}
        @input=${(event: Event) => onField(field, (event.target as HTMLInputElement).value)}
      />
      ${problemNote(field, view, l)}
    </div>
  `
}

function labelOf(field: ExtraField, isFee: boolean) {
  switch (field) {
    case 'ArticleNumber':
      return 'articleNumber'
    case 'Name':
      return 'name'
    case 'Quantity':
      return 'quantityLong'
    case 'UnitPrice':
      return isFee ? 'feeAmount' : 'unitPrice'
    case 'VatPercent':
      return 'vatPercent'
  }
}
