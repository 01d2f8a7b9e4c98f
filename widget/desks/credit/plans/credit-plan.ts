import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { dialogView } from '../../../kit/parts/dialog.view.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { rejectionOf } from '../data/call-credit.ts'
import { askCredit, type CreditPartElement } from '../data/credit-context.ts'
import { CreditWriteController } from '../write/credit-write.controller.ts'
import { creditSendLabel, creditWriteNote } from '../write/credit-write-note.view.ts'
import { ContractController, type ContractOf } from './contract.controller.ts'
import { contractView } from './contract.view.ts'
import { planStyles } from './plan.styles.ts'
import { statesView } from './plan.view.ts'
import { problemNote } from './problem-note.view.ts'
import { ReadController } from './read.controller.ts'

const moves = {
  approve: {
    operation: 'ApprovePaymentPlan',
    open: 'creditPlanApprove',
    title: 'creditPlanApproveTitle',
    text: 'creditPlanApproveText',
    now: 'creditPlanApproveNow',
  },
  cancel: {
    operation: 'CancelPaymentPlan',
    open: 'creditPlanCancel',
    title: 'creditPlanCancelTitle',
    text: 'creditPlanCancelText',
    now: 'creditPlanCancelNow',
  },
} as const
type Move = keyof typeof moves

/** Private: one payment plan by its number, or only the document of a contract by that one's number. */
export class CreditPlan extends LitElement implements CreditPartElement {
  static override styles = [base, controls, dialogStyles, whyStyles, planStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    mayWrite: { attribute: false },
    plan: { attribute: false },
    contract: { attribute: false },
    note: { attribute: false },
    move: { state: true },
  }

  declare client: EdgeClient
  declare mayWrite: boolean
  /** Its number; undefined where only the contract's is known. */
  declare plan: Long | undefined
  /** The contract's number, once it is known: only the approval returns it. */
  declare contract: Long | undefined
  /** The outcome of the last write. */
  declare note: string
  /** The question that is asked. */
  declare private move: Move

  readonly #l = new Localizer(this)
  readonly #status = new ReadController(this, 'GetPaymentPlanStatus')
  readonly #document = new ContractController(this)
  readonly #write = new CreditWriteController(this, () => this.client)
  readonly #modal = new ModalController(this)

  constructor() {
    super()
    this.mayWrite = false
    this.note = ''
    this.move = 'approve'
    tellDrafts(this)
  }

