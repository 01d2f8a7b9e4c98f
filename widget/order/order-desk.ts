import { initialState, Task } from '@lit/task'
import { html, LitElement, type PropertyValues } from 'lit'
import type { Long } from '../../shared/domain/long.ts'
import { rowAmount } from '../../shared/domain/money.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { SessionInfo } from '../../shared/domain/session.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../client/edge-error.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../events.ts'
import { Localizer } from '../locales/localizer.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'
import { addRowGate } from './add-row-button.ts'
import { deskStatesStyles } from './desk-states.styles.ts'
import { orderDeskStyles } from './order-desk.styles.ts'
import { orderRowsStyles } from './order-rows.styles.ts'
import { listsRow, orderView } from './order.view.ts'
import { problemPage } from './problem-view.ts'
import type { RowForm } from './row-form.ts'
import { setupHint } from './setup-hint.ts'
import { skeleton } from './skeleton.ts'

interface Shown {
  orderId: string
  order: Order
  session: SessionInfo
}

/** Private: the desk of one order. It reads, shows, and adds a row; what it knows came from the provider. */
export class OrderDesk extends LitElement {
  static override styles = [base, controls, orderDeskStyles, deskStatesStyles, orderRowsStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    orderId: { attribute: false },
    isAdding: { state: true },
    added: { state: true },
    announcement: { state: true },
  }

  /** Undefined until the host page has said where sessions come from. */
  declare client: EdgeClient | undefined
  /** Text, because a Long does not fit in a number. */
  declare orderId: string | undefined
  declare private isAdding: boolean
  declare private added: Long | undefined
  declare private announcement: string

  readonly #l = new Localizer(this)
  #shown: Shown | undefined
  #error: EdgeError | undefined

  readonly #reading = new Task(this, {
    args: () => [this.client, this.orderId] as const,
    task: async ([client, orderId], { signal }) => {
      if (!client || !orderId) return initialState
      const [session, order] = await Promise.all([client.session(signal), client.order(orderId, signal)])
      return { orderId, order, session }
    },
    onComplete: (shown) => {
      if (!this.#shown) this.announcement = this.#l.term('loaded', String(shown.order.Id))
      this.#shown = shown
      this.#error = undefined
    },
    onError: (error) => this.#fail(asEdgeError(error)),
  })

  constructor() {
    super()
    this.#forgetOrder()
  }

  /** Reads the order again. What is shown stays until the answer is here. */
  async reload(): Promise<void> {
    await this.#reading.run()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('orderId') || changed.has('client')) this.#forgetOrder()
  }

  override render(): unknown {
    return html`
      <div class="visually-hidden" role="status">${this.announcement}</div>
      ${this.#content()}
    `
  }

  #content(): unknown {
    const { client, orderId } = this
    if (!client || !orderId) return setupHint(client ? 'setupOrder' : 'setupSession', this.#l)
    if (!this.#shown) {
      return this.#error ? problemPage(this.#error, this.#l, this.#retry) : skeleton(this.#l)
    }
    const { order, session } = this.#shown
    const gate = addRowGate(order, session)
    return orderView(
      {
        order,
        gate,
        error: this.#error,
        added: this.added,
        isAdding: this.isAdding && gate.is === 'on',
        hasDraft: this.#form?.isDirty ?? false,
        onAdd: this.#toggleForm,
        onClose: this.#closeForm,
        onRetry: this.#retry,
        save: this.#save,
      },
      this.#l,
    )
  }

  get #form(): RowForm | null {
    return this.renderRoot?.querySelector('order-admin-row-form')
  }

  #retry = async (): Promise<void> => {
    if (!this.#shown) this.#error = undefined
    await this.reload()
    // The button that was pressed may be gone: focus must not fall out of the widget.
    await this.updateComplete
    if (!this.shadowRoot?.activeElement)
      this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
  }

  #toggleForm = (): void => {
    if (this.isAdding) return this.#closeForm()
    this.isAdding = true
    void this.updateComplete.then(() => this.#form?.focus())
  }

  #closeForm = (): void => {
    this.isAdding = false
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#add-row')?.focus())
  }

  #save = async (row: OrderRowInput, idempotencyKey: string): Promise<boolean> => {
    const { client, orderId } = this
    if (!client || !orderId) return false
    if (!this.dispatchEvent(new OrderAdminBeforeSaveEvent(orderId, row))) return false
    let rowId: Long
    try {
      rowId = await client.addRow(orderId, row, idempotencyKey)
    } catch (error) {
      this.#tell(asEdgeError(error))
      throw error
    }
    this.dispatchEvent(new OrderAdminSavedEvent(orderId, rowId))
    // The page may have gone on to another order while this one was saved.
    if (orderId === this.orderId) await this.#showAdded(row, rowId)
    return true
  }

  async #showAdded(row: OrderRowInput, rowId: Long): Promise<void> {
    await this.reload()
    const { order } = this.#shown ?? {}
    this.added = rowId
    const total = `${this.#l.money(order?.OrderAmount ?? 0)} ${order?.Currency}`
    this.announcement =
      order && listsRow(order, rowId)
        ? this.#l.term('rowSaved', row.Name, this.#l.money(rowAmount(row)), total)
        : this.#l.term('rowAccepted')
  }

  #fail(error: EdgeError): void {
    this.#error = error
    this.#tell(error)
  }

  #tell({ code, requestId }: EdgeError): void {
    this.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
  }

  #forgetOrder(): void {
    this.#shown = undefined
    this.#error = undefined
    this.isAdding = false
    this.added = undefined
    this.announcement = ''
  }
}
