/** GET /api/v2/reports: streams a day's report. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { readParameters, routePattern, type WrongParameter } from '../../shared/wire/rest-paths.ts'
import { operations } from '../../shared/wire/operations.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import { log } from '../http/log.ts'
import { problem, problemAnswer, type ProblemReason } from '../http/problem.ts'
import { requireSession } from '../sessions/require-session.ts'
import { callerOf } from '../upstream/caller.ts'
import { checkedStream } from './checked-stream.ts'
import { openReport } from './open-report.ts'
import { refusedReport } from './refused-report.ts'
import { ReportScanner } from './report-scanner.ts'
import { reportRenamer } from './spelling.ts'

const { capability, query } = operations.getReport

export const reportRoutes = new Hono<EdgeContext>().get(
  routePattern('getReport'),
  requireSession(),
  answerReport,
)

async function answerReport(c: Context<EdgeContext>): Promise<Response> {
  const refused = refusedReport(c.get('session'), capability)
  if (refused) return problem(c, refused)
  const asked = c.req.query()
  const input = readParameters('getReport', {}, asked)
  if (!input.ok) return problem(c, wrongParameter(input.reason, asked))
  const report = await openReport(callerOf(c), input.value)
  if (!report.ok) return problem(c, report.reason)

  const requestId = c.get('requestId')
  const scanner = new ReportScanner(input.value.date, reportRenamer(config.operator))
  const stream = await checkedStream(report.value, scanner, {
    problemText: (reason) => problemAnswer(reason, requestId).body,
    onEnd(failure) {
      // The head may have been sent long ago.
      if (failure) log('error', { event: 'report-aborted', requestId, problem: failure })
    },
  })
  if (!stream.ok) return problem(c, stream.reason)
  return c.body(stream.value, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
}

/** The problem of a query parameter: it is missing, not a day of the calendar, or of another type. */
function wrongParameter(
  { parameter, expected }: WrongParameter,
  asked: Record<string, string>,
): ProblemReason {
  const isGiven = Object.entries(asked).some(
    ([name, text]) => name.toLowerCase() === parameter.toLowerCase() && text !== '',
  )
  const isDate = (query as Record<string, string>)[parameter] === 'date'
  const code = isGiven ? (isDate ? 'date-invalid' : 'member-wrong-type') : 'member-missing'
  return { code, pointer: `/${parameter}`, detail: `${parameter} must be ${expected}.` }
}
