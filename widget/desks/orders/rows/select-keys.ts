/** The keys that choose orders. Pure. */

export type SelectKey = { do: 'toggle' } | { do: 'all' } | { do: 'clear' } | { do: 'extend'; to: number }

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'target'
>

interface Place {
  active: number
  count: number
  /** Orders that Page Up and Page Down move by. */
  page: number
}

/** Undefined if the key chooses nothing. */
export function selectKey(event: Key, { active, count, page }: Place): SelectKey | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
  const target = event.target as Element
  if (isComposing || altKey || !target.closest('[data-item]')) return undefined
  if ((ctrlKey || metaKey) && !shiftKey) return key.toLowerCase() === 'a' ? { do: 'all' } : undefined
  if (!shiftKey) {
    if (key === 'Escape') return { do: 'clear' }
    // A box or a button in the row has its own Space.
    return key === ' ' && target.matches('[data-item]') ? { do: 'toggle' } : undefined
  }
  const to = new Map([
    ['ArrowDown', active + 1],
    ['ArrowUp', active - 1],
    ['PageDown', active + page],
    ['PageUp', active - page],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key)
  return to === undefined ? undefined : { do: 'extend', to: Math.max(0, Math.min(to, count - 1)) }
}
