/** #9 within the merchant's object: settles what is due, computes the totals, opens the stream. */
import { ok, type Result } from '../../shared/domain/result.ts'
import { DAY } from '../clock.ts'
import type { Database } from '../storage/database.ts'
import { ensureDummyDays } from './dummy-days.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type ReportHead, reportStream } from './report-stream.ts'
import { type ReportRefusal, summarize } from './report-summary.ts'
import { settleSome } from './settle.ts'

/** Plain data: it crosses from the worker to the object. */
export interface ReportWish extends Omit<ReportHead, 'operator'> {
  operatorName: string
  /** `YYYY-MM-DD`. */
  date: string
  /** Does this provider have the dummy days of a test environment? */
  hasDummyDays: boolean
}

export type ReportOutcome = Result<ReadableStream<Uint8Array>, ReportRefusal>

export function openReport(
  db: Database,
  transaction: <T>(work: () => T) => T,
  { date, hasDummyDays, operatorName: name, ...head }: ReportWish,
): ReportOutcome {
  if (hasDummyDays) transaction(() => ensureDummyDays(db))
  const endOfDay = Date.parse(date) + DAY
  while (transaction(() => settleSome(db, endOfDay))) {
    // One bounded transaction after another.
  }
  const summaries = summarize(db, date)
  return summaries.ok
    ? ok(reportStream(db, summaries.value, { ...head, operator: operatorName(name) }))
    : summaries
}
