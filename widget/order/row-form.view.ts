import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { type PricedRow, rowAmount, sum } from '../../shared/domain/money.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { EdgeError } from '../client/edge-error.ts'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from './icons.ts'
import { figure } from './order-rows.ts'
import { problemReference, problemTexts } from './problem-view.ts'
import { type RowDraft, type RowField, rowFields } from './row-draft.ts'

export interface RowFormState {
  draft: RowDraft
  order: Order
  /** The row as far as its price goes; undefined while that cannot be said. */
  priced: PricedRow | undefined
  /** What is wrong with which field, in words. */
  problems: Partial<Record<RowField, string>>
  saving: boolean
  error: EdgeError | undefined
  /** Has the clerk tried to save it as it is? */
  isTried: boolean
  isStopped: boolean
  onInput(event: Event): void
  onBlur(event: Event): void
  onPress(event: Event): void
  onSubmit(event: Event): void
  onCancel(): void
  onKeydown(event: KeyboardEvent): void
}

export function rowFormView(state: RowFormState, l: Localizer): TemplateResult {
  const { order, saving } = state
  const currency = html`<span class="currency">${order.Currency}</span>`
  const optional = html`<span class="muted">${l.term('optional')}</span>`
  return html`
    <form
      novalidate
      aria-labelledby="title"
      part="row-form"
      @submit=${state.onSubmit}
      @input=${state.onInput}
      @focusout=${state.onBlur}
      @pointerdown=${state.onPress}
      @keydown=${state.onKeydown}
    >
      <h4 id="title">${l.term('newRow')}</h4>
      <div class="fields">
        ${field(state, 'ArticleNumber', html`${l.term('articleNumber')} ${optional}`)}
        ${field(state, 'Name', l.term('name'))} ${field(state, 'Quantity', l.term('quantityLong'), true)}
        ${field(state, 'Unit', html`${l.term('unit')} ${optional}`)}
        ${field(state, 'UnitPrice', html`${l.term('unitPrice')} ${currency}`, true)}
        ${field(state, 'Discount', html`${l.term('discount')} ${optional}`, true, discountKind(state, l))}
        ${field(state, 'VatPercent', l.term('vatPercent'), true)}
      </div>
      ${outcome(state, l)}
      <div class="foot">
        <div class="messages" role="alert">${messages(state, l)}</div>
        <button type="button" @click=${state.onCancel} aria-disabled=${saving}>${l.term('cancel')}</button>
        <button type="submit" class="primary save" aria-disabled=${saving}>
          ${saving ? l.term('saving') : l.term('save')}
        </button>
      </div>
    </form>
  `
}

function field(
  { draft, problems, saving }: RowFormState,
  name: RowField,
  label: unknown,
  isNumber = false,
  beside: unknown = nothing,
): TemplateResult {
  const problem = problems[name]
  return html`
    <div class="field" data-field=${name}>
      <label for=${name}>${label}</label>
      <div class="inputs">
        <input
          id=${name}
          name=${name}
          class=${isNumber ? 'number' : 'text'}
          inputmode=${isNumber ? 'decimal' : 'text'}
          autocomplete="off"
          spellcheck="false"
          .value=${live(draft[name])}
          ?readonly=${saving}
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby=${problem ? `${name}-problem` : nothing}
        />${beside}
      </div>
      ${problem ? html`<p class="field-problem" id="${name}-problem">${icons.warning}<span>${problem}</span></p>` : nothing}
    </div>
  `
}

function discountKind({ draft, order, saving }: RowFormState, l: Localizer): TemplateResult {
  return html`<select name="DiscountKind" aria-label=${l.term('discountKind')} ?disabled=${saving}>
    <option value="percent" .selected=${draft.DiscountKind === 'percent'}>%</option>
    <option value="amount" .selected=${draft.DiscountKind === 'amount'}>${order.Currency}</option>
  </select>`
}

/** What saving would do to the order, in numbers, while the clerk types. */
function outcome({ priced, order }: RowFormState, l: Localizer): TemplateResult {
  const amount = priced && rowAmount(priced)
  const dash = html`<span class="muted">–</span>`
  const value = (text: string | undefined) => (text === undefined ? dash : figure(text))
  return html`
    <div class="outcome">
      <dl>
        <div>
          <dt>${l.term('rowAmount')}</dt>
          <dd>${value(amount === undefined ? undefined : l.money(amount))}</dd>
        </div>
        <div>
          <dt>${l.term('difference')}</dt>
          <dd>${value(amount === undefined ? undefined : l.format(amount, 'difference'))}</dd>
        </div>
        <div data-size="main">
          <dt>${l.term('newTotal')}</dt>
          <dd>
            ${value(amount === undefined ? undefined : l.money(sum([order.OrderAmount, amount])))}
            <span class="currency">${order.Currency}</span>
          </dd>
        </div>
      </dl>
      <p class="credit-check" role="status">
        ${amount !== undefined && amount > 0 ? html`${icons.warning}<span>${l.term('creditCheck')}</span>` : nothing}
      </p>
    </div>
  `
}

function messages({ problems, error, isTried, isStopped }: RowFormState, l: Localizer): unknown {
  if (isStopped) return html`<p class="note" data-tone="neutral">${l.term('saveStopped')}</p>`
  const wrong = rowFields.filter((name) => problems[name]).length
  if (!error)
    return isTried && wrong > 0 ? html`<p class="wrong">${l.term('fieldsInvalid', wrong)}</p>` : nothing
  const { title, text } = problemTexts(error, l)
  // A field's own sentence stands at the field.
  const isAtField = error.members.length > 0 && wrong > 0
  const detail = isAtField ? text : (error.detail ?? text)
  return html`
    <div class="note" data-tone="bad">
      ${icons.warning}
      <div>
        <p><strong>${title}.</strong> ${detail}</p>
        ${error.didNothing ? nothing : html`<p>${l.term('saveUnknown')}</p>`} ${problemReference(error, l)}
      </div>
    </div>
  `
}
