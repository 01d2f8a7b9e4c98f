import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { CreditRow } from '../../../../shared/domain/credit/credit-row.ts'
import { soapRowLimits } from '../../../../shared/domain/values/limits.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { EditGates } from '../../../rows/changes/edit-gates.ts'
import { deskKey, isDeskEvent } from '../../../rows/grid/desk-keys.ts'
import type { RowGrid } from '../../../rows/grid/row-grid.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { type Command, onCommand } from '../../../kit/parts/command.ts'
import { AnnouncementController } from '../../../kit/parts/announcement.controller.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { StoreController } from '../../../kit/parts/store.controller.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import type { CreditPartElement } from '../data/credit-context.ts'
import { creditRowsStyles } from './credit-rows.styles.ts'
import { creditRowsView } from './credit-rows.view.ts'
import { DraftedRows } from './drafted-rows.ts'
import type { CreditRowsProblem, CreditRowsRead } from './read-rows.ts'
import { RowChoice } from './row-choice.ts'
import { rowChoiceView } from './row-choice.view.ts'
import {
  clientRowOf,
  type CreditRowKind,
  type CreditRowStart,
  orderRowOf,
  type PriceKind,
} from './row-shapes.ts'

/** Every row can be changed, and nothing is replaced. */
const gates: EditGates = {
  addRow: { is: 'on' },
  updateRow: { is: 'absent' },
  extend: { is: 'absent' },
  metadata: { is: 'absent' },
}

/**
 * Private: the rows of a credit order, written as in the order desk, or chosen from those that are left. It sends
 * nothing: the form around it calls {@link read}.
 * @event credit-rows-changed after every change, also while a text is typed: `total` and `changeCount` are new
 * @event credit-rows-review the clerk wants to go on: Ctrl+Enter
 */
export class CreditRows extends LitElement implements CreditPartElement {
  static override styles = [base, controls, creditRowsStyles]
  static override properties = {
    lang: { type: String },
    rows: { attribute: false },
    currency: { attribute: false },
    kind: { attribute: false },
    left: { attribute: false },
    chosen: { attribute: false },
    switched: { state: true },
    isTried: { state: true },
  }

  /** The rows to begin with. Another list starts anew. */
  declare rows: readonly CreditRowStart[]
  /** ISO 4217; empty while it is not known. */
  declare currency: string
  declare kind: CreditRowKind
  /**
   * The rows left to deliver or credit: the clerk then chooses rows instead of writing them. Another list starts anew.
   */
  declare left: readonly CreditRow[] | undefined
  /** The initial choice among the rows that are left. */
  declare chosen: 'all' | 'none'
  /** The rows' total before their prices were marked as of the other kind. */
  declare private switched: { before: Long | undefined } | undefined
  /** Whether the form has read the rows: before that, missing input is not reported. */
  declare private isTried: boolean

  readonly #l = new Localizer(this)
  readonly #announcement = new AnnouncementController(this)
  readonly #followed = new StoreController(this)
  #drafted: DraftedRows | undefined
  #choice: RowChoice | undefined
  /** The values that listeners were last told. */
  #told: unknown

  constructor() {
    super()
    this.rows = []
    this.currency = ''
    this.kind = 'OrderRow'
    this.left = undefined
    this.chosen = 'all'
    this.switched = undefined
    this.isTried = false
    tellDrafts(this)
  }

  /** The rows' total, in minor units with VAT; undefined without rows, or while a row has no price. */
  get total(): Long | undefined {
    if (this.left) return this.#choiceOf(this.left).sums?.amount
    const drafted = this.#draft()
    return drafted.store.rows.length === 0 ? undefined : drafted.sums?.amount
  }

  /** The number of unsent changes: the rows that differ from their initial state, and a pasted text that is left. */
  get changeCount(): number {
    if (this.left) return this.#choiceOf(this.left).changeCount
    const pasted = this.renderRoot?.querySelector('order-admin-paste')?.changeCount ?? 0
    return this.#draft().changeCount + pasted
  }

  /** The rows to send, or why they cannot be sent; errors are shown, and the first one gets the focus. */
  read(): Result<CreditRowsRead, CreditRowsProblem> {
    this.isTried = true
    const read = this.left ? this.#choiceOf(this.left).read() : this.#readDraft()
    if (!read.ok) void this.updateComplete.then(() => this.#focusProblem(read.reason))
    return read
  }

  override focus(): void {
    const grid = this.renderRoot.querySelector<HTMLElement>('order-admin-row-grid')
    const first = this.renderRoot.querySelector<HTMLElement>(this.left ? 'input' : '#add-row')
    if (grid && !this.left) grid.focus()
    else first?.focus()
  }

  // Commands of the grid, the form and the paste dialog end here.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    onCommand(root, (command, from) => this.#handleCommand(command, from))
    root.addEventListener('keydown', (event) => this.#onKeydown(event as KeyboardEvent, root))
    return root
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('rows')) this.#forget()
    if (changed.has('left') || changed.has('chosen') || changed.has('kind')) {
      this.#choice = undefined
      this.isTried = false
    }
    const drafted = this.#draft()
    drafted.follow(this.kind, this.currency)
    this.#followed.follow(this.left ? this.#choiceOf(this.left) : drafted.store)
  }

