import { html, LitElement, nothing, type PropertyValues } from 'lit'
import { countryOf, currencyOf } from '../../../../shared/domain/credit/credit-countries.ts'
import type { WayOut } from '../../../../shared/domain/credit/credit-reasons.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { writeNoteStyles } from '../../../kit/parts/write-note.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { earlierOrderOf, rejectionOf } from '../data/call-credit.ts'
import { askCredit, type CreditOrder, type CreditPartElement } from '../data/credit-context.ts'
import { readOrders } from '../data/read-orders.ts'
import { FormController } from '../form/form.controller.ts'
import { fieldId } from '../form/form.view.ts'
import { creditFormStyles } from '../form/form.styles.ts'
import type { CreditRows } from '../rows/credit-rows.ts'
import { wayOutOf } from '../reasons/reason.ts'
import { CreditWriteController } from '../write/credit-write.controller.ts'
import { CampaignChoice } from './campaign-choice.ts'
import { createFoot } from './create-foot.view.ts'
import { BY_HAND, CUSTOMER_GROUPS, ELSEWHERE, orderForm, paths } from './create-form.ts'
import { creditCreateStyles } from './credit-create.styles.ts'
import { CustomerLookup } from './customer-lookup.ts'
import { decideOrder } from './decide-order.ts'
import { type Decision, decisionOf } from './decision.ts'
import { decisionView } from './decision.view.ts'
import { flippedRows } from './flipped-rows.ts'
import { tick } from './lookup.view.ts'
import { enteredIn, isHttps, numberOf, orderInput, type ReviewedOrder } from './order-review.ts'
import { reviewView, type WayOn } from './review.view.ts'

type Stage =
  | { is: 'form' }
  | {
      is: 'review'
      order: ReviewedOrder
      twins: readonly CreditOrder[]
      /** The clerk wants another order with a number that was used a short time ago. */
      isSecond?: boolean
      /** The order was accepted without a number, and none of the provider's orders certainly is the new one. */
      isUnsure?: boolean
    }
  | { is: 'made'; order: ReviewedOrder; decision: Decision; number: string }

/** Private: a new credit order, from the customer to the provider's decision. The draft stays in memory. */
export class CreditCreate extends LitElement implements CreditPartElement {
  static override styles = [base, controls, writeNoteStyles, whyStyles, creditFormStyles, creditCreateStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    stage: { state: true },
    isDiscarding: { state: true },
  }

  declare client: EdgeClient
  declare private stage: Stage
  /** Whether to ask before everything is discarded. */
  declare private isDiscarding: boolean

