/** `/api/v2/reports/closings`: who closed which day, and what its report said then. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { dayClosing } from '../../../shared/domain/closing.schema.ts'
import { isDate } from '../../../shared/domain/expiry.rules.ts'
import { closingLimits } from '../../../shared/domain/limits.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import { jsonBodyReader } from '../../../shared/wire/json-body.ts'
import { operatorName } from '../../../shared/wire/operator-name.ts'
import { objectStub } from '../../config/object-stub.ts'
import type { EdgeContext } from '../../http/context.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { problem, type ProblemReason, refusedMembers } from '../../http/problem.ts'
import { requestBytes } from '../../http/request-bytes.ts'
import { openReport } from '../open-report.ts'
import { refusedReport } from '../refused-report.ts'
import { requireSession } from '../../sessions/require-session.ts'
import { callerOf } from '../../upstream/caller.ts'
import type { DayClosings } from './day-closings.ts'

// Closings are our own resource: no operator's name occurs in them.
const readClosing = jsonBodyReader(dayClosing, operatorName())

const PATH = '/api/v2/reports/closings'
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

export const closingRoutes = new Hono<EdgeContext>()
  .get(PATH, requireSession(), async (c) => {
    const refused = refusedReport(c.get('session'), 'report.read')
    if (refused) return problem(c, refused)
    const range = readRange(c.req.query('from'), c.req.query('to'))
    if (!range.ok) return problem(c, range.reason)
    const { from, to } = range.value
    return c.body(`{"closings":[${(await closingsOf(c).list(from, to)).join(',')}]}`, 200, HEADERS)
  })
  .post(PATH, requireSession(), async (c) => {
    const refused = refusedReport(c.get('session'), 'report.close')
    if (refused) return problem(c, refused)
    const { kind, user } = c.get('session')
    const key = readIdempotencyKey(c.req.header('Idempotency-Key'), { kind })
    if (!key.ok) return problem(c, key.reason)
    const bytes = await requestBytes(c)
    if (!bytes.ok) return problem(c, bytes.reason)
    const closing = readClosing(bytes.value)
    if (!closing.ok) return problem(c, refusedMembers(closing.reason))
    const unreported = await refusedDay(c, closing.value.date)
    if (unreported) return problem(c, unreported)
    const kept = await closingsOf(c).close({
      closing: closing.value,
      who: { kind, ...user },
      ...(key.value === undefined ? {} : { idempotencyKey: key.value }),
    })
    if (kept.ok) return c.body(kept.value, 201, HEADERS)
    if (kept.reason === 'idempotency-key-reused') return problem(c, { code: kept.reason })
    const detail = `This day was closed ${closingLimits.perDay} times, which is the most that is kept.`
    return problem(c, { code: kept.reason, pointer: '/date', detail })
  })

function closingsOf(c: Context<EdgeContext>) {
  return objectStub<Pick<DayClosings, 'close' | 'list'>>(c.env.CLOSINGS, c.get('session').merchantId)
}

/** A day without a report has nothing to close. Only the head of the report is waited for. */
async function refusedDay(c: Context<EdgeContext>, date: string): Promise<ProblemReason | undefined> {
  const report = await openReport(callerOf(c), { date, includeWithholding: false })
  if (!report.ok) return report.reason
  report.value.abort()
  return undefined
}

function readRange(from = '', to = ''): Result<{ from: string; to: string }, ProblemReason> {
  for (const [name, text] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (text === '') return refuse({ code: 'member-missing', pointer: `/${name}` })
    if (!isDate(text)) return refuse({ code: 'date-invalid', pointer: `/${name}` })
  }
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1 || days > closingLimits.days) {
    const detail = `From and to are 1 to ${closingLimits.days} days, the first and the last included.`
    return refuse({ code: 'path-parameter-invalid', pointer: '/to', detail })
  }
  return ok({ from, to })
}
