import { isComposed, isModified, type PressedKey } from './keys.ts'

/** Dialogs and menus have their own keys. */
export const OVERLAYS = 'dialog, [popover]'

/** Fields take the character. */
export const TAKEN = `${OVERLAYS}, input, textarea, select, [contenteditable]`

/** Whether a key event asks for the search: `/` anywhere in the desk but in a field, a dialog or a menu. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, altKey, defaultPrevented } = event
  if (key !== '/' || isComposed(event) || defaultPrevented) return false
  if (isModified(event) || (altKey && !event.getModifierState('AltGraph'))) return false
  return !isPressedIn(event, TAKEN)
}

/** Whether a key was pressed in one of these elements, or in content that the page has slotted: that has its own keys. */
export function isPressedIn(event: KeyboardEvent & PressedKey, selector: string): boolean {
  const path = event.composedPath()
  return path
    .slice(0, path.indexOf(event.currentTarget!))
    .some((on) => on instanceof Element && (on.assignedSlot !== null || on.matches(selector)))
}
