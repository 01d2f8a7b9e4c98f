import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { LIVE_SUBPROTOCOL } from '../../shared/domain/history.ts'
import { parseLong } from '../../shared/domain/long.ts'
import { deskName } from '../desk/desk-request.ts'
import { readOrder } from '../desk/order-state.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { refusedByRequester } from '../orders/refused-by-requester.ts'
import { LISTENERS } from '../sessions/listeners.ts'
import { requesterOf } from '../sessions/require-session.ts'
import type { Session } from '../sessions/session-token.ts'
import { joinRequest, SOCKETS } from './live.ts'

/** A WebSocket on which a page hears who else has the order open, and that it was changed. */
export const liveRoutes = new Hono<EdgeContext>().get('/api/v1/orders/:orderid/live', join)

async function join(c: Context<EdgeContext>): Promise<Response> {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return problem(c, { code: 'upgrade-required' })
  const [subprotocol, token] = offeredProtocols(c)
  const isOurs = subprotocol === LIVE_SUBPROTOCOL
  // A merchant's server may send Authorization instead, as everywhere; a page cannot.
  const requester = await requesterOf(c, isOurs ? token : undefined)
  if (!requester.ok) return problem(c, requester.reason)
  const { merchantId, kind, id, user, issuedAt, expiresAt } = requester.value
  const limited = await rateRefusal(c.env, { merchantId, session: kind === 'session' ? id : undefined })
  if (limited) return problem(c, limited)

  const orderId = parseLong(c.req.param('orderid')!)
  if (orderId === undefined) {
    return problem(c, { code: 'path-parameter-invalid', detail: 'CheckoutOrderId must be an integer.' })
  }
  const refused = refusedByRequester(requester.value, 'order.read', orderId)
  if (refused) return problem(c, refused)
  // Only the provider knows whose the order is.
  const caller = { env: c.env, config: c.get('config'), merchantId, trace: c.get('trace') }
  const read = await readOrder(caller, orderId)
  if (!read.ok) return problem(c, read.reason)

  const visitor = { user, session: id, ...(expiresAt !== undefined && { expiresAt }) }
  const desk = deskName(merchantId, orderId)
  const { webSocket } = await c.env.DESK.getByName(desk).fetch(joinRequest(visitor))
  if (!webSocket) {
    const detail = `The order is open ${SOCKETS} times.`
    return problem(c, { code: 'desk-busy', detail, retryAfter: 60 })
  }
  if (issuedAt !== undefined && expiresAt !== undefined) {
    const refusal = await unheard(c, merchantId, { id, issuedAt, expiresAt }, desk)
    if (refusal) {
      webSocket.accept()
      webSocket.close()
      return problem(c, refusal)
    }
  }
  // The token, which was offered too, is never chosen: the answer's headers may be seen by anybody.
  const headers: Record<string, string> = isOurs ? { 'Sec-WebSocket-Protocol': LIVE_SUBPROTOCOL } : {}
  return new Response(null, { status: 101, webSocket, headers })
}

/** Has the socket hear when its session is ended; why it may not stay, where it cannot hear that. */
async function unheard(
  { env }: Context<EdgeContext>,
  merchantId: string,
  session: Pick<Session, 'id' | 'issuedAt' | 'expiresAt'>,
  desk: string,
): Promise<ProblemReason | undefined> {
  const heard = await env.SESSIONS.getByName(merchantId).listen(session, desk)
  if (heard === 'ended') return { code: 'session-ended' }
  if (heard === 'heard') return undefined
  return { code: 'desk-busy', detail: `The merchant has ${LISTENERS} orders open.`, retryAfter: 60 }
}

/** A page cannot set headers, and an address is written down everywhere: the token is the second subprotocol. */
function offeredProtocols(c: Context<EdgeContext>): string[] {
  return (c.req.header('Sec-WebSocket-Protocol') ?? '').split(',').map((name) => name.trim())
}
