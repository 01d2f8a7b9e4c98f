import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import type { CreditAnswer } from '../data/call-credit.ts'
import { askCredit, type CreditPartElement } from '../data/credit-context.ts'
import { FormController } from '../form/form.controller.ts'
import { creditFormStyles } from '../form/form.styles.ts'
import { nearestAmounts } from './campaign-list.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { level } from '../../../kit/parts/heading.ts'
import { sumsStyles } from '../../../kit/parts/sums.styles.ts'
import type { CreditPlan } from './credit-plan.ts'
import type { CreditPlanForm } from './credit-plan-form.ts'
import { optionsStyles } from './options.styles.ts'
import { optionsView } from './options.view.ts'
import { type PlanOption, planOption, type PlanOrder } from './plan-option.ts'
import { PlanAmount, type PlanOf } from './plan-amount.ts'
import { plansStyles } from './plans.styles.ts'
import { problemNote } from './problem-note.view.ts'
import { ReadController } from './read.controller.ts'

/** A plan, or only a contract, that is shown. */
type Shown = { plan: Long } | { contract: Long }

/** Private: offers payment plans for an amount, makes one, and shows one by its number. */
export class CreditPlans extends LitElement implements CreditPartElement {
  static override styles = [base, controls, creditFormStyles, sumsStyles, optionsStyles, plansStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    mayWrite: { attribute: false },
    shown: { state: true },
    isAway: { state: true },
    note: { state: true },
    by: { state: true },
    options: { state: true },
    chosen: { state: true },
    isPicking: { state: true },
    unfolded: { state: true },
    isHeld: { state: true },
  }

  declare client: EdgeClient
  declare mayWrite: boolean
  declare private shown: Shown | undefined
  /** Whether the clerk went back from a plan that may have been approved or cancelled: it keeps its request. */
  declare private isAway: boolean
  /** The plan that was made. */
  declare private note: string
  declare private by: PlanOrder
  declare private options: readonly PlanOption[]
  declare private chosen: PlanOption | undefined
  /** Whether all options are shown again. The draft for the chosen one is kept. */
  declare private isPicking: boolean
  /** Whether a plan is being made, or may have been: nothing else can be chosen. */
  declare private isHeld: boolean
  declare private unfolded: ReadonlySet<Long>

