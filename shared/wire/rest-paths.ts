import { type Long, parseLong } from '../domain/long.ts'
import { operations, type ParameterKinds, type RestInput, type RestName } from './operations.ts'

const readers: { [Kind in keyof ParameterKinds]: (text: string) => ParameterKinds[Kind] | undefined } = {
  long: parseLong,
}

/** The operation's path as a router pattern (`/api/v1/orders/:checkoutorderid`), for paths from {@link routedPath}. */
export function routePattern(name: RestName): string {
  return routedPath(operations[name].path.replace(/\{(\w+)\}/g, ':$1'))
}

/** A path as routers compare it: the description's paths match without regard to case and trailing slash. */
export function routedPath(path: string): string {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** Reads the path parameters that the router found; undefined when one of them is not what it must be. */
export function readParameters<Name extends RestName>(
  name: Name,
  found: Record<string, string>,
): Omit<RestInput<Name>, 'body'> | undefined {
  const parameters: Record<string, Long> = {}
  for (const [parameter, kind] of Object.entries(operations[name].parameters)) {
    const value = readers[kind](found[parameter.toLowerCase()] ?? '')
    if (value === undefined) return undefined
    parameters[parameter] = value
  }
  return parameters as Omit<RestInput<Name>, 'body'>
}

/** The path of a call, exactly as the description writes it. */
export function writePath<Name extends RestName>(name: Name, parameters: Record<string, unknown>): string {
  return operations[name].path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(String(parameters[parameter])),
  )
}
