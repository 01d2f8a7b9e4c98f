import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import { buildJournalEntry as entry } from '../../../testing/journal.ts'
import { DayItems } from './day-items.ts'
import { JournalBook } from './journal-book.ts'
import { JournalFacets } from './journal-facets.ts'
import { type JournalFilter, personKey, withFilter } from './journal-filter.ts'

const sam = { kind: 'session', id: 'u2', name: 'Sam Ångström' } as const

const entries: readonly JournalEntry[] = [
  entry(1),
  entry(2, { who: sam, kind: 'deliverOrder', subject: { kind: 'order', number: '8906999' }, changes: [] }),
  entry(3, { who: { kind: 'server', id: 'u2', name: 'u2' }, note: 'By night', amounts: {} }),
  entry(4, { outcome: 'unknown', amounts: { before: 500_000, after: 100 } }),
  entry(5, { subject: { kind: 'credit' }, amounts: { after: 9_000_000 } }),
  entry(6, { kind: 'cancelAmount', amounts: { before: 500, after: 400 } }),
  entry(7, { kind: 'cancelAmount', isRefund: true, amounts: { before: 500, after: 400 } }),
]

function found(filter: JournalFilter): string[] {
  const book = new JournalBook()
  for (const one of entries) book.add(one)
  const items = new DayItems(filter)
  items.take(book.entries, book.entries.length)
  expect(items.count).toBe(items.entries.length)
  return items.entries.map(({ entry: { id } }) => id.replace('entry-', ''))
}

describe('the entries of a filter', () => {
  it.each<[string, JournalFilter, string[]]>([
    ['all without one', {}, ['1', '2', '3', '4', '5', '6', '7']],
    ['of a person', { person: personKey(sam) }, ['2']],
    ['of a server’s key with the id of a person', { person: 'server u2' }, ['3']],
    ['of a kind', { kinds: ['deliverOrder'] }, ['2']],
    ['of a cancelled amount, without refunds', { kinds: ['cancelAmount'] }, ['6']],
    ['of a credited amount, with refunds', { kinds: ['creditAmount'] }, ['7']],
    ['of an outcome', { outcome: 'unknown' }, ['4']],
    ['with a number', { search: '8906999' }, ['2']],
    ['with a name, without regard to case and accents', { search: 'angstrom' }, ['2']],
    ['with a word of a note', { search: 'NIGHT' }, ['3']],
    ['with all words of a search', { search: 'sam 8906810' }, []],
    ['whose amount changed by as much, up', { minimum: 2400 }, ['1', '2', '4']],
    ['whose amount changed by as much, down', { minimum: 499_900 }, ['4']],
    ['with both amounts, for any change', { minimum: 0 }, ['1', '2', '4', '6', '7']],
    ['that pass every member', { person: 'session u1', outcome: 'done', minimum: 101 }, ['1']],
  ])('are those %s', (_, filter, ids) => expect(found(filter)).toEqual(ids))

  it('are compared digit by digit', () => {
    const book = new JournalBook()
    book.add(
      entry(1, { amounts: { before: -9_223_372_036_854_775_808n, after: 9_223_372_036_854_775_807n } }),
    )
    const items = new DayItems({ minimum: 9_223_372_036_854_775_807n })
    items.take(book.entries, 1)
    expect(items.count).toBe(1)
  })
})

describe('a filter', () => {
  it('loses a member that is emptied', () => {
    expect(withFilter({ search: 'a', minimum: 1 }, { search: '', minimum: undefined })).toEqual({})
  })
})

describe('the days of the table', () => {
  it('have a heading each, with the number of the entries below it', () => {
    const book = new JournalBook()
    const at = (day: string, hour: string) => entry(1, { at: new Date(`${day}T${hour}:00`).toISOString() })
    book.add(at('2026-11-21', '09:00'))
    book.add(at('2026-11-21', '00:00'))
    book.add(at('2026-11-20', '23:59'))
    const items = new DayItems({})
    items.take(book.entries, 1)
    expect(items.items[0]).toEqual({ day: '2026-11-21', count: 1 })
    items.take(book.entries, 3)
    expect(items.items.map((item) => ('entry' in item ? item.day : { ...item }))).toEqual([
      { day: '2026-11-21', count: 2 },
      '2026-11-21',
      '2026-11-21',
      { day: '2026-11-20', count: 1 },
      '2026-11-20',
    ])
  })
})

describe('the values to filter by', () => {
  it('are each there once, with their number of entries and the newest name', () => {
    const book = new JournalBook()
    for (const one of [...entries, entry(9, { who: { ...sam, name: 'Sam before' } })]) book.add(one)
    const facets = new JournalFacets()
    facets.take(book.entries, 2)
    facets.take(book.entries, book.entries.length)
    expect([...facets.persons.values()]).toEqual([
      { value: entries[0]!.who, count: 5 },
      { value: sam, count: 2 },
      { value: entries[2]!.who, count: 1 },
    ])
    expect(facets.outcomes.get('unknown')?.count).toBe(1)
    expect(facets.kinds.get('creditAmount')).toEqual({ value: 'creditAmount', count: 1 })
    expect(facets.digits).toBe(7)
  })
})
