/** The journal as the edge answers it. Only its OpenAPI document uses these schemas at run time. */
import * as z from 'zod/mini'
import { creditSubjects } from '../credit/credit.enums.ts'
import { historyOutcomes } from '../order/history.enums.ts'
import { instant } from '../values/instant.schema.ts'
import { noteLimits } from '../values/limits.ts'
import { long } from '../values/long.schema.ts'
import { journalSubjects } from './journal.enums.ts'

/** What an entry is about. */
export const journalSubject = z.object({
  kind: z.enum(journalSubjects),
  /** In digits or as the merchant wrote it; absent if there is none, or if it is a customer's number. */
  number: z.exactOptional(z.string()),
  /** Which number a credit subject has. */
  of: z.exactOptional(z.enum(creditSubjects)),
})
export type JournalSubject = z.infer<typeof journalSubject>

const value = z.union([z.string(), long, z.boolean()])

/** One changed member, of the order or of one of its rows, in the units of the order API. */
export const journalChange = z.object({
  /** The OrderRowId; absent for a member of the subject itself. */
  row: z.exactOptional(long),
  /** Its name; of metadata, `Metadata.` and the key, without values. */
  member: z.string(),
  /** Absent for what is new, and for values that the journal does not keep. */
  from: z.exactOptional(value),
  /** Absent for what is gone, and for values that the journal does not keep. */
  to: z.exactOptional(value),
})
export type JournalChange = z.infer<typeof journalChange>

export const journalAmounts = z.object({
  /** ISO 4217; absent if the provider did not say it. */
  currency: z.exactOptional(z.string()),
  /** Minor units. Of an order: what remained of it, without what was cancelled. */
  before: z.exactOptional(long),
  /** Minor units. Of a closing: what was paid. */
  after: z.exactOptional(long),
})
export type JournalAmounts = z.infer<typeof journalAmounts>

/** Who did it: the id that the merchant's backend gave the user, or `key:` and the first digits of the API key's hash. */
const journalPersonMark = z.object({
  kind: z.enum(['session', 'server']),
  id: z.string(),
  /** The name or the pseudonym; absent if it was taken out. */
  name: z.exactOptional(z.string()),
})

/** One act. It has no data of a customer. */
export const journalEntry = z.object({
  id: z.string(),
  at: instant,
  subject: journalSubject,
  /** The operation's name in the operation table, or that of an act of the edge. */
  kind: z.string(),
  who: journalPersonMark,
  outcome: z.enum(historyOutcomes),
  /** Why it was refused. */
  code: z.exactOptional(z.string()),
  foundByReading: z.exactOptional(z.literal(true)),
  /** Set if a cancellation was a refund: the order was delivered, so a delivery was credited and no row cancelled. */
  isRefund: z.exactOptional(z.literal(true)),
  /** The number that the provider gave to what was made. */
  made: z.exactOptional(long),
  changes: z.array(journalChange),
  amounts: z.exactOptional(journalAmounts),
  reason: z.exactOptional(z.string().check(z.maxLength(noteLimits.reason.maxLength))),
  note: z.exactOptional(z.string().check(z.maxLength(noteLimits.note.maxLength))),
  /** Writes of one save have the same. */
  saveId: z.exactOptional(z.string()),
  requestId: z.string(),
})
export type JournalEntry = z.infer<typeof journalEntry>

/** One page, the newest entry first. */
export const journalPage = z.object({
  entries: z.array(journalEntry),
  /** Leads to the older entries; absent at the end. It belongs to its merchant and filter. */
  cursor: z.exactOptional(z.string()),
  /** Older entries are deleted. */
  keptSince: instant,
})
export type JournalPage = z.infer<typeof journalPage>

/** The last line of an export as NDJSON. Without it the export was cut off. */
export const journalEnd = z.object({ end: z.literal(true), entries: z.int() })
export type JournalEnd = z.infer<typeof journalEnd>

/** What is kept of a person: a request under article 15 of the GDPR. */
export const journalPerson = z.object({
  id: z.string(),
  /** Absent if none is kept. */
  name: z.exactOptional(z.string()),
  /** Set if the name is a pseudonym. */
  isPseudonym: z.exactOptional(z.literal(true)),
  /** When the name was taken out. */
  erasedAt: z.exactOptional(instant),
  /** Entries of the journal that have the id, as who did it or as whose sessions were ended. */
  entries: z.int(),
  first: z.exactOptional(instant),
  last: z.exactOptional(instant),
  /** Closed days that have the id. */
  closings: z.int(),
})
export type JournalPerson = z.infer<typeof journalPerson>
