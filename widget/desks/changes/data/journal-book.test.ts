import { afterEach, describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import { buildJournalEntry as entry } from '../../../testing/journal.ts'
import { JournalBook } from './journal-book.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** @param entries newest first */
function bookOf(...entries: JournalEntry[]): JournalBook {
  const book = new JournalBook()
  for (const one of entries) book.add(one)
  return book
}

describe('an unknown outcome', () => {
  const unknown = entry(5, { outcome: 'unknown', requestId: 'lost' })

  it.each(['done', 'refused', 'not-done'] as const)(
    'is settled by a later entry of the same request: %s',
    (outcome) => {
      const book = bookOf(entry(1, { outcome, requestId: 'lost' }), unknown)
      expect(book.unsettled).toEqual([])
      expect(book.entries.map(({ outcome }) => outcome)).toEqual([outcome, 'followed'])
    },
  )

  it('stays unknown without a later entry of its request', () => {
    const book = bookOf(entry(1), unknown, entry(9))
    expect(book.unsettled.map(({ entry }) => entry)).toEqual([unknown])
  })

  it('is not settled by an earlier entry of the same request', () => {
    const book = bookOf(unknown, entry(9, { requestId: 'lost' }))
    expect(book.unsettled).toHaveLength(1)
    expect(book.entries.map(({ outcome }) => outcome)).toEqual(['unknown', 'done'])
  })

  it('is listed once where it was written down twice', () => {
    const book = bookOf(unknown, entry(6, { outcome: 'unknown', requestId: 'lost' }))
    expect(book.unsettled.map(({ entry }) => entry)).toEqual([unknown])
  })
})

describe('the day of an entry', () => {
  const dayOf = (at: string) => bookOf(entry(1, { at })).entries[0]!.day

  it('is that of the reader’s own clock, on both sides of midnight', () => {
    process.env['TZ'] = 'Europe/Stockholm'
    expect(dayOf('2026-11-20T22:59:59.999Z')).toBe('2026-11-20')
    expect(dayOf('2026-11-20T23:00:00Z')).toBe('2026-11-21')
  })

  it('ends an hour earlier in UTC while it is summer', () => {
    process.env['TZ'] = 'Europe/Stockholm'
    expect(dayOf('2026-10-24T21:59:59Z')).toBe('2026-10-24')
    expect(dayOf('2026-10-24T22:00:00Z')).toBe('2026-10-25')
    expect(dayOf('2026-10-25T22:59:59Z')).toBe('2026-10-25')
    expect(dayOf('2026-10-25T23:00:00Z')).toBe('2026-10-26')
  })
})
