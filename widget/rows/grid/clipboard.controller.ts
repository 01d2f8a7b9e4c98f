import type { LitElement, ReactiveController } from 'lit'
import { type RowTexts, setCells } from '../changes/cell-steps.ts'
import type { Parse } from '../changes/money-text.ts'
import { type Block, isBlockOfCells } from '../changes/pasted-block.ts'
import { groupSignOf } from '../changes/sheet-numbers.ts'
import { readTabText } from '../changes/tab-text.ts'
import { usualSigns, parseAmount, parseTyped } from '../../kit/format/parse-amount.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { countText } from '../../kit/parts/count-text.ts'
import { vatHint } from '../../kit/parts/vat-words.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { CellEditController } from './cell-edit.controller.ts'
import { isFree } from './cell-preview.ts'
import { type Edges, isWholeRows, sizeOf } from './cell-range.ts'
import { copiedCells } from './copied-cells.ts'
import type { GridAccess } from './grid-access.ts'
import { type Placed, placeBlock } from './pasted-cells.ts'
import { canEdit } from './row-rights.ts'
import type { SelectionController } from './selection.controller.ts'

/** Copies cells, and pastes them: into existing cells, or as new rows by the paste dialog. */
export class ClipboardController implements ReactiveController {
  readonly #host: LitElement
  readonly #grid: GridAccess
  readonly #selection: SelectionController
  readonly #edit: CellEditController
  readonly #l: Localizer
  #isAsked = false