  readonly #l = new Localizer(this)
  readonly #write = new CreditWriteController(this, () => this.client)
  readonly #form: FormController<'CreateOrderEu'>
  readonly #lookup = new CustomerLookup(
    this,
    () => this.#form,
    () => this.client,
  )
  readonly #campaigns = new CampaignChoice(
    this,
    () => this.#form,
    () => this.client,
  )

  constructor() {
    super()
    this.stage = { is: 'form' }
    this.isDiscarding = false
    this.#form = new FormController(this, this.#l, this.#describe({}), {
      onChange: () => this.#write.forget(),
    })
    tellDrafts(this)
  }

  /** The number of unsent changes. */
  get changeCount(): number {
    return this.#form.changeCount + (this.#rows?.changeCount ?? 0)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#empty()
  }

  protected override willUpdate(): void {
    this.#lookup.follow()
    this.#campaigns.follow()
    // The names of ids, and the required members, depend on the country.
    this.#form.describe(this.#describe(this.#form.draft))
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const { stage } = this
    return html`
      <form
        novalidate
        ?hidden=${stage.is !== 'form'}
        @submit=${this.#onSubmit}
        @keydown=${this.#onKeydown}
        @credit-rows-changed=${() => this.requestUpdate()}
        @credit-rows-review=${this.#review}
      >
        ${this.#form.view(l)} ${this.#foot()}
      </form>
      ${stage.is === 'review' ? this.#reviewed(stage) : nothing}
      ${stage.is === 'made' ? this.#made(stage) : nothing}
    `
  }

  protected override updated(changed: PropertyValues): void {
    const before = changed.get('stage') as Stage | undefined
    if (!before || before.is === this.stage.is) return
    this.renderRoot.querySelector<HTMLElement>(this.stage.is === 'form' ? '#to-review' : 'h3')?.focus()
  }

  #describe(draft: Readonly<Record<string, string>>) {
    return orderForm(draft, {
      lookup: () => this.#lookup.view(this.#l),
      rows: () =>
        html`<order-admin-credit-rows
          lang=${this.lang}
          .currency=${this.#currency}
        ></order-admin-credit-rows>`,
      campaigns: () => this.#campaigns.view(this.#rows?.total, this.#currency, this.#l),
      elsewhere: () =>
        html`${tick(this.#l.term('creditNewElsewhere'), Boolean(draft[ELSEWHERE]), (isTicked) =>
            this.#form.set(ELSEWHERE, isTicked ? 'true' : ''),
          )}
          <p class="field-hint">${this.#l.term('creditNewElsewhereHint')}</p>`,
    })
  }

  #foot(): unknown {
    return createFoot(
      {
        total: this.#rows?.total,
        currency: this.#currency,
        isEmpty: this.changeCount === 0,
        isDiscarding: this.isDiscarding,
        onAsk: this.#askDiscard,
        onDiscard: this.#discard,
      },
      this.#l,
    )
  }

  #reviewed({ order, twins, isUnsure = false }: Extract<Stage, { is: 'review' }>): unknown {
    return reviewView(
      {
        order,
        twins,
        isUnsure,
        why: this.#write.whyView('CreateOrderEu', order.input, this.#l),
        state: this.#write.state,
        isBusy: this.#write.isBusy,
        ways: this.#ways(),
        onBack: () => this.#change(),
        onCreate: this.#create,
        onOpen: ({ ProviderOrderNr }) => askCredit(this, { do: 'open-order', ProviderOrderNr }),
      },
      this.#l,
    )
  }

  #made({ order: { total, currency }, decision, number }: Extract<Stage, { is: 'made' }>): unknown {
    const { ProviderOrderNr } = decision
    return decisionView(
      {
        decision,
        total,
        currency,
        number,
        onOpen: () => askCredit(this, { do: 'open-order', ProviderOrderNr }),
        onAnother: () => {
          this.stage = { is: 'form' }
          this.#form.focus(paths.country)
        },
      },
      this.#l,
    )
  }

  /** The ways out of a refusal, as buttons. */
  #ways(): WayOn[] {
    const { state } = this.#write
    if (state.is === 'failed' && earlierOrderOf(state.error)) {
      return [{ label: this.#l.term('creditNewSecond'), take: this.#createSecond, isQuiet: true }]
    }
    const rejection = state.is === 'failed' ? rejectionOf(state.error) : undefined
    if (!rejection) return []
    const way = wayOutOf(rejection)
    const l = this.#l
    const ways: Partial<Record<WayOut, WayOn>> = {
      'lower-amount': {
        label: l.term('creditNewLower'),
        take: () => this.#change(() => this.#rows?.focus()),
      },
      'other-campaign': {
        label: l.term('creditNewOtherCampaign'),
        take: () => this.#change(() => this.#focusCampaigns()),
      },
      'flip-vat': {
        label: l.term('creditNewFlip', String(!this.#isWithVat)),
        take: () => void this.#flip(),
      },
    }
    const found = way && ways[way]
    return found ? [found] : []
  }

  #onSubmit = (event: Event): void => {
    event.preventDefault()
    this.#review()
  }

  /** Looks up a number on Enter. */
  #onKeydown = (event: KeyboardEvent): void => {
    const isInId = (event.target as HTMLElement).id === fieldId('', paths.id)
    if (event.key !== 'Enter' || !isInId || this.#form.draft[BY_HAND]) return
    event.preventDefault()
    void this.#lookup.lookUp()
  }

  /** Checks everything, and shows the review. */
  #review = (): void => {
    const read = this.#form.read()
    if (!read.ok) return
    const rows = this.#rows!.read()
    if (!rows.ok) return
    if (this.#campaigns.isWrongFor(rows.value.amount)) return this.#focusCampaigns()
    if (this.#refuseLinks(read.value.Navigation ?? {})) return
    const order = this.#freeze(read.value, rows.value)
    this.#write.forget()
    this.stage = { is: 'review', order, twins: [] }
    void this.#lookForTwins()
  }

  #freeze(
    read: ReviewedOrder['input'],
    { OrderRows, amount }: { OrderRows: ReviewedOrder['rows']; amount: Long },
  ): ReviewedOrder {
    const { draft } = this.#form
    const l = this.#l
    const address = this.#lookup.chosen
    const campaign = this.#campaigns.chosen
    const { groups } = this.#describe(draft)
    const place = address ? [address.name, ...address.lines].join(', ') : l.term('creditNewOfficial')
    const entered = [
      ...enteredIn(groups.slice(0, CUSTOMER_GROUPS), draft, l),
      ...(draft[BY_HAND] ? [] : [{ name: l.term('billingAddress'), value: place }]),
      ...enteredIn(groups.slice(CUSTOMER_GROUPS), draft, l),
      ...(campaign ? [{ name: l.term('creditCampaign'), value: campaign.name }] : []),
    ]
    const input = orderInput(read, { OrderRows, AddressSelector: address?.selector })
    return { input, total: amount, currency: this.#currency, rows: OrderRows, entered }
  }

  #refuseLinks(navigation: { ConfirmationUrl?: string | undefined; RejectionUrl?: string | undefined }) {
    const wrong = (['ConfirmationUrl', 'RejectionUrl'] as const).filter(
      (name) => navigation[name] && !isHttps(navigation[name]),
    )
    const detail = this.#l.term('creditNewNotHttps')
    if (wrong.length > 0) {
      this.#form.refuse(wrong.map((name) => ({ code: 'not-https', pointer: `/Navigation/${name}`, detail })))
    }
    return wrong.length > 0
  }

  /** Whether an order with this number exists already, from an earlier try or from elsewhere. */
  async #lookForTwins(): Promise<void> {
    const { stage } = this
    if (stage.is !== 'review') return
    const ClientOrderNr = numberOf(stage.order)
    // This is only for a warning: without an answer, the order can still be created.
    const twins = await readOrders(this.client, { ClientOrderNr }).catch(() => [])
    if (this.stage === stage && twins.length > 0) this.stage = { ...stage, twins }
  }

  #create = async (): Promise<void> => {
    const { stage } = this
    if (stage.is !== 'review' || this.#write.isBusy) return
    const { order } = stage
    const answer = await this.#write.send('CreateOrderEu', order.input, stage.isSecond)
    // The desk may have been closed meanwhile: then there is nothing to show it in.
    if (this.stage.is !== 'review' || this.stage.order !== order) return
    if (!answer) return this.#failed()
    const decision = await decideOrder(this.client, order, decisionOf(answer))
    if (!this.isConnected) return
    if (!decision) {
      this.stage = { ...stage, isUnsure: true }
      return void this.#lookForTwins()
    }
    this.#clear()
    this.stage = { is: 'made', order, decision, number: numberOf(order) }
    askCredit(this, {
      do: 'announce',
      words: this.#l.term('creditNewMade', String(decision.ProviderOrderNr)),
    })
  }

  #createSecond = (): void => {
    if (this.stage.is !== 'review') return
    this.stage = { ...this.stage, isSecond: true }
    void this.#create()
  }

  #failed(): void {
    const { state } = this.#write
    if (state.is !== 'failed') return
    const { error, outcome } = state
    if (outcome === 'unknowable' || earlierOrderOf(error)) void this.#lookForTwins()
    if (error.members.length === 0) return
    this.stage = { is: 'form' }
    this.#form.refuse(error.members)
  }

  /** Back to the form, as it was. */
  #change(focus?: () => void): void {
    this.stage = { is: 'form' }
    void this.updateComplete.then(focus)
  }

  async #flip(): Promise<void> {
    const rows = this.#rows
    if (this.stage.is !== 'review' || !rows) return
    rows.rows = flippedRows(this.stage.order.rows)
    this.#change()
    await rows.updateComplete
    this.#review()
  }

  get #isWithVat(): boolean {
    return this.stage.is === 'review' && this.stage.order.rows[0]?.PriceIncludingVat === true
  }

  #askDiscard = (isAsking: boolean): void => {
    this.isDiscarding = isAsking
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(isAsking ? '#keep' : '#discard')?.focus(),
    )
  }

  #discard = (): void => {
    this.#clear()
    this.#form.focus(paths.country)
  }

  /** Forgets everything, the decision too. */
  #empty(): void {
    this.#clear()
    this.#write.forget()
    this.stage = { is: 'form' }
  }

  /** Empties the form. */
  #clear(): void {
    this.isDiscarding = false
    this.#write.forgetWhy()
    this.#campaigns.forget()
    this.#lookup.forget()
    this.#form.reset()
    if (this.#rows) this.#rows.rows = []
  }

  #focusCampaigns(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.campaigns input:not(:disabled)')?.focus(),
    )
  }

  get #rows(): CreditRows | null {
    // Before its first update the element has no root.
    return this.renderRoot?.querySelector('order-admin-credit-rows') ?? null
  }

  /** Empty until the country is known. */
  get #currency(): string {
    const country = countryOf(this.#form?.draft[paths.country])
    return country ? currencyOf(country) : ''
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-create': CreditCreate
  }
}
