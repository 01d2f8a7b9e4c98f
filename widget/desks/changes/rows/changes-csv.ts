/** Entries as CSV, for spreadsheet programs. It comes with its library: load it when a file is made. */
import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { BOM, csvRecords, csvText } from '../../../../shared/domain/values/csv.ts'
import { amountText, type CsvStyle, localStyle } from '../../../kit/format/csv-style.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { changeLine } from '../data/change-words.ts'
import { timeOfDay } from '../data/day-words.ts'
import type { KeptEntry } from '../data/journal-data.ts'
import { amountChange } from '../data/journal-filter.ts'
import { kindOf, kindText, personText, subjectText } from '../data/journal-words.ts'

interface Column {
  head(l: Localizer): string
  cell(kept: KeptEntry, style: CsvStyle, l: Localizer): string
}

const amount = (value: Long | undefined, style: CsvStyle) =>
  value === undefined ? '' : amountText(value, style)
const text = (value: string | undefined) => csvText(value ?? '')

const columnsOf = (hasCreditWords: boolean): readonly Column[] => [
  { head: (l) => l.term('journalFileColumn', 'date'), cell: ({ day }, style) => style.date(day) },
  {
    head: (l) => l.term('journalColumn', 'time'),
    cell: ({ entry }, _style, l) => timeOfDay(entry.at, l.lang()),
  },
  {
    head: (l) => l.term('journalColumn', 'who'),
    cell: ({ entry }, _style, l) => csvText(personText(entry.who, l)),
  },
  { head: (l) => l.term('journalFileColumn', 'id'), cell: ({ entry }) => csvText(entry.who.id) },
  {
    head: (l) => l.term('journalColumn', 'what'),
    cell: ({ entry }, _style, l) => csvText(kindText(kindOf(entry), hasCreditWords, l)),
  },
  { head: (l) => l.term('journalFileColumn', 'kind'), cell: ({ entry }) => csvText(entry.kind) },
  {
    head: (l) => l.term('journalColumn', 'subject'),
    cell: ({ entry }, _style, l) => csvText(subjectText(entry.subject, l)),
  },
  { head: (l) => l.term('journalMade'), cell: ({ entry }) => String(entry.made ?? '') },
  {
    head: (l) => l.term('journalColumn', 'changes'),
    cell: ({ entry }, _style, l) => csvText(changesText(entry, l)),
  },
  {
    head: (l) => l.term('journalFileColumn', 'before'),
    cell: ({ entry }, style) => amount(entry.amounts?.before, style),
  },
  {
    head: (l) => l.term('journalFileColumn', 'after'),
    cell: ({ entry }, style) => amount(entry.amounts?.after, style),
  },
  {
    head: (l) => l.term('journalFileColumn', 'change'),
    cell: ({ entry }, style) => amount(amountChange(entry.amounts), style),
  },
  {
    head: (l) => l.term('journalFileColumn', 'currency'),
    cell: ({ entry }) => text(entry.amounts?.currency),
  },
  {
    head: (l) => l.term('journalColumn', 'outcome'),
    cell: ({ outcome }, _style, l) => csvText(l.term('journalOutcome', outcome)),
  },
  { head: (l) => l.term('code'), cell: ({ entry }) => text(entry.code) },
  { head: (l) => l.term('journalColumn', 'reason'), cell: ({ entry }) => text(entry.reason) },
  { head: (l) => l.term('whyNote'), cell: ({ entry }) => text(entry.note) },
  { head: (l) => l.term('requestId'), cell: ({ entry }) => csvText(entry.requestId) },
]

/** One record for each entry, after the heads. @param hasCreditWords whether the words of the credit desk are there */
export function changesCsv(entries: readonly KeptEntry[], hasCreditWords: boolean, l: Localizer): string {
  const style = localStyle(l.lang())
  const columns = columnsOf(hasCreditWords)
  const records = entries.map((kept) => columns.map(({ cell }) => cell(kept, style, l)))
  return BOM + csvRecords([columns.map(({ head }) => head(l)), ...records], style.separator)
}

function changesText({ changes }: JournalEntry, l: Localizer): string {
  return changes.map((change) => changeLine(change, l)).join('; ')
}
