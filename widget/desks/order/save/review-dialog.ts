import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { type Changes, keepRow } from '../../../rows/changes/changes.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { FoundWriteEvent } from '../../../client/order-calls.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { askDesk, type Command } from '../../../kit/parts/command.ts'
import { dialogView, isSendKeys } from '../../../kit/parts/dialog.view.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import type { RowMarks } from '../../../kit/parts/row-marks.ts'
import type { RowsInView } from '../../../kit/parts/rows-in-view.ts'
import { PATIENCE, SecondsController } from '../../../kit/parts/seconds.controller.ts'
import { SavedNoteController } from '../../../kit/parts/saved-note.controller.ts'
import { StoreController } from '../../../kit/parts/store.controller.ts'
import { WhyController } from '../../../kit/parts/why.controller.ts'
import { isSecondClick } from '../../../kit/parts/second-click.ts'
import { closingView } from './closing.view.ts'
import { reviewBody, saveAnnouncement } from './review-body.view.ts'
import { resultFoot, reviewFoot } from './review-foot.view.ts'
import { reviewSheets } from './review-sheets.styles.ts'
import { compareTotals, refusedPlace, type Review, reviewOf } from './review.ts'
import type { GoToRow } from './review.view.ts'
import { type SaveEnd, Saver } from './saver.ts'
import { refusalOf, type WayOn } from './way-on.ts'

/**
 * Private: reviews the changes and saves them. It describes the changes, makes the calls, and ends with the provider's
 * amounts. It can be closed while no call is under way; an uncertain call survives closing.
 */
