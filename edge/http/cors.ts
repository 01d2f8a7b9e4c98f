import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { readConfig } from '../config.ts'
import type { EdgeContext } from './context.ts'

/** CORS for the merchants' pages: an origin is allowed when a merchant configured exactly it. */
export function merchantCors(): MiddlewareHandler<EdgeContext> {
  return cors({
    origin: (origin, c) => (readConfig(c.env as EdgeContext['Bindings']).origins.has(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposeHeaders: ['X-Request-Id', 'Location'],
    maxAge: 600,
  })
}
