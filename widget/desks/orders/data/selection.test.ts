import { describe, expect, it } from 'vitest'
import type { OrderEntry } from './order-entry.ts'
import { Selection } from './selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }) as OrderEntry)
const keys = (selection: Selection) =>
  selection.orders
    .map(({ key }) => key)
    .toSorted()
    .join('')

describe('the selection', () => {
  it('takes an order in and out', () => {
    const one = Selection.none.toggle(shown[1]!)
    expect([keys(one), keys(one.toggle(shown[1]!)), keys(Selection.none)]).toEqual(['b', '', ''])
  })

  it('takes a range from the anchor, again and again from the same one, in both directions', () => {
    const anchored = Selection.none.toggle(shown[2]!)
    const down = anchored.extend(shown, 2, 4)
    expect(keys(down)).toBe('cde')
    expect(keys(down.extend(shown, 4, 0))).toBe('abcde')
    expect(keys(anchored.extend(shown, 2, 1))).toBe('bc')
  })

  it('begins a range where the clerk is, if the anchor is not shown', () => {
    expect(keys(Selection.none.extend(shown, 1, 3))).toBe('bcd')
    const elsewhere = Selection.none.toggle({ key: 'z' } as OrderEntry)
    expect(keys(elsewhere.extend(shown, 3, 4))).toBe('dez')
  })

  it('takes all of what is shown, and leaves the others', () => {
    const all = Selection.none.toggle({ key: 'z' } as OrderEntry).addAll(shown)
    expect([keys(all), all.hasAll(shown), keys(all.without(shown))]).toEqual(['abcdez', true, 'z'])
    expect([Selection.none.hasAll([]), Selection.none.hasAll(shown)]).toEqual([false, false])
  })
})
