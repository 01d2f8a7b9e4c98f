/**
 * The audit of a soak: the ledger of its clients against the provider's data, the journal, the histories and the reports.
 * Every acknowledged write is there once with its own content, nothing refused is, every unknown outcome is told or
 * found, the books balance, and the journal is complete. Pure.
 */
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Report } from '../../shared/domain/report/report.schema.ts'
import { auditBooks } from './audit-books.ts'
import { auditCounts, auditTorn, type Finding } from './audit-counts.ts'
import { auditClosed, type CreditOrderState, shownByCredit } from './audit-credit.ts'
import {
  type Assigned,
  assignEntries,
  auditAgainst,
  auditEntries,
  auditHistory,
  auditSequence,
  type Past,
} from './audit-journal.ts'
import { auditReports } from './audit-reports.ts'
import { auditValues } from './audit-values.ts'
import { shownBy } from './effects.ts'
import { type Intent, MADE, ofCredit, ofOrder, type Sighting } from './ledger.ts'

/** What was read after the last client had its answer. */
export interface World {
  /** The orders at the provider, by their id in digits. */
  orders: ReadonlyMap<string, Order>
  /** The credit orders at the provider, by the merchant's number: there may be none under it, or several. */
  creditOrders: ReadonlyMap<string, readonly CreditOrderState[]>
  /** The journal of all orders, the oldest first: what is about orders and the SOAP service. */
  journal: readonly JournalEntry[]
  /** The histories at the edge, by the subject, the oldest entry first. */
  histories: ReadonlyMap<string, readonly Past[]>
  /** The reports of the days of the run. */
  reports: readonly Report[]
}

/** @returns everything that is wrong; empty if nothing is */
export function audit(
  { intents, sightings }: { intents: readonly Intent[]; sightings: readonly Sighting[] },
  world: World,
): Finding[] {
  const { orders, creditOrders, journal, reports } = world
  const writes = intents.filter(({ operation }) => operation !== MADE)
  const assigned = assignEntries(journal, writes)
  const bySubject = Map.groupBy(intents, ({ subject }) => subject)
  const read = new Set<string>()
  const ofSubject = <Part>(subject: string, check: (own: readonly Intent[]) => Part) => {
    read.add(subject)
    return check(bySubject.get(subject) ?? [])
  }
  return [
    ...sightings,
    ...auditEntries(writes, assigned),
    ...[...orders].flatMap(([id, order]) =>
      ofSubject(ofOrder(id), (own) => auditOrder(id, order, own, assigned, world)),
    ),
    ...[...creditOrders].flatMap(([number, found]) =>
      ofSubject(ofCredit(number), (own) => auditCredit(number, found, own, assigned, world)),
    ),
    ...[...bySubject.keys()]
      .filter((subject) => !read.has(subject))
      .map((subject) => ({ subject, what: 'was written to, and was not read for the audit' })),
    ...auditReports(orders, reports),
  ]
}

function auditOrder(
  id: string,
  order: Order,
  own: readonly Intent[],
  assigned: Assigned,
  { journal, histories }: World,
): Finding[] {
  const subject = ofOrder(id)
  const shown = shownBy(order)
  const writes = own.filter(({ operation }) => operation !== MADE)
  const entries = journal.filter(({ subject: of }) => of.kind === 'order' && of.number === id)
  const remaining = Number(order.OrderAmount) - Number(order.CancelledAmount)
  return [
    ...auditCounts(subject, own, shown),
    ...auditTorn(subject, own, shown),
    ...auditValues(subject, own, order),
    ...auditBooks(subject, order),
    ...auditAgainst(subject, writes, assigned, shown),
    ...auditSequence(subject, entries, writes, remaining),
    ...auditHistory(subject, entries, histories.get(subject) ?? []),
  ]
}

/** The history by the provider's number begins with the creation, but not with attempts that made nothing. */
function auditCredit(
  number: string,
  found: readonly CreditOrderState[],
  own: readonly Intent[],
  assigned: Assigned,
  { histories }: World,
): Finding[] {
  const subject = ofCredit(number)
  const shown = shownByCredit(found, own)
  const done = own.flatMap(({ id }) => assigned.byIntent.get(id) ?? []).filter(isDone)
  const entries = done.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return [
    ...auditCounts(subject, own, shown),
    ...auditClosed(subject, own, found),
    ...auditAgainst(subject, own, assigned, shown),
    ...auditHistory(subject, entries, (histories.get(subject) ?? []).filter(isDone)),
  ]
}

function isDone({ outcome }: Past): boolean {
  return outcome === 'done'
}
