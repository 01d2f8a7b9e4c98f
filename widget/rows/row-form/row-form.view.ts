import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { Long } from '../../../shared/domain/values/long.ts'
import { type PricedRow, rowAmount, sum } from '../../../shared/domain/money/money.ts'
import { withoutVat, withVat } from '../../../shared/domain/money/money-parts.ts'
import { difference } from '../changes/order-amounts.ts'
import { type RowDraft } from '../changes/row-draft.ts'
import { type RowField, rowFields } from '../changes/row-field.ts'
import type { AllNewSetting } from '../changes/row-setting.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { figure } from '../../kit/parts/figure.ts'
import { icons } from '../../kit/parts/icons.ts'
import { isComposed } from '../../kit/parts/keys.ts'
import type { QuantityStep } from '../changes/quantity-step.ts'

interface RowFormState {
  draft: RowDraft
  currency: string
  /** The rules of rows that are not those of an order. */
  allNew: AllNewSetting | undefined
  /** The row's priced members; undefined while the price is unknown. */
  priced: PricedRow | undefined
  /** The row's staged amount, in minor units like the others; 0 for a new row. */
  now: Long
  /** The order amount with all changes; where all rows are new, with this one too. */
  total: Long
  /** The order amount at the provider. */
  before: Long
  /** The error of each field, in words. */
  problems: Partial<Record<RowField, string>>
  /** A hint about an unusual VAT rate, in words. */
  vatHint: string | undefined
  /** Whether the clerk has tried to add the row. */
  isTried: boolean
  onInput(event: Event): void
  onStep(by: QuantityStep): void
  onBlur(event: Event): void
  onPress(event: Event): void
  onSubmit(event: Event): void
}

export function rowFormView(state: RowFormState, l: Localizer): TemplateResult {
  const currency = html`<span class="currency">${state.currency}</span>`
  const optional = html`<span class="muted">${l.term('optional')}</span>`
  const wrong = rowFields.filter((name) => state.problems[name]).length
  return html`
    <form
      id="row-form"
      novalidate
      aria-labelledby="dialog-title"
      part="row-form"
      @submit=${state.onSubmit}
      @input=${state.onInput}
      @keydown=${(event: KeyboardEvent) => onArrow(event, state)}
      @focusout=${state.onBlur}
      @pointerdown=${state.onPress}
    >
      <div class="fields">
        ${field(state, 'ArticleNumber', html`${l.term('articleNumber')} ${optional}`)}
        ${field(state, 'Name', l.term('name'))}
        ${field(state, 'Quantity', l.term('quantityLong'), true, stepper(state))}
        ${field(state, 'Unit', html`${l.term('unit')} ${optional}`)}
        ${field(state, 'UnitPrice', html`${l.term('unitPriceShort')} ${currency} ${ownPriceKind(state, l)}`, true, state.allNew ? nothing : priceKind(state, l), priceHint(state, l))}
        ${field(state, 'Discount', html`${l.term('discount')} ${optional}`, true, discountKind(state, l))}
        ${field(state, 'VatPercent', l.term('vatPercent'), true, nothing, vatNote(state))}
        ${rowType(state, l)}
      </div>
      ${outcome(state, l)}
      <div role="alert">
        ${state.isTried && wrong > 0 ? html`<p class="wrong">${l.term('fieldsInvalid', wrong)}</p>` : nothing}
      </div>
    </form>
  `
}

interface RowFormFoot {
  isNew: boolean
  onCancel(): void
  onAnother(): void
  onPress(event: Event): void
}

export function rowFormFoot(
  { isNew, onCancel, onAnother, onPress }: RowFormFoot,
  l: Localizer,
): TemplateResult {
  return html`
    <button type="button" @pointerdown=${onPress} @click=${onCancel}>${l.term('cancel')}</button>
    ${
      isNew
        ? html`<button
            type="button"
            class="another"
            aria-keyshortcuts="Control+Enter"
            @pointerdown=${onPress}
            @click=${onAnother}
          >
            ${l.term('addAnother')}
          </button>`
        : nothing
    }
    <button type="submit" form="row-form" class="primary save" @pointerdown=${onPress}>
      ${l.term(isNew ? 'addToOrder' : 'applyRow')}
    </button>
  `
}

function field(
  { draft, problems }: RowFormState,
  name: RowField,
  label: unknown,
  isNumber = false,
  suffix: unknown = nothing,
  hint: unknown = nothing,
): TemplateResult {
  const problem = problems[name]
  return html`
    <div class="field" data-field=${name}>
      <label for=${name} id="${name}-label">${label}</label>
      <div class="inputs">
        <input
          id=${name}
          name=${name}
          class=${isNumber ? 'number' : 'text'}
          inputmode=${isNumber ? 'decimal' : 'text'}
          autocomplete="off"
          spellcheck="false"
          .value=${live(draft[name])}
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby="${problem ? `${name}-problem ` : ''}${name}-hint"
        />${suffix}
      </div>
      ${problem ? html`<p class="field-problem" id="${name}-problem">${icons.warning}<span>${problem}</span></p>` : nothing}
      <p class="field-hint" id="${name}-hint">${problem ? nothing : hint}</p>
    </div>
  `
}

