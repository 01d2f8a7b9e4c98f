import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { ItemHeights, itemsSeen, piecesBetween, tablePieces } from './table-window.ts'

/** Items of 10 px, some with something unfolded below. */
function heightsOf(unfolded: Record<number, number> = {}): ItemHeights {
  const heights = new ItemHeights()
  heights.item = 10
  for (const [item, height] of Object.entries(unfolded)) heights.unfold(Number(item), height)
  return heights
}

describe('the heights of items', () => {
  it('include unfolded content', () => {
    const heights = heightsOf({ 3: 25 })
    expect(heights.of({ from: 0, to: 3 })).toBe(30)
    // Four items of 10 and 25 below the last of them.
    expect(heights.of({ from: 0, to: 4 })).toBe(65)
    expect(heights.of({ from: 4, to: 6 })).toBe(20)
  })

  it.each([
    [0, 0],
    [29, 2],
    // Item 3 ends at 40, what is unfolded below it at 65.
    [39, 3],
    [64, 3],
    [65, 4],
    [80, 5],
  ])('have at %i px item %i', (distance, item) => expect(heightsOf({ 3: 25 }).at(distance)).toBe(item))

  it('drop folded content', () => {
    const heights = heightsOf({ 3: 25 })
    heights.unfold(3, 0)
    expect(heights.of({ from: 0, to: 10 })).toBe(100)
  })

  it('find each item where its top is', () => {
    const unfolded = fc.dictionary(fc.nat(50).map(String), fc.integer({ min: 1, max: 300 }))
    fc.assert(
      fc.property(unfolded, fc.nat(60), (more, item) => {
        const heights = heightsOf(more)
        expect(heights.at(heights.of({ from: 0, to: item }))).toBe(item)
      }),
      { numRuns: runs(100, 5000) },
    )
  })
})

describe('the window of items', () => {
  it('has the visible items and ten more on each side', () => {
    // From 500 px on, 100 px: items 50 to 60.
    expect(itemsSeen(1000, 500, 100, heightsOf(), 10)).toEqual({ from: 40, to: 71 })
  })

  it('is whole at the beginning and at the end', () => {
    expect(itemsSeen(1000, 0, 100, heightsOf(), 10)).toEqual({ from: 0, to: 21 })
    expect(itemsSeen(1000, 9900, 100, heightsOf(), 10)).toEqual({ from: 980, to: 1000 })
    expect(itemsSeen(1000, 99_999, 100, heightsOf(), 10)).toEqual({ from: 980, to: 1000 })
  })

  it('has every item in sight, with any items unfolded', () => {
    const unfolded = fc.dictionary(fc.nat(999).map(String), fc.integer({ min: 1, max: 300 }))
    fc.assert(
      fc.property(unfolded, fc.nat(20_000), fc.integer({ min: 1, max: 900 }), (more, wanted, height) => {
        const heights = heightsOf(more)
        // No box can be scrolled further.
        const top = Math.min(wanted, heights.of({ from: 0, to: 1000 }) - height)
        const { from, to } = itemsSeen(1000, top, height, heights, 10)
        expect(heights.of({ from: 0, to: from })).toBeLessThanOrEqual(top)
        expect(heights.of({ from: 0, to })).toBeGreaterThanOrEqual(top + height)
      }),
      { numRuns: runs(100, 5000) },
    )
  })
})

describe('the pieces of a table', () => {
  it('are every item once, in order, those in sight rendered, and gaps for all others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 10_000 }),
        fc.integer({ min: -1000, max: 400_000 }),
        fc.integer({ min: 20, max: 120 }),
        fc.nat(10_000),
        (count, top, height, wished) => {
          const active = Math.min(wished, count - 1)
          const heights = new ItemHeights()
          heights.item = height
          const all = tablePieces(count, itemsSeen(count, top, 900, heights, 20), active)
          const rendered = all.flatMap((piece) => ('item' in piece ? piece.item : []))
          const placed = all.flatMap((piece) =>
            'item' in piece
              ? piece.item
              : Array.from({ length: piece.to - piece.from }, (_, at) => piece.from + at),
          )
          expect(placed).toEqual(Array.from({ length: count }, (_, at) => at))
          expect(rendered).toContain(active)
          const seen = Array.from(
            { length: Math.ceil(900 / height) },
            (_, at) => Math.floor(top / height) + at,
          )
          for (const item of seen.filter((at) => at >= 0 && at < count)) expect(rendered).toContain(item)
          expect(rendered.length).toBeLessThan(900 / height + 100)
        },
      ),
      { numRuns: runs(100, 5000) },
    )
  })

  it('are the window, the active item and gaps for all others', () => {
    expect(tablePieces(100, { from: 40, to: 42 }, 10)).toEqual([
      { from: 0, to: 10 },
      { item: 10 },
      { from: 11, to: 40 },
      { item: 40 },
      { item: 41 },
      { from: 42, to: 100 },
    ])
    expect(tablePieces(3, { from: 0, to: 3 }, 1)).toEqual([{ item: 0 }, { item: 1 }, { item: 2 }])
  })

  it('have the active item once when it is next to the window', () => {
    expect(tablePieces(5, { from: 1, to: 3 }, 3)).toEqual([
      { from: 0, to: 1 },
      { item: 1 },
      { item: 2 },
      { item: 3 },
      { from: 4, to: 5 },
    ])
  })

  it('are split at the sum, even a gap across it', () => {
    const pieces = tablePieces(10, { from: 2, to: 3 }, -1)
    expect(piecesBetween(pieces, 0, 8)).toEqual([{ from: 0, to: 2 }, { item: 2 }, { from: 3, to: 8 }])
    expect(piecesBetween(pieces, 8, 10)).toEqual([{ from: 8, to: 10 }])
    expect(piecesBetween([{ item: 7 }, { item: 8 }], 8, 10)).toEqual([{ item: 8 }])
  })
})
