import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { decimalText } from '../../../kit/format/decimal.ts'
import { countryFacts, countryOf } from '../../../../shared/domain/credit/credit-countries.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import type { CreditAnswer, CreditInput } from '../data/call-credit.ts'
import type { CreditPartElement } from '../data/credit-context.ts'
import { maskedId } from '../data/masked-id.ts'
import { FormController } from '../form/form.controller.ts'
import { creditFormStyles } from '../form/form.styles.ts'
import { once } from '../../../kit/parts/second-click.ts'
import { CreditWriteController } from '../write/credit-write.controller.ts'
import { refusalNote } from '../reasons/refusal.view.ts'
import { creditSendLabel, creditWriteNote } from '../write/credit-write-note.view.ts'
import { addressesView } from './addresses.view.ts'
import { paths, planForm } from './create-plan.form.ts'
import type { PlanOption } from './plan-option.ts'
import { formStyles } from './plan-form.styles.ts'
import { ReadController } from './read.controller.ts'

/**
 * Private: the form of a new payment plan for a chosen option, and its review.
 * @fires credit-plan-made when it is created: the provider's answer
 * @fires credit-plan-held when {@link CreditPlanForm.isHeld} may have changed
 */
export class CreditPlanForm extends LitElement implements CreditPartElement {
  static override styles = [base, controls, whyStyles, creditFormStyles, formStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    option: { attribute: false },
    amount: { attribute: false },
    rows: { attribute: false },
    input: { state: true },
  }

  declare client: EdgeClient
  declare option: PlanOption
  /** Minor units. */
  declare amount: Long
  /** The rows of the amount, where rows were entered. */
  declare rows: CreditInput<'CreatePaymentPlan'>['InvoiceRows']
  /** The input under review; undefined while it is entered. */
  declare private input: CreditInput<'CreatePaymentPlan'> | undefined

  readonly #l = new Localizer(this)
  readonly #write = new CreditWriteController(this, () => this.client)
  readonly #addresses = new ReadController(this, 'GetAddresses')
  readonly #form: FormController<'CreatePaymentPlan'> = new FormController(
    this,
    this.#l,
    planForm(
      () => this.#form?.draft ?? {},
      () => this.#addressesView(),
    ),
    { onChange: () => this.#write.forget() },
  )
  /** The customer of the found addresses. */
  #asked = ''

  constructor() {
    super()
    tellDrafts(this)
  }

