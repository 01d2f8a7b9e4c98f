import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { parseTyped } from '../../../kit/format/parse-amount.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { askCredit, type CreditPartElement } from '../data/credit-context.ts'
import { accountsFor, plansFor } from './campaign-list.ts'
import { campaignsStyles } from './campaigns.styles.ts'
import { accountTable, planTable } from './campaigns.view.ts'
import { problemNote } from './problem-note.view.ts'
import { ReadController } from './read.controller.ts'

/** Private: the campaigns of payment plans and of account credits, which can be narrowed to an amount. */
export class CreditCampaigns extends LitElement implements CreditPartElement {
  static override styles = [base, controls, campaignsStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    typed: { state: true },
  }

  declare client: EdgeClient | undefined
  /** The amount as it was typed. */
  declare private typed: string

  readonly changeCount = 0
  readonly #l = new Localizer(this)
  readonly #plans = new ReadController(this, 'GetPaymentPlanParamsEu')
  readonly #accounts = new ReadController(this, 'GetAccountCreditParamsEu')

  constructor() {
    super()
    this.typed = ''
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated) void this.reload()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('client')) void this.reload()
  }

  /** Reads both kinds again. */
  async reload(): Promise<void> {
    await Promise.all([this.#readPlans(), this.#readAccounts()])
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const amount = parseTyped(this.typed, l.lang())
    const isWrong = typeof amount === 'string' && amount !== 'empty'
    const wanted = typeof amount === 'string' ? undefined : amount
    return html`
      <label>
        <span>${l.term('creditPlanFilter')}</span>
        <input
          inputmode="decimal"
          autocomplete="off"
          class="number"
          aria-invalid=${isWrong}
          aria-describedby="not-amount"
          .value=${this.typed}
          @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)}
          @change=${this.#tell}
        />
        <span id="not-amount" aria-live="polite">${isWrong ? l.term('creditPlanNotAmount') : nothing}</span>
      </label>
      ${this.#plansView(wanted)} ${this.#accountsView(wanted)}
    `
  }

  #plansView(amount: Long | undefined): unknown {
    const { state } = this.#plans
    if (state.is === 'failed') return problemNote(state.error, this.#readPlans, this.#l)
    if (state.is !== 'read') return bones
    return html`<section>${planTable(plansFor(state.value.CampaignCodes ?? [], amount), this.#l)}</section>`
  }

  #accountsView(amount: Long | undefined): unknown {
    const { state } = this.#accounts
    if (state.is === 'failed') return problemNote(state.error, this.#readAccounts, this.#l)
    if (state.is !== 'read') return bones
    const campaigns = accountsFor(state.value.AccountCreditCampaignCodes ?? [], amount)
    return html`<section>${accountTable(campaigns, this.#l)}</section>`
  }

  readonly #readPlans = async (): Promise<void> => {
    if (this.client) await this.#plans.ask(this.client, {})
  }

  readonly #readAccounts = async (): Promise<void> => {
    if (this.client) await this.#accounts.ask(this.client, {})
  }

  #tell = (): void => {
    const count = this.renderRoot.querySelectorAll('tbody tr').length
    askCredit(this, { do: 'announce', words: this.#l.term('creditPlanFound', String(count)) })
  }
}

const bones = html`<span class="bone" data-size="row" aria-hidden="true"></span>`

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-campaigns': CreditCampaigns
  }
}