  readonly #l = new Localizer(this)
  readonly #amount = new PlanAmount(this, this.#l)
  readonly #plan = new FormController(
    this,
    this.#l,
    {
      operation: 'GetPaymentPlanStatus',
      groups: [{ fields: [{ path: 'ProviderPaymentPlanNr', label: (l) => l.term('creditPlanNr') }] }],
    },
    { prefix: 'plan-' },
  )
  readonly #contract = new FormController(
    this,
    this.#l,
    {
      operation: 'GetContractPdfEu',
      groups: [{ fields: [{ path: 'ContractNumber', label: (l) => l.term('creditPlanContractNr') }] }],
    },
    { prefix: 'contract-' },
  )
  /** The amount, or the rows, of the options. */
  #of: PlanOf | undefined
  readonly #reading = new ReadController(this, 'GetPaymentPlanOptions')
  /** The campaigns, which are read where no option fits. */
  readonly #campaigns = new ReadController(this, 'GetPaymentPlanParamsEu')

  constructor() {
    super()
    this.mayWrite = false
    this.note = ''
    this.isAway = false
    this.by = 'months'
    this.options = []
    this.isPicking = false
    this.isHeld = false
    this.unfolded = new Set()
    tellDrafts(this)
  }

  get changeCount(): number {
    const parts = this.renderRoot?.querySelectorAll<CreditPartElement>(
      'order-admin-credit-plan, order-admin-credit-plan-form',
    )
    const inParts = [...(parts ?? [])].reduce((sum, { changeCount }) => sum + changeCount, 0)
    return inParts + this.#amount.changeCount
  }

  openPlan(plan: Long): void {
    const isShown = this.shown && 'plan' in this.shown && this.shown.plan === plan
    this.#show({ plan })
    // Its element reads another plan by itself.
    if (isShown) void this.reload()
  }

  /** Reads again the plan that is shown. */
  async reload(): Promise<void> {
    await this.#open?.reload()
  }

  /** The plan that is shown, or that the clerk went back from. */
  get #open(): CreditPlan | null {
    return this.renderRoot.querySelector('order-admin-credit-plan')
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.shown = undefined
    this.isAway = false
    this.#of = undefined
    this.#amount.forget()
    for (const form of [this.#plan, this.#contract]) form.reset()
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const { shown, isAway } = this
    return html`
      ${
        shown
          ? html`<p ?hidden=${isAway}>
                <button type="button" class="back" @click=${this.#onBack}>${l.term('creditBack')}</button>
              </p>
              <order-admin-credit-plan
                ?hidden=${isAway}
                lang=${this.lang}
                .client=${this.client}
                .mayWrite=${this.mayWrite}
                .note=${this.note}
                .plan=${'plan' in shown ? shown.plan : undefined}
                .contract=${'contract' in shown ? shown.contract : undefined}
              ></order-admin-credit-plan>`
          : nothing
      }
      <div class="start" ?hidden=${shown !== undefined && !isAway}>
        <div class="asks">${this.#asks()}</div>
        ${this.#offers()}
      </div>
    `
  }

  #asks(): TemplateResult[] {
    return [
      this.#ask(this.#amount.view(this.isHeld, this.#l), 'creditPlanNew', 'creditPlanShow', this.#onAmount),
      this.#ask(this.#plan.view(this.#l), 'creditPlanFind', 'creditPlanOpen', (event) => {
        event.preventDefault()
        const read = this.#plan.read()
        if (read.ok) this.#show({ plan: read.value.ProviderPaymentPlanNr })
      }),
      this.#ask(this.#contract.view(this.#l), 'creditPlanFindContract', 'creditPlanOpen', (event) => {
        event.preventDefault()
        const read = this.#contract.read()
        if (read.ok) this.#show({ contract: read.value.ContractNumber })
      }),
    ]
  }

  #ask(
    content: TemplateResult,
    title: 'creditPlanNew' | 'creditPlanFind' | 'creditPlanFindContract',
    button: 'creditPlanShow' | 'creditPlanOpen',
    onSubmit: (event: Event) => void,
  ): TemplateResult {
    const l = this.#l
    return html`<form novalidate @submit=${onSubmit} @credit-rows-review=${onSubmit}>
      <h3 aria-level=${level(3, l)}>${l.term(title)}</h3>
      <div>${content}</div>
      <p><button type="submit">${l.term(button)}</button></p>
    </form>`
  }

  #offers(): unknown {
    const l = this.#l
    const { state } = this.#reading
    if (state.is === 'failed') return problemNote(state.error, this.#read, l)
    if (state.is === 'reading') return html`<span class="bone" data-size="row" aria-hidden="true"></span>`
    if (state.is !== 'read') return nothing
    const amount = minorUnits(state.value.Amount)
    if (this.options.length === 0) return this.#none(amount)
    const { chosen } = this
    return html`
      ${optionsView(
        {
          amount,
          options: this.options,
          by: this.by,
          chosen: this.isPicking ? undefined : chosen,
          unfolded: this.unfolded,
          onSort: (by) => (this.by = by),
          onChoose: this.mayWrite ? this.#onChoose : undefined,
          isHeld: this.isHeld,
          onOthers: () => (this.isPicking = !this.isHeld),
          onUnfold: (code, isOpen) => {
            const unfolded = new Set(this.unfolded)
            if (isOpen) unfolded.add(code)
            else unfolded.delete(code)
            this.unfolded = unfolded
          },
        },
        l,
      )}
      ${
        chosen
          ? html`<order-admin-credit-plan-form
              ?hidden=${this.isPicking}
              lang=${this.lang}
              .client=${this.client}
              .option=${chosen}
              .amount=${amount}
              .rows=${this.#of?.InvoiceRows}
              @credit-plan-made=${this.#onMade}
              @credit-plan-held=${({ target }: Event) => (this.isHeld = (target as CreditPlanForm).isHeld)}
            ></order-admin-credit-plan-form>`
          : nothing
      }
    `
  }

  #none(amount: Long): TemplateResult {
    const l = this.#l
    const { from, to } = nearestAmounts(this.#campaigns.value?.CampaignCodes ?? [], amount)
    return html`<p class="note" role="status">
      ${l.term('creditPlanNone', l.money(amount))}
      ${from === undefined ? nothing : l.term('creditPlanFrom', l.money(from))}
      ${to === undefined ? nothing : l.term('creditPlanTo', l.money(to))}
    </p>`
  }

  #onAmount = (event: Event): void => {
    event.preventDefault()
    const of = this.isHeld ? undefined : this.#amount.read()
    if (!of) return
    this.#of = of
    void this.#read()
  }

  #read = async (): Promise<void> => {
    if (!this.#of) return
    this.options = []
    this.chosen = undefined
    const answer = await this.#reading.ask(this.client, this.#of)
    if (!answer) return
    const amount = minorUnits(answer.Amount)
    this.options = (answer.PaymentPlanOptions ?? []).map((option) => planOption(option, amount))
    const { length } = this.options
    const l = this.#l
    const words =
      length > 0
        ? `${l.term('creditPlanOptions', l.money(amount))}: ${length}`
        : l.term('creditPlanNone', l.money(amount))
    askCredit(this, { do: 'announce', words })
    if (length === 0) await this.#campaigns.ask(this.client, {})
  }

  #onChoose = async (option: PlanOption): Promise<void> => {
    this.chosen = option
    this.isPicking = false
    await this.updateComplete
    const form = this.renderRoot.querySelector('order-admin-credit-plan-form')
    await form?.updateComplete
    const head = form?.renderRoot.querySelector<HTMLElement>('h3')
    head?.focus()
    head?.scrollIntoView?.({ block: 'nearest' })
  }

  #onMade = ({ detail }: CustomEvent<CreditAnswer<'CreatePaymentPlan'>>): void => {
    const { ProviderPaymentPlanNr: plan } = detail
    this.chosen = undefined
    this.isHeld = false
    this.options = []
    this.#reading.forget()
    this.#of = undefined
    this.#amount.forget()
    this.#show({ plan })
    this.note = this.#l.term('creditPlanCreated', String(plan))
    askCredit(this, { do: 'announce', words: this.note })
  }

  #onBack = (): void => {
    if (this.#open?.changeCount) this.isAway = true
    else this.shown = undefined
    this.note = ''
    this.#plan.focus('ProviderPaymentPlanNr')
  }

  #show(shown: Shown): void {
    this.shown = shown
    this.isAway = false
    this.note = ''
    this.#plan.reset()
    this.#contract.reset()
    void this.updateComplete.then(() => this.#open?.takeFocus())
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-plans': CreditPlans
  }
}
