/** `/api/v2/reports/closings`: who closed which day, and its figures at that time. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { dayClosing } from '../../../shared/domain/report/closing.schema.ts'
import { stringifyJson } from '../../../shared/domain/values/json.ts'
import { isDate } from '../../../shared/domain/order/expiry.rules.ts'
import { closingLimits } from '../../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { jsonBodyReader } from '../../../shared/wire/json-body.ts'
import { operatorName } from '../../../shared/wire/operator-name.ts'
import { objectStub, type Repeats } from '../../config/object-stub.ts'
import type { EdgeContext } from '../../http/context.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { problem, type ProblemReason, refusedMembers } from '../../http/problem.ts'
import { readWriteNote } from '../../http/write-note.ts'
import { REPLAYED } from '../../http/replayed.ts'
import { requestBytes } from '../../http/request-bytes.ts'
import { refusedReport } from '../refused-report.ts'
import { requireSession } from '../../sessions/require-session.ts'
import { callerOf } from '../../upstream/caller.ts'
import { closingDifference } from './closing-difference.ts'
import type { DayClosings } from './day-closings.ts'
import { judgedDay } from './judged-day.ts'

// Closings are the edge's own resource: no operator's name occurs in them.
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
    const said = readWriteNote((name) => c.req.header(name))
    if (!said.ok) return problem(c, said.reason)
    const bytes = await requestBytes(c)
    if (!bytes.ok) return problem(c, bytes.reason)
    const closing = readClosing(bytes.value)
    if (!closing.ok) return problem(c, refusedMembers(closing.reason))
    const { date, reports: sent } = closing.value
    const content = stringifyJson(closing.value)
    const closings = closingsOf(c)
    if (key.value !== undefined) {
      const before = await closings.before(key.value, content)
      if (!before.ok) return problem(c, { code: before.reason })
      if (before.value !== undefined) return c.body(before.value, 201, { ...HEADERS, [REPLAYED]: 'true' })
    }
    const read = await judgedDay(callerOf(c), date)
    if (!read.ok) return problem(c, read.reason)
    if (read.value.length === 0) return problem(c, NOTHING_TO_CLOSE)
    const difference = sent && closingDifference(sent, read.value)
    if (difference) return problem(c, difference)
    const kept = await closings.keep({
      date,
      reports: read.value,
      content,
      who: { kind, ...user },
      requestId: c.get('requestId'),
      ...said.value,
      ...(key.value === undefined ? {} : { idempotencyKey: key.value }),
    })
    if (kept.ok) return c.body(kept.value, 201, HEADERS)
    if (kept.reason === 'idempotency-key-reused') return problem(c, { code: kept.reason })
    const { perUser, perDay } = closingLimits
    const detail = `A day can be closed ${perUser} times by one user, and ${perDay} times in all.`
    return problem(c, { code: kept.reason, pointer: '/date', detail })
  })

/** A report without clients. */
const NOTHING_TO_CLOSE: ProblemReason = {
  code: 'report-closing-differs',
  pointer: '/reports',
  detail: 'The day has 0 client reports.',
}

// A closing is kept once for each key, and without one once while the same user repeats it.
const repeats: Repeats<Pick<DayClosings, 'before' | 'keep' | 'list'>> = {
  before: 'again',
  keep: 'again',
  list: 'again',
}

function closingsOf(c: Context<EdgeContext>) {
  return objectStub('DayClosings', c.env.CLOSINGS, c.get('session').merchantId, repeats)
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