export class ReviewDialog extends LitElement {
  static override styles = reviewSheets
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    client: { attribute: false },
    orderId: { attribute: false },
    onSaved: { attribute: false },
    view: { attribute: false },
    marks: { attribute: false },
    isHeldOpen: { state: true },
    confirmed: { state: true },
  }

  declare store: ChangesStore
  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  /** Called with each order that was read. */
  declare onSaved: (order: Order) => void
  /** Which rows are shown; undefined until it has loaded. */
  declare view: RowsInView | undefined
  /** Who changed the order, if that is known. */
  declare marks: RowMarks | undefined
  /** Whether closing was refused because a call is under way. */
  declare private isHeldOpen: boolean
  /** The changes that the clerk has confirmed to close the order. */
  declare private confirmed: Changes | undefined

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #following = new StoreController(this)
  readonly #note = new SavedNoteController(this)
  readonly #why = new WhyController(this)
  readonly #saving = new SecondsController(this)
  readonly #waiting = new SecondsController(this)
  /** The end of a save after which the edge asked to wait. */
  #waitingAfter: SaveEnd | undefined
  #saver: Saver | undefined
  /** The changes that remained after the last save. */
  #endedWith: Changes | undefined

  constructor() {
    super()
    this.isHeldOpen = false
    this.confirmed = undefined
  }

  async open(): Promise<void> {
    this.#forgetSeen()
    this.#note.dismiss()
    if (!this.#saver?.openCall) this.confirmed = undefined
    await this.#modal.open()
    this.#focusWayOn()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Before the first update there is no client yet; this also runs after a move within the page.
    this.client?.addEventListener('found-write', this.#onFound)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.client?.removeEventListener('found-write', this.#onFound)
    this.#saver?.leave()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#following.follow(this.store)
    if (changed.has('client')) {
      changed.get('client')?.removeEventListener('found-write', this.#onFound)
      this.client.addEventListener('found-write', this.#onFound)
    }
    if (!changed.has('store') && !changed.has('client') && !changed.has('orderId')) return
    this.#saver?.leave()
    this.#saver = this.#newSaver()
  }

  override render(): TemplateResult {
    const { isDone } = this
    const review = this.#modal.isOpen && !isDone ? reviewOf(this.store) : undefined
    return html`${dialogView(
      this.#modal,
      {
        title: this.#l.term(isDone ? 'savedTitle' : this.#isRefused ? 'refusedTitle' : 'reviewTitle'),
        body: () => this.#body(review),
        foot: () => (review ? this.#foot(review) : resultFoot(this.#close, this.#l)),
        describedBy: 'review-sum review-notes',
        mayClose: () => this.#mayClose(),
        onKeydown: this.#onKeydown,
        isFinal: this.#isFinal,
      },
      this.#l,
    )}
    ${this.#note.view(this.#l)}`
  }

  protected override updated(): void {
    // The note about others' changes replaces the button that had the focus.
    if (this.#needsDecision && this.#modal.isOpen && !this.shadowRoot?.activeElement) this.#focusWayOn()
  }

  /** The step that must come before a save, such as a decision; undefined if there is none. */
  get #wayOn(): WayOn | undefined {
    return this.#needsDecision ? 'decide' : refusalOf(this.#saver)
  }

  /** Whether others changed the clerk's rows, and no uncertain call must be settled first. */
  get #needsDecision(): boolean {
    return !this.#saver?.openCall && !this.#saver?.isRunning && this.store.conflicts.length > 0
  }

  /** Whether the last save was refused in a way that repeating it does not change. */
  get #isRefused(): boolean {
    return (refusalOf(this.#saver) ?? 'retry') !== 'retry'
  }

  /** Whether these changes may be saved now. */
  #isReady(review: Review): boolean {
    return this.#canSend(review) && (this.#saver!.openCall !== undefined || this.#why.isReady('edit'))
  }

  /** The same, ignoring the page's own requirements. */
  #canSend(review: Review): boolean {
    const isConfirmed = this.store.closes === undefined || this.confirmed === this.store.changes
    const canSend = review.isReady || this.#saver!.openCall !== undefined
    return canSend && isConfirmed && !this.#isRefused && this.#waiting.left === 0
  }

  /** Whether the save is irrevocable: cancelled rows stay cancelled. */
  get #isFinal(): boolean {
    const { changes, rows } = this.store
    return !this.#saver?.openCall && (changes.replacesAll || rows.some(({ is }) => is === 'cancelling'))
  }

  /** Whether everything is saved, so that the result is shown. */
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
      said: () => this.#why.said,
    })
    saver.addEventListener('change', () => this.requestUpdate())
    return saver
  }

  #body(review: Review | undefined): unknown {
    const { store } = this
    return reviewBody(
      {
        store,
        saver: this.#saver!,
        review,
        announcement: this.#announcement(),
        savingFor: this.#saving.passed,
        secondsLeft: this.#waiting.left,
        isHeldOpen: this.isHeldOpen,
        isRefused: this.#isRefused,
        closing: this.#closing(),
        hidden: this.view?.hiddenChanges(store, this.#l) ?? 0,
        why: (isOpen) => this.#why.view('edit', isOpen, this.#l),
        goTo: this.#goTo,
        showNews: this.#showNews,
        marks: this.marks,
      },
      this.#l,
    )
  }

  #closing(): unknown {
    const { closes, order, changes } = this.store
    if (!closes || this.#isRefused) return nothing
    return closingView(
      {
        closing: closes,
        orderId: String(order.Id),
        isConfirmed: this.confirmed === changes,
        onConfirm: (isConfirmed) => (this.confirmed = isConfirmed ? changes : undefined),
        onKeep: this.#keepOne,
      },
      this.#l,
    )
  }

  #foot(review: Review): TemplateResult {
    return reviewFoot(
      {
        saver: this.#saver!,
        wayOn: this.#wayOn,
        isReady: this.#isReady(review),
        missing: this.#why.missingWords('edit', this.#l),
        mayClose: !this.#isHeld,
        onClose: this.#close,
        onChangeRows: this.#changeRows,
        onReload: this.#reload,
        onDecide: this.#showConflicts,
        onSave: this.#save,
      },
      this.#l,
    )
  }

  #announcement(): string {
    return saveAnnouncement(this.store, this.#saver!, this.isDone, this.#isWaitOver, this.#l)
  }

  /** Whether the edge's waiting time is over. */
  get #isWaitOver(): boolean {
    const end = this.#saver?.end
    return end !== undefined && end === this.#waitingAfter && this.#waiting.left === 0
  }

  /** Focuses the main button if it can be pressed, and the title if nothing has the focus. */
  #focusWayOn(): void {
    const main = '.primary:is(.save, .way-on):not([aria-disabled="true"])'
    if (this.#isFinal && !this.#wayOn) return this.#focusDialog()
    const button = this.renderRoot.querySelector<HTMLElement>(main)
    if (button) button.focus()
    else if (!this.shadowRoot?.activeElement) this.#focusDialog()
  }

  #focusDialog(): void {
    this.renderRoot.querySelector('dialog')?.focus()
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (!isSendKeys(event)) return
    event.preventDefault()
    if (this.#needsDecision) this.#showConflicts()
    else if (!this.#isRefused) void this.#save()
  }

  #save = async (): Promise<void> => {
    const saver = this.#saver!
    if (saver.isRunning) return
    const review = reviewOf(this.store)
    if (!this.#isReady(review)) {
      if (this.#canSend(review)) void this.#why.showProblems('edit')
      return
    }
    this.isHeldOpen = false
    this.#saving.start()
    await saver.run()
    this.#saving.stop()
    this.isHeldOpen = false
    this.#endedWith = this.store.changes
    if (saver !== this.#saver) return
    const { end } = saver
    if (this.isDone) this.#why.forget()
    if (end && 'error' in end && end.error.retryAfter) {
      this.#waiting.start(end.error.retryAfter)
      this.#waitingAfter = end
    }
    if (end?.is === 'changed' && this.store.conflicts.length > 0) return this.#showConflicts()
    if (this.isDone && this.#isAsExpected) return this.#sayDone()
    // The clerk may have left, and the browser may have closed the dialog: the outcome must still be seen.
    if (this.isConnected) await this.#modal.open()
    await this.updateComplete
    // The focused button may be gone: the focus must stay in the dialog.
    if (this.isDone) this.#focusDialog()
    else this.#focusWayOn()
  }

  /** It saves nothing else: the clerk may have made other changes. */
  #onFound = async (event: Event): Promise<void> => {
    const saver = this.#saver
    const wasOpen = saver?.openCall !== undefined
    await saver?.settle((event as FoundWriteEvent).saveId)
    if (wasOpen && saver === this.#saver && this.isDone && this.#isAsExpected) this.#sayDone()
  }

  /** Whether the provider's amounts need no second look. */
  get #isAsExpected(): boolean {
    const { order, awaited, isOutdated } = this.store
    const expected = this.#saver?.expected
    return (
      expected !== undefined && awaited.length === 0 && !isOutdated && compareTotals(order, expected).isSame
    )
  }

  /** A good save needs no dialog to close. */
  #sayDone(): void {
    const words = this.#announcement()
    this.#modal.close()
    this.#command({ do: 'announce', words })
    if (this.isConnected) this.#note.show(words)
  }

  #changeRows = (): void => {
    const refused = refusedPlace(this.#saver?.end, this.store)
    if (refused) this.#goTo(refused.key, refused.field)
    else this.#modal.close()
  }

  #reload = (): void => {
    this.#saver?.clear()
    this.#command({ do: 'reload' })
  }

  /** Keeps the first of the rows with a staged cancellation. */
  #keepOne = (): void => {
    const row = this.store.rows.find(({ is }) => is === 'cancelling')
    if (!row?.before) return
    const { before } = row
    this.store.change((changes) => keepRow(changes, before))
    this.#goTo(row.key)
  }

  #close = (event: MouseEvent): void => {
    if (!isSecondClick(event) && this.#mayClose()) this.#modal.close()
  }

  #mayClose(): boolean {
    this.isHeldOpen = this.#isHeld
    return !this.isHeldOpen
  }

  /** Whether a call is under way that the clerk must wait for. */
  get #isHeld(): boolean {
    return this.#saver?.isRunning === true && this.#saving.passed < PATIENCE
  }

  #goTo: GoToRow = (key, field) => {
    this.#modal.close()
    this.#command({ do: 'show-row', key, ...(field && { field }) })
  }

  #showNews = (): void => {
    this.#modal.close()
    this.#command({ do: 'show-conflict' })
  }

  #showConflicts = (): void => {
    this.#forgetSeen()
    this.#modal.close()
    this.#command({ do: 'review' })
  }

  /** Drops the outcome of the last save once the clerk has seen it or has changed something since. */
  #forgetSeen(): void {
    const saver = this.#saver!
    const { end } = saver
    // A request that was never sent is not in doubt: it is saved as if for the first time.
    const isUnsent = end?.is === 'refused' && end.error.code === 'offline'
    const isSeen = end && ['saved', 'changed', 'stopped', 'unread'].includes(end.is)
    if (isSeen || isUnsent || this.store.changes !== this.#endedWith) saver.clear()
  }

  #command(command: Command): void {
    askDesk(this, command)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-review': ReviewDialog
  }
}
