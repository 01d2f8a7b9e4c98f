/** What the queries of several addresses have in common. Pure. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { ProblemReason } from './problem.ts'

/** The parameters of a query that takes only these, each once. */
export function onlyOnce<Name extends string>(
  query: Record<string, string[]>,
  taken: readonly Name[],
): Result<Partial<Record<Name, string>>, ProblemReason> {
  for (const [name, values] of Object.entries(query)) {
    if (!(taken as readonly string[]).includes(name))
      return wrong(name, `The parameters are ${taken.join(', ')}.`)
    if (values.length > 1) return wrong(name, `${name} is given twice.`)
  }
  const texts = taken.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name][0]!]]))
  return ok(Object.fromEntries(texts) as Partial<Record<Name, string>>)
}

/** The number of items in a page. */
export function pageLimit(
  text: string | undefined,
  { minimum, maximum, default: usual }: { minimum: number; maximum: number; default: number },
): Result<number, ProblemReason> {
  if (text === undefined) return ok(usual)
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : NaN
  if (limit >= minimum && limit <= maximum) return ok(limit)
  return wrong('limit', `limit must be from ${minimum} to ${maximum}.`)
}

export function wrong(name: string, detail: string): { ok: false; reason: ProblemReason } {
  return refuse({ code: 'path-parameter-invalid', pointer: `/${name}`, detail })
}
