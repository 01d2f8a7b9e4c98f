import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { isRefund } from '../../../../shared/domain/order/refund.rules.ts'
import type { LifeSession } from '../../../rows/changes/edit-gates.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { parseTyped } from '../../../kit/format/parse-amount.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { askDesk, type LifeStart } from '../../../kit/parts/command.ts'
import { confirmStyles } from '../../../kit/parts/confirm.styles.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { dialogView, isSendKeys } from '../../../kit/parts/dialog.view.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { Gradual } from '../../../kit/parts/gradual.controller.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { SavedNoteController } from '../../../kit/parts/saved-note.controller.ts'
import { savedNoteStyles } from '../../../kit/parts/saved-note.styles.ts'
import { SingleWrite } from '../../../kit/parts/single-write.ts'
import { StoreController } from '../../../kit/parts/store.controller.ts'
import { WhyController } from '../../../kit/parts/why.controller.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { writeNoteStyles } from '../../../kit/parts/write-note.styles.ts'
import { sumsStyles } from '../../../kit/parts/sums.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { goneBody, goneFoot, goneTitle } from './gone-delivery.view.ts'
import {
  choose,
  isSameDraft,
  type LifeDraft,
  onlyVatPercent,
  startDraft,
  takeAll,
  writeQuantity,
} from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import { creditExtras, lifeGates } from './life-gates.ts'
import { rowsOf } from './life-rows.ts'
import { lifeStyles } from './life.styles.ts'
import { lifeBody, lifeFoot } from './life.view.ts'
import type { LifeView } from './life-view.ts'
import { didWords, doWords, titleWords } from './life-words.ts'
import { takeAlong } from './read-delivery.ts'
import type { ReadLife } from './life-reading.ts'
import { readLife } from './read-life.ts'
import { unsavedRows } from './unsaved-rows.ts'
import { subjectOf } from './whole-order.ts'

/** Rows that are shown unless the clerk asks for all: thousands at once block the page for seconds. */
const FIRST_ROWS = 200

/** Refusals because of the order's current state: it is read again, so that the clerk sees why. */
const stateCodes: ReadonlySet<string> = new Set([
  'action-missing',
  'delivery-action-missing',
  'delivery-not-found',
  'credit-too-high',
  'row-action-missing',
  'row-not-found',
  'rows-refused',
  'order-not-open',
])

/**
 * Private: the one review of deliveries, cancellations and credits. It shows what will happen with its amounts, and
 * makes the one write. The draft survives closing, refusals and lost connections.
 */
