import type { EdgeAccess } from './call-edge.ts'
import { type DeskSession, openSession } from './open-session.ts'
import { SessionError } from './session-error.ts'

export interface SessionHandlerOptions extends Omit<EdgeAccess, 'signal'> {
  /** The origins of your pages that have the element, such as `https://shop.example`; the edge must know them too. */
  origins: string | readonly string[]
  /**
   * Returns the user who is logged in by your own login, and the user's rights; undefined if no one is. The handler
   * passes its errors on.
   */
  authorize(request: Request): DeskSession | undefined | Promise<DeskSession | undefined>
  /** Called for each session that the edge did not open; by default it logs to the console, without the key. */
  onError?: (error: SessionError) => void
}

/**
 * Makes the endpoint that a page's `fetchSession` posts to. It answers
 * - 200 with the session,
 * - 401 with `null` if no one is logged in, which the element explains,
 * - 403 if the request does not come from one of your pages,
 * - 502 with the edge's problem code, which the element explains.
 * @throws TypeError if an origin is invalid
 */
export function sessionHandler(options: SessionHandlerOptions): (request: Request) => Promise<Response> {
  const { origins, authorize, onError = (error) => console.error(error.message), ...access } = options
  const pages = new Set([origins].flat().map(exactOrigin))
  return async (request) => {
    if (request.method !== 'POST') return answer(405, { code: 'method-not-allowed' }, { Allow: 'POST' })
    // Every POST of a browser has the page's origin, which no page can change, so other sites are refused.
    const origin = request.headers.get('Origin')
    if (origin === null || !pages.has(origin)) return answer(403, { code: 'origin-not-allowed' })
    const session = await authorize(request)
    if (!session) return answer(401, null)
    try {
      return answer(200, await openSession({ ...access, ...session, origin }))
    } catch (error) {
      if (!(error instanceof SessionError)) throw error
      onError(error)
      return answer(502, { code: error.code, requestId: error.requestId })
    }
  }
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function exactOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && url.origin !== 'null' && url.pathname === '/') return url.origin
  throw new TypeError(
    `sessionHandler: ${text} is no origin. Write it as a browser does: https://shop.example`,
  )
}
