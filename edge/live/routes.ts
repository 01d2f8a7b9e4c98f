import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { LIVE_SUBPROTOCOL } from '../../shared/domain/order/live.ts'
import { ok, refuse } from '../../shared/domain/values/result.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { deskOf } from '../order-desk/desk-of.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { readOrder } from '../order-desk/order-snapshot.ts'
import type { EdgeContext } from '../http/context.ts'
import { objectFailed } from '../http/object-failed.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { LISTENERS, LISTENERS_PER_SESSION } from '../sessions/listeners.ts'
import { requesterOf } from '../sessions/require-session.ts'
import { shardOfSession } from '../sessions/session-id.ts'
import { sessionsOf } from '../sessions/sessions-of.ts'
import { callerOf } from '../upstream/caller.ts'
import type { Requester } from '../http/requester.ts'
import { joinRequest, type LiveRefusal, SOCKETS, SOCKETS_PER_SESSION } from '../order-desk/live.ts'

/** A WebSocket that tells a page who else has the order open, and when it was changed. */
export const liveRoutes = new Hono<EdgeContext>().get('/api/v1/orders/:orderid/live', join)

async function join(c: Context<EdgeContext>): Promise<Response> {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return problem(c, { code: 'upgrade-required' })
  const [subprotocol, token] = offeredProtocols(c)
  const isOurs = subprotocol === LIVE_SUBPROTOCOL
  // A merchant's server may send Authorization instead; a page cannot.
  const requester = await requesterOf(c, isOurs ? token : undefined)
  if (!requester.ok) return problem(c, requester.reason)
  const { merchantId, kind, id, user, expiresAt } = requester.value
  const limited = await rateRefusal(c.env, { merchantId, session: kind === 'session' ? id : undefined })
  if (limited) return problem(c, limited)

  const orderId = parseLong(c.req.param('orderid')!)
  if (orderId === undefined) {
    return problem(c, { code: 'path-parameter-invalid', detail: 'CheckoutOrderId must be an integer.' })
  }
  const refused = refusedByRequester(requester.value, 'order.read', orderId)
  if (refused) return problem(c, refused)
  // Only the provider knows the order's merchant.
  const read = await readOrder(callerOf(c), orderId)
  if (!read.ok) return problem(c, read.reason)

  // The merchant's object lists the sockets of sessions, each under its own id.
  const listener = kind === 'session' ? { merchantId, id: crypto.randomUUID() } : undefined
  const visitor = {
    user,
    session: id,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(listener && { listener }),
  }
  const joined = await deskOf(c.env, merchantId, orderId).fetch(joinRequest(visitor))
  const { webSocket } = joined
  if (!webSocket) {
    const detail = refusalDetails[(await joined.text()) as LiveRefusal]
    return problem(c, { code: 'desk-busy', detail, retryAfter: 60 })
  }
  const refusal =
    listener &&
    (await listenerRefusal(c, requester.value, { id: listener.id, desk: deskName(merchantId, orderId) }))
  if (refusal) {
    webSocket.accept()
    webSocket.close()
    return problem(c, refusal)
  }
  // The token is also offered, but never chosen: proxies may log the answer's headers.
  const headers: Record<string, string> = isOurs ? { 'Sec-WebSocket-Protocol': LIVE_SUBPROTOCOL } : {}
  return new Response(null, { status: 101, webSocket, headers })
}

const refusalDetails: Record<LiveRefusal, string> = {
  'order-full': `The order is open ${SOCKETS} times.`,
  'session-full': `The session has the order open ${SOCKETS_PER_SESSION} times.`,
  stopping: 'The edge restarts.',
}

/** Lists the socket, so that it is closed when its session ends. @returns why the socket may not stay, if so */
async function listenerRefusal(
  { env, var: { requestId } }: Context<EdgeContext>,
  { merchantId, id, user, issuedAt = 0, expiresAt = 0 }: Requester,
  listener: { id: string; desk: string },
): Promise<ProblemReason | undefined> {
  const session = { id, issuedAt, expiresAt, user: { id: user.id } }
  const asked = sessionsOf(env, merchantId, shardOfSession(id)).listen(session, listener)
  const listed = await asked.then(ok, (error: unknown) => refuse(objectFailed(error, requestId)))
  if (!listed.ok) return listed.reason
  if (listed.value === 'ended') return { code: 'session-ended' }
  if (listed.value === 'heard') return undefined
  const detail = `The session has ${LISTENERS_PER_SESSION} orders open, or its part of the merchant's sessions ${LISTENERS}.`
  return { code: 'desk-busy', detail, retryAfter: 60 }
}

/** The token is the second subprotocol: a page cannot set headers on a WebSocket, and addresses are logged. */
function offeredProtocols(c: Context<EdgeContext>): string[] {
  return (c.req.header('Sec-WebSocket-Protocol') ?? '').split(',').map((name) => name.trim())
}
