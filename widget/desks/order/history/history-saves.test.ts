import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import { completeSaves, factsOf, rowsOf, savesOf, savesOfRow } from './history-saves.ts'

const entry = (requestId: string, save?: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: '2026-11-21T04:00:00.000Z',
  who: { kind: 'session', id: 'u1', name: 'Clerk' },
  operation: 'addOrderRow',
  outcome: 'done',
  before: { OrderAmount: 100 },
  after: { OrderAmount: 200 },
  rows: [],
  requestId,
  ...(save !== undefined && { save }),
  ...more,
})
const ids = (saves: readonly (readonly HistoryEntry[])[]) =>
  saves.map((save) => save.map(({ requestId }) => requestId).join(''))

describe('the saves of a history', () => {
  it('are neighbours with one id, and single where they have none', () => {
    const entries = [
      entry('f', 's2'),
      entry('e', 's1'),
      entry('d', 's1'),
      entry('c'),
      entry('b'),
      entry('a', 's1'),
    ]
    expect(ids(savesOf(entries))).toEqual(['f', 'ed', 'c', 'b', 'a'])
  })

  it('are another’s if another sent the same id', () => {
    const other = { who: { kind: 'session', id: 'u2', name: 'Kim' } } as const
    expect(ids(savesOf([entry('b', 's1'), entry('a', 's1', other)]))).toEqual(['b', 'a'])
  })

  it('have an outcome that was found out once', () => {
    const entries = [
      entry('b', 's1'),
      entry('a', 's1', { foundByReading: true }),
      entry('a', 's1', { outcome: 'unknown' }),
    ]
    expect(savesOf(entries).map((save) => save.map(({ outcome }) => outcome))).toEqual([['done', 'done']])
  })

  it('have the order before their first write and after their last', () => {
    const [save] = savesOf([
      entry('b', 's', { before: { OrderAmount: 150 }, after: { OrderAmount: 180 } }),
      entry('a', 's', { before: { OrderAmount: 100 }, after: { OrderAmount: 150 } }),
    ])
    expect(factsOf(save!)).toEqual({ before: { OrderAmount: 100 }, after: { OrderAmount: 180 } })
  })

  it('leave the order as it was if refused, and do not tell if it is not known', () => {
    const { after: _, ...rest } = entry('a')
    expect(factsOf([{ ...rest, outcome: 'refused' }]).after).toEqual({ OrderAmount: 100 })
    expect(factsOf([{ ...rest, outcome: 'unknown' }]).after).toBeUndefined()
  })

  it('have their rows in the order of writing', () => {
    const lamp = { OrderRowId: 1, Name: 'Lamp', is: 'named' } as const
    const bulb = { OrderRowId: 2, Name: 'Bulb', is: 'named' } as const
    const save = savesOf([
      entry('b', 's', { rows: [2], changes: [bulb] }),
      entry('a', 's', { rows: [1, 9], changes: [lamp] }),
    ])[0]!
    expect(rowsOf(save)).toEqual({ rows: [lamp, bulb], ids: [1, 9, 2] })
  })

  it('have, for one row, nothing of others, and include entries without values', () => {
    const lamp = { OrderRowId: 1, Name: 'Lamp', is: 'named' } as const
    const bulb = { OrderRowId: 2, Name: 'Bulb', is: 'named' } as const
    const entries = [
      entry('c', 's', { rows: [1, 2], changes: [lamp, bulb] }),
      entry('b', 's'),
      entry('a', undefined, { rows: [2] }),
    ]
    const saves = savesOfRow(entries, 2)
    expect(ids(saves)).toEqual(['c', 'a'])
    expect(rowsOf(saves[0]!)).toEqual({ rows: [bulb], ids: [2] })
    expect(rowsOf(saves[1]!)).toEqual({ rows: [], ids: [2] })
  })

  it('are complete but for the oldest, which may go on in the next page', () => {
    expect(completeSaves(savesOf([entry('c'), entry('b', 's'), entry('a', 's')]), true)).toBe(1)
    expect(completeSaves(savesOf([entry('c'), entry('b', 's'), entry('a', 's')]), false)).toBe(2)
    expect(completeSaves(savesOf([entry('c'), entry('b')]), true)).toBe(2)
    expect(completeSaves([], true)).toBe(0)
    // There are no older pages to load.
    expect(completeSaves(savesOf([entry('b', 's'), entry('a', 's')]), true)).toBe(1)
  })
})
