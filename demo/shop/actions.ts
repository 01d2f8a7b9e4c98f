/**
 * The endpoints for the buttons of a visitor. They change only the visitor's own orders; but the clock, payouts and
 * credit orders are shared by all.
 */
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { type SessionRequest } from '../../shared/domain/session/session.schema.ts'
import { shopOrders } from '../../shared/sandbox.ts'
import type { Env } from '../env.ts'
import { answerOrders } from '../orders/orders-json.ts'
import { isPublic, isWithinLimit } from '../public-demo.ts'
import { capabilitiesFor, clerks, type ClerkName, roles, type RoleName } from './clerks.ts'
import { type EdgeFailure, openSession } from './edge-client.ts'
import { type FaultName, faultPath, faultRequest, faults } from './faults.ts'
import { changeAsOther } from './other-clerk.ts'
import { callSandbox, hasSandbox, type WaitingFault } from './sandbox-client.ts'
import { isOwn, openVisit, type ShopContext, type Visit, visitOf } from './visit.ts'
import type { Clock } from './written.ts'

const DAY_SECONDS = 86_400
/** How far one press of a button moves the clock, in days. */
const MOVES = [1, 2, 31]

const NO_VISIT = { error: 'Open the list first: it gives you orders of your own.' }
const TOO_MANY = { error: 'That was done too often within the hour. Try again later.' }
const SANDBOX_DOWN = { error: 'The sandbox did not answer. Try again.' }

export const shopActions = new Hono<{ Bindings: Env }>()

// csrf() refuses forms only. Here, requests of any content type must come from the shop's own pages.
shopActions.use(csrf(), async (c, next) => {
  const isOwnPage = c.req.header('Origin') === new URL(c.req.url).origin
  if (c.req.method !== 'GET' && !isOwnPage) throw new HTTPException(403, { message: 'Another origin.' })
  if (!hasSandbox(c.env)) throw new HTTPException(404, { message: 'There is no sandbox here.' })
  c.header('Cache-Control', 'no-store')
  return next()
})

// A real shop takes the user and the capabilities from its own login.
shopActions.post('/session', async (c) => {
  const { clerk, role, orderId, desk } = await bodyOf(c)
  if (!isKey(clerks, clerk) || !isKey(roles, role)) return c.json({ error: 'No such clerk or role.' }, 400)
  const own = orderId === undefined ? undefined : await ownOrder(c)
  const visit = await visitOf(c)
  if (!visit) return c.json(NO_VISIT, 401)
  if (!isWithinLimit(c, 'session')) return c.json(TOO_MANY, 429)
  const request: SessionRequest = {
    origin: new URL(c.req.url).origin,
    user: clerks[clerk as ClerkName],
    ...scopeOf(c, role as RoleName, { visit, orderId: own, isList: desk === 'orders' }),
  }
  const session = await openSession(c.env, request)
  return session.ok ? c.json(session.value) : c.json({ error: saidOf(session.reason) }, 502)
})

shopActions.get('/orders.json', async (c) => {
  const visit = await visitOf(c)
  if (!visit) return c.json(NO_VISIT, 401)
  const own = shopOrders.map(({ shows }, index) => ({ Id: visit.firstId + index, shows }))
  return answerOrders(c, own)
})

shopActions.post('/other-clerk', async (c) => {
  const orderId = await ownOrder(c)
  const changed = await changeAsOther(c.env, orderId, new URL(c.req.url).origin)
  return changed.ok ? c.json({ said: changed.value }) : c.json({ error: saidOf(changed.reason) }, 409)
})

shopActions.get('/faults', async (c) => {
  const orderId = Number(c.req.query('order'))
  const waiting = await callSandbox<{ faults: WaitingFault[] }>(c.env, 'GET', 'faults')
  if (!waiting.ok) return c.json(SANDBOX_DOWN, 502)
  const own = waiting.value.faults.filter(({ path }) => path === faultPath(orderId))
  return c.json({ waiting: own.reduce((all, { times }) => all + times, 0) })
})

