/** Asks the edge for a day's report. The answer stays a stream: it may have a hundred thousand rows. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import type { EdgeClient } from './edge-client.ts'
import { EdgeError } from './edge-error.ts'
import { requestStream } from './stream-request.ts'

/** A request for a day's report. */
export interface ReportQuestion {
  /** `YYYY-MM-DD` */
  date: string
  /** Whether to include the two rows that show the opening and the closing debt. */
  includeWithholding: boolean
}

/** The provider has no report for the day: it is not over, or nothing happened on it. */
export interface NotReported {
  code: 'report-not-found'
}

const NOT_REPORTED = 'report-not-found' satisfies ProblemCode

/**
 * Asks for a report. A session that is over is renewed once.
 * @param signal also ends the body that is returned
 * @returns the report's bytes, unread; a day without a report is no error
 * @throws EdgeError, or the signal's reason
 */
export async function requestReport(
  client: EdgeClient,
  { date, includeWithholding }: ReportQuestion,
  signal: AbortSignal,
): Promise<Result<ReadableStream<Uint8Array>, NotReported>> {
  const query = new URLSearchParams({ date, includeWithholding: String(includeWithholding) })
  try {
    const path = `/api/v2/reports?${query}`
    return ok(await requestStream(client, { action: 'Reading the report', path, signal }))
  } catch (error) {
    if (error instanceof EdgeError && error.code === NOT_REPORTED) return refuse({ code: NOT_REPORTED })
    throw error
  }
}
