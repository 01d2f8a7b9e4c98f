import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'
import { addRows, replaceRows } from '../changes/changes.ts'
import { columnNames, type PasteColumn } from '../changes/column-names.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import { newKey } from '../changes/new-key.ts'
import type { PastedRow, PastedTable } from '../changes/pasted-rows.ts'
import type { RowSetting } from '../changes/row-setting.ts'
import { EdgeError } from '../../client/edge-error.ts'
import { parseTyped } from '../../kit/format/parse-amount.ts'
import { Localizer } from '../../locales/localizer.ts'
import { askDesk } from '../../kit/parts/command.ts'
import { tellDrafts } from '../../kit/parts/draft-count.ts'
import { dialogStyles } from '../../kit/parts/dialog.styles.ts'
import { dialogView } from '../../kit/parts/dialog.view.ts'
import { isComposed } from '../../kit/parts/keys.ts'
import { ModalController } from '../../kit/parts/modal.controller.ts'
import { StoreController } from '../../kit/parts/store.controller.ts'
import { vatHint } from '../../kit/parts/vat-words.ts'
import { base } from '../../kit/styles/base.styles.ts'
import { controls } from '../../kit/styles/controls.styles.ts'
import { pasteStyles } from './paste.styles.ts'
import { pasteBody, pasteFoot } from './paste.view.ts'

type Reader = typeof import('../changes/pasted-rows.ts')

