import { cdp, page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { closeDesks } from '../../testing/desk.ts'
import { type Grid, openGrid } from '../../testing/grid.ts'
import {
  begunSigns,
  composedKeys,
  keyEvent,
  keysOfOthers,
  shortcutsOf,
  writtenSigns,
} from '../../testing/key-table.ts'
import { isSearchKey } from '../../kit/parts/search-key.ts'
import { deskKey } from './desk-keys.ts'
import { keyInField, keyOnCell } from './grid-keys.ts'

describe('a key of the grid', () => {
  it.each(writtenSigns)('never loses a sign: $from', (key) => {
    expect(keyOnCell(keyEvent(key), false)).toEqual({ do: 'type', text: key.sign })
  })

  it.each(begunSigns)('opens the field for a sign that is still to come: $from', (key) => {
    expect(keyOnCell(keyEvent(key), false)).toEqual({ do: 'compose' })
  })

  it.each(keysOfOthers)('is left to the browser: $from', (key) => {
    expect(keyOnCell(keyEvent(key), false)).toBeUndefined()
    expect(deskKey(keyEvent(key))).toBeUndefined()
  })

  it.each([
    ...['Enter', 'Escape', 'Tab', 'ArrowDown', 'F2', 'Delete'].flatMap((key) => composedKeys(key)),
    ...composedKeys('Enter', { ctrlKey: true }),
    ...composedKeys('Enter', { altKey: true }),
  ])('never enters, drops or moves: $from', (key) => {
    expect(keyInField(keyEvent(key))).toBeUndefined()
    expect(deskKey(keyEvent(key))).toBeUndefined()
    // On a cell an input method may begin; nothing else happens.
    expect([undefined, { do: 'compose' }]).toContainEqual(keyOnCell(keyEvent(key), false))
  })

  it.each(composedKeys('/'))('never opens the search: $from', (key) => {
    let isSearch: boolean | undefined
    const box = document.createElement('div')
    box.addEventListener('keydown', (event) => (isSearch = isSearchKey(event)))
    box.dispatchEvent(keyEvent(key))
    expect(isSearch).toBe(false)
  })

  it.each(shortcutsOf('z', 'я'))('undoes with $from', (key) => {
    expect(deskKey(keyEvent(key))).toBe('undo')
  })
  it.each(shortcutsOf('a', 'ф'))('selects all with $from', (key) => {
    expect(keyOnCell(keyEvent(key), false)).toEqual({ do: 'select', what: 'all' })
  })
  it.each(shortcutsOf('d', 'в'))('makes a copy with $from', (key) => {
    expect(keyOnCell(keyEvent(key), false)).toEqual({ do: 'duplicate' })
  })
})

describe('typing on a cell', () => {
  let edge: FakeEdge
  let grid: Grid
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(1200, 900)
    grid = await openGrid()
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  const field = () => grid.root.querySelector<HTMLInputElement>('.cell-field')
  const press = (init: KeyboardEventInit) => {
    const event = keyEvent({ from: '', init })
    grid.root.activeElement!.dispatchEvent(event)
    return event
  }
  const first = () => grid.store.rows[0]!

  it.each(someOf(writtenSigns, 3))('starts the field with the sign: $from', async (key) => {
    await grid.at(0, 'Name')
    grid.root.activeElement!.dispatchEvent(keyEvent(key))
    await grid.element.updateComplete
    await grid.keys('5{Enter}')
    expect(first().row.Name).toBe(`${key.sign}5`)
  })

  it('never books the digits after a sign of another currency', async () => {
    await grid.at(0, 'UnitPrice')
    press({ key: '€', altKey: true, code: 'Digit2' })
    await grid.element.updateComplete
    await grid.keys('5{Enter}')
    expect(first().unread.UnitPrice).toMatchObject({
      text: '€5',
      problem: { code: 'other-currency', other: 'EUR' },
    })
  })

  it('never turns a minus of Option into a plus', async () => {
    await grid.at(0, 'UnitPrice')
    press({ key: '–', altKey: true, code: 'Minus' })
    await grid.element.updateComplete
    await grid.keys('5{Enter}')
    expect(first().row.UnitPrice).toBe(-500)
  })

  it.each(someOf(begunSigns, 3))(
    'has an empty field with the focus before the sign comes: $from',
    async (key) => {
      await grid.at(0, 'Name')
      const event = keyEvent(key)
      grid.root.activeElement!.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
      expect(field()).not.toBe(null)
      expect(grid.root.activeElement).toBe(field())
      expect(field()!.value).toBe('')
      await cdp().send('Input.insertText', { text: 'É' })
      await userEvent.keyboard('tag{Enter}')
      await grid.element.updateComplete
      expect(first().row.Name).toBe('Étag')
    },
  )

  it('composes a word of an input method, whose Enter enters nothing', async () => {
    await grid.at(0, 'Name')
    press({ key: 'Process', code: 'KeyA', keyCode: 229 })
    for (const text of ['あ', 'あか', '明か']) {
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    }
    press({ key: 'Enter', isComposing: true })
    expect(field()!.value).toBe('明か')
    await cdp().send('Input.insertText', { text: '明かり' })
    press({ key: 'Enter', keyCode: 229 })
    await grid.element.updateComplete
    expect(field()!.value).toBe('明かり')
    await grid.keys('{Enter}')
    expect(first().row.Name).toBe('明かり')
  })

  it('never empties a cell in which no character has come', async () => {
    const name = first().row.Name
    for (const leave of ['{Enter}', '{Tab}', '{Escape}', '{Alt>}{Enter}{/Alt}']) {
      await grid.at(0, 'Name')
      press({ key: 'Dead', code: 'Equal' })
      await grid.keys(leave)
      await grid.keys('{Escape}')
    }
    expect(first().row.Name).toBe(name)
    expect(grid.store.count).toBe(0)
  })
})
