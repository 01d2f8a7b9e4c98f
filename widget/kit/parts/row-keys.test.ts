import { describe, expect, it } from 'vitest'
import { keyOnRow } from './row-keys.ts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false }
const place = { active: 5, count: 100, page: 20, isRtl: false }

describe('a key on a row', () => {
  it.each([
    ['ArrowDown', 6],
    ['ArrowUp', 4],
    ['PageDown', 25],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 99],
  ])('%s leads to %i', (key, to) => expect(keyOnRow({ ...plain, key }, place)).toEqual({ do: 'move', to }))

  it('leads from the first row to the heads, and no further than the last row', () => {
    expect(keyOnRow({ ...plain, key: 'ArrowUp' }, { ...place, active: 0 })).toEqual({ do: 'head' })
    expect(keyOnRow({ ...plain, key: 'ArrowDown' }, { ...place, active: 99 })).toEqual({ do: 'move', to: 99 })
  })

  it('unfolds towards the end of the line and folds towards its beginning', () => {
    expect(keyOnRow({ ...plain, key: 'ArrowRight' }, place)).toEqual({ do: 'unfold' })
    expect(keyOnRow({ ...plain, key: 'ArrowRight' }, { ...place, isRtl: true })).toEqual({ do: 'fold' })
    expect(keyOnRow({ ...plain, key: 'ArrowLeft' }, { ...place, isRtl: true })).toEqual({ do: 'unfold' })
    expect(keyOnRow({ ...plain, key: 'Enter' }, place)).toEqual({ do: 'toggle' })
  })

  it('is left to the browser when it is one of its own', () => {
    expect(keyOnRow({ ...plain, key: 'a' }, place)).toBe(undefined)
    expect(keyOnRow({ ...plain, key: 'ArrowDown', altKey: true }, place)).toBe(undefined)
    expect(keyOnRow({ ...plain, key: 'ArrowDown', isComposing: true }, place)).toBe(undefined)
    expect(keyOnRow({ ...plain, key: 'ArrowLeft', metaKey: true }, place)).toBe(undefined)
    expect(keyOnRow({ ...plain, key: 'End', ctrlKey: true }, place)).toEqual({ do: 'move', to: 99 })
  })
})
