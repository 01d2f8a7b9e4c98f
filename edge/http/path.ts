import { routedPath } from '../../shared/wire/rest-paths.ts'

/** An address whose path needs no parsing: it has no dot and no `%`. */
const PLAIN = /^(https?:\/\/[^/?#\\]+)(\/[\w/-]*)$/

/** The path of a request with an invalid Host header. No route matches it, and no other request has it. */
export const NO_PATH = ''

/** The scheme and host of the last plain address. Nearly all requests have the same, which saves parsing. */
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
  // One slash at the end is allowed. A second one is added back, because the router would ignore it.
  return path.length > 1 && path.endsWith('/') ? `${path}/` : path
}
