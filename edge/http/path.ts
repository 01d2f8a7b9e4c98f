import { routedPath } from '../../shared/wire/rest-paths.ts'

/** An address whose path a parser would not change: no dot, no `%`. */
const PLAIN = /^(https?:\/\/[^/?#\\]+)(\/[\w/-]*)$/

/** The path of a request whose Host header is invalid: no route matches it, and no request can have it. */
export const NO_PATH = ''

/** The scheme and host of the last plain address. Nearly every request has the same, which saves parsing. */
let knownOrigin: string | undefined

/**
 * The path of a request's address as the router compares it. Parsing costs a read more than its routing does.
 * @returns {@link NO_PATH} when the address cannot be parsed, which only the request's Host header can cause
 */
export function pathOf(url: string): string {
  const [, origin, plain] = PLAIN.exec(url) ?? []
  const parsed = origin !== undefined && origin === knownOrigin ? undefined : URL.parse(url)
  if (parsed === null) return NO_PATH
  if (parsed && origin !== undefined) knownOrigin = origin
  const path = routedPath(plain ?? parsed!.pathname)
  // One slash at the end may be; the router would overlook a second one too.
  return path.length > 1 && path.endsWith('/') ? `${path}/` : path
}
