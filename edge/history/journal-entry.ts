/** An entry of the journal, from the record of a history. Pure. */
import type { ClosedReport } from '../../shared/domain/report/closing.ts'
import { minorUnits, parseDecimal } from '../../shared/domain/money/decimal.ts'
import type { CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import type { JournalSubjectKind } from '../../shared/domain/journal/journal.enums.ts'
import type {
  JournalAmounts,
  JournalChange,
  JournalEntry,
  JournalSubject,
} from '../../shared/domain/journal/journal.ts'
import type { HistoryOutcome } from '../../shared/domain/order/history.enums.ts'
import {
  amountOfFacts,
  type CreditHistoryEntry,
  type HistoryEntry,
  type HistoryFacts,
  type HistoryRow,
} from '../../shared/domain/order/history.ts'
import { isRefundWrite } from '../../shared/domain/order/refund.rules.ts'
import type { WriteNote } from '../../shared/domain/order/write-note.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { JournalRow } from '../journal/journal.ts'
import type { JournalRecord } from '../journal/letter.ts'
import { keptName } from '../journal/names.ts'

/** The members of every record, and those of each kind of it. */
type Known = JournalRecord &
  WriteNote & { requestId: string; outcome: HistoryOutcome } & Partial<
    Omit<HistoryEntry, 'at' | 'who' | 'operation' | 'outcome' | 'rows' | 'changes'> &
      Pick<CreditHistoryEntry, 'made' | 'amount'> & { changes: HistoryRow[]; reports: ClosedReport[] }
  >

/** @param names of people who have one */
export function journalEntryOf(
  { id, subject, number, record }: Pick<JournalRow, 'id' | 'subject' | 'number' | 'record'>,
  names: Record<string, string>,
): JournalEntry {
  const known = parseJson(record) as Known
  const { at, who, operation, outcome, code, foundByReading, made, reason, note, save, requestId } = known
  const name = keptName(who, names)
  const amounts = amountsOf(known)
  return {
    id,
    at,
    subject: subjectOf(subject, number),
    kind: operation,
    who: { kind: who.kind, id: who.id, ...(name !== undefined && { name }) },
    outcome,
    ...(code !== undefined && { code }),
    ...(foundByReading && { foundByReading }),
    ...(known.before && isRefundWrite({ operation, before: known.before }) && { isRefund: true }),
    ...(made !== undefined && { made }),
    changes: [...rowChanges(known.changes ?? []), ...orderChanges(known), ...metadataChanges(known)],
    ...(amounts && { amounts }),
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && { note }),
    ...(save !== undefined && { saveId: save }),
    requestId,
  }
}

/** @param key of its history, such as `order/8906810` */
function subjectOf(key: string, number: string | null): JournalSubject {
  const slash = key.indexOf('/')
  const kind = key.slice(0, slash) as JournalSubjectKind
  if (kind !== 'credit') {
    const named = key.slice(slash + 1)
    return { kind, ...(named !== '' && { number: named }) }
  }
  if (number === null) return { kind }
  const [of] = number.split('/') as [CreditSubject]
  return { kind, of, number: number.slice(of.length + 1) }
}

function rowChanges(rows: readonly HistoryRow[]): JournalChange[] {
  return rows.flatMap(({ OrderRowId: row, is, before = {}, after = {} }): JournalChange[] => {
    if (is === 'cancelled') return [{ row, member: 'IsCancelled', from: false, to: true }]
    const members = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof typeof before>
    return [...members].map((member) => ({
      row,
      member,
      ...(before[member] !== undefined && { from: before[member] }),
      ...(after[member] !== undefined && { to: after[member] }),
    }))
  })
}

/** The members of an order whose change no row shows. */
const orderMembers = ['OrderStatus', 'ExpirationDate'] as const satisfies readonly (keyof HistoryFacts)[]

function orderChanges({ before = {}, after }: Known): JournalChange[] {
  if (!after) return []
  return orderMembers.flatMap((member) => {
    const [from, to] = [before[member], after[member]]
    return from !== undefined && to !== undefined && from !== to ? [{ member, from, to }] : []
  })
}

/** A value of metadata is not kept: only its key. */
function metadataChanges({ metadata = [] }: Known): JournalChange[] {
  return metadata.map((key) => ({ member: `Metadata.${key}` }))
}

function amountsOf({ before, after, amount, reports }: Known): JournalAmounts | undefined {
  if (before) {
    const currency = after?.Currency ?? before.Currency
    return some({ currency, before: amountOfFacts(before), after: after && amountOfFacts(after) })
  }
  const decimal = amount === undefined ? undefined : parseDecimal(amount)
  if (decimal !== undefined) return { after: minorUnits(decimal) }
  const [first, ...others] = reports ?? []
  // Several clients of a day may have several currencies.
  return first && others.length === 0 ? { currency: first.currency, after: first.paid } : undefined
}

/** The members that are known; undefined if there is no amount. */
function some({
  currency,
  before,
  after,
}: { [Member in keyof JournalAmounts]: JournalAmounts[Member] | undefined }): JournalAmounts | undefined {
  if (before === undefined && after === undefined) return undefined
  return {
    ...(currency !== undefined && { currency }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }
}
