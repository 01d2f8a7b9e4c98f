import { initialState, Task, TaskStatus } from '@lit/task'
import { html, LitElement, type PropertyValues } from 'lit'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { SessionUser } from '../../../../shared/domain/session/session.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { changesLife, editGates, mayChange } from '../../../rows/changes/edit-gates.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../../../events.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { type Command, onCommand, type OpeningCommand } from '../../../kit/parts/command.ts'
import { Gradual } from '../../../kit/parts/gradual.controller.ts'
import { AnnouncementController } from '../../../kit/parts/announcement.controller.ts'
import { idle, painted } from '../../../kit/parts/later.ts'
import { noWords } from '../../../kit/parts/no-words.ts'
import { problemPage } from '../../../kit/parts/problem-view.ts'
import type { RowMarks } from '../../../kit/parts/row-marks.ts'
import type { RowsInView } from '../../../kit/parts/rows-in-view.ts'
import { setupHint } from '../../../kit/parts/setup-hint.ts'
import { warmFormats } from '../../../kit/parts/warm-formats.ts'
import { ConnectionController } from '../../../session/connection.controller.ts'
import type { LifeParts } from './order-page.ts'
import { loadEditing, loadExtras, loadLife } from './load-parts.ts'
import type { openPart } from './open-part.ts'
import { orderDeskSheets } from './order-desk-sheets.styles.ts'
import { FIRST_ROWS } from './order-row-table.ts'
import { orderView, PARTS } from './order.view.ts'
import type { OrderRead } from './order-page.ts'
import type { LaterPart } from './order-page.ts'
import { readSession } from './read-session.ts'
import { skeleton } from './skeleton.ts'
import type { StoryTold } from './story-told.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'

/**
 * Private: the desk of one order. It reads the order and holds the unsaved changes. Its parts do the rest, and send it
 * a {@link Command} for things beyond themselves.
 */
