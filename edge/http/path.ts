import { routedPath } from '../../shared/wire/rest-paths.ts'

/** An address whose path has nothing in it that a parser would read otherwise than it stands: no dot, no `%`. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+(\/[\w/-]*)$/

/** The path of a request's address as the router compares it. Parsing costs a read more than its routing does. */
export function pathOf(url: string): string {
  const path = routedPath(PLAIN.exec(url)?.[1] ?? new URL(url).pathname)
  // One slash at the end may be; the router would overlook a second one too.
  return path.length > 1 && path.endsWith('/') ? `${path}/` : path
}
