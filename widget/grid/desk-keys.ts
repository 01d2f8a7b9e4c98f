/** The keys that work wherever the focus is in the desk. */

type DeskKey = 'undo' | 'redo' | 'review'

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'getModifierState'
>

/** What a key means to the desk, whatever has the focus. */
export function deskKey(event: Key): DeskKey | undefined {
  if (event.isComposing || event.altKey || !isModified(event)) return undefined
  switch (event.key.toLowerCase()) {
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

// AltGr is Ctrl and Alt on some systems, and writes a character.
export function isModified(event: Key): boolean {
  return (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
}

// A field has an undo of its own, and what opens over the desk has keys of its own.
const ownKeys = 'dialog, [popover], input, textarea, select, [contenteditable]'

/**
 * Is a key that arrives at the root of the desk meant for the desk? Not where something on its way has used
 * it or has such keys itself, nor in what the page has put into the desk's slot.
 */
export function isDeskEvent(event: Event, root: Node): boolean {
  if (event.defaultPrevented || !(event.target instanceof Node)) return false
  if (event.target.getRootNode() !== root) return false
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(root))
  return !inside.some((on) => on instanceof Element && on.matches(ownKeys))
}
