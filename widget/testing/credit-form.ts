/** A form of the credit desk on a page, for tests. */
import { html, LitElement, type TemplateResult } from 'lit'
import type { FormDescription } from '../desks/credit/form/form-description.ts'
import { creditFormStyles } from '../desks/credit/form/form.styles.ts'
import { FormController } from '../desks/credit/form/form.controller.ts'
import { Localizer } from '../locales/localizer.ts'
import { base } from '../kit/styles/base.styles.ts'
import { controls } from '../kit/styles/controls.styles.ts'

/** An order's form with a field of each kind. */
const everyKind: FormDescription<'CreateOrderEu'> = {
  operation: 'CreateOrderEu',
  groups: [
    {
      title: () => 'Customer',
      fields: [
        {
          path: 'CreateOrderInformation.CustomerIdentity.CountryCode',
          label: () => 'Country',
          as: 'country',
          isRequired: true,
        },
        {
          path: 'CreateOrderInformation.CustomerIdentity.CustomerType',
          label: () => 'Customer is',
          as: 'radio',
          valueLabel: (value) => (value === 'Company' ? 'A company' : 'A person'),
        },
        {
          path: 'CreateOrderInformation.CustomerIdentity.NationalIdNumber',
          label: () => 'National id',
          as: 'national-id',
          isRequired: true,
          hint: () => 'As the country writes it.',
        },
        { path: 'CreateOrderInformation.CustomerIdentity.Email', label: () => 'E-mail', maximum: 20 },
      ],
    },
    {
      title: () => 'Order',
      fields: [
        {
          path: 'CreateOrderInformation.OrderDate',
          label: () => 'Order date',
          initial: '2026-11-22',
        },
        { path: 'CreateOrderInformation.OrderType', label: () => 'Type', initial: 'Invoice' },
        {
          path: 'CreateOrderInformation.CreatePaymentPlanDetails.CampaignCode',
          label: () => 'Campaign',
          isShown: (draft) => draft['CreateOrderInformation.OrderType'] === 'PaymentPlan',
        },
        {
          path: 'CreateOrderInformation.CreatePaymentPlanDetails.FixedMonthlyAmount',
          label: () => 'Each month',
          as: 'amount',
          isShown: (draft) => draft['CreateOrderInformation.OrderType'] === 'PaymentPlan',
        },
        {
          path: 'CreateOrderInformation.CreatePaymentPlanDetails.SendAutomaticGiroPaymentForm',
          label: () => 'Send payment forms',
          isShown: (draft) => draft['CreateOrderInformation.OrderType'] === 'PaymentPlan',
        },
        { path: 'CreateOrderInformation.CustomerReference', label: () => 'Reference', as: 'text-area' },
      ],
    },
  ],
}

/** Holds one form, and the input that it was sent with. */
export class CreditFormHost extends LitElement {
  static override styles = [base, controls, creditFormStyles]
  static override properties = { lang: { type: String } }

  readonly l = new Localizer(this)
  changes = 0
  isHeld = false
  readonly form = new FormController(this, this.l, everyKind, { onChange: () => (this.changes += 1) })
  sent: ReturnType<typeof this.form.read> | undefined

  override render(): TemplateResult {
    return html`<form novalidate @submit=${this.#onSubmit}>
      ${this.form.view(this.l, { isHeld: this.isHeld })}
      <p><button type="submit" class="primary">Send</button></p>
    </form>`
  }

  #onSubmit = (event: Event): void => {
    event.preventDefault()
    this.sent = this.form.read()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'test-credit-form': CreditFormHost
  }
}
