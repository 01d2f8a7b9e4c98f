import { createMiddleware } from 'hono/factory'
import { brokenInvariant } from '../../shared/domain/values/invariant.ts'
import type { AppTypes } from './call.ts'

/**
 * Logs one JSON line for each request, without query, headers and body, and with the path's pattern only, so that a log
 * has no personal data and no secret.
 */
export const requestLog = createMiddleware<AppTypes>(async (call, next) => {
  const started = Date.now()
  call.set('route', 'none')
  await next()
  const failure: unknown = call.error ?? call.get('failure')
  console.log(
    JSON.stringify({
      module: 'provider',
      method: call.req.method,
      path: call.get('route'),
      status: call.res.status,
      ms: Date.now() - started,
      ...(failure === undefined ? {} : { error: errorName(failure), ...brokenInvariant(failure) }),
    }),
  )
})

/** The part of an error that may be logged: its code or its class. A message could quote data. */
function errorName(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error
  const { code, name } = error as { code?: unknown; name?: unknown }
  return [code, name].find((label) => typeof label === 'string') ?? 'Error'
}
