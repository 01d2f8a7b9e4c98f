import { isDate } from '../domain/order/expiry.rules.ts'
import { lookUp } from '../domain/values/lookup.ts'
import { parseLong } from '../domain/values/parse-long.ts'
import type { RefusalReason } from '../domain/values/refusal.ts'
import { ok, refuse, type Result } from '../domain/values/result.ts'
import { expected } from '../domain/values/expected.ts'
import {
  operations,
  type ParameterKinds,
  type RestName,
  type RestOperation,
  type RestParameters,
} from './operations.ts'

interface ParameterKind<Value> {
  /** See `expected.ts`. */
  expected: string
  /** Why a wrong text is refused, if the type is not the reason. */
  reason?: RefusalReason
  /** Undefined when the text is not of the kind. An absent parameter is read as the empty text. */
  read(text: string): Value | undefined
}

const kinds: { [Kind in keyof ParameterKinds]: ParameterKind<ParameterKinds[Kind]> } = {
  long: { expected: expected.long, read: parseLong },
  date: {
    expected: expected.date,
    reason: { code: 'date-invalid' },
    read: (text) => (isDate(text) ? text : undefined),
  },
  flag: {
    expected: expected.boolean,
    read: (text) => lookUp({ '': false, false: false, true: true }, text.toLowerCase()),
  },
}

/** A parameter that is missing or not valid. */
export interface WrongParameter {
  parameter: string
  expected: string
  reason: RefusalReason
}

/** The operation's path as a router pattern (`/api/v1/orders/:checkoutorderid`), for paths from {@link routedPath}. */
export function routePattern(name: RestName): string {
  return routedPath(operations[name].path.replace(/\{(\w+)\}/g, ':$1'))
}

/** A path in the form that routers compare: matching ignores case and a trailing slash. */
export function routedPath(path: string): string {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/**
 * Reads the parameters of path and query. The names of the query ignore case too.
 * @param path values by the names in {@link routePattern}
 */
export function readParameters<Name extends RestName>(
  name: Name,
  path: Record<string, string>,
  query: Record<string, string> = {},
): Result<RestParameters<Name>, WrongParameter> {
  const operation: RestOperation = operations[name]
  const found = operation.query ? lowerNames(query) : {}
  const parameters: Record<string, unknown> = {}
  for (const [parameter, lower, { expected, reason, read }] of parametersOf(name)) {
    const text = path[lower] ?? found[lower] ?? ''
    const value = read(text)
    if (value === undefined) {
      const wrong = reason ?? ({ code: 'member-wrong-type', expected } as const)
      return refuse({ parameter, expected, reason: text === '' ? { code: 'member-missing' } : wrong })
    }
    parameters[parameter] = value
  }
  return ok(parameters as RestParameters<Name>)
}

function lowerNames(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, text]) => [key.toLowerCase(), text]))
}

type Parameter = readonly [name: string, lower: string, kind: ParameterKind<unknown>]
// Cached, so that a request does not walk the table.
const known = new Map<RestName, readonly Parameter[]>()

function parametersOf(name: RestName): readonly Parameter[] {
  let list = known.get(name)
  if (!list) {
    const { parameters, query }: RestOperation = operations[name]
    list = Object.entries({ ...parameters, ...query }).map(
      ([parameter, kind]) => [parameter, parameter.toLowerCase(), kinds[kind]] as const,
    )
    known.set(name, list)
  }
  return list
}

/** The path and query of a call, in the description's spelling. */
export function writePath<Name extends RestName>(name: Name, input: Record<string, unknown>): string {
  const { path, query }: RestOperation = operations[name]
  const text = (parameter: string) => encodeURIComponent(String(input[parameter]))
  const written = path.replace(/\{(\w+)\}/g, (_, parameter: string) => text(parameter))
  if (!query) return written
  return `${written}?${Object.keys(query)
    .map((parameter) => `${parameter}=${text(parameter)}`)
    .join('&')}`
}
