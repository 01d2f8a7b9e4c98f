import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import { expiryReason } from '../../../../shared/domain/order/expiry.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { clockNow } from '../../../kit/format/clock.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { SingleWrite } from '../../../kit/parts/single-write.ts'
import { WhyController } from '../../../kit/parts/why.controller.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { writeNoteStyles } from '../../../kit/parts/write-note.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { dayOf, expiryChange, providerDay } from './expiry-dates.ts'
import { expiryStyles } from './expiry.styles.ts'
import { type DayProblem, expiryView } from './expiry.view.ts'

/**
 * Private: the dialog that moves an order's expiry. The chosen day survives closing, refusals and lost
 * connections.
 */
export class OrderExpiry extends LitElement {
  static override styles = [base, controls, dialogStyles, writeNoteStyles, whyStyles, expiryStyles]
  static override properties = {
    lang: { type: String },
    order: { attribute: false },
    client: { attribute: false },
    orderId: { attribute: false },
    onSaved: { attribute: false },
    day: { state: true },
    isTried: { state: true },
  }

  declare order: Order
  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  declare onSaved: (order: Order) => void
  /** `YYYY-MM-DD`; empty while the date is missing or incomplete. */
  declare private day: string
  /** Whether the clerk has tried to save: only then is a missing day an error. */
  declare private isTried: boolean

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #write = new SingleWrite(this, () => this.#save())
  readonly #why = new WhyController(this)
  /** Whether the clerk has chosen the day. */
  #isChosen = false

  constructor() {
    super()
    tellDrafts(this)
    this.day = ''
    this.isTried = false
  }

  /** 1 for another day, a reason, or a write that may have been done. */
  get changeCount(): number {
    const isOtherDay = this.#isChosen && this.day !== this.#start
    return isOtherDay || this.#write.isHeld || this.#why.said ? 1 : 0
  }

  /** Opens the dialog on the day chosen earlier, or on the order's day. */
  open(): void {
    if (!this.#isChosen) this.day = this.#start
    this.isTried = false
    void this.#modal.open()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const former = changed.get('order')
    if (former && former.Id !== this.order.Id) this.#forget()
  }

  override render(): TemplateResult {
    const { order, day } = this
    const today = providerDay(clockNow())
    return expiryView(
      {
        modal: this.#modal,
        order,
        day,
        today,
        problem: this.#problem(today),
        isTried: this.isTried,
        why: this.#why.view('extend', this.#write.isHeld, this.#l),
        missing: this.#why.missingWords('extend', this.#l),
        isReady: this.#why.isReady('extend'),
        write: this.#write.state,
        isBusy: this.#write.isBusy,
        mayLeave: this.#write.mayLeave,
        onDay: this.#onDay,
        onSubmit: this.#onSubmit,
      },
      this.#l,
    )
  }

  /** The order's own day, if it can be chosen. */
  get #start(): string {
    const now = dayOf(this.order.ExpirationDate)
    return now !== undefined && now > providerDay(clockNow()) ? now : ''
  }

  #problem(today: string): DayProblem | undefined {
    if (this.day === '') return 'missing'
    if (expiryReason(this.day, today)) return 'too-early'
    return expiryChange(this.order.ExpirationDate, this.day).is === 'same' ? 'same' : undefined
  }

  #onDay = (day: string): void => {
    this.day = day
    this.#isChosen = true
    this.#write.forget()
  }

  #onSubmit = (event: Event): void => {
    event.preventDefault()
    void this.#save()
  }

  async #save(): Promise<void> {
    if (this.#write.isBusy) return
    if (this.#problem(providerDay(clockNow()))) {
      this.isTried = true
      this.renderRoot.querySelector<HTMLElement>('[name=day]')?.focus()
      return
    }
    if (await this.#why.showProblems('extend')) return
    const { day } = this
    const isDone = await this.#write.send(
      { operation: 'extendOrder', expiryDate: day },
      () => this.#l.term('expirySaved', this.#l.day(day)),
      this.#why.said,
    )
    // The clerk may have left meanwhile, and must still see the outcome.
    if (!isDone) return this.isConnected ? this.#modal.open() : undefined
    this.#forget()
    this.#modal.close()
  }

  #forget(): void {
    this.#isChosen = false
    this.day = ''
    this.isTried = false
    this.#why.forget()
    this.#write.forget()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-expiry': OrderExpiry
  }
}
