/**
 * The WebSockets of an order's desk: who has the order open, and the messages to them. Sockets hibernate with the
 * desk, so all state of a socket is in its attachment and not in memory.
 */
import type { SessionUser } from '../../shared/domain/session/session.ts'
import {
  type LiveMessage,
  returnReason,
  SERVICE_RESTART,
  SESSION_ENDED,
  SESSION_EXPIRED,
} from '../../shared/domain/order/live.ts'
import type { Env } from '../config/env.ts'
import { log } from '../http/log.ts'
import { shardOfSession } from '../sessions/session-id.ts'
import { sessionsOf } from '../sessions/sessions-of.ts'
import { namesOf, shownName } from '../journal/names.ts'
import type { LogVersion } from '../desk/write-once/log-version.ts'
import type { OrderRecord } from './history-entry.ts'
import { noteSockets, stops } from './stopping.ts'

/** Sockets that one order may have. */
export const SOCKETS = 50
/** Sockets of one order that one session or API key may have. A page needs one, and a second to reconnect. */
export const SOCKETS_PER_SESSION = 5

const NORMAL = 1000
const UNSUPPORTED = 1003
/** Codes that may not be sent (RFC 6455, 7.4.1). */
const RESERVED = new Set([1004, 1005, 1006, 1015])
const VISITOR_HEADER = 'X-Visitor'
const TICKET_HEADER = 'X-Ticket'
const REPLACES_HEADER = 'X-Replaces'

/** The user of a socket. */
export interface Visitor {
  user: SessionUser
  /** The session's id, or the name of the API key. */
  session: string
  /** Seconds since 1970; absent for a server that connected to an earlier release. */
  expiresAt?: number
  /** The entry of a session's socket at the merchant's object; absent for a server. */
  listener?: { merchantId: string; id: string }
}

/** Why a socket is refused: one of the two limits, or the end of the process. */
export type LiveRefusal = 'order-full' | 'session-full' | 'stopping'

/** What a page gets, and what it had, that understands tickets. */
interface Joining {
  /** For its next connection. */
  ticket: string | undefined
  /** The listener's id of its last socket, which may still count as open. */
  replaces: string | undefined
}

/** The worker's request to the desk for an admitted visitor; it has no token. */
export function joinRequest(visitor: Visitor, { ticket, replaces }: Joining): Request {
  const headers = {
    Upgrade: 'websocket',
    // A header can hold only Latin-1, and a name may have other characters.
    [VISITOR_HEADER]: encodeURIComponent(JSON.stringify(visitor)),
    ...(ticket !== undefined && { [TICKET_HEADER]: ticket }),
    ...(replaces !== undefined && { [REPLACES_HEADER]: replaces }),
  }
  return new Request('http://desk/live', { headers })
}

export class Live {
  readonly #ctx: DurableObjectState
  readonly #env: Pick<Env, 'SESSIONS' | 'JOURNAL_HEAD'>
  readonly #version: Pick<LogVersion, 'text'>

  /** @param version of the order */
  constructor(
    ctx: DurableObjectState,
    env: Pick<Env, 'SESSIONS' | 'JOURNAL_HEAD'>,
    version: Pick<LogVersion, 'text'>,
  ) {
    this.#ctx = ctx
    this.#env = env
    this.#version = version
  }

