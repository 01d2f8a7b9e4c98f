/** `/api/v1/orders` and `/api/v1/order-views`: the orders that the edge knows, and which of them wait for somebody. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { orderLook, orderReference } from '../../shared/domain/order-index/order-index.schema.ts'
import { orderViews } from '../../shared/domain/order-index/order-views.enums.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason, refusedMembers } from '../http/problem.ts'
import { wrong } from '../http/query.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { openCursor, sealCursor } from '../journal/journal-cursor.ts'
import { firstRows } from '../journal/merged-rows.ts'
import { INDEX_SHARDS } from '../journal/order-index.ts'
import { orMissingPart } from '../journal/part-failed.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { requireSession } from '../sessions/require-session.ts'
import { merchantOf } from '../sessions/merchant-of.ts'
import { callerOf } from '../upstream/caller.ts'
import { type IndexQuery, readIndexLimit, readIndexQuery } from './index-query.ts'
import { countViews, type Looker, namedOrders, orderRows, tellIndex } from './index-reader.ts'
import { lookAtOrders } from './look.ts'

const PATH = '/api/v1/orders'
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
const DAY_MS = 24 * 60 * 60 * 1000

// The index is the edge's own resource: no operator's name occurs in it.
const readLook = jsonBodyReader(orderLook, operatorName())
const readReference = jsonBodyReader(orderReference, operatorName())

export const orderIndexRoutes = new Hono<EdgeContext>()
  .get(PATH, requireSession(), async (c) => {
    const refused = refusedIndex(c)
    if (refused) return problem(c, refused)
    const query = readIndexQuery(c.req.queries(), ['query', 'view', 'cursor', 'limit'])
    if (!query.ok) return problem(c, query.reason)
    const limit = readIndexLimit(c.req.query('limit'))
    if (!limit.ok) return problem(c, limit.reason)
    const looker = lookerOf(c, query.value)
    const { merchantId, viewer } = looker
    const about = stringifyJson(['orders', merchantId, query.value, viewer.person ?? null])
    const after = await openCursor(c.req.query('cursor'), about, config.sessionKeys)
    if (!after.ok) return problem(c, after.reason)
    return orMissingPart(c, INDEX_SHARDS, async () => {
      const found = orderRows(c.env, looker, query.value, { after: after.value, wanted: limit.value + 1 })
      const { rows, isMore } = await firstRows(found, limit.value)
      const orders = await namedOrders(c.env, merchantId, rows)
      const cursor = isMore ? await sealCursor(rows.at(-1)!, about, config.sessionKeys) : undefined
      return c.body(stringifyJson({ orders, ...(cursor && { cursor }) }), 200, HEADERS)
    })
  })
  .get('/api/v1/order-views', requireSession(), async (c) => {
    const refused = refusedIndex(c)
    if (refused) return problem(c, refused)
    const query = readIndexQuery(c.req.queries(), [])
    if (!query.ok) return problem(c, query.reason)
    return orMissingPart(c, INDEX_SHARDS, async () => {
      const counts = await countViews(c.env, lookerOf(c, query.value), orderViews)
      return c.body(stringifyJson({ counts }), 200, HEADERS)
    })
  })
  .post(`${PATH}/look`, requireSession(), async (c) => {
    const refused = refusedIndex(c) ?? refusedByRequester(c.get('session'), 'order.read', undefined)
    if (refused) return problem(c, refused)
    const bytes = await requestBytes(c)
    if (!bytes.ok) return problem(c, bytes.reason)
    const body = readLook(bytes.value)
    if (!body.ok) return problem(c, refusedMembers(body.reason))
    const ids = body.value.orders.map((id) => (typeof id === 'string' ? parseLong(id)! : id))
    return orMissingPart(c, INDEX_SHARDS, async () => {
      const looked = await lookAtOrders(c.env, callerOf(c), [...new Set(ids)])
      return c.body(stringifyJson(looked), 200, HEADERS)
    })
  })
  // The merchant's own server tells it: a page has no say in what an order is called.
  .put(`${PATH}/:id/reference`, async (c) => {
    const merchant = await merchantOf(c)
    if (!merchant.ok) return problem(c, merchant.reason)
    const refused = refusedByRequester(c.get('session'), 'metadata.write', undefined)
    if (refused) return problem(c, refused)
    const id = parseLong(c.req.param('id'))
    if (id === undefined) return problem(c, wrong('id', 'id must be the CheckoutOrderId, an integer.').reason)
    const bytes = await requestBytes(c)
    if (!bytes.ok) return problem(c, bytes.reason)
    const body = readReference(bytes.value)
    if (!body.ok) return problem(c, refusedMembers(body.reason))
    const { merchantOrderNumber: number, creditOrderNumber } = body.value
    const news = { id, number, ...(creditOrderNumber !== undefined && { creditOrderNumber }) }
    return orMissingPart(c, INDEX_SHARDS, async () => {
      await tellIndex(c.env, merchant.value.MerchantId, [news])
      return c.body(null, 204)
    })
  })

/** The index is of the whole merchant: a session for one order has none. */
function refusedIndex(c: Context<EdgeContext>): ProblemReason | undefined {
  const requester = c.get('session')
  const missing = refusedByRequester(requester, 'orders.list', undefined)
  if (missing) return missing
  return requester.orderId === undefined ? undefined : { code: 'order-outside-session' }
}

function lookerOf(c: Context<EdgeContext>, { since }: IndexQuery): Looker {
  const { kind, user, merchantId } = c.get('session')
  const now = Date.now()
  const person = kind === 'session' ? user.id : undefined
  return { merchantId, viewer: { person, since: since ?? now - (now % DAY_MS), now } }
}
