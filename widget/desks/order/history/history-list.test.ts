import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import { withNewest, withOlder } from './history-list.ts'

const entry = (requestId: string, outcome: HistoryEntry['outcome'] = 'done'): HistoryEntry => ({
  at: '2026-11-21T04:00:00.000Z',
  who: { kind: 'session', id: 'u1', name: 'Clerk' },
  operation: 'addOrderRow',
  outcome,
  before: {},
  rows: [],
  requestId,
})
const ids = ({ entries }: { entries: readonly HistoryEntry[] }) =>
  entries.map(({ requestId }) => requestId).join('')

describe('a history in pages', () => {
  const two = withOlder(withNewest(undefined, { entries: [entry('d'), entry('c')], before: 3 }), {
    entries: [entry('b'), entry('a')],
  })

  it('grows towards the past', () => {
    expect(ids(two)).toBe('dcba')
    expect(two.before).toBeUndefined()
  })

  it('grows towards the present, and keeps the pages that were read', () => {
    const newer = withNewest(two, { entries: [entry('e'), entry('d')], before: 4 })
    expect(ids(newer)).toBe('edcba')
    expect(newer.before).toBeUndefined()
  })

  it('starts over if the pages do not overlap, so that no entry is skipped', () => {
    const gap = withNewest(two, { entries: [entry('z'), entry('y')], before: 20 })
    expect(ids(gap)).toBe('zy')
    expect(gap.before).toBe(20)
  })

  it('keeps an unknown outcome and its later result as two entries', () => {
    const before = withNewest(undefined, { entries: [entry('a', 'unknown')] })
    const after = withNewest(before, { entries: [entry('a', 'done'), entry('a', 'unknown')] })
    expect(after.entries.map(({ outcome }) => outcome)).toEqual(['done', 'unknown'])
  })

  it('is empty where nothing was done', () => {
    expect(withNewest(undefined, { entries: [] })).toEqual({ entries: [], before: undefined })
  })
})
