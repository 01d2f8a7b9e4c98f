import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import { asEdgeError, type EdgeError } from '../client/edge-error.ts'
import { Localizer } from '../locales/localizer.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'
import { usualVatPercent } from './order-amounts.ts'
import {
  emptyDraft,
  fieldOfPointer,
  readDraft,
  type RowDraft,
  type RowField,
  rowFields,
} from './row-draft.ts'
import { fieldWords } from './field-words.ts'
import { rowFormView } from './row-form.view.ts'
import { rowFormStyles } from './row-form.styles.ts'
import { SaveIntent } from './save-intent.ts'

/** Sends a row; false when the host page stopped it. Throws EdgeError when it failed. */
export type SaveRow = (row: OrderRowInput, idempotencyKey: string) => Promise<boolean>

/** Answers about this very request. Others, 401 say, leave an earlier try of the same intent in doubt. */
const DEFINITE = new Set<number | undefined>([400, 409, 412, 422])

/** Private: the form that adds one row. Its draft outlives closing, refusals and lost connections. */
export class RowForm extends LitElement {
  static override styles = [base, controls, rowFormStyles]
  static override properties = {
    lang: { type: String },
    order: { attribute: false },
    save: { attribute: false },
    draft: { state: true },
    touched: { state: true },
    saving: { state: true },
    error: { state: true },
    isStopped: { state: true },
  }

  declare order: Order
  declare save: SaveRow
  declare draft: RowDraft
  /** Fields that the clerk has left once, or tried to save: only those are told what is wrong. */
  declare private touched: ReadonlySet<RowField>
  declare saving: boolean
  declare error: EdgeError | undefined
  declare isStopped: boolean

  readonly #l = new Localizer(this)
  readonly #intent = new SaveIntent()
  #isPressing = false

  constructor() {
    super()
    this.draft = emptyDraft
    this.#clear()
    this.saving = false
  }

  get #start(): RowDraft {
    const vat = usualVatPercent(this.order)
    // Without the decimals that say nothing: 25 and not 25.00.
    return { ...emptyDraft, VatPercent: vat === undefined ? '' : this.#l.format(vat, 'plain') }
  }

  /** Has the clerk written anything that closing the form would hide? */
  get isDirty(): boolean {
    const start = this.#start
    return rowFields.some((field) => this.draft[field] !== start[field])
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const former = changed.get('order')
    if (changed.has('order') && former?.Id !== this.order.Id) this.#reset()
  }

  override render(): TemplateResult {
    const { draft, saving, error } = this
    const read = readDraft(draft, (text) => this.#l.parse(text))
    return rowFormView(
      {
        draft,
        order: this.order,
        priced: read.priced,
        problems: this.#problemWords(read.problems),
        saving,
        error,
        isTried: this.touched.size === rowFields.length,
        isStopped: this.isStopped,
        onInput: this.#onInput,
        onBlur: this.#onBlur,
        onPress: this.#onPress,
        onSubmit: this.#onSubmit,
        onCancel: this.#onCancel,
        onKeydown: this.#onKeydown,
      },
      this.#l,
    )
  }

  override focus(): void {
    void this.updateComplete.then(() => this.#focusField(this.#firstInvalid() ?? 'ArticleNumber'))
  }

  /** The edge's own refusals first, until the field is changed; else ours, for the fields that were left. */
  #problemWords(problems: ReturnType<typeof readDraft>['problems']): Partial<Record<RowField, string>> {
    const words: Partial<Record<RowField, string>> = {}
    for (const field of rowFields) {
      const problem = problems[field]
      if (problem && this.touched.has(field)) words[field] = fieldWords(problem, field, this.#l)
    }
    for (const { pointer, detail } of this.error?.members ?? []) {
      const field = fieldOfPointer(pointer)
      if (field) words[field] ??= detail
    }
    return words
  }

  #onInput = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement
    if (this.draft[name as keyof RowDraft] === value) return
    this.draft = { ...this.draft, [name]: value }
    // What was refused is not what stands there now.
    this.error = undefined
    this.isStopped = false
  }

  #onBlur = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement
    const field = rowFields.find((known) => known === name)
    if (!field || value === '' || this.#isPressing) return
    this.touched = new Set([...this.touched, field])
    // A price is written out the way it was understood, so that a misread one is seen.
    const price = field === 'UnitPrice' ? this.#l.parse(value) : 'empty'
    if (typeof price !== 'string') this.draft = { ...this.draft, UnitPrice: this.#l.money(price) }
  }

  // Leaving a field by pressing a button must not move that button away before the press is over.
  #onPress = (event: Event): void => {
    this.#isPressing = (event.target as Element).closest('button') !== null
    addEventListener('pointerup', () => (this.#isPressing = false), { once: true })
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    this.#onCancel()
  }

  /** Closing keeps the draft: opening again shows it. */
  #onCancel = (): void => {
    if (!this.saving) this.dispatchEvent(new Event('row-form-close'))
  }

  #onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (this.saving) return
    const { row } = readDraft(this.draft, (text) => this.#l.parse(text))
    if (!row) return this.#showProblems()
    this.#clear()
    this.saving = true
    try {
      const isSaved = await this.save(row, this.#intent.keyFor(row))
      if (isSaved) this.#finish()
      else this.isStopped = true
    } catch (error) {
      this.error = asEdgeError(error)
      if (DEFINITE.has(this.error.status)) this.#intent.end()
      this.focus()
    } finally {
      this.saving = false
    }
  }

  #finish(): void {
    this.#reset()
    this.dispatchEvent(new Event('row-form-close'))
  }

  #showProblems(): void {
    this.touched = new Set(rowFields)
    this.focus()
  }

  #firstInvalid(): RowField | undefined {
    return rowFields.find((field) => this.#input(field)?.getAttribute('aria-invalid') === 'true')
  }

  #focusField(field: RowField): void {
    // After a failure that is no field's fault the draft can be sent again at once.
    const target = this.error && !this.#firstInvalid() ? '.save' : `[name=${field}]`
    this.renderRoot.querySelector<HTMLElement>(target)?.focus()
  }

  #input(field: RowField): HTMLInputElement | null {
    return this.renderRoot.querySelector(`[name=${field}]`)
  }

  #clear(): void {
    this.touched = new Set()
    this.error = undefined
    this.isStopped = false
  }

  #reset(): void {
    this.draft = this.#start
    this.#intent.end()
    this.#clear()
  }
}