  /** The number of unsent changes: 1 for an approval or a cancellation that may have been done. */
  get changeCount(): number {
    return this.#write.isHeld ? 1 : 0
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('plan')) return
    this.#write.forget()
    if (!changed.has('note')) this.note = ''
    this.#document.close()
    this.#modal.close()
    this.#status.forget()
    void this.reload()
  }

  /** Reads its status again. */
  reload = async (): Promise<void> => {
    const { plan } = this
    if (plan !== undefined) await this.#status.ask(this.client, { ProviderPaymentPlanNr: plan })
  }

  /** Focuses the heading, because the focused element is gone. */
  async takeFocus(): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector('h3')?.focus()
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const { plan, contract } = this
    return html`
      <h3 aria-level=${level(3, l)} tabindex="-1">
        ${
          plan === undefined
            ? l.term('creditPlanContractTitle', String(contract))
            : l.term('creditPlanTitle', String(plan))
        }
      </h3>
      ${this.note ? html`<p class="note" data-tone="good">${icons.done}<span>${this.note}</span></p>` : nothing}
      ${plan === undefined ? this.#contract('creditPlanContract') : this.#plan()}
    `
  }

  #plan(): TemplateResult | typeof nothing {
    const l = this.#l
    const { state } = this.#status
    if (state.is === 'failed') return problemNote(state.error, this.reload, l)
    if (state.is !== 'read') return html`<span class="bone" data-size="title" aria-hidden="true"></span>`
    const { Status } = state.value
    const isPending = Status === 'Pending'
    const hasContract = isPending || Status === 'Activated'
    return html`
      ${statesView(Status, l)}
      ${
        isPending && this.mayWrite
          ? html`<div class="actions">
              ${(['approve', 'cancel'] as const).map(
                (move) =>
                  html`<button type="button" class=${move} @click=${() => this.#ask(move)}>
                    ${l.term(moves[move].open)}
                  </button>`,
              )}
            </div>`
          : nothing
      }
      ${hasContract ? this.#contract(isPending ? 'creditPlanOffer' : 'creditPlanContract') : nothing}
      ${this.#dialog()}
    `
  }

  #contract(label: 'creditPlanOffer' | 'creditPlanContract'): TemplateResult {
    const { plan, contract } = this
    const of = contract !== undefined ? { contract } : { plan: plan! }
    return contractView(
      this.#document.state,
      this.#l.term(label),
      {
        open: () => void this.#open(of),
        close: () => {
          this.#document.close()
          void this.#focus('.show')
        },
      },
      this.#l,
    )
  }

  async #open(of: ContractOf): Promise<void> {
    await this.#document.open(this.client, of)
    await this.#focus('.document, .retry')
  }

  /** Moves the focus, because the pressed button is gone. */
  async #focus(selector: string): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus()
  }

  #dialog(): TemplateResult {
    const l = this.#l
    const { state } = this.#write
    const move = moves[this.move]
    return dialogView(
      this.#modal,
      {
        title: l.term(move.title),
        describedBy: 'means',
        mayClose: () => this.#write.mayLeave,
        body: () =>
          html`<p id="means">${l.term(move.text)}</p>
            ${this.#write.whyView(move.operation, { ProviderPaymentPlanNr: this.plan! }, l)}
            ${creditWriteNote(state, l)}`,
        foot: () =>
          html`<button
              type="button"
              aria-disabled=${!this.#write.mayLeave}
              @click=${() => this.#write.mayLeave && this.#modal.close()}
            >
              ${l.term('creditBack')}
            </button>
            <button
              type="button"
              class=${this.move === 'cancel' ? 'danger' : 'primary'}
              aria-disabled=${this.#write.isBusy}
              @click=${this.#send}
            >
              ${creditSendLabel(state, l.term(move.now), l)}
            </button>`,
      },
      l,
    )
  }

  /** A write that may have been done comes first. */
  #ask(move: Move): void {
    if (!this.#write.isHeld) {
      this.move = move
      this.note = ''
      this.#write.forget()
      this.#write.forgetWhy()
    }
    void this.#modal.open()
  }

  #send = async (): Promise<void> => {
    const { plan, move } = this
    if (plan === undefined) return
    const input = { ProviderPaymentPlanNr: plan }
    if (move === 'approve') {
      const answer = await this.#write.send('ApprovePaymentPlan', input)
      // A number found by reading is not the contract's.
      if (answer && this.plan === plan) await this.#done(answer.ContractNumber)
    } else if ((await this.#write.send('CancelPaymentPlan', input)) && this.plan === plan) {
      await this.#done()
    }
    // What became of it is shown for its own plan only.
    if (this.plan !== plan) return this.#write.forget()
    const { state } = this.#write
    if (state.is !== 'failed' || rejectionOf(state.error)?.rejection !== 'WrongStatus') return
    // Another clerk was faster, or the offer has lapsed.
    await this.reload()
  }

  async #done(contract?: Long): Promise<void> {
    const l = this.#l
    this.#document.close()
    this.contract = contract
    this.note =
      this.move === 'cancel'
        ? l.term('creditPlanIsCancelled')
        : contract === undefined
          ? l.term('creditPlanApprovedFound')
          : l.term('creditPlanApproved', String(contract))
    askCredit(this, { do: 'announce', words: this.note })
    await this.reload()
    this.#modal.close()
    await this.takeFocus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-plan': CreditPlan
  }
}