  /** The number of unsent changes, without the option, which one press chooses again. */
  get changeCount(): number {
    return Math.max(0, this.#form.changeCount - 2)
  }

  /** Whether nothing else may be sent now: a request is under way, or may have been done. */
  get isHeld(): boolean {
    return this.#write.isHeld
  }

  protected override updated(): void {
    this.dispatchEvent(new Event('credit-plan-held'))
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('option') || changed.has('amount') || changed.has('rows')) {
      this.#form.set(paths.amount, decimalText(this.amount))
      this.#form.set(paths.campaign, String(this.option.offered.CampainCode))
      this.#write.forget()
      this.input = undefined
    }
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const { offered, monthly, isOnce } = this.option
    const { state } = this.#write
    return html`
      <h3 aria-level=${level(3, l)} tabindex="-1">${l.term('creditPlanCreate')}</h3>
      <p>
        ${offered.Description || offered.CampainCode} · ${figure(l.money(monthly))}
        ${l.term(isOnce ? 'creditPlanOnce' : 'creditPlanMonthly')}
      </p>
      <form novalidate @submit=${this.#onSubmit}>
        ${this.input ? [this.#review(), this.#write.whyView('CreatePaymentPlan', this.input, l)] : this.#form.view(l)}
        ${this.#note()}
        <div class="buttons">
          ${
            this.input && !this.isHeld
              ? html`<button type="button" @click=${this.#onBack}>${l.term('creditBack')}</button>`
              : nothing
          }
          <button type="submit" class="primary" aria-disabled=${this.#write.isBusy} @click=${once}>
            ${this.input ? creditSendLabel(state, l.term('creditPlanCreate'), l) : l.term('review')}
          </button>
        </div>
      </form>
    `
  }

  /** Reading cannot find a lost answer, but the provider takes a number only once. */
  #note(): TemplateResult {
    const l = this.#l
    const { state } = this.#write
    return state.is === 'failed' && state.outcome === 'unknowable'
      ? refusalNote(state.error, l, html`<p>${l.term('creditPlanUnknowable')}</p>`)
      : creditWriteNote(state, l, { isPlaced: !this.input })
  }

  #addressesView(): unknown {
    const { draft } = this.#form
    return draft[paths.id]
      ? addressesView(
          this.#addresses.state,
          {
            country: countryOf(draft[paths.country]),
            isCurrent: this.#asked === whose(draft),
            selector: draft[paths.selector] ?? '',
            onFind: this.#findAddresses,
            onChoose: (selector) => this.#form.set(paths.selector, selector),
          },
          this.#l,
        )
      : nothing
  }

  #review(): TemplateResult {
    const l = this.#l
    const plan = this.input?.PayPlan
    const country = countryOf(plan?.CountryCode)
    const currency = country ? countryFacts[country].currency : ''
    const facts: [string, string | undefined][] = [
      [l.term('amount'), `${l.money(this.amount)} ${currency}`],
      [l.term('rows'), this.rows && String(this.rows.length)],
      [l.term('creditPlanTotal'), `${l.money(this.option.total)} ${currency}`],
      [l.term('customer'), plan?.SecurityNumber && maskedId(plan.SecurityNumber)],
      [
        l.term('creditCoApplicant'),
        plan?.SecurityNumberCoApplicant && maskedId(plan.SecurityNumberCoApplicant),
      ],
      [l.term('creditPlanSelector'), plan?.AddressSelector],
      [l.term('email'), plan?.CustomerEmail],
      [l.term('phone'), plan?.CustomerPhoneNumber],
      [l.term('creditPlanNumber'), plan?.ClientPaymentPlanNr],
      [l.term('customerReference'), plan?.CustomerReference],
    ]
    return html`<dl class="review">
      ${facts.map(([term, value]) =>
        value
          ? html`<div>
              <dt>${term}</dt>
              <dd>${value}</dd>
            </div>`
          : nothing,
      )}
      ${plan?.SendAutomaticGiropaymentForm ? html`<div>${l.term('creditPlanGiro')}</div>` : nothing}
    </dl>`
  }

  #findAddresses = async (): Promise<void> => {
    const { draft } = this.#form
    this.#asked = whose(draft)
    this.#form.set(paths.selector, '')
    const answer = await this.#addresses.ask(this.client, {
      CountryCode: draft[paths.country],
      IsCompany: draft[paths.isCompany] === 'true',
      SecurityNumber: draft[paths.id],
    })
    const [only, another] = answer?.Addresses ?? []
    if (only?.AddressSelector && !another) this.#form.set(paths.selector, only.AddressSelector)
  }

  #onBack = (): void => {
    this.input = undefined
    this.#write.forget()
    this.#focusHead()
  }

  /** Moves the focus: the pressed button is gone, or means something else now. */
  #focusHead(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h3')?.focus())
  }

  #onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (!this.input) {
      // A selector names an address of the customer for whom it was found.
      if (this.#asked !== whose(this.#form.draft)) this.#form.set(paths.selector, '')
      const read = this.#form.read()
      if (!read.ok) return
      this.input = { ...read.value, ...(this.rows && { InvoiceRows: this.rows }) }
      this.#focusHead()
      return
    }
    const answer = await this.#write.send('CreatePaymentPlan', this.input)
    const { state } = this.#write
    if (answer) this.#made(answer)
    else if (state.is === 'failed' && state.error.members.length > 0) {
      this.input = undefined
      this.#form.refuse(state.error.members)
    }
  }

  #made(answer: CreditAnswer<'CreatePaymentPlan'>): void {
    this.#form.reset()
    this.#addresses.forget()
    this.input = undefined
    this.dispatchEvent(new CustomEvent('credit-plan-made', { detail: answer }))
  }
}

/** The members of a customer that decide about addresses. */
function whose(draft: Readonly<Record<string, string>>): string {
  return [paths.country, paths.isCompany, paths.id].map((path) => draft[path] ?? '').join(' ')
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-plan-form': CreditPlanForm
  }
}
