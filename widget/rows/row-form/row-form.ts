import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import { rowAmount } from '../../../shared/domain/money/money.ts'
import { stringifyJson } from '../../../shared/domain/values/json.ts'
import type { OrderRowInput, OrderRowUpdateInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import { addRows, editNewRow, editRow, type RowKey } from '../changes/changes.ts'
import { readMoney } from '../changes/money-text.ts'
import { newKey } from '../changes/new-key.ts'
import { emptyDraft, fieldOfPointer, readDraft, type RowDraft } from '../changes/row-draft.ts'
import { type RowField, rowFields } from '../changes/row-field.ts'
import { editText } from '../changes/row-steps.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { Localizer } from '../../locales/localizer.ts'
import { askDesk } from '../../kit/parts/command.ts'
import { tellDrafts } from '../../kit/parts/draft-count.ts'
import { dialogStyles } from '../../kit/parts/dialog.styles.ts'
import { dialogView, isSendKeys } from '../../kit/parts/dialog.view.ts'
import { fieldWords } from '../../kit/parts/field-words.ts'
import { ModalController } from '../../kit/parts/modal.controller.ts'
import { StoreController } from '../../kit/parts/store.controller.ts'
import { vatHint } from '../../kit/parts/vat-words.ts'
import { base } from '../../kit/styles/base.styles.ts'
import { controls } from '../../kit/styles/controls.styles.ts'
import { type QuantityStep, steppedQuantity } from '../changes/quantity-step.ts'
import { parseTyped } from '../../kit/format/parse-amount.ts'
import { rowFormStyles } from './row-form.styles.ts'
import { rowFormFoot, rowFormView } from './row-form.view.ts'

/** The values that a form started with: only fields that differ from them were edited by the clerk. */
interface FormStart {
  /** Undefined for a new row. */
  row: StagedRow | undefined
  draft: RowDraft
}

/**
 * Private: the form of one row, new or existing. It stages the row and sends nothing. What was entered survives
 * closing.
 */
export class RowForm extends LitElement {
  static override styles = [base, controls, dialogStyles, rowFormStyles]
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    draft: { state: true },
    touched: { state: true },
    isTried: { state: true },
  }

  declare store: ChangesStore
  declare private draft: RowDraft
  /** Fields that the clerk has left or tried to add: only these show errors. */
  declare private touched: ReadonlySet<RowField>
  declare private isTried: boolean

  readonly #l = new Localizer(this)
  readonly #changes = new StoreController(this)
  readonly #modal = new ModalController(this)
  /** Drafts of forms that were closed without applying, by row. */
  readonly #kept = new Map<RowKey | undefined, FormStart & { written: RowDraft }>()
  #start: FormStart = { row: undefined, draft: emptyDraft }
  #key: RowKey | undefined
  #isPressing = false
  #wasOpen = false

  constructor() {
    super()
    tellDrafts(this)
    this.draft = emptyDraft
    this.touched = new Set()
    this.isTried = false
  }

  /** Rows of which something is entered and not staged. */
  get changeCount(): number {
    const kept = [...this.#kept].filter(
      ([key, { row }]) => !(this.#modal.isOpen && key === this.#key) && isSameRow(row, this.#rowOf(key)),
    )
    return kept.length + (this.#modal.isOpen && this.#isWritten ? 1 : 0)
  }

  /**
   * Opens on a new row, or on the row with this key.
   * @param at the field to focus, and a text that replaces what it has
   */
  open(key?: RowKey, { field, text }: { field?: RowField; text?: string } = {}): void {
    this.#key = key
    const kept = this.#kept.get(key)
    // After a reload, the same row is another object.
    const isKept = kept && isSameRow(kept.row, this.#row)
    this.#begin()
    if (isKept) this.draft = kept.written
    if (field && text !== undefined) this.draft = { ...this.draft, [field]: text }
    // On a touch screen the keyboard would cover the form before the clerk has chosen its first field.
    const isTouch = key !== undefined && matchMedia('(pointer: coarse)').matches
    const first = field ?? (isTouch ? undefined : 'ArticleNumber')
    void this.#modal.open().then(() => first && this.#focusField(first))
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Any way of closing the form keeps its draft for the next time.
    if (this.#wasOpen && !this.#modal.isOpen) this.#keep()
    this.#wasOpen = this.#modal.isOpen
    if (!changed.has('store')) return
    this.#changes.follow(this.store)
    this.#kept.clear()
    this.#key = undefined
    this.draft = emptyDraft
    this.#start = { row: undefined, draft: emptyDraft }
    this.#modal.close()
  }

  override render(): TemplateResult {
    const { draft, store } = this
    const read = this.#read()
    const { allNew } = store.setting
    const row = this.#row
    const isNew = this.#key === undefined
    return dialogView(
      this.#modal,
      {
        title: isNew
          ? this.#l.term('newRow')
          : this.#l.term('editRowTitle', (row ?? this.#start.row)?.row.Name ?? ''),
        body: () =>
          rowFormView(
            {
              draft,
              currency: store.order.Currency,
              priced: read.priced,
              now: row && row.is !== 'cancelling' ? rowAmount(row.row) : 0,
              total: allNew && read.priced ? allNew.totalWith(read.priced, this.#key) : store.estimate.after,
              allNew,
              before: remainingAmount(store.order),
              problems: this.#problemWords(read.problems),
              vatHint: read.priced && vatHint(read.priced.VatPercent ?? 0, store.order, this.#l),
              isTried: this.isTried,
              onInput: this.#onInput,
              onStep: this.#onStep,
              onBlur: this.#onBlur,
              onPress: this.#onPress,
              onSubmit: this.#onSubmit,
            },
            this.#l,
          ),
        foot: () =>
          rowFormFoot(
            { isNew, onCancel: this.#modal.close, onAnother: this.#onAnother, onPress: this.#onPress },
            this.#l,
          ),
        onKeydown: this.#onKeydown,
      },
      this.#l,
    )
  }

  #read(): ReturnType<typeof readDraft> {
    const { order, setting } = this.store
    return readDraft(this.draft, order.Currency, (text) => parseTyped(text, this.#l.lang()), setting)
  }

  get #row(): StagedRow | undefined {
    return this.#rowOf(this.#key)
  }

  #rowOf(key: RowKey | undefined): StagedRow | undefined {
    return key && this.store.rows.find((row) => row.key === key)
  }

  /** Resets the form. */
  #begin(): void {
    const row = this.#row
    const vat = this.store.usualVatPercent
    this.draft = row
      ? draftOf(row, this.#l)
      : { ...emptyDraft, VatPercent: vat === undefined ? '' : this.#l.format(vat, 'plain') }
    this.#start = { row, draft: this.draft }
    this.touched = new Set()
    this.isTried = false
  }

  #problemWords(problems: ReturnType<typeof readDraft>['problems']): Partial<Record<RowField, string>> {
    const words: Partial<Record<RowField, string>> = {}
    for (const field of rowFields) {
      const problem = problems[field]
      // A text that is too long is reported while it grows, a missing one when its field is left.
      const isShown = this.touched.has(field) || problem?.code === 'member-too-long'
      if (problem && isShown) words[field] = fieldWords(problem, field, this.#l)
    }
    return words
  }

  #onInput = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement
    if (this.draft[name as keyof RowDraft] !== value) this.draft = { ...this.draft, [name]: value }
  }

  #onStep = (by: QuantityStep): void => {
    const quantity = steppedQuantity(parseTyped(this.draft.Quantity, this.#l.lang()), by)
    if (quantity === undefined) return
    this.draft = { ...this.draft, Quantity: this.#l.format(quantity, 'plain') }
  }

  #onBlur = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement
    const field = rowFields.find((known) => known === name)
    if (!field || value === '' || this.#isPressing || !this.#modal.isOpen) return
    this.touched = new Set([...this.touched, field])
    // The price is formatted as it was understood, so that a misread one is noticed.
    if (field !== 'UnitPrice') return
    const price = readMoney(value, this.store.order.Currency, (text) => parseTyped(text, this.#l.lang()))
    if (price.ok) this.draft = { ...this.draft, UnitPrice: this.#l.money(price.value) }
  }

  // Leaving a field by pressing a button must not move that button before the press ends.
  #onPress = (event: Event): void => {
    this.#isPressing = (event.target as Element).closest('button') !== null
    addEventListener('pointerup', () => (this.#isPressing = false), { once: true })
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (!isSendKeys(event)) return
    event.preventDefault()
    if (this.#key === undefined) this.#onAnother()
    else this.#onSubmit(event)
  }

  #onSubmit = (event: Event): void => {
    event.preventDefault()
    if (this.#stage()) this.#modal.close()
  }

  #onAnother = (): void => {
    if (!this.#stage()) return
    this.#focusField('ArticleNumber')
  }

  /** Stages the row. @returns false if it has errors; the first wrong field then has the focus */
  #stage(): boolean {
    const { row } = this.#read()
    if (!row) {
      this.touched = new Set(rowFields)
      this.isTried = true
      void this.updateComplete.then(() => this.#focusField(this.#firstInvalid() ?? 'ArticleNumber'))
      return false
    }
    const key = this.#key
    const { row: staged, draft: start } = this.#start
    const before = staged?.before
    const update = updateTo(row, (field) => isWritten(field, start, this.draft))
    this.#kept.delete(key)
    if (before) this.store.changeRow(before, (changes) => editRow(changes, before, update))
    else if (this.#row && key) {
      const { kept } = this.#row.row
      const isKept = kept !== undefined || row.kept !== undefined
      const all = isKept ? { ...update, kept: { ...kept, RowType: this.draft.RowType } } : update
      this.store.change((changes) => editNewRow(changes, key, all))
    } else this.store.change((changes) => addRows(changes, [row], [newKey()]))
    const words = this.#l.term('rowStaged', row.Name, this.#l.money(rowAmount(row)))
    askDesk(this, { do: 'announce', words })
    this.#begin()
    return true
  }

  get #isWritten(): boolean {
    return rowFields.some((field) => isWritten(field, this.#start.draft, this.draft))
  }

  #keep(): void {
    if (this.#isWritten) this.#kept.set(this.#key, { ...this.#start, written: this.draft })
    else this.#kept.delete(this.#key)
  }

  #firstInvalid(): RowField | undefined {
    return rowFields.find((field) => this.#input(field)?.getAttribute('aria-invalid') === 'true')
  }

  #focusField(field: RowField): void {
    this.#input(field)?.focus()
  }

  #input(field: RowField): HTMLInputElement | null {
    return this.renderRoot.querySelector(`[name=${field}]`)
  }
}

/** A row as the texts that a clerk would type, including unreadable ones. */
function draftOf(staged: StagedRow, l: Localizer): RowDraft {
  const texts = Object.fromEntries(rowFields.map((field) => [field, editText(staged, field, l)]))
  const isAmount = Boolean(staged.row.DiscountAmount)
  const { RowType = '' } = staged.row.kept ?? {}
  return { ...emptyDraft, ...texts, DiscountKind: isAmount ? 'amount' : 'percent', RowType }
}

/** The form's values in the edited fields; a field left empty is cleared. */
function updateTo(row: OrderRowInput, isAsked: (field: RowField) => boolean): OrderRowUpdateInput {
  const all = { ArticleNumber: '', Unit: '', DiscountPercent: 0, DiscountAmount: 0, ...row }
  return Object.fromEntries(
    Object.entries(all).filter(([member]) => {
      const field = fieldOfPointer(`/${member}`)
      return field && isAsked(field)
    }),
  )
}

function isWritten(field: RowField, start: RowDraft, now: RowDraft): boolean {
  const isOtherVat = start.PriceKind !== now.PriceKind
  const isOtherDiscount =
    start.DiscountKind !== now.DiscountKind || (isOtherVat && now.DiscountKind === 'amount')
  // The price with VAT follows the rate where it was typed without.
  const isNetOfRate = now.PriceKind === 'without-vat' && start.VatPercent !== now.VatPercent
  return (
    start[field] !== now[field] ||
    (field === 'Discount' && (isOtherDiscount || isNetOfRate) && now.Discount.trim() !== '') ||
    (field === 'UnitPrice' && (isOtherVat || isNetOfRate))
  )
}

function isSameRow(one: StagedRow | undefined, other: StagedRow | undefined): boolean {
  return one === other || stringifyJson(one) === stringifyJson(other)
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-row-form': RowForm
  }
}
