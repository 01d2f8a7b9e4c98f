/** The same intent from different keyboards and input methods: the table for every handler of keys. */

export interface ArrivedKey {
  /** The keyboard and the key, as a test's title names them. */
  from: string
  init: KeyboardEventInit
  /** Whether the browser says that AltGr is down. */
  altGraph?: boolean
}

/** Keys that write a sign, with the sign. */
export const writtenSigns: readonly (ArrivedKey & { sign: string })[] = [
  { from: 'a plain key', sign: '5', init: { key: '5', code: 'Digit5' } },
  { from: 'Option+2 of a Mac', sign: '€', init: { key: '€', code: 'Digit2', altKey: true } },
  { from: 'Option+4 of a Swedish Mac', sign: '$', init: { key: '$', code: 'Digit4', altKey: true } },
  { from: 'Option+- of a Mac, an en dash', sign: '–', init: { key: '–', code: 'Minus', altKey: true } },
  {
    from: 'Option+Shift+- of a Mac, an em dash',
    sign: '—',
    init: { key: '—', code: 'Minus', altKey: true, shiftKey: true },
  },
  { from: 'AltGr+E of Windows', sign: '€', init: { key: '€', code: 'KeyE' }, altGraph: true },
  {
    from: 'AltGr+E reported as Ctrl+Alt',
    sign: '€',
    init: { key: '€', code: 'KeyE', ctrlKey: true, altKey: true },
    altGraph: true,
  },
  {
    from: 'Ctrl+Alt+E, with no word of AltGr',
    sign: '€',
    init: { key: '€', code: 'KeyE', ctrlKey: true, altKey: true },
  },
  { from: 'a full-width digit', sign: '５', init: { key: '５', code: 'Digit5' } },
  { from: 'a half', sign: '½', init: { key: '½', code: 'Backquote' } },
  { from: 'a letter of the layout', sign: 'å', init: { key: 'å', code: 'BracketLeft' } },
  { from: 'a sign of two code units', sign: '😀', init: { key: '😀' } },
]

/** Keys with which an input method begins a character that comes later. */
export const begunSigns: readonly ArrivedKey[] = [
  { from: 'a dead key', init: { key: 'Dead', code: 'Equal' } },
  { from: 'Option+E of a Mac, a dead key', init: { key: 'Dead', code: 'KeyE', altKey: true } },
  { from: 'Japanese input on Windows', init: { key: 'Process', code: 'KeyK', keyCode: 229 } },
  { from: 'Japanese input on a Mac', init: { key: 'k', code: 'KeyK', keyCode: 229 } },
  { from: 'the keyboard of a phone', init: { key: 'Unidentified', keyCode: 229 } },
  { from: 'Alt and the number pad', init: { key: '0', code: 'Numpad0', altKey: true } },
]

/** The same key while a character is composed, or as it ends. */
export function composedKeys(key: string, more: KeyboardEventInit = {}): ArrivedKey[] {
  return [
    { from: `${key} while a character is composed`, init: { key, ...more, isComposing: true } },
    { from: `${key} of Safari, after the end of a composition`, init: { key, ...more, keyCode: 229 } },
    { from: `${key} that the input method took`, init: { key: 'Process', ...more, keyCode: 229 } },
  ]
}

/** Keys that belong to the browser or the system. */
export const keysOfOthers: readonly ArrivedKey[] = [
  { from: 'Alt+D of Windows', init: { key: 'd', code: 'KeyD', altKey: true } },
  { from: 'Alt+4 of Windows', init: { key: '4', code: 'Digit4', altKey: true } },
  { from: 'Ctrl+C', init: { key: 'c', code: 'KeyC', ctrlKey: true } },
  { from: 'Cmd+V', init: { key: 'v', code: 'KeyV', metaKey: true } },
  {
    from: 'Ctrl+Alt+D, which is no shortcut',
    init: { key: 'd', code: 'KeyD', ctrlKey: true, altKey: true },
  },
  { from: 'Alt+ArrowLeft, one page back', init: { key: 'ArrowLeft', altKey: true } },
  { from: 'Shift alone', init: { key: 'Shift', shiftKey: true } },
  { from: 'AltGr alone', init: { key: 'AltGraph' }, altGraph: true },
  { from: 'a key of sound', init: { key: 'AudioVolumeUp' } },
]

/** Ctrl or Cmd with a letter, on layouts that write others. */
export function shortcutsOf(letter: string, cyrillic: string): ArrivedKey[] {
  const code = `Key${letter.toUpperCase()}`
  return [
    { from: `Ctrl+${letter}`, init: { key: letter, code, ctrlKey: true } },
    { from: `Cmd+${letter}`, init: { key: letter, code, metaKey: true } },
    {
      from: `Ctrl+${letter} with Caps Lock`,
      init: { key: letter.toUpperCase(), code, ctrlKey: true },
    },
    { from: `Ctrl+${letter} of a Russian keyboard`, init: { key: cyrillic, code, ctrlKey: true } },
    // The letter counts, not the place: QWERTZ has Z where QWERTY has Y.
    {
      from: `Ctrl+${letter} at another place`,
      init: { key: letter, code: 'KeyY', ctrlKey: true },
    },
  ]
}

/** The event of a key, as a browser fires it. */
export function keyEvent({ init, altGraph }: ArrivedKey): KeyboardEvent {
  return new KeyboardEvent('keydown', {
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
    ...(altGraph && { modifierAltGraph: true }),
  })
}