/** Changes the quantity by one. The arrow keys do the same in the field, so the buttons are no tab stops. */
function stepper({ onStep }: RowFormState): TemplateResult {
  const button = (by: QuantityStep, words: string, shape: TemplateResult) =>
    html`<button
      type="button"
      class="step icon-only"
      tabindex="-1"
      aria-label=${words}
      aria-describedby="Quantity-label"
      @click=${() => onStep(by)}
    >
      ${shape}
    </button>`
  return html`${button(-100, '\u22121', icons.minus)}${button(100, '+1', icons.plus)}`
}

/** Arrow keys change the quantity by one. */
function onArrow(event: KeyboardEvent, { onStep }: RowFormState): void {
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown'
  if (!isArrow || isComposed(event) || (event.target as HTMLInputElement).name !== 'Quantity') return
  event.preventDefault()
  onStep(event.key === 'ArrowUp' ? 100 : -100)
}

/** Where all prices are of one kind, the label says which. */
function ownPriceKind({ allNew }: RowFormState, l: Localizer): unknown {
  if (!allNew) return nothing
  const words = l.term(allNew.prices === 'with-vat' ? 'grossAmount' : 'netAmount')
  return html`<span class="muted">${words}</span>`
}

/** Whether the typed price includes VAT. The saved price always does. */
function priceKind({ draft }: RowFormState, l: Localizer): TemplateResult {
  return html`<select name="PriceKind" aria-label=${l.term('priceKind')}>
    <option value="with-vat" .selected=${draft.PriceKind === 'with-vat'}>${l.term('grossAmount')}</option>
    <option value="without-vat" .selected=${draft.PriceKind === 'without-vat'}>${l.term('netAmount')}</option>
  </select>`
}

/** The price that was not typed: the one with VAT, which is saved, or the one without. */
function priceHint({ draft, priced, allNew }: RowFormState, l: Localizer): unknown {
  if (!priced) return nothing
  const { UnitPrice, VatPercent = 0 } = priced
  if (allNew?.prices === 'without-vat') {
    return l.term('creditRowInclVat', l.money(withVat(UnitPrice, VatPercent)))
  }
  return draft.PriceKind === 'without-vat'
    ? html`<strong>${l.term('savedInclVat', l.money(UnitPrice))}</strong>`
    : l.term('sameExclVat', l.money(withoutVat(UnitPrice, VatPercent)))
}

function vatNote({ vatHint }: RowFormState): unknown {
  return vatHint === undefined
    ? nothing
    : html`<span class="vat-hint">${icons.warning}<span>${vatHint}</span></span>`
}

function discountKind({ draft, currency, allNew }: RowFormState, l: Localizer): unknown {
  if (allNew?.takesDiscountAmount === false) return html`<span class="muted">%</span>`
  return html`<select name="DiscountKind" aria-label=${l.term('discountKind')}>
    <option value="percent" .selected=${draft.DiscountKind === 'percent'}>%</option>
    <option value="amount" .selected=${draft.DiscountKind === 'amount'}>
      ${currency} ${draft.PriceKind === 'without-vat' ? l.term('netAmount') : nothing}
    </option>
  </select>`
}

/** The row's type; most have the default one. */
function rowType({ draft, allNew }: RowFormState, l: Localizer): unknown {
  if (!allNew || allNew.rowTypes.length === 0) return nothing
  return html`<div class="field" data-field="RowType">
    <label for="RowType">${l.term('creditRowType')}</label>
    <select id="RowType" name="RowType">
      ${allNew.rowTypes.map(
        (type, at) =>
          html`<option value=${at === 0 ? '' : type} .selected=${draft.RowType === (at === 0 ? '' : type)}>
            ${l.term('creditRowTypeName', type)}
          </option>`,
      )}
    </select>
  </div>`
}

/** Shows how the row would change the order, while the clerk types. */
function outcome(
  { priced, now, total, before, currency, allNew }: RowFormState,
  l: Localizer,
): TemplateResult {
  const amount = priced && rowAmount(priced)
  const change = amount === undefined ? undefined : difference(amount, now)
  const sums = allNew ? total : sum([total, change ?? 0])
  const after = change === undefined ? undefined : sums
  const dash = html`<span class="muted">–</span>`
  const value = (text: string | undefined) => (text === undefined ? dash : figure(text))
  return html`
    <div class="outcome">
      <dl>
        <div>
          <dt>${l.term('rowAmount')}</dt>
          <dd>${value(amount === undefined ? undefined : l.money(amount))}</dd>
        </div>
        ${
          allNew
            ? nothing
            : html`<div>
                <dt>${l.term('difference')}</dt>
                <dd>${value(change === undefined ? undefined : l.format(change, 'difference'))}</dd>
              </div>`
        }
        <div data-size="main">
          <dt>${l.term(allNew ? 'creditRowsTotal' : 'newTotal')}</dt>
          <dd>
            ${value(after === undefined ? undefined : l.money(after))}
            <span class="currency">${currency}</span>
          </dd>
        </div>
      </dl>
      <p class="credit-check" role="status">
        ${!allNew && after !== undefined && after > before ? html`${icons.warning}<span>${l.term('creditCheck')}</span>` : nothing}
      </p>
    </div>
  `
}
