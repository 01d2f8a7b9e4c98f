/** #9 within the merchant's object: settles due transactions, computes the totals, opens the stream. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { DAY } from '../clock.ts'
import type { Database } from '../storage/database.ts'
import { ensureDummyDays } from './dummy-days.ts'
import type { RestRefusal } from '../../shared/wire/operations.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type ReportHead, reportStream } from './report-stream.ts'
import { summarize } from './report-summary.ts'
import type { Settlement } from './settlement.ts'

/** The worker's request: plain data, as RPC requires. */
export interface ReportRequest extends Omit<ReportHead, 'operator'> {
  operatorName: string
  /** `YYYY-MM-DD`. */
  date: string
  /** Whether this provider has the dummy days of a test environment. */
  hasDummyDays: boolean
}

interface ReportContext {
  db: Database
  /** Milliseconds since 1970, by the merchant's clock. */
  now: number
  transaction: <T>(work: () => T) => T
  settlement: Settlement
  /** Whether the rows are still those of the beginning: a sandbox may replace all of them. They are by default. */
  isCurrent?: () => boolean
}

export type ReportOutcome = Result<ReadableStream<Uint8Array>, RestRefusal<'getReport'>>

/**
 * The report of a day, UTC, that is over by the merchant's clock. A running day has no report. It waits until all
 * transactions of the day are settled.
 */
export async function openReport(
  { db, now, transaction, settlement, isCurrent }: ReportContext,
  { date, hasDummyDays, operatorName: name, ...head }: ReportRequest,
): Promise<ReportOutcome> {
  const endOfDay = Date.parse(date) + DAY
  if (endOfDay > now) return refuse('report-not-found')
  if (hasDummyDays) transaction(() => ensureDummyDays(db))
  await settlement.settleBefore(endOfDay, isCurrent)
  const summaries = summarize(db, date)
  return summaries.ok
    ? ok(reportStream(db, summaries.value, { ...head, operator: operatorName(name) }, isCurrent))
    : summaries
}
