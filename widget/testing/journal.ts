/** Entries of the journal over all orders. */
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'

const HOUR_MS = 3_600_000

/** The edge's usual entry: a price was changed, and the order's amount with it. @param hours before now */
export function buildJournalEntry(hours: number, more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: `entry-${hours}`,
    at: new Date(Date.now() - hours * HOUR_MS).toISOString(),
    subject: { kind: 'order', number: '8906810' },
    kind: 'updateOrderRow',
    who: { kind: 'session', id: 'u1', name: 'Kim Andersson' },
    outcome: 'done',
    changes: [{ row: 3, member: 'UnitPrice', from: 62_500, to: 64_900 }],
    amounts: { currency: 'SEK', before: 431_250, after: 433_650 },
    requestId: `request-${hours}`,
    ...more,
  }
}

const sam = { kind: 'session', id: 'u2', name: 'Sam Sandberg' } as const
const server = { kind: 'server', id: 'key:4f1c09ab', name: 'API key' } as const

/** Some days of a small shop, the newest first. */
export function someDays(): JournalEntry[] {
  const entry = buildJournalEntry
  return [
    entry(1, { reason: 'Wrong price', note: 'The customer called.' }),
    entry(2, {
      who: sam,
      subject: { kind: 'order', number: '8906817' },
      kind: 'addOrderRows',
      changes: [
        { row: 4, member: 'Name', to: 'Lamp, brass' },
        { row: 4, member: 'Quantity', to: 200 },
        { row: 4, member: 'UnitPrice', to: 62_500 },
        { row: 5, member: 'Name', to: 'Bulb E27' },
      ],
      amounts: { currency: 'SEK', before: 74_700, after: 199_700 },
    }),
    entry(3, {
      subject: { kind: 'order', number: '8906822' },
      kind: 'deliverOrder',
      outcome: 'refused',
      code: 'action-missing',
      changes: [],
      amounts: { currency: 'SEK', before: 120_050, after: 120_050 },
    }),
    entry(26, {
      who: server,
      subject: { kind: 'credit', number: '1000123', of: 'ProviderOrderNr' },
      kind: 'DeliverOrderEu',
      made: 3_000_001,
      changes: [],
      amounts: { currency: 'SEK', after: 1_250_000 },
    }),
    entry(27, {
      who: sam,
      subject: { kind: 'closing', number: '2026-11-18' },
      kind: 'closeDay',
      changes: [],
      amounts: { currency: 'SEK', after: 4_821_137 },
    }),
    entry(28, {
      who: { kind: 'session', id: 'u9' },
      subject: { kind: 'order', number: '8906790' },
      kind: 'extendOrder',
      changes: [{ member: 'ExpirationDate', from: '2026-11-30', to: '2026-12-31' }],
      amounts: { currency: 'EUR', before: 7900, after: 7900 },
      reason: 'Out of stock',
    }),
    entry(51, {
      subject: { kind: 'order', number: '8906780' },
      kind: 'cancelOrder',
      outcome: 'not-done',
      code: 'provider-timeout',
      foundByReading: true,
      changes: [],
      amounts: { currency: 'SEK', before: 34_900, after: 34_900 },
    }),
    entry(52, {
      who: server,
      subject: { kind: 'session', number: 'u9' },
      kind: 'endUserSessions',
      changes: [],
      amounts: {},
    }),
    entry(53, {
      subject: { kind: 'order', number: '8906771' },
      kind: 'creditAmount',
      changes: [],
      amounts: { currency: 'SEK', before: 89_900, after: 39_900 },
      reason: 'Customer returned',
    }),
  ]
}

/** A delivery whose answer was lost. @param index tells several apart */
export function lostDelivery(index = 0): JournalEntry {
  return buildJournalEntry(4 + index / 60, {
    subject: { kind: 'order', number: String(8_906_822 + index) },
    kind: 'deliverOrder',
    outcome: 'unknown',
    code: 'outcome-unknown',
    changes: [],
    amounts: { currency: 'SEK', before: 120_050 },
  })
}

/** Many entries of six days, each with another order. */
export function manyEntries(count: number): JournalEntry[] {
  const hours = 6 * 24
  return Array.from({ length: count }, (_, index) =>
    buildJournalEntry((hours * index) / count, {
      id: `entry-${index}`,
      requestId: `request-${index}`,
      subject: { kind: 'order', number: String(8_900_000 + index) },
      ...(index % 2 === 1 && { who: sam }),
    }),
  )
}