export class LifeReview extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    writeNoteStyles,
    savedNoteStyles,
    sumsStyles,
    confirmStyles,
    whyStyles,
    lifeStyles,
  ]
  static override properties = {
    lang: { type: String },
    order: { attribute: false },
    rights: { attribute: false },
    store: { attribute: false },
    client: { attribute: false },
    orderId: { attribute: false },
    onSaved: { attribute: false },
    start: { state: true },
    draft: { state: true },
    isTried: { state: true },
    confirmed: { state: true },
    showsAll: { state: true },
  }

  declare order: Order
  declare rights: LifeSession
  /** The unsaved changes of rows; undefined while there cannot be any. */
  declare store: ChangesStore | undefined
  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  declare onSaved: (order: Order) => void
  declare private start: LifeStart | undefined
  declare private draft: LifeDraft | undefined
  /** Whether the clerk has tried to send: only then is missing input an error. */
  declare private isTried: boolean
  declare private showsAll: boolean
  /** The request that the clerk has confirmed, with its figures. */
  declare private confirmed: string | undefined

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #gradual = new Gradual(this, () => this.performUpdate())
  readonly #write = new SingleWrite(this, () => this.#send())
  readonly #note = new SavedNoteController(this)
  readonly #why = new WhyController(this)
  readonly #changes = new StoreController(this)
  /** The draft as the review began. */
  #begun: LifeDraft | undefined
  /** The order of the held request. */
  #asked: Order | undefined
  /** Whether the order was changed while the review was open. */
  #isChanged = false

  constructor() {
    super()
    tellDrafts(this)
    this.isTried = false
    this.showsAll = false
    this.confirmed = undefined
  }

  /** 1 for a draft that the clerk has changed, a reason, or a write that may have been done. */
  get changeCount(): number {
    const { draft } = this
    if (!draft || !this.#begun) return 0
    return this.#isHeld || this.#why.said || !isSameDraft(draft, this.#begun) ? 1 : 0
  }

  /** Opens on a subject. An earlier draft for it is kept, and a write that may have been done comes first. */
  open(start: LifeStart): void {
    const isSame = this.draft && stringifyJson(start) === stringifyJson(this.start)
    if (!isSame && !this.#isHeld) this.#begin(start)
    this.isTried = false
    this.#isChanged = false
    if (!this.#isHeld) this.confirmed = undefined
    this.#note.dismiss()
    this.#gradual.restart()
    if (this.draft) void this.#modal.open()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('store')) this.#changes.follow(this.store)
    const former = changed.get('order')
    if (former && former.Id !== this.order.Id) {
      this.#forget()
      this.#modal.close()
    } else if (former && this.#modal.isOpen && !this.#isHeld) {
      this.#isChanged ||= stringifyJson(former) !== stringifyJson(this.order)
    }
  }

  protected override updated(): void {
    // The field that had the focus went with the delivery.
    if (this.#modal.isOpen && !this.#subject && !this.renderRoot.querySelector(':focus')) {
      this.renderRoot.querySelector('dialog')?.focus()
    }
  }

  override render(): TemplateResult {
    const view = this.#modal.isOpen ? this.#view() : undefined
    const l = this.#l
    return html`
      ${dialogView(
        this.#modal,
        {
          title: view ? titleWords(view.subject, l) : goneTitle(this.start, l),
          size: 'large',
          mayClose: () => !this.#write.isSaving,
          onKeydown: this.#onKeydown,
          isFinal: !this.#isHeld,
          body: () => (view ? lifeBody(view, l) : goneBody(this.start, l)),
          foot: () => (view ? lifeFoot(view, l) : goneFoot(this.#modal.close, l)),
        },
        l,
      )}
      ${this.#note.view(l)}
    `
  }

  #begin(start: LifeStart): void {
    this.#forget()
    this.start = start
    const subject = this.#subject
    if (!subject) return
    const gates = [...lifeGates(subject, this.rights)]
    const asksRows = start.rows && start.rows.length > 0
    const open = gates.filter(([, { is }]) => is === 'on').map(([way]) => way)
    if (open.length === 0) return
    const isChosen = subject.task !== 'cancel' || gates.length === 1
    const way = asksRows && open.includes('rows') ? 'rows' : isChosen ? open[0] : undefined
    const [extra = 'none'] = subject.task === 'credit' ? creditExtras(subject, this.rights) : []
    this.draft = this.#begun = this.#withVat(undefined, startDraft(subject, start, { way, extra }))
  }

  /** A new row and a fee take the VAT rate of the credited rows, if there is one; a typed rate stays. */
  #withVat(former: LifeDraft | undefined, draft: LifeDraft): LifeDraft {
    const subject = this.#subject
    if (subject?.task !== 'credit') return draft
    const text = (of: LifeDraft) => {
      const rate = onlyVatPercent(subject, of)
      return rate === undefined ? '' : this.#l.format(rate, 'plain')
    }
    const isOwn = former !== undefined && draft.fields.VatPercent !== text(former)
    return isOwn ? draft : { ...draft, fields: { ...draft.fields, VatPercent: text(draft) } }
  }

  /** The current subject; undefined if the order has no such delivery. */
  get #subject(): LifeSubject | undefined {
    const order = this.#isHeld ? (this.#asked ?? this.order) : this.order
    return this.start && subjectOf(order, this.start)
  }

  /** Whether the request is under way, or may have been done: it cannot be changed until that is known. */
  get #isHeld(): boolean {
    return this.#write.isHeld
  }

  /** How many of the first rows are there by now. */
  #firstRows(all: number): number {
    const first = Math.min(all, FIRST_ROWS)
    return Math.min(first, this.#gradual.of(first, 0).rows)
  }

  #view(): LifeView | undefined {
    const subject = this.#subject
    const { draft } = this
    if (!subject || !draft) return undefined
    const rows = rowsOf(subject)
    const read = readLife(subject, draft, this.#parse)
    const confirm = this.#confirm(subject, read)
    const gates = lifeGates(subject, this.rights)
    // A credit that leaves VAT behind is not sent where a credit of an amount leaves none.
    const isUneven = (read.figures?.uneven ?? []).length > 0 && gates.get('amount')?.is === 'on'
    const there = new Set(rows.map(({ row }) => row.OrderRowId))
    return {
      subject,
      draft,
      rows,
      read,
      gates,
      extras: subject.task === 'credit' ? creditExtras(subject, this.rights) : [],
      write: this.#write.state,
      isBusy: this.#write.isBusy,
      isHeld: this.#isHeld,
      isChanged: this.#isChanged,
      isTried: this.isTried,
      shownRows: this.showsAll ? rows.length : this.#firstRows(rows.length),
      hasMoreRows: !this.showsAll && rows.length > FIRST_ROWS,
      unsaved: unsavedRows(subject, draft, this.store?.changes),
      gone: draft.way === 'rows' ? [...draft.chosen].filter((id) => !there.has(id)).length : 0,
      closing: read.figures?.closes ? this.#closing(subject) : undefined,
      confirm,
      why: this.#why.view(subject.task, this.#isHeld, this.#l),
      missing: this.#why.missingWords(subject.task, this.#l),
      isReady:
        read.write !== undefined &&
        !isUneven &&
        (!confirm || confirm.isConfirmed) &&
        this.#why.isReady(subject.task),
      onDraft: (change) => this.#edit({ ...draft, ...change }),
      onChoose: (chosen, isChosen) =>
        this.#edit(
          choose(
            draft,
            chosen.map(({ row }) => row.OrderRowId),
            isChosen,
          ),
        ),
      onQuantity: ({ row }, text) => this.#edit(writeQuantity(draft, row.OrderRowId, text)),
      onAll: ({ row }) => this.#edit(takeAll(draft, row.OrderRowId)),
      onField: (field, text) => this.#edit({ ...draft, fields: { ...draft.fields, [field]: text } }),
      onConfirm: (isConfirmed) => (this.confirmed = isConfirmed ? confirmKey(read) : undefined),
      onTakeAlong: () => {
        const excess = read.figures?.excess
        if (subject.task === 'deliver' && excess) this.#edit(takeAlong(subject, draft, excess, this.#parse))
      },
      onShowAll: () => (this.showsAll = true),
      onReview: this.#reviewFirst,
      onBack: () => !this.#write.isSaving && this.#modal.close(),
      onSend: this.#send,
    }
  }

  #parse = (text: string) => parseTyped(text, this.#l.lang())

  /** The step to confirm by name: closing the order by a cancellation, delivering more than its amount, or a refund of everything. */
  #confirm(subject: LifeSubject, read: ReadLife): LifeView['confirm'] {
    const { task, order } = subject
    const { figures } = read
    if (!figures) return undefined
    const isConfirmed = this.confirmed === confirmKey(read)
    if (figures.excess) {
      const amount = `${this.#l.money(figures.excess.amount)} ${order.Currency}`
      return { words: this.#l.term('confirmMore', amount), isConfirmed }
    }
    if (task !== 'cancel') return undefined
    if (isRefund(order)) {
      const isWhole = BigInt(figures.left.after) === 0n
      return isWhole ? { words: doWords(subject, figures.amount, this.#l), isConfirmed } : undefined
    }
    if (!figures.closes) return undefined
    const term = order.Deliveries.length > 0 ? 'confirmClose' : 'confirmCancel'
    return { words: this.#l.term(term, String(order.Id)), isConfirmed }
  }

  /** What happens to an order of which nothing stays open. */
  #closing({ task, order }: LifeSubject): string {
    const isDelivered = task === 'deliver' || order.Deliveries.length > 0
    return this.#l.term(isDelivered ? 'closesDelivered' : 'closesCancelled', String(order.Id))
  }

  #edit(draft: LifeDraft): void {
    if (this.#isHeld) return
    this.draft = this.#withVat(this.draft, draft)
    this.#write.forget()
  }

  #reviewFirst = (): void => {
    this.#modal.close()
    askDesk(this, { do: 'review' })
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (!isSendKeys(event)) return
    event.preventDefault()
    void this.#send()
  }

  #send = async (): Promise<void> => {
    if (this.#write.isBusy) return
    const view = this.#view()
    if (!view) return
    const { subject, read, isReady } = view
    if (!read.write || !isReady) return this.#showProblems(subject.task)
    const words = didWords(subject, read.figures.amount, this.#l)
    this.#asked = subject.order
    const isDone = await this.#write.send(read.write, () => words, this.#why.said)
    if (!isDone) return this.#afterRefusal()
    this.#forget()
    this.#modal.close()
    this.#note.show(words)
  }

  #showProblems(task: LifeSubject['task']): void {
    this.isTried = true
    void this.#why.showProblems(task).then(() => this.#focusProblem())
  }

  async #focusProblem(): Promise<void> {
    await this.updateComplete
    const first = this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true], input[name=confirm]')
    const place =
      first ?? this.renderRoot.querySelector<HTMLElement>('.rows input, form input:not(:disabled)')
    place?.focus()
  }

  #afterRefusal(): void {
    const { state } = this.#write
    if (state.is !== 'failed' || !stateCodes.has(state.error.code)) return
    this.isTried = true
    askDesk(this, { do: 'reload' })
  }

  #forget(): void {
    this.start = undefined
    this.draft = undefined
    this.isTried = false
    this.showsAll = false
    this.confirmed = undefined
    this.#why.forget()
    this.#write.forget()
  }
}

/** Equal only for the same request with the same figures. */
function confirmKey({ write, figures }: ReadLife): string {
  return stringifyJson([write, figures?.amount, figures?.left])
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-life': LifeReview
  }
}
