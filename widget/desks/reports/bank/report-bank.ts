import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { stepKey } from '../data/step.ts'
import { type BankStatement, readStatement, type StatementRefusal } from './camt.ts'
import { type BankMatch, matchBank } from './match.ts'
import { bankStyles } from './report-bank.styles.ts'
import { bankResult, bankStep, refusalText, understood } from './report-bank.view.ts'
import type { ExpectedPayout } from '../data/report-data.ts'
import { askReports } from '../data/report-commands.ts'

type State =
  | { is: 'empty' }
  | { is: 'reading' }
  | { is: 'read'; file: string; statement: BankStatement }
  | { is: 'refused'; file: string; refusal: StatementRefusal | { code: 'one-file' } }

/**
 * Private: compares payouts with a bank statement that a person drops here. The file never leaves the page. It tells
 * the desk the statement's verdict on each payout.
 */
export class ReportBank extends LitElement {
  static override styles = [base, controls, bankStyles]
  static override properties = {
    lang: { type: String },
    payouts: { attribute: false },
    state: { state: true },
    isOver: { state: true },
  }

  /** The payouts of the open day, or of a month. */
  declare payouts: readonly ExpectedPayout[]
  declare private state: State
  /** Whether a file is held over the drop area. */
  declare private isOver: boolean

  readonly #l = new Localizer(this)
  #reads = 0
  #match: BankMatch | undefined
  /** Whether the result is still to be announced. */
  #isNew = false
  /** The language of the words that the desk has. */
  #told = ''

  constructor() {
    super()
    this.payouts = []
    this.state = { is: 'empty' }
    this.isOver = false
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // The desk forgets the verdicts when it opens a day, and the payouts may be the same ones.
    this.#isNew = this.hasUpdated
    if (this.hasUpdated) this.requestUpdate()
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('state') && !changed.has('payouts')) return
    const { state, payouts } = this
    this.#match = state.is === 'read' && payouts.length > 0 ? matchBank(payouts, state.statement) : undefined
    this.#isNew = true
  }

  protected override updated(): void {
    const l = this.#l
    if (l.state !== 'ready' || (!this.#isNew && this.#told === l.lang())) return
    this.#isNew = false
    this.#told = l.lang()
    const steps = new Map(
      this.#match?.payouts.map(({ payout, verdict }) => [stepKey(payout), bankStep(verdict, l)]),
    )
    askReports(this, { do: 'bank-steps', steps })
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return undefined
    return html`
      <h3 aria-level=${level(3, l)} class="visually-hidden">${l.term('bankTitle')}</h3>
      <label
        class="drop"
        data-over=${this.isOver || nothing}
        @dragover=${this.#onDragOver}
        @dragleave=${this.#onDragLeave}
        @drop=${this.#onDrop}
      >
        <input
          class="visually-hidden"
          type="file"
          accept=".xml,text/xml,application/xml"
          @change=${this.#onChoose}
        />
        <span class="strong">${l.term('bankDrop')}</span>
        <span class="muted">${l.term('bankLocal')}</span>
      </label>
      <div role="status">${this.#said(l)}</div>
      ${this.state.is === 'read' ? this.#result(this.state.statement, l) : nothing}
    `
  }

  #said(l: Localizer): unknown {
    const { state } = this
    if (state.is === 'empty') return nothing
    if (state.is === 'reading') return html`<p>${l.term('bankReading')}</p>`
    if (state.is === 'refused') {
      return html`<p class="note" data-tone="bad">
        <span>${state.file} ${refusalText(state.refusal, l)}</span>
      </p>`
    }
    const { from, to } = state.statement
    if (!from || !to) return html`<p>${l.term('bankEmpty', state.file)}</p>`
    return html`<p>${l.term('bankFile', state.file, l.day(from), l.day(to))}</p>
      ${understood(state.statement, l)}`
  }

  #result(statement: BankStatement, l: Localizer): TemplateResult {
    return this.#match
      ? bankResult(statement, this.#match, l)
      : html`<p class="muted">${l.term('bankNoReports')}</p>`
  }

  #onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    this.isOver = true
  }

  #onDragLeave = (): void => {
    this.isOver = false
  }

  #onDrop = (event: DragEvent): void => {
    const files = event.dataTransfer?.files
    this.isOver = false
    if (!files?.length) return
    // Otherwise the browser would leave the page to show the file.
    event.preventDefault()
    void this.#read([...files])
  }

  #onChoose = ({ target }: Event): void => {
    const field = target as HTMLInputElement
    const files = [...(field.files ?? [])]
    // The same file can be chosen again, such as after a correction.
    field.value = ''
    void this.#read(files)
  }

  async #read(files: readonly File[]): Promise<void> {
    const [file] = files
    if (!file) return
    const read = (this.#reads += 1)
    if (files.length > 1) {
      this.state = { is: 'refused', file: '', refusal: { code: 'one-file' } }
      return
    }
    this.state = { is: 'reading' }
    // A file may have vanished, or be a folder, which cannot be read.
    const statement = await readStatement(file).catch(() => undefined)
    if (read !== this.#reads) return
    if (!statement?.ok) {
      const refusal: StatementRefusal = statement?.reason ?? { code: 'not-xml' }
      this.state = { is: 'refused', file: file.name, refusal }
      return
    }
    this.state = { is: 'read', file: file.name, statement: statement.value }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-report-bank': ReportBank
  }
}
