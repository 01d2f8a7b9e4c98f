import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError } from '../../../client/edge-error.ts'
import type { PeopleTask } from '../words/en.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { callCredit, rejectionOf } from '../data/call-credit.ts'
import { askCredit, type CreditPartElement } from '../data/credit-context.ts'
import { findAddresses, type FoundAddress } from '../data/find-addresses.ts'
import { type Reading, ReadingController } from '../data/reading.controller.ts'
import { FormController } from '../form/form.controller.ts'
import { creditFormStyles } from '../form/form.styles.ts'
import { refusalNote } from '../reasons/refusal.view.ts'
import { once } from '../../../kit/parts/second-click.ts'
import { CreditWriteController } from '../write/credit-write.controller.ts'
import { creditSendLabel, creditWriteNote } from '../write/credit-write-note.view.ts'
import { addressCards } from './addresses.view.ts'
import { type Block, blockDone, blockQuestion } from './block.view.ts'
import {
  blockForm,
  countryIn,
  type Customer,
  customerForm,
  scoringCurrency,
  scoringForm,
} from './people-forms.ts'
import { creditPeopleStyles } from './people.styles.ts'
import { type Verdict, verdictNote } from './verdict.view.ts'

const names: readonly PeopleTask[] = ['addresses', 'scoring', 'block']

/**
 * Private: questions and statements about a customer without an order. The customer is entered once for all of them,
 * and everything is forgotten when the element leaves the page.
 */
export class CreditPeople extends LitElement implements CreditPartElement {
  static override styles = [base, controls, whyStyles, creditFormStyles, creditPeopleStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    mayWrite: { attribute: false },
    task: { state: true },
    asked: { state: true },
    done: { state: true },
  }

  declare client: EdgeClient
  declare mayWrite: boolean
  declare private task: PeopleTask
  /** The block that waits for the clerk's confirmation, or is being sent. */
  declare private asked: Block | undefined
  /** The block that the provider has accepted. */
  declare private done: Block | undefined

  readonly #l = new Localizer(this)
  readonly #addresses = new ReadingController<readonly FoundAddress[]>(this)
  readonly #verdict = new ReadingController<Verdict>(this)
  readonly #write = new CreditWriteController(this, () => this.client)
  readonly #customer: FormController<'GetAddressesEu'> = new FormController(
    this,
    this.#l,
    customerForm(() => ({ name: this.task, draft: this.#customer?.draft ?? {} })),
    { prefix: 'customer-', onChange: () => this.#forgetAnswers() },
  )
  readonly #scoring = new FormController(
    this,
    this.#l,
    scoringForm(() => countryIn(this.#customer.draft)),
    { prefix: 'scoring-', onChange: () => this.#forgetAnswers() },
  )
  readonly #block = new FormController(this, this.#l, blockForm, {
    prefix: 'block-',
    onChange: () => this.#forgetAnswers(),
  })

  constructor() {
    super()
    this.mayWrite = false
    this.task = 'addresses'
    tellDrafts(this)
  }

  /** A search is no change: only a block that was begun can be lost, whichever question is open. */
  get changeCount(): number {
    return this.mayWrite && !this.done ? this.#block.changeCount : 0
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#reset()
    this.task = 'addresses'
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('mayWrite') && !this.mayWrite && this.task === 'block') this.task = 'addresses'
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    return html`<div class="people">
      <div class="tasks" role="group" aria-label=${l.term('creditPeopleTasks')}>
        ${names
          .filter((name) => name !== 'block' || this.mayWrite)
          .map(
            (name) =>
              html`<button
                type="button"
                aria-pressed=${name === this.task}
                aria-disabled=${this.#write.isSending}
                @click=${() => this.#choose(name)}
              >
                ${l.term('creditPeopleTask', name)}
              </button>`,
          )}
      </div>
      ${this.done ? blockDone(this.done, this.#another, l) : this.#form(l)}
    </div>`
  }

  #form(l: Localizer): TemplateResult {
    return html`
      <form novalidate @submit=${this.#onSubmit}>
        ${this.asked ? [blockQuestion(this.asked, l), this.#write.whyView('AddToBlockList', this.asked, l)] : this.#fields(l)}
        ${
          this.task === 'block'
            ? creditWriteNote(this.#write.state, l, { unknowable: l.term('creditPeopleTwice') })
            : nothing
        }
        <div class="buttons">${this.#buttons(l)}</div>
        <p class="visually-hidden" role="status">
          ${this.#isReading ? l.term('creditPeopleSearching') : nothing}
        </p>
      </form>
      <div class="found">${this.#answer(l)}</div>
    `
  }

  #fields(l: Localizer): TemplateResult {
    return html`
      <p class="muted">${l.term('creditPeopleAbout', this.task)}</p>
      <div>
        ${this.#customer.view(l)} ${this.task === 'scoring' ? this.#scoring.view(l) : nothing}
        ${this.task === 'block' ? this.#block.view(l) : nothing}
      </div>
    `
  }

  #buttons(l: Localizer): TemplateResult {
    if (this.asked) {
      return html`<button type="button" aria-disabled=${this.#write.isSending} @click=${this.#onBack}>
          ${l.term('creditBack')}
        </button>
        <button type="submit" class="primary" aria-disabled=${this.#write.isBusy} @click=${once}>
          ${creditSendLabel(this.#write.state, l.term('creditPeopleBlock'), l)}
        </button>`
    }
    const labels = {
      addresses: 'creditFindAddresses',
      scoring: 'creditPeopleCheck',
      block: 'review',
    } as const
    return html`<button type="submit" class="primary" aria-disabled=${this.#isReading}>
      ${l.term(this.#isReading ? 'creditPeopleSearching' : labels[this.task])}
    </button>`
  }

  #answer(l: Localizer): unknown {
    if (this.task === 'block') return nothing
    return this.task === 'addresses'
      ? answerOf(this.#addresses.state, (found) => addressCards(found, l), l)
      : answerOf(this.#verdict.state, (verdict) => verdictNote(verdict, l), l)
  }

  get #isReading(): boolean {
    return this.#addresses.state.is === 'reading' || this.#verdict.state.is === 'reading'
  }

  #choose(name: PeopleTask): void {
    if (this.#write.isSending) return
    if (this.done) this.#reset()
    this.#forgetAnswers()
    this.asked = undefined
    this.task = name
  }

  #onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (this.#write.isBusy || this.#isReading) return
    if (this.asked) return this.#send(this.asked)
    const read = this.#customer.read()
    if (!read.ok) return
    const {
      CountryCode = '',
      NationalIdNumber = '',
      ZipCode = '',
      ...asked
    } = read.value.GetAddressesInformation!
    const customer = { ...asked, CountryCode, NationalIdNumber, ZipCode }
    if (this.task === 'addresses') await this.#findAddresses(customer)
    else if (this.task === 'scoring') await this.#check(customer)
    else this.#review(customer)
  }

