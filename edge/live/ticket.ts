/**
 * Tickets of pages that have listened to an order. A page that comes back shows its own: then the edge knows that the
 * order is the merchant's, and asks nobody. A ticket gives no right: the session's token does.
 */
import type { Long } from '../../shared/domain/values/long.ts'
import type { SessionKey } from '../config/config.ts'
import { isMacOf, MAC_FORM, macOf, type Signed } from '../http/mac.ts'

/** A page that is open for longer has the order read once more. */
const TICKET_SECONDS = 24 * 60 * 60
const FORM = new RegExp(`^(\\d{1,11})\\.([\\w-]{1,36})\\.([\\w-]{36})\\.(${MAC_FORM})$`)

/** The order of a ticket, which stands in the address and not in the ticket. */
export interface TicketOrder {
  merchantId: string
  orderId: Long
}

/** The socket that a page had. */
export interface FormerSocket {
  /** The id of the session that it belonged to. */
  session: string
  /** The id under which that session's sockets list it. */
  socket: string
}

/** @param now milliseconds since 1970 */
export async function ticketFor(
  order: TicketOrder,
  { session, socket }: FormerSocket,
  keys: readonly SessionKey[],
  now: number,
): Promise<string> {
  const until = Math.floor(now / 1000) + TICKET_SECONDS
  return `${until}.${session}.${socket}.${await macOf(signed(order, { session, socket }, until), keys)}`
}

/**
 * @param now milliseconds since 1970
 * @returns undefined for a ticket that has expired, was altered, or belongs to another order or merchant
 */
export async function readTicket(
  ticket: string,
  order: TicketOrder,
  keys: readonly SessionKey[],
  now: number,
): Promise<FormerSocket | undefined> {
  const [, until, session, socket, mac] = FORM.exec(ticket) ?? []
  if (session === undefined || socket === undefined || mac === undefined) return undefined
  if (Number(until) * 1000 <= now) return undefined
  const former = { session, socket }
  return (await isMacOf(mac, signed(order, former, Number(until)), keys)) ? former : undefined
}

function signed(
  { merchantId, orderId }: TicketOrder,
  { session, socket }: FormerSocket,
  until: number,
): Signed {
  return ['live ticket', merchantId, String(orderId), session, socket, until]
}
