import type { MiddlewareHandler } from 'hono'
import type { EdgeContext } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import { bearerToken } from './bearer-token.ts'
import { verifySession } from './session-token.ts'

/** Lets a request pass with a session token that is good for the page it comes from. */
export function requireSession(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'))
    if (!token) return problem(c, { code: 'session-missing' })
    const config = c.get('config')
    const session = await verifySession(token, c.req.header('Origin'), config.sessionKeys, Date.now())
    if (!session.ok) return problem(c, { code: session.reason })
    // A merchant that was taken out of the configuration has no sessions any more.
    if (!config.merchants.has(session.value.merchantId)) return problem(c, { code: 'session-invalid' })
    c.set('session', session.value)
    return next()
  }
}
