import type { MiddlewareHandler } from 'hono'
import type { EdgeContext } from './context.ts'

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH',
  'Access-Control-Allow-Headers': 'Authorization,Content-Type,Idempotency-Key,If-Match',
  'Access-Control-Max-Age': '600',
}
const EXPOSED = 'X-Request-Id,Location,ETag,Retry-After'

/**
 * CORS for the merchants' pages: an origin is allowed when a merchant configured exactly it. Hono's own sets its
 * headers before there is an answer, for which it makes a second one; that costs a read 20 µs.
 */
export function merchantCors(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const origin = c.req.header('Origin')
    const allowed = origin !== undefined && c.get('config').origins.has(origin)
    const isPreflight = c.req.method === 'OPTIONS'
    if (isPreflight) c.res = new Response(null, { status: 204, headers: allowed ? PREFLIGHT : {} })
    else await next()
    const { headers } = c.res
    headers.append('Vary', 'Origin')
    if (!allowed) return
    headers.set('Access-Control-Allow-Origin', origin)
    if (!isPreflight) headers.set('Access-Control-Expose-Headers', EXPOSED)
  }
}