export class OrderDesk extends LitElement {
  static override styles = orderDeskSheets
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    orderId: { attribute: false },
    wrongOrderId: { attribute: false },
    isLive: { attribute: false },
    onList: { attribute: false },
    store: { state: true },
    view: { state: true },
    life: { state: true },
    isFilled: { state: true },
    told: { state: true },
    marks: { state: true },
  }

  /** Undefined until the host page has said where sessions come from. */
  declare client: EdgeClient | undefined
  /** Text, because a Long does not fit into a number. */
  declare orderId: string | undefined
  /** The page's invalid order id; otherwise empty. */
  declare wrongOrderId: string
  /** Whether to show other users of the order and their changes. */
  declare isLive: boolean
  /** Searches the list of orders; undefined where there is none. */
  declare onList: ((text: string) => void) | undefined
  /** The unseen changes of others. */
  declare private marks: RowMarks | undefined
  /** Undefined while nothing can be changed: it loads with the code that changes orders. */
  declare private store: ChangesStore | undefined
  /** Whether the grid that edits the rows has rendered them all, and replaced the table. */
  declare private isFilled: boolean
  /** Undefined until it has loaded. */
  declare private view: RowsInView | undefined
  /** Undefined until the parts that deliver, cancel and credit have loaded. */
  declare private life: LifeParts | undefined
  /** The history's additions to the order's story; undefined until that part has loaded. */
  declare private told: StoryTold | undefined

  readonly #l = new Localizer(this)
  readonly #gradual = new Gradual(this, () => this.performUpdate())
  readonly #announcement = new AnnouncementController(this)
  readonly #connection = new ConnectionController(this, {
    retry: () => this.#reloadIfIdle(),
    // The banner says so, and the last announcement no longer holds.
    lost: () => this.#announcement.forget(),
    back: () => this.#reconnected(),
  })
  #shown: OrderRead | undefined
  #error: EdgeError | undefined
  #unsaved: UnsavedChanges | undefined
  /** Loads with the part that it opens. */
  #openPart: typeof openPart | undefined
  /** The clerk's command while the parts that change the order were still loading. */
  #waiting: OpeningCommand | undefined
  /** The parts that could not be loaded: their buttons say so until they are there. */
  readonly #missing = new Set<LaterPart>()
  /** The order whose rows the clerk has turned to. */
  #touched: string | undefined

  readonly #reading = new Task(this, {
    args: () => [this.client, this.orderId] as const,
    task: async ([client, orderId], { signal }) => {
      if (!client || !orderId) return initialState
      const reading = [readSession(client, this.#l, signal), client.order(orderId, signal)] as const
      void warmFormats(this.#l)
      const [session, order] = await Promise.all(reading)
      return { orderId, order, session }
    },
    onComplete: (shown) => this.#show(shown),
    onError: (error) => this.#fail(asEdgeError(error)),
  })

  constructor() {
    super()
    this.wrongOrderId = ''
    this.isLive = false
    this.#forgetOrder()
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    onCommand(root, (command) => this.#handleCommand(command))
    for (const type of ['focusin', 'pointerover']) root.addEventListener(type, this.#touch)
    return root
  }

  /** Reloads the order. What is shown stays until the answer is here, and unsaved changes are kept. */
  async reload(): Promise<void> {
    await this.#reading.run()
  }

  /** The number of unsaved changes, with what closed dialogs keep. */
  get changeCount(): number {
    return this.#unsaved?.count ?? 0
  }

  get merchantNumber(): string | undefined {
    return this.#shown?.order.MerchantOrderId
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('orderId') || changed.has('client')) this.#forgetOrder()
    this.#connection.follow(this.client)
    if (!this.#shown) return
    this.told?.follow(this.#shown.order)
    if (this.life) this.#unsaved ??= new this.life.UnsavedChanges(this, this.#shown.orderId)
  }

  override render(): unknown {
    const { state } = this.#l
    if (state !== 'ready') return state === 'failed' ? noWords() : skeleton('', this.isLive)
    return html`
      <div class="visually-hidden" role="status">${this.#announcement.words}</div>
      ${this.#content()}
    `
  }

  #content(): unknown {
    const { client, orderId, store } = this
    if (!client) return setupHint(this.#l.term('setupSession'), this.#l)
    if (this.wrongOrderId) return setupHint(this.#l.term('setupOrderId', this.wrongOrderId), this.#l)
    if (!orderId) return setupHint(this.#l.term('setupOrder'), this.#l)
    if (!this.#shown) {
      return this.#error
        ? problemPage(this.#error, this.#l, this.#retry)
        : skeleton(this.#l.term('loading'), this.isLive)
    }
    const { order, session } = this.#shown
    return orderView(
      {
        order,
        session,
        shown: this.#gradual.of(Math.min(order.OrderRows.length, FIRST_ROWS), PARTS),
        source: { client, orderId },
        freshness: {
          error: this.#error,
          isLost: this.#connection.isLost,
          onRetry: this.#retry,
        },
        gates: editGates(order, session),
        editing: store && { store, isFilled: this.isFilled, onFilled: () => (this.isFilled = true) },
        life: changesLife(session) ? this.life : undefined,
        view: this.view,
        told: this.told,
        missing: this.#missing,
        isLive: this.isLive,
        onList: this.onList,
        marks: this.marks,
        command: (command) => this.#handleCommand(command),
        onSaved: this.#saved,
      },
      this.#l,
    )
  }

  #show(shown: OrderRead): void {
    if (!this.#shown) {
      this.#announcement.say(this.#l.term('loaded', String(shown.order.Id)))
      void this.#tellReady(shown)
    }
    this.#shown = shown
    this.#error = undefined
    this.store?.rebase(shown.order)
    void this.#loadLater(shown)
  }

  /** The order is on the screen before anything else uses the connection or the processor. */
  async #loadLater({ orderId }: OrderRead): Promise<void> {
    await painted()
    if (this.#shown?.orderId === orderId && !this.view) void this.#loadExtras(this.#shown)
    await idle()
    const shown = this.#shown
    if (shown?.orderId !== orderId) return
    if (!this.store && mayChange(shown.order, shown.session)) void this.#startEditing(shown)
    if (!this.life && changesLife(shown.session)) void this.#startLife(shown)
  }

  async #tellReady({ orderId }: OrderRead): Promise<void> {
    this.requestUpdate()
    await this.updateComplete
    if (this.#shown?.orderId === orderId) this.dispatchEvent(new OrderAdminReadyEvent('order', orderId))
  }

  /** Rows that cannot be changed now get their menus once the clerk turns to them. */
  #touch = ({ target }: Event): void => {
    const shown = this.#shown
    if (!shown || this.#touched === shown.orderId || !(target as Element).closest('.bar, .rows')) return
    this.#touched = shown.orderId
    if (editGates(shown.order, shown.session).addRow.is !== 'absent') void this.#startEditing(shown)
  }

  #startLife({ orderId }: OrderRead): Promise<void> {
    return this.#attempt(orderId, async () => void (this.life = await loadLife(this.renderRoot)), 'life')
  }

  /** A failed load is the desk's error, unless it shows another order by then. */
  async #attempt(orderId: string, load: () => Promise<void>, part?: LaterPart): Promise<void> {
    try {
      await load()
      if (part && this.#missing.delete(part)) this.requestUpdate()
      await this.updateComplete
      this.#handleWaiting()
    } catch {
      if (this.#shown?.orderId !== orderId) return
      if (part) this.#missing.add(part)
      this.#fail(asEdgeError(undefined))
      this.requestUpdate()
    }
  }

  #handleWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) this.#handleCommand(waiting)
  }

  /** Loads history, live line, the list of actions and the view of the rows. Changing the order does not need them. */
  #loadExtras({ orderId }: OrderRead): Promise<void> {
    return this.#attempt(orderId, async () => {
      const { RowsView, StoryTold } = await loadExtras(this.renderRoot)
      const { client } = this
      if (!client || this.#shown?.orderId !== orderId) return
      this.told ??= new StoryTold(this, { client, orderId }, () => {
        this.requestUpdate()
        this.performUpdate()
      })
      await painted()
      if (this.view || !this.#shown) return
      this.view = new RowsView()
      // A grid follows its view by itself.
      this.view.addEventListener('change', () => {
        if (!this.renderRoot.querySelector('order-admin-row-grid')) this.requestUpdate()
      })
    })
  }

  #startEditing({ orderId }: OrderRead): Promise<void> {
    return this.#attempt(
      orderId,
      async () => {
        const { ChangesStore, openPart, UnsavedChanges } = await loadEditing(this.renderRoot)
        // The order may have been reloaded in the meantime, or replaced by another.
        if (this.store || this.#shown?.orderId !== orderId) return
        this.store = new ChangesStore(this.#shown.order)
        this.#openPart = openPart
        this.#unsaved ??= new UnsavedChanges(this, orderId)
        this.#unsaved.follow(this.store)
      },
      'editing',
    )
  }

  #saved = (order: Order): void => {
    if (!this.#shown || this.#shown.order.Id !== order.Id) return
    this.#shown = { ...this.#shown, order }
    if (this.store && this.store.order !== order) this.store.rebase(order)
    this.requestUpdate()
  }

  #handleCommand(command: Command): void {
    if (command.do === 'review' && this.store && this.store.conflicts.length > 0) {
      return this.#open({ do: 'show-conflict' })
    }
    switch (command.do) {
      case 'reload':
      // The news of others say it.
      case 'changed-at-provider':
        return void this.reload()
      case 'changed-elsewhere':
        return void this.#changedElsewhere(command.by)
      case 'look-again':
        return this.#isChanged ? undefined : this.#reloadIfIdle()
      case 'take-focus':
        return this.#takeFocus()
      case 'history-read':
        return
      case 'mark':
        return void (this.marks = command.marks)
      case 'announce':
        return this.#announcement.sayAfterDialog(command.words)
      default:
        this.#open(command)
    }
  }

  /** Opens a part, at once or when it has loaded, because its button is rendered before it. */
  #open(command: OpeningCommand): void {
    const isLife = command.do === 'life'
    const isThere = this.#gradual.finish()
    const open = isLife ? this.life?.openPart : this.#openPart
    if (open && isThere) {
      if (command.do === 'show-row' && this.store) this.view?.reveal(command.key, this.store, this.#l)
      return open(this.renderRoot, command)
    }
    this.#waiting = command
    if (open) void this.updateComplete.then(() => this.#handleWaiting())
    else if (this.#shown) void (isLife ? this.#startLife(this.#shown) : this.#startEditing(this.#shown))
  }

  #takeFocus(): void {
    const grid = this.renderRoot.querySelector<HTMLElement>('order-admin-row-grid')
    ;(grid ?? this.renderRoot.querySelector<HTMLElement>('.desk'))?.focus()
  }

  /** Reads the order at once. Unsaved changes are rebased on it; Review asks about collisions. */
  async #changedElsewhere(by: SessionUser): Promise<void> {
    await this.reload()
    // The page may have asked for another order in the meantime.
    if (this.#shown?.orderId === this.orderId) this.#announcement.say(this.#changedWords(by))
  }

  /** Whether there are changes that a reload would have to merge. */
  get #isChanged(): boolean {
    return this.store !== undefined && this.store.count > 0
  }

  #changedWords({ id, name }: SessionUser): string {
    return id === this.#shown?.session.user.id
      ? this.#l.term('changedByYou')
      : this.#l.term('changedBy', name)
  }

  #reconnected(): void {
    this.#announcement.say(this.#l.term('backOnline'))
    this.#reloadIfIdle()
  }

  #reloadIfIdle(): void {
    if (this.#reading.status !== TaskStatus.PENDING) void this.reload()
  }

  #retry = async (): Promise<void> => {
    if (!this.#shown) this.#error = undefined
    await this.reload()
    // The pressed button may be gone: the focus must stay inside the widget.
    await this.updateComplete
    if (!this.shadowRoot?.activeElement)
      this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
  }

  #fail(error: EdgeError): void {
    const isKnown = this.#error?.code === error.code
    this.#error = error
    // Automatic retries are not reported to the page.
    if (isKnown && this.#connection.isLost) return
    this.dispatchEvent(new OrderAdminErrorEvent(error.code, error.requestId))
  }

  #forgetOrder(): void {
    this.#shown = undefined
    this.#gradual.restart()
    this.#error = undefined
    this.store = undefined
    this.#openPart = undefined
    this.isFilled = false
    this.view = undefined
    this.told?.end()
    this.told = undefined
    this.#unsaved?.end(this.orderId)
    this.#unsaved = undefined
    this.#waiting = undefined
    this.#missing.clear()
    this.#touched = undefined
    this.marks = undefined
    this.#announcement.forget()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-desk': OrderDesk
  }
}