/** Private: reads rows pasted from a spreadsheet, shows a preview, and adds the valid ones. */
export class PasteDialog extends LitElement {
  static override styles = [base, controls, dialogStyles, pasteStyles]
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    gates: { attribute: false },
    text: { state: true },
    table: { state: true },
    announcement: { state: true },
    error: { state: true },
    replaces: { state: true },
  }

  declare store: ChangesStore
  declare gates: EditGates
  declare private text: string
  /** The pasted cells; undefined until there is a text and its reader has loaded. */
  declare private table: PastedTable | undefined
  declare private announcement: string
  /** Why the text cannot be read: its reader failed to load. */
  declare private error: EdgeError | undefined
  /** Whether the pasted rows take the place of the order's rows. */
  declare private replaces: boolean

  readonly #l = new Localizer(this)
  readonly #changes = new StoreController(this)
  readonly #modal = new ModalController(this)
  #reader: Reader | undefined
  /** The clerk's choice of columns, by their places, and of the first line. */
  #choices = new Map<number, PasteColumn>()
  #hasHead: boolean | undefined
  #isPastedWhole = false
  #read: { of: PastedTable; lang: string; setting: RowSetting; rows: PastedRow[] } | undefined

  constructor() {
    super()
    tellDrafts(this)
    this.#forget()
  }

  /** 1 for a text that is left, of which nothing or only the valid rows were added. */
  get changeCount(): number {
    return this.text.trim() === '' ? 0 : 1
  }

  /** Without a text it asks for one, starting with the text that was left there earlier. */
  open(text?: string): void {
    this.#isPastedWhole = text !== undefined
    if (text !== undefined) this.text = text
    this.announcement = ''
    void this.#modal.open().then(() => this.renderRoot.querySelector('textarea')?.focus())
    void this.#readText()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('store')) return
    this.#changes.follow(this.store)
    this.#forget()
    this.#modal.close()
  }

  override render(): TemplateResult {
    const rows = this.#rows
    const good = rows.filter(({ row }) => row !== undefined)
    const { table } = this
    const reader = this.#reader
    return dialogView(
      this.#modal,
      {
        title: this.#l.term('pasteTitle'),
        size: 'large',
        body: () =>
          pasteBody(
            {
              text: this.text,
              table,
              rows,
              currency: this.store.order.Currency,
              announcement: this.announcement,
              error: this.error,
              choices: reader?.namedColumns ?? [],
              missing: table && reader ? reader.missingColumns(table) : [],
              unused: table && reader ? reader.unusedColumns(table, columnNames) : [],
              understood: reader?.understoodCell,
              usualVatPercent: this.store.usualVatPercent ?? 0,
              converted: reader?.convertedColumn(this.store.setting),
              hints: this.#rateHints(good),
              replaces: this.gates.updateRow.is === 'on' ? this.replaces : undefined,
              onReplaces: (replaces) => (this.replaces = replaces),
              onInput: this.#onInput,
              onPaste: this.#onPaste,
              onColumn: this.#onColumn,
              onHead: this.#onHead,
            },
            this.#l,
          ),
        foot: () =>
          pasteFoot(
            {
              count: table && reader?.isUnclear(table) ? 0 : good.length,
              replaces: this.replaces,
              onCancel: this.#modal.close,
              onAdd: this.#onAdd,
            },
            this.#l,
          ),
        onKeydown: this.#onKeydown,
      },
      this.#l,
    )
  }

  /** Read once per table and language: a sheet may have thousands of lines. */
  get #rows(): PastedRow[] {
    const { table } = this
    if (!table || !this.#reader) return []
    const lang = this.#l.lang()
    const { setting } = this.store
    if (this.#read?.of !== table || this.#read.lang !== lang || this.#read.setting !== setting) {
      const rows = this.#reader.readPastedRows(table, {
        currency: this.store.order.Currency,
        parse: (text) => parseTyped(text, this.#l.lang()),
        usualVatPercent: this.store.usualVatPercent,
        setting,
      })
      this.#read = { of: table, lang, setting, rows }
    }
    return this.#read.rows
  }

  #rateHints(rows: readonly PastedRow[]): string[] {
    const rates = new Set(rows.map(({ row }) => row?.VatPercent ?? 0))
    return [...rates].flatMap((rate) => vatHint(rate, this.store.order, this.#l) ?? [])
  }

  async #readText(): Promise<void> {
    try {
      this.#reader ??= await import('../changes/pasted-rows.ts')
      this.error = undefined
    } catch {
      // Typing or opening the dialog again retries.
      this.error = new EdgeError('Reading pasted rows', { code: 'network-failed' })
      return
    }
    if (this.text.trim() === '') {
      this.table = undefined
      return
    }
    const former = this.table
    const table = this.#reader.readTable(this.text, columnNames, this.store.setting)
    const isSame = former && this.#reader.isSameSheet(former, table, this.#isPastedWhole)
    this.#isPastedWhole = false
    if (!isSame) {
      this.#forgetChoices()
      this.table = table
      return
    }
    // Lines that are corrected keep the numbers that they were reported with.
    const numbers = former.numbers.length === table.numbers.length ? former.numbers : table.numbers
    const columns = this.#reader.withChoices(table.columns, this.#choices)
    this.table = { ...table, numbers, columns, hasHead: this.#hasHead ?? table.hasHead }
  }

  #onInput = ({ target }: Event): void => {
    this.text = (target as HTMLTextAreaElement).value
    this.announcement = ''
    if (this.text.trim() === '') this.table = undefined
    void this.#readText()
  }

  /** Distinguishes a text that replaces another from a corrected one. */
  #onPaste = ({ target }: Event): void => {
    const { selectionStart, selectionEnd, value } = target as HTMLTextAreaElement
    this.#isPastedWhole = selectionStart === 0 && selectionEnd === value.length
  }

  #onColumn = (index: number, field: PasteColumn): void => {
    if (!this.table || !this.#reader) return
    // The last choice counts.
    this.#choices.delete(index)
    this.#choices.set(index, field)
    this.table = { ...this.table, columns: this.#reader.withChoices(this.table.columns, this.#choices) }
  }

  #onHead = ({ target }: Event): void => {
    this.#hasHead = (target as HTMLInputElement).checked
    if (this.table) this.table = { ...this.table, hasHead: this.#hasHead }
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposed(event)) return
    event.preventDefault()
    this.#onAdd()
  }

  /** Adds the valid rows; the others stay to be corrected. */
  #onAdd = (): void => {
    const { table } = this
    const good = this.#rows.flatMap(({ row }) => row ?? [])
    if (!table || !this.#reader || good.length === 0 || this.#reader.isUnclear(table)) return
    const wrong = new Set(this.#rows.filter(({ row }) => !row).map(({ line }) => line))
    const { replaces } = this
    const { order } = this.store
    this.store.change((changes) =>
      replaces ? replaceRows(order, good, good.map(newKey)) : addRows(changes, good, good.map(newKey)),
    )
    // Lines that are corrected afterwards join these rows.
    this.replaces = false
    const words = this.#l.term(replaces ? 'pasteReplaced' : 'pasteAdded', good.length)
    if (wrong.size === 0) {
      this.#forget()
      this.#modal.close()
      askDesk(this, { do: 'announce', words })
      return
    }
    const left = this.#reader.onlyLines(table, wrong)
    this.table = left
    this.text = this.#reader.tableText(left)
    this.announcement = words
  }

  #forgetChoices(): void {
    this.#choices.clear()
    this.#hasHead = undefined
  }

  #forget(): void {
    this.#forgetChoices()
    this.text = ''
    this.table = undefined
    this.announcement = ''
    this.error = undefined
    this.replaces = false
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-paste': PasteDialog
  }
}
