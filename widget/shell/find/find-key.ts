import { isMac } from '../../kit/parts/key-names.ts'
import { isComposed, shortcutKey } from '../../kit/parts/keys.ts'
import { isPressedIn, isSearchKey, OVERLAYS } from '../../kit/parts/search-key.ts'

/**
 * Whether a key event asks for the field that finds anything: Ctrl+K, or Cmd+K on a Mac; and `/`, unless the open desk
 * has taken that for a search of its own.
 */
export function isFindKey(event: KeyboardEvent): boolean {
  if (isSearchKey(event)) return true
  const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isHeld || altKey || shiftKey || defaultPrevented || isComposed(event)) return false
  return shortcutKey(event) === 'k' && !isPressedIn(event, `${OVERLAYS}, [contenteditable]`)
}
