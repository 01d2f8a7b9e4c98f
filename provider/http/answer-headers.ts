import { createMiddleware } from 'hono/factory'
import type { AppTypes } from './call.ts'

/** Orders, reports and tokens are personal: no cache may keep an answer, and no browser may guess its type. */
export const answerHeaders = createMiddleware<AppTypes>(async (call, next) => {
  await next()
  const { headers } = call.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
})
