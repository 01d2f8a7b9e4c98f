import type { ReactiveControllerHost } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { RowKey } from '../changes/changes.ts'
import type { RowField } from '../changes/row-field.ts'
import { editText, setCell, typeCell } from '../changes/row-steps.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { type CellPreview, previewCell } from './cell-preview.ts'

/** A cell that is being edited. */
export interface CellEdit {
  key: RowKey
  /** The row when the edit began: the order may be reloaded since. */
  row: StagedRow
  field: RowField
  /** The cell's text when the edit began. */
  start: string
  text: string
  preview: CellPreview
  /** Whether the field is empty for an input method: until that writes, nothing counts as typed. */
  isAwaited?: boolean
}

interface Host extends ReactiveControllerHost {
  readonly store: ChangesStore
}

/** Holds the text of the one edited cell, until it goes into the store or is dropped. */
export class CellEditController {
  readonly #host: Host
  readonly #l: Localizer
  #edit: CellEdit | undefined

  constructor(host: Host, l: Localizer) {
    this.#host = host
    this.#l = l
  }

  get current(): CellEdit | undefined {
    return this.#edit
  }

  /** @param typed replaces the cell's text, if given; if it is empty, its characters are still to come */
  begin(row: StagedRow, field: RowField, typed?: string): void {
    const start = editText(row, field, this.#l)
    this.#write(row, field, start, start)
    if (typed) this.input(typed)
    else if (typed === '') this.#edit = { ...this.#edit!, text: '', isAwaited: true }
  }

  input(text: string): void {
    if (!this.#edit) return
    this.#write(this.#edit.row, this.#edit.field, this.#edit.start, text)
    if (text === this.#edit.start) this.#host.store.type(undefined)
    else typeCell(this.#host.store, this.#edit.row, this.#edit.field, text, this.#l)
  }

  /** Puts the text into the store, unless it is the text that the edit began with. */
  commit(): void {
    const edit = this.#edit
    this.drop()
    if (edit && edit.text !== edit.start && !edit.isAwaited)
      setCell(this.#host.store, edit.row, edit.field, edit.text, this.#l)
  }

  drop(): void {
    this.#edit = undefined
    this.#host.store.type(undefined)
    this.#host.requestUpdate()
  }

  #write(row: StagedRow, field: RowField, start: string, text: string): void {
    const preview = previewCell(row.row, field, text, this.#host.store, this.#l)
    this.#edit = { key: row.key, row, field, start, text, preview }
    this.#host.requestUpdate()
  }
}
