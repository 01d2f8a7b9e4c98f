/**
 * Who has an order open, and what they are told: the WebSockets of the order's desk. They sleep when the desk
 * does, so all that is known of one is in its attachment, and nothing here is remembered.
 */
import type { SessionUser } from '../../shared/domain/session.ts'
import {
  type HistoryEntry,
  type LiveMessage,
  SESSION_ENDED,
  SESSION_EXPIRED,
} from '../../shared/domain/history.ts'

/** Sockets that one order may have. */
export const SOCKETS = 50
const UNSUPPORTED = 1003
const VISITOR_HEADER = 'X-Visitor'

/** Who is behind a socket. */
export interface Visitor {
  user: SessionUser
  /** The session's id, or what the API key is called. */
  session: string
  /** Seconds since 1970; absent for a server. */
  expiresAt?: number
}

/** What the worker asks the desk for a visitor whom it has let in; no token is in it. */
export function joinRequest(visitor: Visitor): Request {
  // A header takes no more than Latin-1, which a name need not be.
  const headers = { Upgrade: 'websocket', [VISITOR_HEADER]: encodeURIComponent(JSON.stringify(visitor)) }
  return new Request('http://desk/live', { headers })
}

export class Live {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  /** @param request as {@link joinRequest} makes it; 503 when the order has all the sockets that it may have */
  join(request: Request): Response {
    this.closeExpired()
    if (this.#open().length >= SOCKETS) return new Response(null, { status: 503 })
    const visitor = JSON.parse(decodeURIComponent(request.headers.get(VISITOR_HEADER)!)) as Visitor
    const { 0: client, 1: server } = new WebSocketPair()
    // A page asks whether the line still works; the desk need not wake for it.
    this.#ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    this.#ctx.acceptWebSocket(server, [visitor.session])
    server.serializeAttachment(visitor)
    this.#tellWho()
    return new Response(null, { status: 101, webSocket: client })
  }

  /** The socket is gone. */
  left(socket: WebSocket): void {
    this.closeExpired()
    this.#tellWho(socket)
  }

  /** The socket said something: nothing but `ping` is understood, and that does not come here. */
  said(socket: WebSocket): void {
    socket.close(UNSUPPORTED, 'only ping is understood')
  }

  /** A write was done. */
  changed({ who: { id, name }, requestId }: HistoryEntry): void {
    this.closeExpired()
    this.#tell(this.#open(), { type: 'changed', by: { id, name }, requestId })
  }

  /** Who then is left is told when the sockets have gone. */
  closeExpired(): void {
    const now = Date.now() / 1000
    for (const socket of this.#open()) {
      const { expiresAt = Infinity } = visitorOf(socket)
      if (expiresAt <= now) socket.close(SESSION_EXPIRED, 'session-expired')
    }
  }

  /** The merchant has ended the session. */
  closeEnded(session: string): void {
    for (const socket of this.#ctx.getWebSockets(session)) socket.close(SESSION_ENDED, 'session-ended')
  }

  #tellWho(gone?: WebSocket): void {
    const sockets = this.#open().filter((socket) => socket !== gone)
    const who = new Map(sockets.map((socket) => [visitorOf(socket).user.id, visitorOf(socket).user]))
    this.#tell(sockets, { type: 'present', who: [...who.values()] })
  }

  #tell(sockets: readonly WebSocket[], message: LiveMessage): void {
    const text = JSON.stringify(message)
    for (const socket of sockets) socket.send(text)
  }

  /** Those that are not on their way out. */
  #open(): WebSocket[] {
    return this.#ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
  }
}

function visitorOf(socket: WebSocket): Visitor {
  return socket.deserializeAttachment() as Visitor
}
