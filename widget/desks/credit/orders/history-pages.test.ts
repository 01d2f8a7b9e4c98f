import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import { soapOperations } from '../data/contract.ts'
import type { CreditHistoryPage } from '../data/read-history.ts'
import { buildHistoryEntry as entry } from '../../../testing/credit-stage.ts'
import { isOfOrder, isOlderOperation, mergedEntries, withOlderPage } from './history-pages.ts'

const minutes = (entries: { at: string }[]) => entries.map(({ at }) => Number(at.slice(14, 16)))

describe('two joined histories', () => {
  it('are by time, the newest first', () => {
    const lists = [{ entries: [entry(9), entry(3)] }, { entries: [entry(5)] }]
    expect(minutes(mergedEntries(lists))).toEqual([9, 5, 3])
  })

  it('end where one of them is not read yet', () => {
    // The second has older entries from before 7: they may belong between those of the first.
    const lists = [{ entries: [entry(9), entry(6), entry(3)] }, { entries: [entry(8), entry(7)], before: 12 }]
    expect(minutes(mergedEntries(lists))).toEqual([9, 8, 7])
    const further = [lists[0]!, withOlderPage(lists[1]!, { entries: [entry(4)] })]
    expect(minutes(mergedEntries(further))).toEqual([9, 8, 7, 6, 4, 3])
  })

  it('have a shared entry once; a later outcome of the same request is another entry', () => {
    const unknown = entry(5, { outcome: 'unknown', requestId: 'same' })
    const done = entry(6, { outcome: 'done', requestId: 'same' })
    const merged = mergedEntries([{ entries: [done, unknown] }, { entries: [unknown] }])
    expect(merged).toEqual([done, unknown])
  })

  it('are empty where nothing was read', () => {
    expect(mergedEntries([])).toEqual([])
    expect(mergedEntries([{ entries: [] }, { entries: [] }])).toEqual([])
  })

  it('lose and repeat nothing, with pages of any size', () => {
    const numbered = fc.uniqueArray(fc.integer({ min: 0, max: 59 }))
    const pages = fc.tuple(numbered, numbered, fc.integer({ min: 1, max: 5 }))
    fc.assert(
      fc.property(pages, ([first, second, size]) => {
        const all = [first, second].map((of, list) =>
          of.toSorted((a, b) => b - a).map((at) => entry(at, { requestId: `${list} ${at}` })),
        )
        let lists: CreditHistoryPage[] = all.map((entries) => page(entries, 0, size))
        let before: unknown[] = []
        for (let turn = 0; turn < 70; turn += 1) {
          const merged = mergedEntries(lists)
          // Shown entries stay where they are while older ones are added.
          expect(merged.slice(0, before.length)).toEqual(before)
          before = merged
          lists = lists.map((list, index) =>
            list.before === undefined ? list : withOlderPage(list, page(all[index]!, list.before, size)),
          )
        }
        expect(before).toHaveLength(first.length + second.length)
      }),
      { numRuns: runs(50, 1000) },
    )
  })
})

function page(entries: CreditHistoryPage['entries'], from: number, size: number): CreditHistoryPage {
  const to = from + size
  return { entries: entries.slice(from, to), ...(to < entries.length && { before: to }) }
}

describe('an entry of a number that several orders have', () => {
  it.each([
    ['CreateOrderEu', 1_000_001, true],
    ['CreateOrderEu', 1_000_002, false],
    ['CreateOrder', 1_000_002, false],
    // A refused one has made nothing; an invoice has its own number.
    ['CreateOrderEu', undefined, true],
    ['CreateInvoice', 3_000_001, true],
  ])('%s that made %o is of order 1000001: %s', (operation, made, isOf) => {
    expect(isOfOrder(entry(1, { operation, ...(made && { made }) }), 1_000_001)).toBe(isOf)
  })
})

describe('an older operation', () => {
  const writes = Object.entries(soapOperations).filter(([, { capability }]) => capability === 'credit.write')

  it.each(writes)('is one that the contract calls deprecated: %s', (name, { deprecated }) => {
    expect(isOlderOperation(name)).toBe(deprecated)
  })
})
