import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { LIVE_SUBPROTOCOL } from '../../shared/domain/order/live.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { requesterOf } from '../sessions/require-session.ts'
import { openLine } from './open-line.ts'
import { comeBackLater, type Offer, offerOf } from './offer.ts'

/** A WebSocket that tells a page who else has the order open, and when it was changed. */
export const liveRoutes = new Hono<EdgeContext>().get('/api/v1/orders/:orderid/live', join)

async function join(c: Context<EdgeContext>): Promise<Response> {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return problem(c, { code: 'upgrade-required' })
  const offer = offerOf(c.req.header('Sec-WebSocket-Protocol'))
  // A merchant's server may send Authorization instead; a page cannot.
  const requester = await requesterOf(c, offer.token)
  if (!requester.ok) return problem(c, requester.reason)
  const { merchantId, kind, id } = requester.value
  const limited = await rateRefusal(c.env, { merchantId, session: kind === 'session' ? id : undefined })
  if (limited) return refusal(c, offer, limited)

  const orderId = parseLong(c.req.param('orderid')!)
  if (orderId === undefined) {
    return problem(c, { code: 'path-parameter-invalid', detail: 'CheckoutOrderId must be an integer.' })
  }
  const refused = refusedByRequester(requester.value, 'order.read', orderId)
  if (refused) return problem(c, refused)
  const line = await openLine(c, requester.value, orderId, offer)
  if (!line.ok) return refusal(c, offer, line.reason)
  return new Response(null, { status: 101, webSocket: line.value, headers: chosen(offer) })
}

/** A page cannot read the answer to a WebSocket that is refused, so a close frame tells it when to come back. */
function refusal(c: Context<EdgeContext>, offer: Offer, reason: ProblemReason): Response {
  if (!offer.takesTicket || reason.retryAfter === undefined) return problem(c, reason)
  c.set('problem', reason.code)
  const webSocket = comeBackLater(reason.retryAfter)
  return new Response(null, { status: 101, webSocket, headers: chosen(offer) })
}

/** The token is also offered, but never chosen: proxies may log the answer's headers. */
function chosen({ isOurs }: Offer): Record<string, string> {
  return isOurs ? { 'Sec-WebSocket-Protocol': LIVE_SUBPROTOCOL } : {}
}
