/** The commands of keys on a row of a report. Pure. */

export type RowKeyAction = { do: 'move'; to: number } | { do: 'unfold' | 'fold' | 'toggle' | 'head' }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>

interface Place {
  active: number
  count: number
  /** Items that Page Up and Page Down move by. */
  page: number
  isRtl: boolean
}

/** Undefined if the key is not for the rows. Ctrl makes no difference with Home and End. */
export function keyOnRow(event: Key, { active, count, page, isRtl }: Place): RowKeyAction | undefined {
  const { key, altKey, shiftKey, metaKey, ctrlKey, isComposing } = event
  if (isComposing || altKey || shiftKey || metaKey) return undefined
  const to = (item: number): RowKeyAction => ({
    do: 'move',
    to: Math.max(0, Math.min(item, count - 1)),
  })
  if (key === 'Home') return to(0)
  if (key === 'End') return to(count - 1)
  if (ctrlKey) return undefined
  switch (key) {
    case 'ArrowDown':
      return to(active + 1)
    case 'ArrowUp':
      return active === 0 ? { do: 'head' } : to(active - 1)
    case 'PageDown':
      return to(active + page)
    case 'PageUp':
      return to(active - page)
    case 'Enter':
      return { do: 'toggle' }
    case 'ArrowRight':
      return { do: isRtl ? 'fold' : 'unfold' }
    case 'ArrowLeft':
      return { do: isRtl ? 'unfold' : 'fold' }
    default:
      return undefined
  }
}
