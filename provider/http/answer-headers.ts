import { createMiddleware } from 'hono/factory'
import type { AppTypes } from './call.ts'

/** Orders, reports and tokens are personal: no cache keeps an answer, and no browser guesses what it is. */
export const answerHeaders = createMiddleware<AppTypes>(async (call, next) => {
  await next()
  const { headers } = call.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
})
