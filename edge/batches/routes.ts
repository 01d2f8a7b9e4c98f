/** `/api/v1/batches`: one act on many orders. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type BatchCommand, batchCommands, batchWrites } from '../../shared/domain/batch/batch.enums.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { operations } from '../../shared/wire/operations.ts'
import { lostTime } from '../desk/lost-time.ts'
import type { EdgeContext } from '../http/context.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { requireSession } from '../sessions/require-session.ts'
import { servingState } from '../state/serving-state.ts'
import { notOffered } from '../upstream/not-offered.ts'
import { batchesOf } from './batches-of.ts'
import { readBatch, type RequestedBatch } from './read-batch.ts'

const PATH = '/api/v1/batches'
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

export const batchRoutes = new Hono<EdgeContext>()
  .post(PATH, requireSession(), async (c) => {
    const refused = refusedBatch(c)
    if (refused) return problem(c, refused)
    const requester = c.get('session')
    const key = readIdempotencyKey(c.req.header('Idempotency-Key'), requester)
    if (!key.ok) return problem(c, key.reason)
    const requested = await readRequested(c)
    if (!requested.ok) return problem(c, requested.reason)
    const lost = lostTime(await servingState(c.env), key.value, Date.now())
    const made = await batchesOf(c.env, requester.merchantId).create({
      id: crypto.randomUUID(),
      requester,
      ...requested.value,
      ...(key.value !== undefined && { idempotencyKey: key.value }),
      ...(lost && { lostTime: lost }),
    })
    if (!made.ok) return problem(c, made.reason)
    const { id } = JSON.parse(made.value) as { id: string }
    return c.body(made.value, 201, { ...HEADERS, Location: `${PATH}/${id}` })
  })
  .get(PATH, requireSession(), async (c) => {
    const refused = refusedBatch(c)
    if (refused) return problem(c, refused)
    return c.body(await batchesOf(c.env, c.get('session').merchantId).list(), 200, HEADERS)
  })
  .get(`${PATH}/:id`, requireSession(), async (c) => {
    const refused = refusedBatch(c)
    if (refused) return problem(c, refused)
    const after = readAfter(c.req.query('after'))
    if (!after.ok) return problem(c, after.reason)
    const detail = await batchesOf(c.env, c.get('session').merchantId).detail(c.req.param('id'), after.value)
    return detail.ok ? c.body(detail.value, 200, HEADERS) : problem(c, detail.reason)
  })

for (const command of batchCommands) {
  batchRoutes.post(`${PATH}/:id/${command}`, requireSession(), (c) => send(c, command))
}

async function send(c: Context<EdgeContext>, command: BatchCommand): Promise<Response> {
  const refused = refusedBatch(c)
  if (refused) return problem(c, refused)
  const requester = c.get('session')
  const client = { requester, requestId: c.get('requestId'), letterId: crypto.randomUUID() }
  const done = await batchesOf(c.env, requester.merchantId).command(c.req.param('id')!, command, client)
  return done.ok ? c.body(done.value, 200, HEADERS) : problem(c, done.reason)
}

/** Batches are of the whole merchant: a session for one order has none. */
function refusedBatch(c: Context<EdgeContext>): ProblemReason | undefined {
  const requester = c.get('session')
  const missing = refusedByRequester(requester, 'orders.batch', undefined)
  if (missing) return missing
  return requester.orderId === undefined ? undefined : { code: 'order-outside-session' }
}

async function readRequested(c: Context<EdgeContext>): Promise<Result<RequestedBatch, ProblemReason>> {
  const bytes = await requestBytes(c)
  if (!bytes.ok) return bytes
  const requested = readBatch(bytes.value)
  if (!requested.ok) return requested
  const write = batchWrites[requested.value.act.kind]
  const refused =
    refusedByRequester(c.get('session'), operations[write].capability, undefined) ?? notOffered(write)
  return refused ? refuse(refused) : requested
}

function readAfter(text: string | undefined): Result<number, ProblemReason> {
  if (text === undefined) return ok(0)
  if (/^\d{1,15}$/.test(text)) return ok(Number(text))
  const detail = 'after must be the version of a batch.'
  return refuse({ code: 'path-parameter-invalid', pointer: '/after', detail })
}
