import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deskKey } from './desk-keys.ts'
import { keyInField, keyOnCell } from './grid-keys.ts'
import { moved, nextEditable } from './grid-position.ts'

const press = (
  key: string,
  more: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing', boolean>> = {},
  altGraph = false,
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...more,
  getModifierState: (name: string) => name === 'AltGraph' && altGraph,
})

describe('a key on a cell', () => {
  it.each([
    ['a', { do: 'type', text: 'a' }],
    ['é', { do: 'type', text: 'é' }],
    ['Enter', { do: 'edit', selects: true }],
    ['F2', { do: 'edit', selects: false }],
    ['PageDown', { do: 'move', to: 'page-down' }],
    ['Delete', { do: 'cancel' }],
    ['Insert', { do: 'insert' }],
    ['Tab', undefined],
    [' ', undefined],
    ['Escape', { do: 'unselect' }],
    ['Shift', undefined],
  ])('%s means %o', (key, action) => {
    expect(keyOnCell(press(key), false)).toEqual(action)
  })

  it.each([
    ['ArrowDown', {}, { do: 'extend', to: 'down' }],
    ['PageUp', {}, { do: 'extend', to: 'page-up' }],
    ['End', { ctrlKey: true }, { do: 'extend', to: 'last' }],
    [' ', {}, { do: 'select', what: 'rows' }],
    ['A', {}, { do: 'type', text: 'A' }],
  ])('%s with Shift and %o means %o', (key, more, action) => {
    expect(keyOnCell(press(key, { shiftKey: true, ...more }), false)).toEqual(action)
  })

  it('selects everything or a column with Ctrl', () => {
    expect(keyOnCell(press('a', { metaKey: true }), false)).toEqual({ do: 'select', what: 'all' })
    expect(keyOnCell(press(' ', { ctrlKey: true }), false)).toEqual({ do: 'select', what: 'column' })
  })

  it('goes left to the next cell in a page from right to left', () => {
    expect(keyOnCell(press('ArrowLeft'), true)).toEqual({ do: 'move', to: 'right' })
    expect(keyOnCell(press('ArrowUp'), true)).toEqual({ do: 'move', to: 'up' })
    expect(keyOnCell(press('ArrowRight', { shiftKey: true }), true)).toEqual({ do: 'extend', to: 'left' })
  })

  it('takes Cmd for Ctrl, writes with AltGr, and leaves the browser’s own keys alone', () => {
    expect(keyOnCell(press('d', { metaKey: true }), false)).toEqual({ do: 'duplicate' })
    expect(keyOnCell(press('End', { ctrlKey: true }), false)).toEqual({ do: 'move', to: 'last' })
    expect(keyOnCell(press('€', { ctrlKey: true, altKey: true }, true), false)).toEqual({
      do: 'type',
      text: '€',
    })
    for (const key of ['c', 'x', 'v']) {
      expect(keyOnCell(press(key, { ctrlKey: true }), false)).toBeUndefined()
    }
    expect(keyOnCell(press('d', { altKey: true }), false)).toBeUndefined()
  })

  it('is left to the input method while a character is composed', () => {
    expect(keyOnCell(press('Enter', { isComposing: true }), false)).toBeUndefined()
    expect(keyInField(press('Enter', { isComposing: true }))).toBeUndefined()
  })
})

describe('a key of the whole desk', () => {
  it.each([
    ['z', { metaKey: true }, 'undo'],
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['Enter', { ctrlKey: true }, 'review'],
    ['Enter', { ctrlKey: true, isComposing: true }, undefined],
    ['z', { ctrlKey: true, altKey: true }, undefined],
    ['z', {}, undefined],
    ['c', { ctrlKey: true }, undefined],
  ] as const)('%s with %o means %s, and nothing on a cell', (key, more, meaning) => {
    expect(deskKey(press(key, more))).toBe(meaning)
    expect(meaning && keyOnCell(press(key, more), false)).toBeUndefined()
  })
})

describe('a key in a field', () => {
  it.each([
    ['Enter', {}, { do: 'commit', goes: 'down' }],
    ['Enter', { shiftKey: true }, { do: 'commit', goes: 'up' }],
    ['Enter', { metaKey: true }, { do: 'commit', goes: 'review' }],
    ['Enter', { altKey: true }, { do: 'commit', goes: 'fill' }],
    ['Tab', {}, { do: 'commit', goes: 'next' }],
    ['Tab', { shiftKey: true }, { do: 'commit', goes: 'previous' }],
    ['Escape', {}, { do: 'drop' }],
    ['z', { ctrlKey: true }, undefined],
    ['ArrowLeft', {}, undefined],
  ])('%s with %o means %o', (key, more, action) => {
    expect(keyInField(press(key, more))).toEqual(action)
  })
})

describe('a move', () => {
  it('never leaves the table', () => {
    const moves = [
      'up',
      'down',
      'left',
      'right',
      'row-start',
      'row-end',
      'first',
      'last',
      'page-up',
      'page-down',
    ] as const
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.integer({ min: 1, max: 50 }),
          columns: fc.integer({ min: 1, max: 10 }),
          page: fc.integer({ min: 1, max: 20 }),
        }),
        fc.array(fc.constantFrom(...moves)),
        (size, steps) => {
          const end = steps.reduce((at, step) => moved(at, step, size), { row: 0, column: 0 })
          expect(end.row >= 0 && end.row < size.rows).toBe(true)
          expect(end.column >= 0 && end.column < size.columns).toBe(true)
        },
      ),
    )
  })

  it('finds the next cell that can be edited, over rows that cannot, and none after the last', () => {
    const size = { rows: 3, columns: 3 }
    const canEdit = ({ row, column }: { row: number; column: number }) => row !== 1 && column === 1
    expect(nextEditable({ row: 0, column: 1 }, 1, size, canEdit)).toEqual({ row: 2, column: 1 })
    expect(nextEditable({ row: 2, column: 1 }, -1, size, canEdit)).toEqual({ row: 0, column: 1 })
    expect(nextEditable({ row: 2, column: 1 }, 1, size, canEdit)).toBeUndefined()
  })
})