  /** @param request as {@link joinRequest} makes it; 503 with a {@link LiveRefusal} */
  join(request: Request): Response {
    const { headers } = request
    this.closeExpired()
    this.#closeReplaced(headers.get(REPLACES_HEADER))
    const visitor = JSON.parse(decodeURIComponent(headers.get(VISITOR_HEADER)!)) as Visitor
    const refusal = this.#refusalOf(visitor)
    if (refusal) return new Response(refusal, { status: 503 })
    const { 0: client, 1: server } = new WebSocketPair()
    // A page checks its connection by `ping`. The platform answers it without waking the desk.
    this.#ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    this.#ctx.acceptWebSocket(server, [visitor.session])
    server.serializeAttachment(visitor)
    noteSockets(this.#ctx.id, this.#open().length)
    const ticket = headers.get(TICKET_HEADER)
    if (ticket !== null) this.#send([server], { type: 'welcome', ticket, version: this.#version.text })
    this.#sendUsers()
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Closes the last socket of a page that has come back: its end may not have been seen here. */
  #closeReplaced(id: string | null): void {
    for (const socket of this.#open()) {
      if (id !== null && visitorOf(socket).listener?.id === id) socket.close(NORMAL, 'replaced')
    }
  }

  #refusalOf({ session }: Visitor): LiveRefusal | undefined {
    if (stops()) return 'stopping'
    if (this.#open(session).length >= SOCKETS_PER_SESSION) return 'session-full'
    return this.#open().length >= SOCKETS ? 'order-full' : undefined
  }

  /** Handles a close frame. The platform does not answer it for a hibernating socket. */
  closed(socket: WebSocket, code: number): Promise<void> {
    socket.close(RESERVED.has(code) ? NORMAL : code)
    return this.left(socket)
  }

  /** Handles a socket that is gone. */
  async left(socket: WebSocket): Promise<void> {
    this.closeExpired()
    this.#sendUsers(socket)
    noteSockets(this.#ctx.id, this.#open().filter((open) => open !== socket).length)
    const { listener, session } = visitorOf(socket)
    if (!listener) return
    const { merchantId, id } = listener
    try {
      await sessionsOf(this.#env, merchantId, shardOfSession(session)).unlisten(id, session)
    } catch {
      // The entry is deleted when the session expires.
      log('error', { event: 'socket-not-forgotten', merchant: merchantId })
    }
  }

  /** Handles any message except `ping`, which the platform answers: it closes the socket. */
  said(socket: WebSocket): void {
    socket.close(UNSUPPORTED, 'only ping is understood')
  }

  /** Notifies all of a done write. */
  async changed(merchantId: string, { who, requestId, save }: OrderRecord): Promise<void> {
    if (this.#open().length === 0) return
    const version = this.#version.text
    const name = shownName(who, await this.#names(merchantId, who))
    this.closeExpired()
    const message = { type: 'changed', by: { id: who.id, name }, requestId, version } as const
    this.#send(this.#open(), save === undefined ? message : { ...message, save })
  }

  /** Notifies all of a change that was not made through the edge. @param etag of the order as it now is */
  changedAtProvider(etag: string): void {
    this.closeExpired()
    this.#send(this.#open(), { type: 'changed-at-provider', etag, version: this.#version.text })
  }

  /** No names if they cannot be asked: pages hear of a change in any case. */
  async #names(merchantId: string, who: OrderRecord['who']): Promise<Record<string, string>> {
    try {
      return await namesOf(this.#env, merchantId, [who])
    } catch {
      return {}
    }
  }

  /** Closes sockets of expired sessions. The remaining users are notified afterwards. */
  closeExpired(): void {
    const now = Date.now() / 1000
    for (const socket of this.#open()) {
      const { expiresAt = Infinity } = visitorOf(socket)
      if (expiresAt <= now) socket.close(SESSION_EXPIRED, 'session-expired')
    }
  }

  /** Closes the sockets of a session that the merchant has ended. */
  closeEnded(session: string): void {
    for (const socket of this.#ctx.getWebSockets(session)) socket.close(SESSION_ENDED, 'session-ended')
  }

  /** Closes all sockets before the process ends. @param within seconds within which their pages come back */
  closeAll(within: number): void {
    for (const socket of this.#open()) socket.close(SERVICE_RESTART, returnReason(within))
  }

  /** Forgets the sockets whose pages did not answer the close, so that they do not count. */
  async forgetAll(): Promise<void> {
    await Promise.all(this.#ctx.getWebSockets().map((socket) => this.left(socket)))
  }

  #sendUsers(gone?: WebSocket): void {
    const sockets = this.#open().filter((socket) => socket !== gone)
    const who = new Map(sockets.map((socket) => [visitorOf(socket).user.id, visitorOf(socket).user]))
    this.#send(sockets, { type: 'present', who: [...who.values()] })
  }

  #send(sockets: readonly WebSocket[], message: LiveMessage): void {
    const text = JSON.stringify(message)
    for (const socket of sockets) socket.send(text)
  }

  /** The sockets that are not closing. @param session only its sockets */
  #open(session?: string): WebSocket[] {
    return this.#ctx.getWebSockets(session).filter(({ readyState }) => readyState === WebSocket.OPEN)
  }
}

function visitorOf(socket: WebSocket): Visitor {
  return socket.deserializeAttachment() as Visitor
}
