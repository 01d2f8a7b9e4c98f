/** A closed day: the figures of its reports at that time, so that a report that changes later is noticed. */
import type { Long } from '../values/long.ts'
import type { WriteNote } from '../order/write-note.ts'
import type { ClosableVerdict } from './payout/verdicts.ts'

/** One client report as it was when the day was closed. */
export interface ClosedReport {
  clientId: Long
  /** ISO 4217, as the report states it. */
  currency: string
  /** SHA-256 over the report's canonical bytes (`payout/canonical.ts`), in lower-case hex. */
  digest: string
  verdict: ClosableVerdict
  /** Transactions, without balance rows. */
  numberOfRows: Long
  /** `providerPaidAmountIncludingWithholding`, minor units. */
  paid: Long
}

/** A client's request to close a day. */
export interface DayClosing {
  /** `YYYY-MM-DD`. */
  date: string
  /** The reports as the client read them, if it did: the day is closed only if the edge reads the same. */
  reports?: readonly ClosedReport[] | undefined
}

/**
 * A closing as the edge keeps it, with the clerk's reason and note. A later closing of the same day is added, and none
 * is ever overwritten.
 */
export interface KeptClosing extends WriteNote {
  /** `YYYY-MM-DD`. */
  date: string
  /** As the edge read them, with their balance rows. */
  reports: readonly ClosedReport[]
  /** When, ISO 8601 in UTC. */
  at: string
  /** The session's user, or the merchant's own server. */
  who: { kind: 'session' | 'server'; id: string; name: string }
  /** Set if an earlier release of the edge kept it: its reports are the client's, and were not checked. */
  unchecked?: true
}

/** Closings of a range of days, by date and then newest first. */
export interface ClosingList {
  closings: readonly KeptClosing[]
}
