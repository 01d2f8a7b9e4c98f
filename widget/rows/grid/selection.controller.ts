import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { StagedRow } from '../changes/staged-rows.ts'
import { type CellRange, type Edges, edgesOf, isInside } from './cell-range.ts'
import type { Position } from './grid-position.ts'

const NO_ROWS: readonly StagedRow[] = []

interface Host extends ReactiveControllerHost, Element {}

/**
 * Holds the range of selected cells. It ends when other rows are shown, because its places would then mean other rows.
 */
export class SelectionController implements ReactiveController {
  readonly #host: Host
  readonly #hasCells: () => boolean
  readonly #resizes: ResizeObserver
  #range: CellRange | undefined
  #rows: readonly StagedRow[] = []
  #note = ''
  /** Whether the note is about the rows that the next update shows. */
  #isNoteNew = false
  #selected: readonly StagedRow[] | undefined

  /** @param hasCells whether the rows have cells to select: those of cards cannot be */
  constructor(host: Host, hasCells: () => boolean) {
    this.#host = host
    this.#hasCells = hasCells
    this.#resizes = new ResizeObserver(() => {
      if (this.#range && !hasCells()) this.drop()
    })
    host.addController(this)
  }

  hostConnected(): void {
    this.#resizes.observe(this.#host)
  }

  hostDisconnected(): void {
    this.#resizes.disconnect()
  }

  /** The selected cells; undefined while there is no selection. */
  get edges(): Edges | undefined {
    return this.#range && edgesOf(this.#range)
  }

  /** The last action on cells, for eyes and ears; it stays until the next move. */
  get note(): string {
    return this.#note
  }

  /** The corner that Shift and a key move: that of the selection, or the active cell. */
  headFrom(active: Position): Position {
    return this.#range?.head ?? active
  }

  has({ row, column }: Position): boolean {
    const { edges } = this
    return edges !== undefined && isInside(edges, row, column)
  }

  /** Selects from where the selection began, or from the active cell, to a cell. */
  extend(active: Position, head: Position): void {
    this.set({ anchor: active, isRows: false, ...this.#range, head })
  }

  between(anchor: Position, head: Position): void {
    this.set({ anchor, head, isRows: false })
  }

  /** Selects from the active cell. @returns whether cells can be selected */
  take(what: 'rows' | 'column' | 'all', { row, column }: Position): boolean {
    const { top, bottom } = this.edges ?? { top: row, bottom: row }
    const last = this.#rows.length - 1
    const [from, to] = what === 'rows' ? [top, bottom] : [0, last]
    return this.set({ anchor: { row: from, column }, head: { row: to, column }, isRows: what !== 'column' })
  }

  /** Selects a row, or all rows from where the selection began to it. */
  takeRows(row: number, isTo: boolean): void {
    const head = { row, column: 0 }
    this.set({ anchor: (isTo && this.#range?.anchor) || head, head, isRows: true })
  }

  /** The command of a row's menu: to select the row, or all rows to it; undefined where it is selected. */
  offered(row: number): 'select' | 'select-to' | undefined {
    const { edges } = this
    if (!this.#hasCells()) return undefined
    if (!edges) return 'select'
    return row < edges.top || row > edges.bottom ? 'select-to' : undefined
  }

  /** @returns whether cells can be selected */
  set(range: CellRange): boolean {
    if (!this.#hasCells()) return false
    this.#range = range
    this.#selected = undefined
    this.#note = ''
    this.#host.requestUpdate()
    return true
  }

  say(note: string): void {
    this.#note = note
    this.#isNoteNew = true
    this.#host.requestUpdate()
  }

  /** @returns whether there was a selection */
  drop(): boolean {
    const had = this.#range !== undefined
    if (had || this.#note !== '') this.#host.requestUpdate()
    this.#range = undefined
    this.#selected = undefined
    this.#note = ''
    return had
  }

  /** Before each update: the rows that are shown now. */
  follow(rows: readonly StagedRow[]): void {
    if (rows !== this.#rows) {
      if (this.#range && !hasSameKeys(rows, this.#rows)) this.#range = undefined
      // The action that the note describes was undone.
      if (!this.#isNoteNew) this.#note = ''
      this.#rows = rows
      this.#selected = undefined
    }
    this.#isNoteNew = false
  }

  /** The selected rows: the same list until others are selected or changed. */
  get rows(): readonly StagedRow[] {
    const { edges } = this
    return edges ? (this.#selected ??= this.#rows.slice(edges.top, edges.bottom + 1)) : NO_ROWS
  }
}

function hasSameKeys(some: readonly StagedRow[], others: readonly StagedRow[]): boolean {
  return some.length === others.length && some.every(({ key }, index) => key === others[index]!.key)
}
