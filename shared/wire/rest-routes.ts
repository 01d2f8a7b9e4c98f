/** The routes of REST operations. Rows with the same method and path share one: a member of the body chooses. */
import { parseBytes } from './json-body.ts'
import { operations, type RestName, type RestOperation } from './operations.ts'
import { oneOf } from '../domain/values/expected.ts'
import { routePattern } from './rest-paths.ts'
import type { Refusal } from '../domain/values/refusal.ts'
import { ok, refuse, type Result } from '../domain/values/result.ts'

export interface RestRoute<Name extends RestName> {
  method: RestOperation['method']
  /** See {@link routePattern}. */
  pattern: string
  /** Several only where the body chooses. */
  names: readonly [Name, ...Name[]]
}

/**
 * The routes of the operations. Routers take the first that matches, so literal paths stand before those with a
 * parameter in the same place.
 */
export function restRoutes<Name extends RestName>(names: readonly Name[]): RestRoute<Name>[] {
  const routes = Map.groupBy(names, (name) => `${operations[name].method} ${routePattern(name)}`)
  return [...routes.values()]
    .map((shared) => {
      const [first] = shared as [Name]
      const pattern = routePattern(first)
      return { method: operations[first].method, pattern, names: shared as [Name, ...Name[]] }
    })
    .toSorted((one, other) => countParameters(one.pattern) - countParameters(other.pattern))
}

function countParameters(pattern: string): number {
  return pattern.split(':').length - 1
}

/**
 * The operation that a body chooses. A body that is no JSON object chooses the first one, whose reader refuses it.
 * @returns a refusal if every row has `chosenBy` and the body has none of these members
 */
export function chosenOperation<Name extends RestName>(
  names: readonly [Name, ...Name[]],
  bytes: Uint8Array,
): Result<Name, Refusal[]> {
  if (names.length === 1) return ok(names[0])
  const body = parseBytes(bytes)
  if (!body.ok || typeof body.value !== 'object' || body.value === null) return ok(names[0])
  const given = new Set(
    Object.entries(body.value)
      .filter(([, value]) => isGiven(value))
      .map(([member]) => member.toLowerCase()),
  )
  const choosing = names.map((name) => ({ name, members: chosenBy(name) }))
  const chosen =
    choosing.find(({ members }) => members?.some((member) => given.has(member.toLowerCase()))) ??
    choosing.find(({ members }) => !members)
  if (chosen) return ok(chosen.name)
  const expected = `an object with ${oneOf(choosing.flatMap(({ members = [] }) => members))}`
  return refuse([{ pointer: '', code: 'member-wrong-type', expected }])
}

function chosenBy(name: RestName): readonly string[] | undefined {
  const { chosenBy }: RestOperation = operations[name]
  return chosenBy
}

/** Clients write members that they do not use as null, false or an empty text. */
function isGiven(value: unknown): boolean {
  return value !== null && value !== false && value !== ''
}
