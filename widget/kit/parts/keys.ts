/** How keys arrive from every keyboard and input method. Pure. */

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'getModifierState'
> &
  Partial<Pick<KeyboardEvent, 'code' | 'keyCode'>>

// The key code while an input method has the key. Safari sends it for the Enter that ended a composition, too.
const OF_INPUT_METHOD = 229

/** Whether a key belongs to an input method: it composes a character, or ends a composition. */
export function isComposed(event: Pick<KeyboardEvent, 'isComposing'> & { keyCode?: number }): boolean {
  return event.isComposing || event.keyCode === OF_INPUT_METHOD
}

// On some systems AltGr is reported as Ctrl+Alt, and it types a character.
export function isModified(event: Omit<PressedKey, 'isComposing'>): boolean {
  const isTyped = event.ctrlKey && event.altKey && isBeyondAscii(event.key)
  return (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph') && !isTyped
}

/** The lower-case letter of a key with Ctrl or Cmd; by its place where the keyboard writes no Latin letters. */
export function shortcutKey({ key, code = '' }: PressedKey): string {
  return isBeyondAscii(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase()
}

/**
 * The text that a key types before there is a field: a character, or with `compose` one that the browser is about to
 * write into the field focused by then. Undefined for a key that types nothing.
 */
export function typedBy(event: PressedKey): { text: string } | 'compose' | undefined {
  const { key, altKey, code = '' } = event
  const isCharacter = [...key].length === 1 && key.trim() !== ''
  if (isModified(event)) return undefined
  // A dead key, an input method, the keyboard of a phone.
  if (['Dead', 'Process'].includes(key)) return 'compose'
  if (isComposed(event)) return isCharacter || key === 'Unidentified' ? 'compose' : undefined
  if (!isCharacter) return undefined
  if (!altKey || event.getModifierState('AltGraph')) return { text: key }
  // Alt and a number on the number pad write a sign once Alt is released.
  if (/^Numpad\d$/.test(code)) return 'compose'
  // Option writes signs; Alt with a letter or a digit is a key of the browser.
  return /^[a-z\d]$/i.test(key) ? undefined : { text: key }
}

/**
 * Keeps keys that an input method has taken from every later handler: an Enter or Escape that ends a composition must
 * not save, close or move anything. For a capturing listener of `keydown`.
 */
export function leaveToInputMethod(event: KeyboardEvent): void {
  const [target] = event.composedPath()
  const host = event.currentTarget as Node
  const isField = target instanceof Element && target.matches('input, textarea')
  // Content that the page has slotted has its own keys.
  const isOfPage = event.composedPath().some((on) => on instanceof Node && on !== host && host.contains(on))
  if (isComposed(event) && isField && !isOfPage) event.stopPropagation()
}

function isBeyondAscii(key: string): boolean {
  return [...key].length === 1 && key > '\u007f'
}
