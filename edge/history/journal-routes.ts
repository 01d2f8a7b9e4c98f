/** `/api/v1/journal`: who did what, over all orders, credit orders, closings and sessions of the merchant. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { config } from '../config/configured.ts'
import { ObjectFailure } from '../config/object-stub.ts'
import type { EdgeContext } from '../http/context.ts'
import { log } from '../http/log.ts'
import { objectFailed } from '../http/object-failed.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { allShards } from '../journal/journal-of.ts'
import { keptSince } from '../journal/journal.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { requireSession } from '../sessions/require-session.ts'
import { exportFormats, exportStream, formats } from './journal-export.ts'
import { openCursor, sealCursor } from './journal-cursor.ts'
import { type JournalQuery, readJournalQuery, readLimit, wrong } from './journal-query.ts'
import { entriesOf, firstRows, type JournalReading, rowsOf } from './journal-reader.ts'
import { PartFailure, type Position } from './merged-rows.ts'

const PATH = '/api/v1/journal'
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
/** Rows that an export wants at once. */
const EXPORT_ROWS = 4000

export const journalRoutes = new Hono<EdgeContext>()
  .get(PATH, requireSession(), async (c) => {
    const reading = readingOf(c, ['cursor', 'limit'])
    if (!reading.ok) return problem(c, reading.reason)
    const limit = readLimit(c.req.query('limit'))
    if (!limit.ok) return problem(c, limit.reason)
    const about = aboutOf(reading.value)
    const after = await readCursor(c.req.query('cursor'), about)
    if (!after.ok) return problem(c, after.reason)
    return answering(c, async () => {
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
    return answering(c, async () => {
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

async function readCursor(
  text: string | undefined,
  about: string,
): Promise<Result<Position | undefined, ProblemReason>> {
  if (text === undefined) return ok(undefined)
  const position = await openCursor(text, about, config.sessionKeys)
  return position ? ok(position) : wrong('cursor', 'The cursor belongs to another filter, or was altered.')
}

/** Answers, or says which part of the journal is missing. */
async function answering(c: Context<EdgeContext>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof PartFailure) || !(error.cause instanceof ObjectFailure)) throw error
    const reason = objectFailed(error.cause, c.get('requestId'))
    const detail = `Part ${error.shard + 1} of ${allShards().length} of the journal does not answer.`
    return problem(c, { ...reason, detail })
  }
}
