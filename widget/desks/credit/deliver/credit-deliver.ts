import { type DeliverTask, deliverTasks } from '../words/deliver-terms.ts'
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { dialogView, isSendKeys } from '../../../kit/parts/dialog.view.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { gatedButton } from '../../../kit/parts/gated-button.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { writeNoteStyles } from '../../../kit/parts/write-note.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { rejectionOf } from '../data/call-credit.ts'
import { askCredit, type CreditOrder, type CreditPartElement } from '../data/credit-context.ts'
import { creditFormStyles } from '../form/form.styles.ts'
import { CreditWriteController } from '../write/credit-write.controller.ts'
import { creditDeliverStyles } from './credit-deliver.styles.ts'
import { type Draft, startDraft, type Subject } from './draft.ts'
import { gateOf } from './gates.ts'
import { amountLeft } from '../data/order-facts.ts'
import { factsOf, isSameOrder, type OrderFacts } from './history-facts.ts'
import { OrderHistory } from './order-history.controller.ts'
import type { Plan, PlanProblem } from './plan.ts'
import { nextTry } from './next-try.ts'
import { readOrder } from './read-order.ts'
import { resultOf, type WriteResult } from './result.ts'
import { resultView } from './result.view.ts'
import { reviewView } from './review.view.ts'
import { TaskEntry } from './task-entry.ts'
import { type Step, taskFoot } from './task-foot.view.ts'
import { taskForm } from './task-form.view.ts'

/**
 * Private: the actions on a credit order as buttons, and their one dialog: the form, its review, and the result. The
 * draft survives closing, refusals and lost connections.
 */