shopActions.post('/faults', async (c) => {
  const { fault } = await bodyOf(c)
  const orderId = await ownOrder(c)
  if (!isKey(faults, fault)) return c.json({ error: 'No such fault.' }, 400)
  // One fault at a time, so that the intended one happens.
  await callSandbox(c.env, 'DELETE', 'faults', { path: faultPath(orderId) })
  const added = await callSandbox(c.env, 'POST', 'faults', faultRequest(fault as FaultName, orderId))
  return added.ok ? c.json({ said: faults[fault as FaultName].ready }) : c.json(SANDBOX_DOWN, 502)
})

shopActions.post('/faults/clear', async (c) => {
  const path = faultPath(await ownOrder(c))
  const cleared = await callSandbox(c.env, 'DELETE', 'faults', { path })
  return cleared.ok ? c.json({ said: 'No fault waits.' }) : c.json(SANDBOX_DOWN, 502)
})

shopActions.post('/clock', async (c) => {
  const days = Number((await bodyOf(c))['days'])
  if (!MOVES.includes(days)) return c.json({ error: 'The clock is not moved so far.' }, 400)
  if (!(await visitOf(c))) return c.json(NO_VISIT, 401)
  if (!isWithinLimit(c, 'clock')) return c.json(TOO_MANY, 429)
  const moved = await callSandbox<Clock>(c.env, 'POST', 'clock', { advanceSeconds: days * DAY_SECONDS })
  return moved.ok ? c.json(moved.value) : c.json(SANDBOX_DOWN, 502)
})

shopActions.post('/reset', async (c) => {
  const former = await visitOf(c)
  if (!former) return c.json(NO_VISIT, 401)
  if (!isWithinLimit(c, 'clock')) return c.json(TOO_MANY, 429)
  // The clock first, because it dates the new orders.
  const back = await callSandbox(c.env, 'DELETE', 'clock')
  if (!back.ok) return c.json(SANDBOX_DOWN, 502)
  await clearFaults(c.env, former.firstId)
  const visit = await openVisit(c)
  if (visit.ok) return c.json({ firstId: visit.value.firstId })
  return visit.reason === 'limited' ? c.json(TOO_MANY, 429) : c.json(SANDBOX_DOWN, 502)
})

/** Removes the faults that still wait for the orders of a visit. */
async function clearFaults(env: Env, firstId: number): Promise<void> {
  const waiting = await callSandbox<{ faults: WaitingFault[] }>(env, 'GET', 'faults')
  if (!waiting.ok) return
  const own = waiting.value.faults.filter(({ path }) =>
    isOwn({ firstId }, Number(/^\/api\/v1\/orders\/(\d+)\*$/.exec(path)?.[1])),
  )
  for (const { path } of own) await callSandbox(env, 'DELETE', 'faults', { path })
}

async function bodyOf(c: ShopContext): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** The order of the request. @throws HTTPException unless it is one of the visitor's own */
async function ownOrder(c: ShopContext): Promise<number> {
  const [visit, { orderId }] = [await visitOf(c), await bodyOf(c)]
  if (!visit || typeof orderId !== 'number' || !isOwn(visit, orderId)) {
    throw new HTTPException(404, {
      res: Response.json({ error: 'That is not one of your orders.' }, { status: 404 }),
    })
  }
  return orderId
}

interface Wanted {
  visit: Visit
  /** Of the page of an order. */
  orderId: number | undefined
  /** Whether the page has the list of orders. */
  isList: boolean
}

/** What a session may do, and with which order. One that names no order is for every visitor's. */
function scopeOf(
  c: ShopContext,
  role: RoleName,
  { visit, orderId, isList }: Wanted,
): Pick<SessionRequest, 'capabilities' | 'orderId'> {
  if (orderId !== undefined) return { capabilities: capabilitiesFor('order', role), orderId }
  if (!isList) return { capabilities: capabilitiesFor('other', role) }
  // The list only opens orders, whose pages have their own sessions: it may read one order of the visitor.
  if (isPublic(c.env)) return { capabilities: ['order.read'], orderId: visit.firstId }
  return { capabilities: capabilitiesFor('orders', role) }
}

function isKey(table: object, key: unknown): boolean {
  return typeof key === 'string' && Object.hasOwn(table, key)
}

function saidOf(reason: EdgeFailure | { code: 'nothing-to-change' }): string {
  if (reason.code === 'refused') return reason.title
  return reason.code === 'edge-down'
    ? 'The edge did not answer. Try again.'
    : 'No row of this order can be changed.'
}
