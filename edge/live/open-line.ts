/** Opens the line of an order: what is known costs nothing, and whether there is room is asked before the provider. */
import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import { objectFailed } from '../http/object-failed.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'
import { deskOf } from '../order-desk/desk-of.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { isKnownOrder } from '../order-desk/known-orders.ts'
import { joinRequest, type LiveRefusal, SOCKETS, SOCKETS_PER_SESSION } from '../order-desk/live.ts'
import { readOrder } from '../order-desk/order-snapshot.ts'
import { returnWithin } from '../order-desk/stopping.ts'
import { callerOf } from '../upstream/caller.ts'
import { FULL_SECONDS, Listing } from './listing.ts'
import type { Offer } from './offer.ts'
import { type FormerSocket, readTicket, ticketFor } from './ticket.ts'

/** @returns the client's end, not accepted */
export async function openLine(
  c: Context<EdgeContext>,
  requester: Requester,
  orderId: Long,
  { takesTicket, ticket }: Offer,
): Promise<Result<WebSocket, ProblemReason>> {
  const order = { merchantId: requester.merchantId, orderId }
  const { sessionKeys } = config
  const former = ticket ? await readTicket(ticket, order, sessionKeys, Date.now()) : undefined
  const listing = listingOf(c, requester, orderId)
  const isKnown = former !== undefined || isKnownOrder(order.merchantId, orderId)
  const unknown = isKnown ? undefined : await unknownOrder(c, orderId, listing)
  if (unknown) return refuse(unknown)

  const { id: session } = requester
  const next =
    takesTicket && listing
      ? await ticketFor(order, { session, socket: listing.id }, sessionKeys, Date.now())
      : undefined
  const joined = await joinDesk(c, requester, orderId, { listing, former, ticket: next })
  if (!joined.ok) return joined
  const refused = await listing?.add(former?.session === session ? former.socket : undefined)
  if (!refused) return joined
  joined.value.accept()
  joined.value.close()
  return refuse(refused)
}

/** Only sessions are listed. The socket of a merchant's server ends by time alone, see {@link endOf}. */
function listingOf(c: Context<EdgeContext>, requester: Requester, orderId: Long): Listing | undefined {
  if (requester.kind !== 'session') return undefined
  return new Listing(c.env, requester, deskName(requester.merchantId, orderId), c.get('requestId'))
}

/** Only the provider knows an unknown order's merchant. A full list is found before that read. */
async function unknownOrder(
  c: Context<EdgeContext>,
  orderId: Long,
  listing: Listing | undefined,
): Promise<ProblemReason | undefined> {
  const full = await listing?.refusal()
  if (full) return full
  const read = await readOrder(callerOf(c), orderId)
  return read.ok ? undefined : read.reason
}

interface Joining {
  listing: Listing | undefined
  former: FormerSocket | undefined
  ticket: string | undefined
}

async function joinDesk(
  c: Context<EdgeContext>,
  requester: Requester,
  orderId: Long,
  { listing, former, ticket }: Joining,
): Promise<Result<WebSocket, ProblemReason>> {
  const { merchantId, id: session, user } = requester
  const visitor = {
    user,
    session,
    expiresAt: endOf(requester),
    ...(listing && { listener: { merchantId, id: listing.id } }),
  }
  const request = joinRequest(visitor, { ticket, replaces: former?.socket })
  const joined = await deskOf(c.env, merchantId, orderId)
    .fetch(request)
    .then(ok, (error: unknown) => refuse(objectFailed(error, c.get('requestId'))))
  if (!joined.ok) return joined
  const { webSocket } = joined.value
  if (webSocket) return ok(webSocket)
  const why = (await joined.value.text()) as LiveRefusal
  const retryAfter = why === 'stopping' ? returnWithin() : FULL_SECONDS
  return refuse({ code: 'desk-busy', detail: refusalDetails[why], retryAfter })
}

/**
 * When the socket gets its last message, in seconds since 1970. That of a server lives as long as a session at most: its
 * next connection shows whether its key is still in force, and whether its merchant is served.
 */
function endOf({ expiresAt = Infinity }: Requester): number {
  return Math.min(expiresAt, Date.now() / 1000 + SESSION_SECONDS)
}

const refusalDetails: Record<LiveRefusal, string> = {
  'order-full': `The order is open ${SOCKETS} times.`,
  'session-full': `The session has the order open ${SOCKETS_PER_SESSION} times.`,
  stopping: 'The edge restarts.',
}
