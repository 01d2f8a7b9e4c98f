/**
 * The answer that is asked for most: JSON that no cache keeps, with all its headers from the start. They are copied
 * from an object of the platform's, which costs a read half of setting each of them; `everyAnswer` and
 * `merchantCors` find nothing left to do but what is new in each answer.
 */
import type { Context } from 'hono'
import type { EdgeContext } from './context.ts'
import { allowedOrigin, readableBy } from './cors.ts'
import { SECURITY } from './security.ts'

/** By the origin that may read the answer; the empty one is for everybody else. */
const made = new Map<string, Headers>()

export function dressedJson(c: Context<EdgeContext>, bytes: Uint8Array, etag: string): Response {
  const response = new Response(bytes as Uint8Array<ArrayBuffer>, { headers: headersFor(allowedOrigin(c)) })
  response.headers.set('ETag', etag)
  c.set('dressed', response)
  return response
}

function headersFor(origin = ''): Headers {
  let headers = made.get(origin)
  if (!headers) {
    headers = new Headers({
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      ...SECURITY,
      ...(origin && readableBy(origin)),
    })
    made.set(origin, headers)
  }
  return headers
}
