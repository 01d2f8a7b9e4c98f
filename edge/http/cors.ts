import type { Context, MiddlewareHandler } from 'hono'
import { PREFER, PREFERENCE_APPLIED } from '../../shared/domain/order/return-order.ts'
import { noteHeaders } from '../../shared/domain/order/write-note.ts'
import { config } from '../config/configured.ts'
import { allowsOrigin } from '../config/origins.ts'
import type { EdgeContext } from './context.ts'
import { REPLAYED } from './replayed.ts'

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH',
  'Access-Control-Allow-Headers': `Authorization,Content-Type,Idempotency-Key,If-Match,${PREFER},Save-Id,${Object.values(noteHeaders).join()}`,
  // A day, the most that a browser keeps; Chromium keeps two hours.
  'Access-Control-Max-Age': '86400',
}
const EXPOSED = `X-Request-Id,Location,ETag,Retry-After,Date,${PREFERENCE_APPLIED},${REPLAYED}`

/**
 * CORS for the merchants' pages. Hono's own middleware sets headers before the answer, which then is copied: that costs
 * a read 20 µs.
 */
export function merchantCors(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const origin = allowedOrigin(c)
    const isPreflight = c.req.method === 'OPTIONS'
    if (isPreflight) c.res = preflight(origin)
    else await next()
    const { headers } = c.res
    headers.append('Vary', 'Origin')
    if (origin === undefined || isPreflight) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Expose-Headers', EXPOSED)
  }
}

function preflight(origin: string | undefined): Response {
  const headers = origin === undefined ? {} : { ...PREFLIGHT, 'Access-Control-Allow-Origin': origin }
  return new Response(null, { status: 204, headers })
}

/**
 * The origin that the request comes from, if a merchant configured it. With a registry it is any: a preflight names no
 * merchant, and a token is bound to its merchant's origin anyway.
 */
function allowedOrigin(c: Context<EdgeContext>): string | undefined {
  const origin = c.req.header('Origin')
  if (config.registry) return origin
  return origin !== undefined && allowsOrigin(config.origins, origin) ? origin : undefined
}
