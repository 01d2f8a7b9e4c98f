/** The protocol of an order's WebSocket. */
export type { LiveMessage } from './live.schema.ts'

/** The close code for a session that has expired: the client may connect again with a new token. */
export const SESSION_EXPIRED = 4401
/** The close code for a session that the merchant has ended: only a new session may connect. */
export const SESSION_ENDED = 4403
/** The close code of a server that restarts, from RFC 6455's registry: the client comes back, see {@link returnReason}. */
export const SERVICE_RESTART = 1012
/** The close code of a server without room or time now, from the same registry: the client comes back likewise. */
export const TRY_AGAIN_LATER = 1013

/** The subprotocol that the server chooses. The client offers the session's token after it. */
export const LIVE_SUBPROTOCOL = 'order-admin'
/**
 * Offered after the token by a page that understands `welcome` and {@link TRY_AGAIN_LATER}: alone, or with a dot and the
 * ticket of its last `welcome`.
 */
export const LIVE_TICKET = 'ticket'

const RETURN = /^retry-after=(\d{1,4})$/

/** A close frame's reason: the client comes back at a random moment within so many seconds. */
export function returnReason(seconds: number): string {
  return `retry-after=${seconds}`
}

/** The seconds of a {@link returnReason}; undefined for any other reason. */
export function returnSeconds(reason: string): number | undefined {
  const [, seconds] = RETURN.exec(reason) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}
