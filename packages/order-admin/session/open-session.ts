import { stringifyJson } from '../../../shared/domain/values/json.ts'
import type { IssuedSession } from '../../../shared/domain/session/session.ts'
import type { SessionRequest } from '../../../shared/domain/session/session.schema.ts'
import { callEdge, type EdgeAccess, type EdgeCall, notUnderstood } from './call-edge.ts'
import { SessionError } from './session-error.ts'

/** The user and the rights of a session. */
export interface DeskSession extends Pick<SessionRequest, 'user' | 'capabilities'> {
  /** The only order that the session may access: decimal digits, a safe integer or a bigint. */
  orderId?: string | number | bigint | undefined
  /** The language in BCP 47, if the page itself does not name one. */
  locale?: string | undefined
}

export interface OpenSessionOptions extends EdgeAccess, DeskSession {
  /** The exact origin of the page that has the element, such as `https://shop.example`. */
  origin: string
}

/**
 * Opens a session at the edge: `POST /sessions`.
 * @returns the value for the page's `fetchSession`: the token, its expiry, and the id to end the session by
 * @throws SessionError with the edge's problem code, if the session was not opened
 */
export async function openSession(options: OpenSessionOptions): Promise<IssuedSession> {
  const { edge, origin, user, capabilities, orderId, locale } = options
  const call = { action: 'open a session', method: 'POST', path: 'sessions', expected: 201 } as const
  const body = stringifyJson({
    origin,
    // In JavaScript it may be missing, which the edge refuses.
    user: user && { id: user.id, name: user.name },
    capabilities,
    ...(orderId !== undefined && { orderId: orderNumber(orderId, call) }),
    ...(locale !== undefined && { locale }),
  })
  const text = await callEdge(options, { ...call, body })
  const session = sessionIn(text)
  if (!session) throw notUnderstood(call, edge, call.expected)
  return session
}

function sessionIn(text: string): IssuedSession | undefined {
  try {
    const { id, token, expiresAt } = JSON.parse(text) as Partial<IssuedSession>
    if (!token || typeof token !== 'string' || typeof expiresAt !== 'string') return undefined
    return { ...(typeof id === 'string' && { id }), token, expiresAt }
  } catch {
    return undefined
  }
}

/** The order id as a JSON number of any length. A wrong id must throw, so that the session is never for all orders. */
function orderNumber(orderId: string | number | bigint, { action }: EdgeCall): number | bigint {
  const text = String(orderId).trim()
  if (!/^\d+$/.test(text) || (typeof orderId === 'number' && !Number.isSafeInteger(orderId))) {
    throw new SessionError(
      `Could not ${action}: orderId must be decimal digits, a safe integer or a bigint.`,
      {
        code: 'member-wrong-type',
        pointer: '/orderId',
      },
    )
  }
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}
