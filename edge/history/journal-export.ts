/** The export of the journal: a line for each entry, and a last one with their number. Without it, the file was cut off. */
import type { JournalEnd, JournalEntry } from '../../shared/domain/journal/journal.ts'
import { BOM, csvRecords, csvText } from '../../shared/domain/values/csv.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'

export const exportFormats = ['ndjson', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

interface Format {
  type: string
  head: string
  lines(entries: readonly JournalEntry[]): string
  end(count: number): string
}

const columns: readonly [name: string, of: (entry: JournalEntry) => unknown][] = [
  ['at', ({ at }) => at],
  ['kind', ({ kind }) => kind],
  ['subject', ({ subject }) => subject.of ?? subject.kind],
  ['number', ({ subject }) => subject.number],
  ['outcome', ({ outcome }) => outcome],
  ['code', ({ code }) => code],
  ['whoKind', ({ who }) => who.kind],
  ['who', ({ who }) => who.id],
  ['name', ({ who }) => who.name],
  ['currency', ({ amounts }) => amounts?.currency],
  ['beforeMinorUnits', ({ amounts }) => amounts?.before],
  ['afterMinorUnits', ({ amounts }) => amounts?.after],
  ['changes', ({ changes }) => (changes.length > 0 ? stringifyJson(changes) : undefined)],
  ['reason', ({ reason }) => reason],
  ['note', ({ note }) => note],
  ['made', ({ made }) => made],
  ['saveId', ({ saveId }) => saveId],
  ['requestId', ({ requestId }) => requestId],
  ['id', ({ id }) => id],
]

export const formats: Record<ExportFormat, Format> = {
  ndjson: {
    type: 'application/x-ndjson',
    head: '',
    lines: (entries) => entries.map((entry) => `${stringifyJson(entry)}\n`).join(''),
    end: (entries) => `${JSON.stringify({ end: true, entries } satisfies JournalEnd)}\n`,
  },
  csv: {
    type: 'text/csv; charset=utf-8; header=present',
    head: BOM + csvRecords([columns.map(([name]) => name)], ','),
    lines: (entries) =>
      csvRecords(
        entries.map((entry) => columns.map(([, of]) => field(of(entry)))),
        ',',
      ),
    end: (count) => csvRecords([['end', String(count)]], ','),
  },
}

function field(value: unknown): string {
  // A number is no formula, also with a minus.
  return typeof value === 'string' ? csvText(value) : value === undefined ? '' : String(value)
}

/** @param onEnd is told of the failure that cut the stream off, or of none */
export function exportStream(
  format: Format,
  groups: AsyncGenerator<JournalEntry[]>,
  first: IteratorResult<JournalEntry[]>,
  onEnd: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let count = 0
  let next: IteratorResult<JournalEntry[]> | undefined = first
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(format.head)),
    async pull(controller) {
      try {
        const group = next ?? (await groups.next())
        next = undefined
        if (group.done) {
          controller.enqueue(encoder.encode(format.end(count)))
          controller.close()
          return
        }
        count += group.value.length
        controller.enqueue(encoder.encode(format.lines(group.value)))
      } catch (error) {
        onEnd(error)
        controller.error(error)
      }
    },
    async cancel() {
      await groups.return(undefined)
    },
  })
}
