/** `/api/v1/journal`: who did what, over all orders, credit orders, closings and sessions of the merchant. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { journalLimits } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import { log } from '../http/log.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { openCursor, sealCursor } from '../journal/journal-cursor.ts'
import { allShards } from '../journal/journal-of.ts'
import { keptSince } from '../journal/journal.ts'
import { firstRows } from '../journal/merged-rows.ts'
import { orMissingPart } from '../journal/part-failed.ts'
import { pageLimit } from '../http/query.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { requireSession } from '../sessions/require-session.ts'
import { exportFormats, exportStream, formats } from './journal-export.ts'
import { type JournalQuery, readJournalQuery } from './journal-query.ts'
import { entriesOf, type JournalReading, rowsOf } from './journal-reader.ts'

const PATH = '/api/v1/journal'
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
/** Rows that an export wants at once. */
const EXPORT_ROWS = 4000

export const journalRoutes = new Hono<EdgeContext>()
  .get(PATH, requireSession(), async (c) => {
    const reading = readingOf(c, ['cursor', 'limit'])
    if (!reading.ok) return problem(c, reading.reason)
    const limit = pageLimit(c.req.query('limit'), journalLimits.page)
    if (!limit.ok) return problem(c, limit.reason)
    const about = aboutOf(reading.value)
    const after = await openCursor(c.req.query('cursor'), about, config.sessionKeys)
    if (!after.ok) return problem(c, after.reason)
    return orMissingPart(c, allShards().length, async () => {
      const found = rowsOf(c.env, reading.value, { after: after.value, wanted: limit.value + 1 })
      const { rows, isMore } = await firstRows(found, limit.value)
      const entries = await entriesOf(c.env, reading.value.merchantId, rows)
      const cursor = isMore ? await sealCursor(rows.at(-1)!, about, config.sessionKeys) : undefined
      const page = {
        entries,
        ...(cursor && { cursor }),
        keptSince: new Date(keptSince(Date.now())).toISOString(),
      }
      return c.body(stringifyJson(page), 200, HEADERS)
    })
  })
  .get(`${PATH}/export`, requireSession(), async (c) => {
    const reading = readingOf(c, ['format'])
    if (!reading.ok) return problem(c, reading.reason)
    const name = exportFormats.find((one) => one === (c.req.query('format') ?? 'ndjson'))
    if (!name) return problem(c, { code: 'path-parameter-invalid', pointer: '/format', detail: A_FORMAT })
    const requestId = c.get('requestId')
    return orMissingPart(c, allShards().length, async () => {
      const groups = named(c, reading.value)
      const first = await groups.next()
      const stream = exportStream(formats[name], groups, first, () =>
        log('error', { event: 'journal-export-aborted', requestId }),
      )
      const file = `attachment; filename="journal.${name}"`
      return c.body(stream, 200, {
        'Content-Type': formats[name].type,
        'Content-Disposition': file,
        'Cache-Control': 'no-store',
      })
    })
  })

const A_FORMAT = `format must be ${exportFormats.join(' or ')}.`

async function* named(c: Context<EdgeContext>, reading: JournalReading) {
  for await (const rows of rowsOf(c.env, reading, { wanted: EXPORT_ROWS })) {
    yield entriesOf(c.env, reading.merchantId, rows)
  }
}

/** What the request asks for, if its session may read it. A session for one order reads that one. */
function readingOf(
  c: Context<EdgeContext>,
  others: readonly string[],
): Result<JournalReading, ProblemReason> {
  const { merchantId, ...requester } = c.get('session')
  const missing = refusedByRequester(requester, 'journal.read', undefined)
  if (missing) return refuse(missing)
  const query = readJournalQuery(c.req.queries(), others)
  if (!query.ok) return query
  const refused = refusedByRequester(requester, 'journal.read', query.value.order)
  if (refused) return refuse(refused)
  const { orderId } = requester
  return ok({ merchantId, query: { ...query.value, ...(orderId !== undefined && { order: orderId }) } })
}

/** What a cursor belongs to. */
function aboutOf({ merchantId, query }: JournalReading): string {
  return stringifyJson([merchantId, query satisfies JournalQuery])
}
