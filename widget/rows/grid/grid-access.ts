import type { ChangesStore } from '../changes/changes.store.ts'
import type { RowKey } from '../changes/changes.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Command } from '../../kit/parts/command.ts'
import type { RowLife } from '../../kit/parts/row-life.ts'
import type { Position } from './grid-position.ts'

/** The grid, as its parts that act on many cells see it. */
export interface GridAccess {
  store(): ChangesStore
  gates(): EditGates
  /** Undefined until deliveries and cancellations have loaded, and where the session allows none. */
  life(): RowLife | undefined
  /** The rows in view. */
  rows(): readonly StagedRow[]
  /** The active cell. */
  position(): Position
  /** Whether rows are cards, whose cells are no block. */
  isCards(): boolean
  /** Focuses the active cell, or that of a row in the active column. */
  focusCell(key?: RowKey): void
  /** Says why the active cell cannot be edited. */
  lock(): void
  ask(command: Command): void
}
