/**
 * What every request gets, in one layer: an id, a place in a trace, security headers, a line in the log. Each as a
 * middleware of its own would cost a read more than reading does: a layer is a promise, and Hono's own security
 * headers are twelve where an API needs six.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { EdgeContext } from './context.ts'
import { log } from './log.ts'
import { SECURITY } from './security.ts'
import { traceOf } from './trace.ts'

const security = Object.entries(SECURITY)

/** Who asked, as far as it was found out: ids of ours and of the configuration, no person's. */
function whoOf(c: Context<EdgeContext>): { merchant?: string; session?: string; key?: string } {
  const session = c.get('session')
  if (!session) return {}
  const { merchantId: merchant, kind, id } = session
  return kind === 'session' ? { merchant, session: id } : { merchant, key: id }
}

export function everyAnswer(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const start = Date.now()
    // An id from outside could be anything, so ours is always our own.
    const requestId = crypto.randomUUID()
    const trace = traceOf(c.req.header('traceparent'), requestId)
    c.set('requestId', requestId)
    c.set('trace', trace)
    await next()
    const { res } = c
    const { headers, status } = res
    const ms = Date.now() - start
    if (res !== c.get('dressed')) for (const [name, value] of security) headers.set(name, value)
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
      ...whoOf(c),
      opened: c.get('opened'),
      problem: c.get('problem'),
      ms,
      upstreamMs: trace.upstreamMs,
    })
  }
}
