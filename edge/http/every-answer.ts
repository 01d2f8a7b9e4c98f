/**
 * What every request gets, in one layer: an id, a place in a trace, security headers, a line in the log. Each as a
 * middleware of its own would cost a read more than reading does: a layer is a promise, and Hono's own security
 * headers are twelve where an API needs six.
 */
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { EdgeContext } from './context.ts'
import { log } from './log.ts'
import { traceOf } from './trace.ts'

/** Nothing that the edge answers is a page: it may load nothing, stand in no frame, and tell nobody where it was. */
const SECURITY = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
  'X-Permitted-Cross-Domain-Policies': 'none',
})

export function everyAnswer(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const start = Date.now()
    // An id from outside could be anything, so ours is always our own.
    const requestId = crypto.randomUUID()
    const trace = traceOf(c.req.header('traceparent'), requestId)
    c.set('requestId', requestId)
    c.set('trace', trace)
    await next()
    const { headers, status } = c.res
    const ms = Date.now() - start
    for (const [name, value] of SECURITY) headers.set(name, value)
    headers.set('X-Request-Id', requestId)
    headers.set('Server-Timing', `upstream;dur=${trace.upstreamMs}, total;dur=${ms}`)
    log('info', {
      event: 'request',
      requestId,
      traceId: trace.traceId,
      method: c.req.method,
      // The route and not the address: no id, name or token that stands in an address reaches the log.
      route: routePath(c, -1),
      status,
      problem: c.get('problem'),
      ms,
      upstreamMs: trace.upstreamMs,
    })
  }
}