  override render(): TemplateResult {
    return html`
      <div class="visually-hidden" role="status">${this.#announcement.words}</div>
      ${this.left ? this.#choose(this.left) : this.#write()}
    `
  }

  protected override updated(): void {
    const now = this.left
      ? this.#choiceOf(this.left).state
      : [this.#draft().store.typed, this.#draft().prices]
    const isSame =
      Array.isArray(now) &&
      Array.isArray(this.#told) &&
      now.every((one, at) => one === (this.#told as unknown[])[at])
    if (now === this.#told || isSame) return
    const isFirst = this.#told === undefined
    this.#told = now
    if (!isFirst) this.dispatchEvent(new Event('credit-rows-changed', { bubbles: true }))
  }

  #write(): TemplateResult {
    const drafted = this.#draft()
    return creditRowsView(
      {
        store: drafted.store,
        gates,
        sums: drafted.sums,
        prices: drafted.prices,
        kind: this.kind,
        currency: this.currency,
        switched: this.switched,
        isTried: this.isTried,
        onPrices: this.#onPrices,
        onAdd: () => this.#handleCommand({ do: 'add-row' }, null),
        onPaste: () => this.#handleCommand({ do: 'paste-rows' }, null),
        onWrong: () => this.#showWrong(),
      },
      this.#l,
    )
  }

  #choose(left: readonly CreditRow[]): TemplateResult {
    return rowChoiceView(this.#choiceOf(left), { currency: this.currency, isTried: this.isTried }, this.#l)
  }

  #draft(): DraftedRows {
    return (this.#drafted ??= new DraftedRows({ rows: this.rows, kind: this.kind, currency: this.currency }))
  }

  #choiceOf(left: readonly CreditRow[]): RowChoice {
    return (this.#choice ??= new RowChoice(left, this.kind, this.chosen, this.#l))
  }

  #readDraft(): Result<CreditRowsRead, CreditRowsProblem> {
    const { store, sums, prices } = this.#draft()
    const count = store.rows.length
    const maximum = soapRowLimits.maxItems
    if (count === 0) return refuse({ code: 'no-rows' })
    if (store.wrong.length > 0 || !sums) return refuse({ code: 'rows-wrong', count: store.wrong.length })
    if (count > maximum) return refuse({ code: 'too-many-rows', count, maximum })
    if (sums.amount <= 0) return refuse({ code: 'not-above-zero', amount: sums.amount })
    const isOrderRow = this.kind === 'OrderRow'
    const rows = store.rows.map(({ row }) => row)
    return ok({
      OrderRows: isOrderRow ? rows.map((row) => orderRowOf(row, prices)) : [],
      InvoiceRows: isOrderRow ? [] : rows.map(clientRowOf),
      amount: sums.amount,
      vatAmount: sums.vatAmount,
      isAll: false,
      isChosen: false,
    })
  }

  #focusProblem({ code }: CreditRowsProblem): void {
    if (this.left)
      return void this.renderRoot.querySelector<HTMLElement>('input[aria-invalid=true], input')?.focus()
    if (code === 'rows-wrong') this.#showWrong()
    else if (code === 'no-rows') this.renderRoot.querySelector<HTMLElement>('#add-row')?.focus()
    else this.renderRoot.querySelector<HTMLElement>('.problem')?.focus()
  }

  #showWrong(): void {
    const [wrong] = this.#draft().store.wrong
    if (wrong) void this.#grid?.show({ key: wrong.key })
  }

  get #grid(): RowGrid | null {
    return this.renderRoot.querySelector('order-admin-row-grid')
  }

  #onPrices = (prices: PriceKind): void => {
    const drafted = this.#draft()
    if (prices === drafted.prices) return
    const before = drafted.sums?.amount
    drafted.prices = prices
    this.switched = drafted.store.rows.length > 0 ? { before } : undefined
  }

  #handleCommand(command: Command, from: EventTarget | null): void {
    const root = this.renderRoot
    switch (command.do) {
      case 'add-row':
        return root.querySelector('order-admin-row-form')?.open()
      case 'edit-row':
        return root.querySelector('order-admin-row-form')?.open(command.key, command)
      case 'paste-rows':
        return root.querySelector('order-admin-paste')?.open(command.text)
      case 'review':
        return void this.dispatchEvent(new Event('credit-rows-review', { bubbles: true }))
      case 'take-focus':
        return this.focus()
      case 'announce':
        // Form and paste show the total of an order that is saved later: here the rows' own sum counts.
        return this.#announcement.sayAfterDialog(from === this.#grid ? command.words : this.#sumWords())
    }
  }

  #sumWords(): string {
    const { store, sums } = this.#draft()
    const amount = sums ? `${this.#l.money(sums.amount)} ${this.currency}`.trim() : '–'
    return this.#l.term('creditRowsSaid', this.#l.format(100 * store.rows.length, 'plain'), amount)
  }

  #onKeydown(event: KeyboardEvent, root: Node): void {
    const key = isDeskEvent(event, root) && !this.left ? deskKey(event) : undefined
    if (!key) return
    event.preventDefault()
    const { store } = this.#draft()
    if (key === 'review') this.#handleCommand({ do: 'review' }, null)
    else store[key]()
  }

  #forget(): void {
    this.#drafted = undefined
    this.switched = undefined
    this.isTried = false
    this.#announcement.forget()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-rows': CreditRows
  }
}
