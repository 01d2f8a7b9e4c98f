import type { LitElement, ReactiveController } from 'lit'
import type { StagedRow } from '../changes/staged-rows.ts'
import { type ActiveCell, cellAround, type CellFocus, focusCell } from './focus-cell.ts'
import { FIRST_COLUMN, type Position } from './grid-position.ts'

/**
 * Holds the one cell that keyboard, pointer, paste and focus act on. It stays with its row while rows come and go, and
 * gets the focus after the update for which that was requested.
 */
export class ActiveCellController implements ReactiveController {
  readonly #host: LitElement
  #cell: ActiveCell = { key: undefined, column: FIRST_COLUMN }
  /** The index of its row, or where the row was before it went. */
  #index = 0
  /** The focus target after the update. */
  #focus: CellFocus | undefined
  #isLocked = false

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  get key(): ActiveCell['key'] {
    return this.#cell.key
  }

  get position(): Position {
    return { row: this.#index, column: this.#cell.column }
  }

  /** Whether the clerk tried to edit the cell although it is locked. */
  get isLocked(): boolean {
    return this.#isLocked
  }

  /** Says why the cell cannot be edited. */
  lock(isLocked = true): void {
    this.#isLocked = isLocked
    this.#host.requestUpdate()
  }

  /** Makes a cell active and focuses it. */
  go(to: ActiveCell): void {
    this.#cell = to
    this.focus('cell')
    this.lock(false)
  }

  /** Makes a cell active, without the focus. */
  become(cell: ActiveCell, index: number): void {
    this.#cell = cell
    this.#index = index
    this.lock(false)
  }

  /** Makes the cell around an element active, which has the focus already. @returns whether there is one */
  activate(inside: Element, rows: readonly StagedRow[]): boolean {
    const cell = cellAround(inside)
    if (!cell) return false
    if (cell.key !== this.#cell.key || cell.column !== this.#cell.column) {
      this.become(
        cell,
        rows.findIndex(({ key }) => key === cell.key),
      )
    }
    return true
  }

  /** The cell around an element, or the active one. */
  positionOf(inside: Element, rows: readonly StagedRow[]): Position {
    const { key, column } = cellAround(inside) ?? this.#cell
    return { row: rows.findIndex((row) => row.key === key), column }
  }

  /** Focuses the cell, or its field, after the next update. */
  focus(focus: CellFocus): void {
    this.#focus = focus
    this.#host.requestUpdate()
  }

  /** Call this when all rows are replaced: the first one becomes active if the cell's row is not among them. */
  restart(): void {
    this.#index = 0
  }

  /** Before each update: the rows that are shown now. Where the cell's row is gone, the next one takes its place. */
  follow(rows: readonly StagedRow[]): void {
    const found = rows.findIndex(({ key }) => key === this.#cell.key)
    if (found !== -1) {
      this.#index = found
      return
    }
    this.#index = Math.min(this.#index, Math.max(0, rows.length - 1))
    const hadFocus = this.#cell.key !== undefined && this.#host.shadowRoot?.activeElement?.closest('tbody')
    if (hadFocus) this.#focus ??= 'cell'
    this.#cell = { ...this.#cell, key: rows[this.#index]?.key }
  }

  hostUpdated(): void {
    const wanted = this.#focus
    this.#focus = undefined
    if (!wanted) return
    const { renderRoot } = this.#host
    const { row, column } = this.position
    const cell = renderRoot.querySelector<HTMLElement>(
      `tr[aria-rowindex="${row + 2}"] > [data-column="${column}"]`,
    )
    // Without rows there is no cell, and the last one took the focus with it.
    focusCell(cell ?? renderRoot.querySelector<HTMLElement>('.empty'), wanted)
  }
}
