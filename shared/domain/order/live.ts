/** The protocol of an order's WebSocket. */
export type { LiveMessage } from './live.schema.ts'

/** The close code for a session that has expired: the client may connect again with a new token. */
export const SESSION_EXPIRED = 4401
/** The close code for a session that the merchant has ended: only a new session may connect. */
export const SESSION_ENDED = 4403
/** The close code of a server that restarts, from RFC 6455's registry: the client connects again after a random pause. */
export const SERVICE_RESTART = 1012

/** The subprotocol that the server chooses. The client offers the session's token after it. */
export const LIVE_SUBPROTOCOL = 'order-admin'
