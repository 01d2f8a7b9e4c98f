/** The commands of keys in the grid of rows. The keys of the whole desk are in desk-keys.ts. Pure. */
import { lookUp } from '../../../shared/domain/values/lookup.ts'
import { isComposed, isModified, type PressedKey, shortcutKey, typedBy } from '../../kit/parts/keys.ts'

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down'

export type GridAction =
  | { do: 'move'; to: Move }
  /** Moves the corner of the selection. */
  | { do: 'extend'; to: Move }
  | { do: 'select'; what: 'rows' | 'column' | 'all' }
  /** Starts with the cell's text, all selected or with the caret at the end. */
  | { do: 'edit'; selects: boolean }
  /** Starts with the typed text instead of the cell's. */
  | { do: 'type'; text: string }
  /** Starts empty, for the text that the browser is about to type. */
  | { do: 'compose' }
  /** `fill` gives the text to all selected rows. */
  | { do: 'commit'; goes: 'down' | 'up' | 'next' | 'previous' | 'review' | 'fill' }
  | { do: 'drop' | 'duplicate' | 'cancel' | 'insert' | 'unselect' }

/** For `aria-keyshortcuts`: the keys beyond those that every grid has. */
export const gridShortcuts =
  'F2 Delete Insert Shift+Space Control+Space Control+A Control+C Control+V Control+D Control+Z ' +
  'Control+Shift+Z Control+Y Control+Enter Alt+Enter Meta+A Meta+C Meta+V Meta+Z Meta+Enter'

const moves: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
}

const mirrored: Partial<Record<Move, Move>> = { left: 'right', right: 'left' }

/** On a cell that is not being edited. @param isRtl whether the page reads from right to left */
export function keyOnCell(event: PressedKey, isRtl: boolean): GridAction | undefined {
  const { key, shiftKey } = event
  if (isModified(event)) return isComposed(event) ? undefined : keyWithModifier(event)
  const typed = typedBy(event)
  if (typed) return typed === 'compose' ? { do: 'compose' } : { do: 'type', text: typed.text }
  if (isComposed(event) || (event.altKey && !event.getModifierState('AltGraph'))) return undefined
  const move = lookUp(moves, key)
  if (move) return { do: shiftKey ? 'extend' : 'move', to: (isRtl && mirrored[move]) || move }
  switch (key) {
    case 'Enter':
      return { do: 'edit', selects: true }
    case 'F2':
      return { do: 'edit', selects: false }
    case 'Delete':
      return { do: 'cancel' }
    case 'Insert':
      return { do: 'insert' }
    case 'Escape':
      return { do: 'unselect' }
    case ' ':
      return shiftKey ? { do: 'select', what: 'rows' } : undefined
    default:
      return undefined
  }
}

/** In a cell's field. Other keys are left to the field, such as its own undo. */
export function keyInField(event: PressedKey): GridAction | undefined {
  const { key, shiftKey } = event
  if (isComposed(event)) return undefined
  switch (key) {
    case 'Enter':
      if (isModified(event)) return { do: 'commit', goes: 'review' }
      if (event.altKey) return { do: 'commit', goes: 'fill' }
      return { do: 'commit', goes: shiftKey ? 'up' : 'down' }
    case 'Tab':
      return { do: 'commit', goes: shiftKey ? 'previous' : 'next' }
    case 'Escape':
      return { do: 'drop' }
    default:
      return undefined
  }
}

function keyWithModifier(event: PressedKey): GridAction | undefined {
  const { shiftKey } = event
  if (event.altKey) return undefined
  switch (shortcutKey(event)) {
    case 'home':
      return { do: shiftKey ? 'extend' : 'move', to: 'first' }
    case 'end':
      return { do: shiftKey ? 'extend' : 'move', to: 'last' }
    case ' ':
      return { do: 'select', what: 'column' }
    case 'a':
      return shiftKey ? undefined : { do: 'select', what: 'all' }
    case 'd':
      return { do: 'duplicate' }
    default:
      return undefined
  }
}
