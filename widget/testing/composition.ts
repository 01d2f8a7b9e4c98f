/** Checks that an Enter, an Escape or another key that an input method has taken does nothing. */
import { composedKeys, keyEvent } from './key-table.ts'
import { rootsIn } from './page-parts.ts'

const KEYS = [
  ...['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown', 'Home', 'End', '/'].flatMap((key) =>
    composedKeys(key),
  ),
  ...composedKeys('Enter', { ctrlKey: true }),
  ...composedKeys('Enter', { metaKey: true }),
]

/** The keys of a composition that a field's own part takes from the input method. @returns a sentence for each */
export function takenFromInputMethod(element: Element): string[] {
  const fields = rootsIn(element).flatMap((root) => [...root.querySelectorAll('input, textarea')])
  return fields.flatMap((field) =>
    KEYS.flatMap((key) => {
      const event = keyEvent(key)
      field.dispatchEvent(event)
      return event.defaultPrevented ? `${key.from} in ${field.outerHTML.slice(0, 120)}` : []
    }),
  )
}