export class CreditDeliver extends LitElement implements CreditPartElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    writeNoteStyles,
    whyStyles,
    creditFormStyles,
    creditDeliverStyles,
  ]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    order: { attribute: false },
    mayWrite: { attribute: false },
    task: { state: true },
    step: { state: true },
    draft: { state: true },
    problem: { state: true },
    changed: { state: true },
    isReadingOrder: { state: true },
  }

  declare client: EdgeClient
  declare order: CreditOrder
  declare mayWrite: boolean
  declare private task: DeliverTask | undefined
  declare private step: Step
  declare private draft: Draft | undefined
  /** An error without a field in the form. */
  declare private problem: PlanProblem | { code: 'no-type' | 'no-invoice' } | undefined
  /** The amounts left when the clerk began and now, if the order was changed in between; minor units. */
  declare private changed: { was: Long; is: Long } | undefined

  /** Whether the order is read again before something is sent. */
  declare private isReadingOrder: boolean

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #write = new CreditWriteController(this, () => this.client)
  readonly #entry = new TaskEntry(this, this.#l, () => this.#touch())
  readonly #history = new OrderHistory(this, () => this.#onHistory())
  /** The order as the clerk has seen it since the task began. */
  #seen: CreditOrder | undefined
  #plan: Plan | undefined
  #result: WriteResult | undefined
  #isTouched = false

  constructor() {
    super()
    this.mayWrite = false
    this.step = 'form'
    this.isReadingOrder = false
    tellDrafts(this)
  }

  /** The number of unsent changes: 1 for a task that was begun and is not done. */
  get changeCount(): number {
    return this.#isHeld || (this.#isTouched && this.step !== 'done') ? 1 : 0
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#forget()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const former = changed.get('order')
    if (former && former.ProviderOrderNr !== this.order.ProviderOrderNr) {
      this.#modal.close()
      this.#forget()
      this.#history.forget()
    }
    if (changed.has('order') || changed.has('client') || changed.has('mayWrite')) void this.#readHistory()
    if (this.task && !this.draft && this.#history.isSettled) this.#begin(this.task)
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    return html`
      <div class="tasks" role="group" aria-label=${l.term('creditActTasks')}>
        ${deliverTasks.map((task) => this.#button(task))}
      </div>
      ${dialogView(
        this.#modal,
        {
          title: this.task
            ? `${l.term('creditActTitle', this.task)} · ${String(this.order.ProviderOrderNr)}`
            : '',
          size: this.task === 'close' || this.task === 'references' ? 'small' : 'large',
          // The focus comes back to the dialog, which then says its result: behind it, no live region is heard.
          ...(this.step === 'done' && { describedBy: 'result' }),
          mayClose: () => this.#write.mayLeave,
          onKeydown: this.#onKeydown,
          isFinal: this.step === 'review' && !this.#isHeld,
          body: () => this.#body(),
          foot: () => this.#foot(),
        },
        l,
      )}
    `
  }

  protected override updated(): void {
    // A clerk who closes the dialog on the result has seen it.
    if (this.step === 'done' && !this.#modal.isOpen && this.#isShown) this.#forget()
    this.#isShown = this.step === 'done' && this.#modal.isOpen
  }
  #isShown = false

  #button(task: DeliverTask): unknown {
    const l = this.#l
    const gate = gateOf(task, this.order, this.#facts, this.mayWrite)
    return gatedButton({
      id: task,
      gate,
      label: l.term('creditActTask', task),
      reason: gate.is === 'off' ? l.term('creditActOff', gate.reason) : '',
      onClick: () => this.#open(task),
    })
  }

  get #facts(): OrderFacts {
    return factsOf(this.order, this.#history.entries)
  }

  get #subject(): Subject {
    return { task: this.task!, order: this.#seen ?? this.order, facts: this.#facts }
  }

  get #isBusy(): boolean {
    return this.#write.isBusy || this.isReadingOrder
  }

  get #isHeld(): boolean {
    return this.#write.isHeld
  }

  /** A write that may have been done comes first, and a draft is kept. */
  #open(task: DeliverTask): void {
    const isBegun = task === this.task && (this.#isTouched || this.step === 'done')
    if (!this.#isHeld && !isBegun) {
      this.#forget()
      this.task = task
    }
    void this.#modal.open()
  }

  #begin(task: DeliverTask): void {
    this.#seen ??= this.order
    const subject = this.#subject
    const draft = startDraft(subject)
    this.draft = draft
    this.step = 'form'
    this.#entry.begin(subject, draft, this.#history.entries, () => this.draft ?? draft)
    if (task === 'close') this.#review()
  }

  #body(): unknown {
    const l = this.#l
    const { draft, task } = this
    if (!task || !draft) return html`<p class="muted" role="status">${l.term('creditActReading')}</p>`
    const subject = this.#subject
    if (this.step === 'done' && this.#result && this.#plan) {
      return resultView({ task, plan: this.#plan, result: this.#result, order: this.order }, l)
    }
    if (this.step === 'review' && this.#plan) {
      const { name, input } = this.#plan.write
      return html`${reviewView({ subject, draft, plan: this.#plan, rows: this.#entry.rows }, l)}
      ${this.#write.whyView(name, input, l)}`
    }
    return taskForm(
      {
        subject,
        draft,
        fields: this.#entry.fieldsView(subject, draft, this.#isHeld),
        rows: this.#entry.rowsView(subject, draft, this.#history.entries),
        problem: this.problem,
        changed: this.changed,
        isHistoryLost: this.#history.isLost,
        onHistory: () => void this.#readHistory(),
        onDraft: (change) => this.#choose(change),
        onSubmit: () => this.#review(),
      },
      l,
    )
  }

  #foot(): TemplateResult {
    const { step, task } = this
    return taskFoot(
      {
        task: task!,
        step,
        amount: this.#plan?.amount,
        write: this.#write.state,
        isBusy: this.#isBusy || !this.draft,
        isHeld: this.#isHeld,
        onClose: this.#modal.close,
        onBack: this.#back,
        onForward: this.#forward,
      },
      this.#l,
    )
  }

  #choose(change: Partial<Draft>): void {
    const { draft } = this
    if (!draft || this.#isHeld) return
    const chosen = { ...draft, ...change }
    this.draft = chosen
    if (change.isOlder !== undefined) {
      this.#entry.describe(this.#subject, chosen, this.#history.entries, () => this.draft ?? chosen)
    }
    if (change.isOlder !== undefined || change.invoice !== undefined) this.#entry.forgetRows()
    this.#touch()
  }

  #touch(): void {
    this.#isTouched = true
    this.problem = undefined
    this.#write.forget()
  }

  readonly #back = (): void => {
    if (this.#isHeld) return
    if (this.step !== 'review' || this.task === 'close') return this.#modal.close()
    this.#show('form')
  }

  readonly #forward = (): void => {
    if (this.#isBusy) return
    if (this.step === 'form') this.#review()
    else void this.#send()
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (!isSendKeys(event)) return
    event.preventDefault()
    this.#forward()
  }

  /** Reads the draft. Errors are shown in their places; without any, the review shows it as a whole. */
  #review(): void {
    const { draft } = this
    if (!draft) return
    const subject = this.#subject
    this.problem = undefined
    if (subject.task === 'deliver' && !draft.isOlder && !draft.type) return this.#say({ code: 'no-type' })
    if (subject.task === 'credit' && draft.invoice === undefined) return this.#say({ code: 'no-invoice' })
    const read = this.#entry.read(subject, draft)
    if (!read.ok) return read.reason === 'shown' ? undefined : this.#say(read.reason)
    this.#plan = read.value
    this.#show('review')
  }

  #say(problem: NonNullable<typeof this.problem>): void {
    this.problem = problem
    this.#show('form')
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[data-wrong]')?.focus())
  }

  async #send(): Promise<void> {
    const plan = this.#plan
    if (!plan || !this.task || this.#write.asksWhy(plan.write.name, plan.write.input)) return
    // The write that may have been done has changed the order itself.
    if (!this.#isHeld) {
      this.#write.forget()
      if (await this.#isChanged()) return
    }
    // Closed, or begun anew, while the order was read.
    if (this.#plan !== plan) return
    const { name, input } = plan.write
    const answer = await this.#write.send(name, input)
    if (!answer) return this.#afterRefusal(plan)
    this.#result = resultOf(name, answer, this.task === 'credit')
    this.#isTouched = false
    this.#show('done')
    askCredit(this, { do: 'order-changed', ProviderOrderNr: this.order.ProviderOrderNr })
  }

  /** Whether the order was changed since the clerk began. If it cannot be read, the write itself will tell. */
  async #isChanged(): Promise<boolean> {
    const seen = this.#seen!
    this.isReadingOrder = true
    const now = await readOrder(this.client, seen)
    this.isReadingOrder = false
    if (!now || isSameOrder(seen, now)) return false
    this.changed = { was: amountLeft(seen), is: amountLeft(now) }
    this.#seen = now
    this.#entry.forgetRows()
    askCredit(this, { do: 'order-changed', ProviderOrderNr: now.ProviderOrderNr })
    this.#show('form')
    return true
  }

  /** Some refusals imply another request to try; the order is read again, because others show its new state. */
  #afterRefusal({ write }: Plan): void {
    const { state } = this.#write
    const rejection = state.is === 'failed' ? rejectionOf(state.error) : undefined
    if (!rejection || !this.draft) return
    switch (nextTry(rejection, write, this.draft)) {
      case 'other-type':
        this.draft = { ...this.draft, type: undefined }
        this.#show('form')
        break
      case 'other-prices':
        this.#entry.flipVat()
        this.#review()
        break
      case 'older-closing':
        this.draft = { ...this.draft, isOlder: true }
        this.#review()
    }
    askCredit(this, { do: 'order-changed', ProviderOrderNr: this.order.ProviderOrderNr })
  }

  /** Moves the focus to the beginning of the step: the focused element may be gone. */
  #show(step: Step): void {
    if (step === this.step) return
    this.step = step
    this.#modal.untouch()
    void this.updateComplete.then(() => this.renderRoot.querySelector('dialog')?.focus())
  }

  async #readHistory(): Promise<void> {
    if (this.mayWrite && this.client && this.order) await this.#history.read()
  }

  /** The rest may be known now, or differ. */
  #onHistory(): void {
    if (this.step !== 'form') return
    if (this.#isTouched) this.#entry.renewRows()
    else this.draft = undefined
  }

  #forget(): void {
    this.task = undefined
    this.draft = undefined
    this.step = 'form'
    this.problem = undefined
    this.changed = undefined
    this.#seen = undefined
    this.#plan = undefined
    this.#result = undefined
    this.#isTouched = false
    this.#isShown = false
    this.#entry.forget()
    this.#write.forget()
    this.#write.forgetWhy()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-deliver': CreditDeliver
  }
}
