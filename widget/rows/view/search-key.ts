import { isComposed, isModified } from '../../kit/parts/keys.ts'

// Fields take the character, and dialogs and menus have their own keys.
const TAKEN = 'dialog, [popover], input, textarea, select, [contenteditable]'

/** Whether a key event asks for the search: `/` anywhere in the desk but in a field, a dialog or a menu. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, altKey, defaultPrevented, currentTarget } = event
  if (key !== '/' || isComposed(event) || defaultPrevented) return false
  if (isModified(event) || (altKey && !event.getModifierState('AltGraph'))) return false
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(currentTarget!))
  // Content that the page has slotted into the desk keeps its own keys.
  const isOfPage = inside.some((on) => on instanceof Element && on.assignedSlot !== null)
  return !isOfPage && !inside.some((on) => on instanceof Element && on.matches(TAKEN))
}
