import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { EdgeContext } from './context.ts'

/**
 * One JSON line for each request: the route and not the address, so that no id, name or token that stands in
 * an address or a body can reach it.
 */
export function requestLog(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const start = Date.now()
    await next()
    log('info', {
      event: 'request',
      requestId: c.get('requestId'),
      traceId: c.get('trace').traceId,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      problem: c.get('problem'),
      ms: Date.now() - start,
      upstreamMs: c.get('trace').upstreamMs,
    })
  }
}

/** Writes one structured line. Members are codes, counts and ids of ours, never a text from outside. */
export function log(level: 'info' | 'error', members: Record<string, string | number | undefined>): void {
  console[level](JSON.stringify({ room: 'edge', level, ...members }))
}
