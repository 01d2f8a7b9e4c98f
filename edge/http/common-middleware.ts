/**
 * What every request gets, in one middleware: an id, a trace, security headers, a line in the log. One middleware
 * each would cost a read more than the read itself, because each is a promise.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { EdgeContext } from './context.ts'
import { log } from './log.ts'
import { SECURITY } from './security.ts'
import { traceOf } from './trace.ts'

const security = Object.entries(SECURITY)

export function commonMiddleware(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const start = Date.now()
    // Always our own id: one from outside could be anything.
    const requestId = crypto.randomUUID()
    const trace = traceOf(c.req.header('traceparent'), requestId)
    c.set('requestId', requestId)
    c.set('trace', trace)
    await next()
    const { headers, status } = c.res
    // A clock of the platform stands still between events: the part in an object can be 1 ms above the whole.
    const ms = Math.max(Date.now() - start, trace.upstreamMs)
    for (const [name, value] of security) headers.set(name, value)
    headers.set('X-Request-Id', requestId)
    // A server of one's own adds none; pages go by it.
    headers.set('Date', new Date().toUTCString())
    headers.set('Server-Timing', `upstream;dur=${trace.upstreamMs}, total;dur=${ms}`)
    log('info', {
      event: 'request',
      requestId,
      traceId: trace.traceId,
      method: c.req.method,
      // The route and not the address, so that no id, name or token of an address reaches the log.
      route: routePath(c, -1),
      status,
      ...requesterIds(c),
      opened: c.get('opened'),
      problem: c.get('problem'),
      ms,
      upstreamMs: trace.upstreamMs,
    })
  }
}

/** Who made the request, if known: our own ids and the configuration's, no person's. */
function requesterIds(c: Context<EdgeContext>): { merchant?: string; session?: string; key?: string } {
  const session = c.get('session')
  if (!session) return {}
  const { merchantId: merchant, kind, id } = session
  return kind === 'session' ? { merchant, session: id } : { merchant, key: id }
}