  constructor(
    host: LitElement,
    grid: GridAccess,
    selection: SelectionController,
    edit: CellEditController,
    l: Localizer,
  ) {
    this.#host = host
    this.#grid = grid
    this.#selection = selection
    this.#edit = edit
    this.#l = l
    host.addController(this)
    host.addEventListener('focusin', () => this.#listen())
    host.addEventListener('focusout', () => this.#rest())
  }

  hostDisconnected(): void {
    this.#rest()
  }

  /**
   * While the focus is in the grid, the document is listened to. Only Chromium tells the focused element of copying
   * and pasting: Firefox and Safari tell the element in which text is selected, or else the body.
   */
  #listen(): void {
    for (const [type, onEvent] of this.#heard) document.addEventListener(type, onEvent)
  }

  #rest(): void {
    for (const [type, onEvent] of this.#heard) document.removeEventListener(type, onEvent)
  }

  /** Safari copies from what is not selected text only if this is prevented. */
  #onBeforeCopy = (event: Event): void => {
    if (this.#copies) event.preventDefault()
  }

  /** Safari's command Paste is there outside fields only if this is prevented. */
  #onBeforePaste = (event: Event): void => {
    if (this.#pastes && !isOfField(event)) event.preventDefault()
  }

  /** Copies the selection, as the keys do; the browser may otherwise copy a field's text. */
  copy(): void {
    this.#isAsked = true
    // Safari gives a clicked button no focus.
    this.#listen()
    document.execCommand('copy')
    if (!this.#host.matches(':focus-within')) this.#rest()
    this.#isAsked = false
  }

  #onCopy = (event: ClipboardEvent): void => {
    if (!this.#copies || (!this.#isAsked && isOfField(event)) || !event.clipboardData) return
    const place = this.#selection.edges ?? this.#cell
    const rows = this.#grid.rows().slice(place.top, place.bottom + 1)
    if (rows.length === 0) return
    const { text, html } = copiedCells(rows, place, this.#grid.store().order.Currency, this.#l)
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData('text/html', html)
    const size = sizeOf(place)
    const words = isWholeRows(place)
      ? this.#l.term('rowsCopied', countText(size.rows, this.#l))
      : this.#l.term('cellsCopied', countText(size.rows * size.columns, this.#l))
    this.#selection.say(words)
  }

  /** Whether the keys copy cells: not a field's text, the menu's column, or the page's own selection. */
  get #copies(): boolean {
    if (this.#edit.current || this.#grid.isCards()) return false
    if (this.#selection.edges) return true
    return this.#grid.position().column < rowColumns.length && String(getSelection()) === ''
  }

  /** Whether the focus is among the rows: the bar of the selection has fields of its own. */
  get #pastes(): boolean {
    return !this.#host.renderRoot.querySelector('.selection')?.matches(':focus-within')
  }

  #onPaste = (event: ClipboardEvent): void => {
    if (!this.#pastes) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const block = readTabText(text)
    const isOne = block.length === 1 && block[0]!.length === 1
    // A field takes one value itself.
    if (text === '' || (isOne && this.#edit.current)) return
    event.preventDefault()
    const isCards = this.#grid.isCards()
    if (isOne && (isCards || !this.#selection.edges)) return this.#pasteOne(block)
    const canAdd = this.#grid.gates().addRow.is === 'on'
    if (isCards && !canAdd) return this.#grid.lock()
    if (canAdd && !isOne && (isCards || this.#isRows(block))) {
      return this.#grid.ask({ do: 'paste-rows', text: text.replace(/\r?\n$/, '') })
    }
    if (this.#edit.current) {
      this.#edit.drop()
      this.#grid.focusCell()
    }
    this.#fill(block, this.#place)
  }

  readonly #heard = Object.entries({
    beforecopy: this.#onBeforeCopy,
    copy: this.#onCopy,
    beforepaste: this.#onBeforePaste,
    paste: this.#onPaste,
  }) as [string, (event: Event) => void][]

  /** Puts one text into the selected cells of a column. */
  fillColumn(column: number, text: string): void {
    const { edges } = this.#selection
    if (edges) this.#fill([[text]], { ...edges, start: column, end: column }, true)
  }

  /** Gives the text that is being edited to the selected rows. @returns whether there are any */
  fillTyped(): boolean {
    const edit = this.#edit.current
    if (!edit || edit.isAwaited || !this.#selection.edges) return false
    const { before } = edit.row
    // A row that was reloaded since may have to be merged.
    if (before && !this.#grid.store().order.OrderRows.includes(before)) this.#edit.commit()
    else this.#edit.drop()
    this.fillColumn(this.#grid.position().column, edit.text)
    this.#grid.focusCell()
    return true
  }

  #isRows(block: Block): boolean {
    const { top, start } = this.#place
    return !isBlockOfCells(block, {
      fields: rowColumns.slice(start).map(({ field }) => field),
      rows: this.#grid.rows().length - top,
      currency: this.#grid.store().order.Currency,
      parse: this.#parseOf(block, start),
    })
  }

  /** The selected cells or the active one; of whole rows, the active cell's column. */
  get #place(): Edges {
    const { edges } = this.#selection
    if (!edges) return this.#cell
    const { column } = this.#grid.position()
    return isWholeRows(edges) ? { ...edges, start: column, end: column } : edges
  }

  get #cell(): Edges {
    const { row, column } = this.#grid.position()
    return { top: row, bottom: row, start: column, end: column }
  }

  #pasteOne(block: Block): void {
    const { rows } = this.#placed(block, this.#cell)
    if (rows.length === 0) {
      this.#grid.lock()
      this.#selection.say(this.#l.term('cellsLocked', '1'))
    } else setCells(this.#grid.store(), rows, (text) => parseTyped(text, this.#l.lang()))
  }

  /** Fills cells, reports the outcome, and selects them unless the selection is kept. */
  #fill(block: Block, place: Edges, isSelected = false): void {
    const { edges, rows, filled, locked, left } = this.#placed(block, place)
    const wrong = setCells(this.#grid.store(), rows, this.#parseOf(block, place.start))
    if (!isSelected) {
      this.#selection.set({
        anchor: { row: edges.top, column: edges.start },
        head: { row: edges.bottom, column: edges.end },
        isRows: false,
      })
    }
    const l = this.#l
    const words = [
      l.term('cellsFilled', countText(filled, l)),
      ...this.#understood(rows),
      wrong > 0 ? l.term('cellsWrong', countText(wrong, l)) : '',
      locked > 0 ? l.term('cellsLocked', countText(locked, l)) : '',
      left > 0 ? l.term('cellsLeft', countText(left, l)) : '',
    ]
    this.#selection.say(words.filter(Boolean).join(' '))
  }

  /** Notes on guesses: the units of discounts, and rates of VAT. */
  #understood(filled: readonly RowTexts[]): string[] {
    const l = this.#l
    const store = this.#grid.store()
    const keys = new Map(filled.map(({ row, texts }) => [row.key, texts]))
    const now = store.rows.filter(({ key }) => keys.has(key))
    const discounted = now.filter(({ key }) => keys.get(key)!.Discount !== undefined)
    const guessed = discounted.some(
      ({ key, row }) => row.DiscountPercent && !usualSigns(keys.get(key)!.Discount!).includes('%'),
    )
    const free = discounted.filter(({ row }) => isFree(row)).length
    const rates = new Set(
      now.flatMap(({ key, row }) => (keys.get(key)!.VatPercent === undefined ? [] : (row.VatPercent ?? 0))),
    )
    return [
      guessed ? l.term('readAsPercent') : '',
      free > 0 ? l.term('rowsFree', countText(free, l)) : '',
      ...[...rates].map((rate) => vatHint(rate, store.order, l) ?? ''),
    ]
  }

  #placed(block: Block, place: Edges): Placed {
    const gates = this.#grid.gates()
    return placeBlock(block, place, this.#grid.rows(), (row) => canEdit(row, gates))
  }

  /** @param start the first column of the block */
  #parseOf(block: Block, start: number): Parse {
    const numbers = block.flatMap((line) => line.filter((_, at) => rowColumns[start + at]?.kind === 'number'))
    const group = groupSignOf(numbers)
    return (text) => (group === undefined ? parseTyped(text, this.#l.lang()) : parseAmount(text, group))
  }
}

/** Whether the browser copies from a field, or pastes into it, by itself. */
function isOfField(event: Event): boolean {
  return (event.composedPath()[0] as Element).matches('input')
}
