/** What a page offers with a WebSocket. It cannot set headers but for its subprotocols, and addresses are logged. */
import {
  LIVE_SUBPROTOCOL,
  LIVE_TICKET,
  returnReason,
  TRY_AGAIN_LATER,
} from '../../shared/domain/order/live.ts'

export interface Offer {
  /** Whether our subprotocol is offered first. */
  isOurs: boolean
  /** The second one, if the first is ours. */
  token?: string | undefined
  /** Whether the page understands what elements of earlier releases do not: `welcome`, and when to come back. */
  takesTicket: boolean
  /** The ticket of its last `welcome`, as it was sent. */
  ticket?: string
}

/** @param header `Sec-WebSocket-Protocol` */
export function offerOf(header = ''): Offer {
  const [first, token, more = ''] = header.split(',').map((name) => name.trim())
  if (first !== LIVE_SUBPROTOCOL) return { isOurs: false, takesTicket: false }
  const [name, ...ticket] = more.split('.')
  const takesTicket = name === LIVE_TICKET
  return { isOurs: true, token, takesTicket, ...(takesTicket && { ticket: ticket.join('.') }) }
}

/** The client's end of a WebSocket that is closed at once. @param seconds within which it comes back */
export function comeBackLater(seconds: number): WebSocket {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.close(TRY_AGAIN_LATER, returnReason(seconds))
  return client
}
