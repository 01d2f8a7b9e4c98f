import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { Changes } from '../changes/changes.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { Localizer } from '../locales/localizer.ts'
import { type Command, CommandEvent } from '../parts/command.ts'
import { dialogStyles } from '../parts/dialog.styles.ts'
import { dialogView } from '../parts/dialog.view.ts'
import { icons } from '../parts/icons.ts'
import { ModalController } from '../parts/modal.controller.ts'
import { StoreController } from '../parts/store.controller.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'
import { endView, progressView, resultView } from './progress.view.ts'
import { reviewStyles } from './review.styles.ts'
import { type Review, reviewOf } from './review.ts'
import { callWords, type GoToRow, note, reviewView } from './review.view.ts'
import { Saver } from './saver.ts'

/**
 * Private: reviews the changes and saves them. It describes what will happen, makes the calls, and ends with
 * the provider's amounts. It can be closed whenever no call is under way; what it knows of an uncertain call
 * survives closing.
 */
export class ReviewDialog extends LitElement {
  static override styles = [base, controls, dialogStyles, reviewStyles]
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    client: { attribute: false },
    orderId: { attribute: false },
    onSaved: { attribute: false },
    isHeldOpen: { state: true },
  }

  declare store: ChangesStore
  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  /** Called with the order whenever it was read. */
  declare onSaved: (order: Order) => void
  /** Whether closing was refused because a call is under way. */
  declare private isHeldOpen: boolean

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #following = new StoreController(this)
  #saver: Saver | undefined
  /** The changes that remained after the last save. */
  #endedWith: Changes | undefined

  constructor() {
    super()
    this.isHeldOpen = false
  }

  async open(): Promise<void> {
    this.#forgetSeen()
    await this.#modal.open()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#saver?.leave()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#following.follow(this.store)
    if (!changed.has('store') && !changed.has('client') && !changed.has('orderId')) return
    this.#saver?.leave()
    this.#saver = this.#newSaver()
  }

  override render(): TemplateResult {
    const { isDone } = this
    const review = this.#modal.isOpen && !isDone ? reviewOf(this.store) : undefined
    return dialogView(
      this.#modal,
      {
        title: this.#l.term(isDone ? 'savedTitle' : 'reviewTitle'),
        body: () => this.#body(review),
        foot: () => (review ? this.#foot(review) : this.#closeButton()),
        mayClose: () => this.#mayClose(),
      },
      this.#l,
    )
  }

  /** Whether everything is saved and the result is to be shown. */
  private get isDone(): boolean {
    return this.store.count === 0 && this.#saver?.end?.is === 'saved'
  }

  #newSaver(): Saver {
    const { store, client, orderId } = this
    const saver = new Saver({
      store,
      client,
      orderId,
      dispatch: (event) => this.dispatchEvent(event),
      onOrder: (order) => this.onSaved(order),
    })
    saver.addEventListener('change', () => this.requestUpdate())
    return saver
  }

  #body(review: Review | undefined): unknown {
    const { store } = this
    const saver = this.#saver!
    const l = this.#l
    const { end, isRunning } = saver
    return html`
      <p class="visually-hidden" role="status">${this.#announcement()}</p>
      ${this.isHeldOpen && isRunning ? note('neutral', html`<p role="alert">${l.term('stillSaving')}</p>`) : nothing}
      ${isRunning || end ? progressView(saver, l) : nothing}
      ${
        end && end.is !== 'saved'
          ? html`<div role="alert" class="end">
              ${endView(
                {
                  end,
                  store,
                  goTo: this.#goTo,
                  reload: () => this.#command({ do: 'reload' }),
                  showNews: this.#showNews,
                },
                l,
              )}
            </div>`
          : nothing
      }
      ${review ? (isRunning ? nothing : reviewView(store, review, this.#goTo, l)) : resultView(store.order, saver, store, l)}
    `
  }

  #foot(review: Review): TemplateResult {
    const { isRunning, openCall } = this.#saver!
    const l = this.#l
    const isOff = isRunning || !(review.isReady || openCall)
    return html`
      <button type="button" aria-disabled=${isRunning} @click=${this.#close}>${l.term('close')}</button>
      <button type="button" class="primary save" aria-disabled=${isOff} @click=${this.#save}>
        ${isRunning ? l.term('saving') : html`${openCall ? icons.refresh : icons.done}${l.term(this.#saveLabel)}`}
      </button>
    `
  }

  get #saveLabel(): 'findOut' | 'saveRest' | 'tryAgain' | 'saveChanges' {
    const { calls, end, openCall } = this.#saver!
    if (openCall) return 'findOut'
    if (end?.is === 'refused' || end?.is === 'stopped' || end?.is === 'interrupted') {
      return calls.some(({ status }) => status === 'saved') ? 'saveRest' : 'tryAgain'
    }
    return 'saveChanges'
  }

  #closeButton(): TemplateResult {
    return html`<button type="button" class="primary" @click=${this.#close}>${this.#l.term('close')}</button>`
  }

  /** The progress and outcome for screen readers. */
  #announcement(): string {
    const { calls, isRunning } = this.#saver!
    const l = this.#l
    if (this.isDone) {
      const { order } = this.store
      return l.term('savedTotal', `${l.money(order.OrderAmount)} ${order.Currency}`)
    }
    const now = calls.findLast(({ status }) => status !== 'waiting')
    if (!isRunning || !now) return ''
    return l.term('callProgress', callWords(now.call, l), l.term('callStatus', now.status))
  }

  #save = async (event: MouseEvent): Promise<void> => {
    const saver = this.#saver!
    // The second click of a double click was meant for the former button.
    if (event.detail > 1 || saver.isRunning) return
    if (!saver.openCall && !reviewOf(this.store).isReady) return
    this.isHeldOpen = false
    await saver.run()
    this.isHeldOpen = false
    this.#endedWith = this.store.changes
    if (saver !== this.#saver) return
    if (saver.end?.is === 'changed' && this.store.conflicts.length > 0) return this.#showConflicts()
    // The browser may have closed the dialog without asking: the outcome must be seen all the same.
    if (!this.#modal.isOpen && this.isDone) this.#command({ do: 'announce', words: this.#announcement() })
    else if (this.isConnected) await this.#modal.open()
    await this.updateComplete
    // The focused button may be gone: the focus must stay in the dialog.
    if (this.isDone) this.renderRoot.querySelector<HTMLElement>('#dialog-title')?.focus()
  }

  #close = (event: MouseEvent): void => {
    if (event.detail <= 1 && this.#mayClose()) this.#modal.close()
  }

  #mayClose(): boolean {
    this.isHeldOpen = this.#saver?.isRunning === true
    return !this.isHeldOpen
  }

  #goTo: GoToRow = (key, field) => {
    this.#modal.close()
    this.#command({ do: 'show-row', key, ...(field && { field }) })
  }

  #showNews = (): void => {
    this.#modal.close()
    this.#command({ do: 'show-conflict' })
  }

  #showConflicts(): void {
    this.#forgetSeen()
    this.#modal.close()
    this.#command({ do: 'review' })
  }

  /** Drops the outcome of the last save once the clerk has seen it or has changed something since. */
  #forgetSeen(): void {
    const saver = this.#saver!
    const isSeen = saver.end && ['saved', 'changed', 'stopped', 'unread'].includes(saver.end.is)
    if (isSeen || this.store.changes !== this.#endedWith) saver.clear()
  }

  #command(command: Command): void {
    this.dispatchEvent(new CommandEvent(command))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-review': ReviewDialog
  }
}
