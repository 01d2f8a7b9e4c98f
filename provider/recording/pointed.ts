/** Finds the value that a JSON pointer of a refusal names: in the body, in the path or in the query. */
import { parseJson } from '../../shared/domain/values/json.ts'
import type { Capture } from './capture.ts'

/** The value in a body; undefined if there is none. Members match in any case, as they are read. */
export function pointed(body: string | undefined, pointer: string): unknown {
  if (body === undefined || pointer === '') return undefined
  try {
    return pointer
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(memberOf, parseJson(body))
  } catch {
    // The body was cut, or is no JSON.
    return undefined
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return (value as unknown[])[Number(name)]
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  return (
    entries.find(([key]) => key === name) ?? entries.find(([key]) => key.toLowerCase() === name.toLowerCase())
  )?.[1]
}

/** The text of a path parameter or of a query parameter. */
export function pointedInPath(
  { url, route }: Pick<Capture, 'url' | 'route'>,
  pointer: string,
): string | undefined {
  const name = pointer.slice(1)
  const { pathname, searchParams } = new URL(url)
  const at = route.split('/').findIndex((part) => part.toLowerCase() === `{${name.toLowerCase()}}`)
  if (at >= 0) return pathname.split('/')[at]
  return [...searchParams].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}
