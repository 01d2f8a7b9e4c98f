/** The keys that work anywhere in the desk. */
import { isComposed, isModified, type PressedKey, shortcutKey } from '../../kit/parts/keys.ts'

type DeskKey = 'undo' | 'redo' | 'review'

/** The command of a key in the desk, for any focused element. */
export function deskKey(event: PressedKey): DeskKey | undefined {
  if (isComposed(event) || event.altKey || !isModified(event)) return undefined
  switch (shortcutKey(event)) {
    case 'z':
      return event.shiftKey ? 'redo' : 'undo'
    case 'y':
      return 'redo'
    case 'enter':
      return 'review'
    default:
      return undefined
  }
}

// Fields have their own undo, and dialogs and menus their own keys.
const ownKeys = 'dialog, [popover], input, textarea, select, [contenteditable]'

/**
 * Whether a key event that reaches the desk's root is meant for the desk. It is not if it was already handled, came
 * from an element with its own keys, or from content that the page has slotted.
 */
export function isDeskEvent(event: Event, root: Node): boolean {
  if (event.defaultPrevented || !(event.target instanceof Node)) return false
  if (event.target.getRootNode() !== root) return false
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(root))
  return !inside.some((on) => on instanceof Element && on.matches(ownKeys))
}
