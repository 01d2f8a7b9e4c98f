import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { newKey } from '../../../rows/changes/new-key.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { orderHistory } from '../../../client/order-calls.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { askDesk } from '../../../kit/parts/command.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { dialogView, isSendKeys } from '../../../kit/parts/dialog.view.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import type { RowMarks } from '../../../kit/parts/row-marks.ts'
import { StoreController } from '../../../kit/parts/store.controller.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { allChosen, type Choice, chosen, decisions, questions } from './conflict-rows.ts'
import { conflictWords, hasExpired } from '../../../kit/parts/conflict-words.ts'
import { conflictStyles } from './conflict.styles.ts'
import { conflictView } from './conflict.view.ts'

/**
 * Private: shows what others changed in the order next to the clerk's changes, asks about what cannot be
 * merged, and continues to the review once everything is decided. Choices survive closing the dialog.
 */
export class ConflictDialog extends LitElement {
  static override styles = [base, controls, dialogStyles, conflictStyles]
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    client: { attribute: false },
    orderId: { attribute: false },
    marks: { attribute: false },
    choices: { state: true },
    who: { state: true },
    isTried: { state: true },
  }

  declare store: ChangesStore
  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  /** Who changed the order, if the desk knows. */
  declare marks: RowMarks | undefined
  declare private choices: ReadonlyMap<string, Choice>
  /** The author in the history, if the desk does not know one. */
  declare private who: string | undefined
  declare private isTried: boolean

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #following = new StoreController(this)

  constructor() {
    super()
    this.#reset()
  }

  async open(): Promise<void> {
    this.isTried = false
    this.who = undefined
    if (!this.marks) void this.#readAuthor()
    await this.#modal.open()
    this.#focusUndecided()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#following.follow(this.store)
    if (changed.has('store')) this.#reset()
  }

  override render(): TemplateResult {
    const l = this.#l
    return dialogView(
      this.#modal,
      {
        title: l.term(hasExpired(this.store.order) ? 'expiredTitle' : 'conflictTitle'),
        size: 'large',
        body: () => this.#body(),
        foot: () => this.#foot(),
        onKeydown: this.#onKeydown,
      },
      l,
    )
  }

  get #left(): number {
    return questions(this.store).filter((question) => chosen(question, this.choices) === undefined).length
  }

  #body(): TemplateResult {
    const l = this.#l
    const { store, choices, marks, who } = this
    const by = marks ?? (who === undefined ? undefined : { who, isYou: false })
    return html`
      <p role="status">${conflictWords(by, store.order, l)}</p>
      ${conflictView(
        {
          store,
          choices,
          theirs: hasExpired(store.order) ? l.term('conflictNow') : (by?.who ?? l.term('theirs')),
          choose: ({ id }, choice) => (this.choices = new Map(this.choices).set(id, choice)),
          chooseAll: (side) => (this.choices = new Map([...this.choices, ...allChosen(store, side)])),
        },
        l,
      )}
    `
  }

  #foot(): TemplateResult {
    const l = this.#l
    const left = this.#left
    return html`
      <span class="left" role="status">
        ${this.isTried && left > 0 ? html`<strong>${l.term('conflictLeft', left)}</strong>` : nothing}
      </span>
      <button type="button" @click=${this.#modal.close}>${l.term('close')}</button>
      <button
        type="button"
        class="primary"
        aria-disabled=${left > 0}
        aria-keyshortcuts="Control+Enter"
        @click=${this.#continue}
      >
        ${l.term(this.#wayOn)}
      </button>
    `
  }

  /** The next step: there is nothing to review once every change is dropped. */
  get #wayOn(): 'conflictContinue' | 'conflictDropAll' | 'conflictDone' {
    const { store } = this
    const isLeft = this.#left > 0 || store.countAfter(decisions(store, this.choices, newKey)) > 0
    if (isLeft) return 'conflictContinue'
    return store.conflicts.length > 0 ? 'conflictDropAll' : 'conflictDone'
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (!isSendKeys(event)) return
    event.preventDefault()
    this.#continue()
  }

  #continue = (): void => {
    if (this.#left > 0) {
      this.isTried = true
      this.#focusUndecided()
      return
    }
    this.store.decideAll(decisions(this.store, this.choices, newKey))
    this.#modal.close()
    if (this.store.count > 0) askDesk(this, { do: 'review' })
  }

  #focusUndecided(): void {
    const groups = [...this.renderRoot.querySelectorAll('[role=radiogroup]')]
    const open = groups.find((group) => ![...group.querySelectorAll('input')].some(({ checked }) => checked))
    open?.querySelector('input')?.focus()
  }

  /**
   * The author of the newest history entry, if that entry led to the current order; changes can also be made at
   * the provider.
   */
  async #readAuthor(): Promise<void> {
    try {
      const [newest] = (await orderHistory(this.client, this.orderId)).entries
      const isIt = newest?.outcome === 'done' && newest.after?.OrderAmount === this.store.order.OrderAmount
      if (isIt) this.who = newest.who.name
    } catch {
      // The name is optional: the dialog works without it.
    }
  }

  #reset(): void {
    this.choices = new Map()
    this.who = undefined
    this.isTried = false
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-conflict': ConflictDialog
  }
}