  async #findAddresses(customer: Customer): Promise<void> {
    await this.#addresses.read((signal) => findAddresses(this.client, customer, signal))
    const { state } = this.#addresses
    if (state.is === 'read') this.#tell(this.#l.term('creditPeopleFound', state.value.length))
    else if (state.is === 'failed') this.#customer.refuse(state.error.members)
  }

  async #check({ CountryCode, NationalIdNumber, CustomerType }: Customer): Promise<void> {
    const read = this.#scoring.read()
    if (!read.ok) return
    const { Amount } = read.value
    const scaled = minorUnits(Amount)
    if (scaled <= 0) {
      const detail = this.#l.term('creditPeopleNotAbove')
      this.#scoring.refuse([{ code: 'amount-negative', pointer: '/Amount', detail }])
      return
    }
    const amount = `${this.#l.money(scaled)} ${scoringCurrency(CountryCode)}`
    const IsCompany = CustomerType === 'Company'
    const input = { CountryCode, SecurityNumber: NationalIdNumber, IsCompany, Amount }
    await this.#verdict.read(async (signal) => {
      try {
        await callCredit(this.client, 'CheckInternalScoring', input, { signal })
        return { isAccepted: true, amount, message: undefined }
      } catch (caught) {
        const rejection = rejectionOf(asEdgeError(caught))
        if (!rejection) throw caught
        return { isAccepted: false, amount, message: rejection.providerMessage }
      }
    })
    const { state } = this.#verdict
    if (state.is === 'read') {
      this.#tell(this.#l.term(state.value.isAccepted ? 'creditPeopleYes' : 'creditPeopleNo', amount))
    }
  }

  #review({ NationalIdNumber, CustomerType }: Customer): void {
    const read = this.#block.read()
    if (!read.ok) return
    this.asked = {
      ...read.value,
      SecurityNumber: NationalIdNumber,
      IsCompany: CustomerType === 'Company',
    }
    this.#focus('.answer')
  }

  async #send(block: Block): Promise<void> {
    const answer = await this.#write.send('AddToBlockList', block)
    if (!answer || !this.isConnected) return
    this.#reset()
    this.done = block
    this.#tell(this.#l.term('creditPeopleBlocked'))
    this.#focus('.answer')
  }

  #onBack = (): void => {
    if (this.#write.isSending) return
    this.asked = undefined
    this.#write.forget()
    this.#focus('.buttons .primary')
  }

  #another = (): void => {
    this.#reset()
    this.#focus('form input')
  }

  #tell(words: string): void {
    askCredit(this, { do: 'announce', words })
  }

  /** Moves the focus, because the pressed button is gone. */
  #focus(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus())
  }

  /** Drops the answers: they belong to another customer. */
  #forgetAnswers(): void {
    this.#addresses.forget()
    this.#verdict.forget()
    this.#write.forget()
  }

  #reset(): void {
    for (const form of [this.#customer, this.#scoring, this.#block]) form.reset()
    this.#forgetAnswers()
    this.#write.forgetWhy()
    this.asked = undefined
    this.done = undefined
  }
}

function answerOf<Value>(
  state: Reading<Value>,
  view: (value: Value) => TemplateResult,
  l: Localizer,
): unknown {
  if (state.is === 'read') return view(state.value)
  return state.is === 'failed' ? refusalNote(state.error, l) : nothing
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-people': CreditPeople
  }
}
