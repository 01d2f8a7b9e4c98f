/**
 * Gives every request an id, a trace, security headers and a line in the log. It is one middleware because four would
 * cost more than a read itself: each is a promise.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { EdgeContext } from './context.ts'
import { log } from './log.ts'
import { SECURITY } from './security.ts'
import { count, observe } from '../metrics/series.ts'
import { traceOf } from './trace.ts'

const security = Object.entries(SECURITY)

export function commonMiddleware(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const start = Date.now()
    // Never an id from outside, which could be any text.
    const requestId = crypto.randomUUID()
    const trace = traceOf(c.req.header('traceparent'), requestId)
    c.set('requestId', requestId)
    c.set('trace', trace)
    await next()
    const { headers, status } = c.res
    // The platform's clock stands still between events, so the object's part can be 1 ms longer than the whole.
    const ms = Math.max(Date.now() - start, trace.upstreamMs)
    for (const [name, value] of security) headers.set(name, value)
    headers.set('X-Request-Id', requestId)
    // A self-hosted workerd adds none, and pages read it.
    headers.set('Date', new Date().toUTCString())
    // The route and not the address, so that no id, name or token of an address reaches the log or a metric.
    const route = routePath(c, -1)
    const refused = c.get('problem')
    count('order_admin_requests_total', { route, status: `${Math.floor(status / 100)}xx` })
    observe('order_admin_request_seconds', { route }, ms)
    if (refused) count('order_admin_problems_total', { problem: refused })
    headers.set('Server-Timing', `upstream;dur=${trace.upstreamMs}, total;dur=${ms}`)
    log('info', {
      event: 'request',
      requestId,
      traceId: trace.traceId,
      method: c.req.method,
      route,
      status,
      ...requesterIds(c),
      operator: c.get('operator'),
      opened: c.get('opened'),
      problem: refused,
      ms,
      upstreamMs: trace.upstreamMs,
    })
  }
}

/** Who made the request, if known: ids of the edge and of the configuration, never of a person. */
function requesterIds(c: Context<EdgeContext>): { merchant?: string; session?: string; key?: string } {
  const session = c.get('session')
  if (!session) return {}
  const { merchantId: merchant, kind, id } = session
  return kind === 'session' ? { merchant, session: id } : { merchant, key: id }
}
