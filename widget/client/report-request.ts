/** Asks the edge for a day's report. The answer stays a stream: it may have a hundred thousand rows. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import { bareRequest, type EdgeClient, TIMEOUT_MS } from './edge-client.ts'
import { EdgeError } from './edge-error.ts'
import { jsonOf, problemError } from './read-problem.ts'

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

const ACTION = 'Reading the report'
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
    return ok(
      await client.withToken((token, edge) => bodyOf(`${edge}/api/v2/reports?${query}`, token, signal)),
    )
  } catch (error) {
    if (error instanceof EdgeError && error.code === NOT_REPORTED) return refuse({ code: NOT_REPORTED })
    throw error
  }
}

async function bodyOf(url: string, token: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  // The limit ends when the answer begins. Its body has none: the edge ends one that stalls.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
  try {
    const answer = await fetch(url, bareRequest(token, AbortSignal.any([signal, late.signal])))
    if (!answer.ok) throw problemError(ACTION, answer, jsonOf(await answer.text()))
    if (!answer.body) throw new EdgeError(ACTION, { code: 'answer-invalid', status: answer.status })
    return answer.body
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EdgeError) throw error
    throw new EdgeError(ACTION, { code: late.signal.aborted ? 'edge-timeout' : 'network-failed' })
  } finally {
    clearTimeout(timer)
  }
}
