import type { Context, Hono } from 'hono'
import type { EdgeContext } from './context.ts'
import { NO_PATH } from './path.ts'
import { problem } from './problem.ts'

type App = Pick<Hono<EdgeContext>, 'router' | 'routes'>

/**
 * Answers a request that no route matched: 405 with `Allow` if the address takes another method, 404 if it takes
 * none, and 400 if the Host header is invalid.
 * @param app with all of its routes
 */
export function notFoundAnswer(app: App): (c: Context<EdgeContext>) => Response {
  return (c) => {
    const { path, method } = c.req
    if (path === NO_PATH) return problem(c, { code: 'host-invalid' })
    const allow = method === 'OPTIONS' ? [] : methodsAt(app, path)
    if (allow.length === 0) return problem(c, { code: 'not-found' })
    const detail = `It takes ${allow.join(', ')}.`
    return problem(c, { code: 'method-not-allowed', detail, allow })
  }
}

/** The methods that routes take at the path. Middleware takes every method, and is no route. */
function methodsAt({ router, routes }: App, path: string): string[] {
  const methods = new Set(routes.map(({ method }) => method).filter((method) => method !== 'ALL'))
  const taken = [...methods].filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method),
  )
  // The router answers HEAD as GET, without the body.
  return taken.includes('GET') ? ['HEAD', ...taken].toSorted() : taken.toSorted()
}
