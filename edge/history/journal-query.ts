/** The query of a request for the journal. Pure. */
import { journalKinds } from '../../shared/domain/journal/journal-kinds.ts'
import { historyOutcomes } from '../../shared/domain/order/history.enums.ts'
import { isDate } from '../../shared/domain/order/expiry.rules.ts'
import { journalLimits, userLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { personTextReason } from '../../shared/domain/values/text.rules.ts'
import type { ProblemReason } from '../http/problem.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** Instants are milliseconds since 1970. */
export interface JournalQuery {
  /** The first instant. */
  from?: number
  /** The first instant that is left out. */
  to?: number
  order?: Long
  /** The id of a person. */
  user?: string
  kinds?: readonly string[]
  outcome?: string
}

const filters = ['from', 'to', 'order', 'user', 'kind', 'outcome'] as const
type Filter = (typeof filters)[number]

/** @param others further parameters that the address takes */
export function readJournalQuery(
  query: Record<string, string[]>,
  others: readonly string[],
): Result<JournalQuery, ProblemReason> {
  const taken = [...filters, ...others]
  for (const [name, values] of Object.entries(query)) {
    if (!taken.includes(name)) return wrong(name, `The parameters are ${taken.join(', ')}.`)
    if (values.length > 1) return wrong(name, `${name} is given twice.`)
  }
  const texts = Object.fromEntries(
    filters.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name][0]!]])),
  ) as Partial<Record<Filter, string>>
  const { user, kind, outcome } = texts
  const from = instant(texts.from, 0)
  if (from === null) return wrong('from', A_TIME('from'))
  const to = instant(texts.to, DAY_MS)
  if (to === null) return wrong('to', A_TIME('to'))
  if (from !== undefined && to !== undefined && from >= to) return wrong('to', 'to must be after from.')
  const order = texts.order === undefined ? undefined : parseLong(texts.order)
  if (texts.order !== undefined && order === undefined) return wrong('order', 'order must be an integer.')
  if (user !== undefined && personTextReason(user, userLimits)) {
    return wrong('user', `user must be the id of a user, of 1 to ${userLimits.maxLength} characters.`)
  }
  const kinds = kind?.split(',')
  const unknown = kinds?.find((one) => !journalKinds.includes(one))
  if (unknown !== undefined) return wrong('kind', `kind must be operations with commas between them.`)
  if (outcome !== undefined && !(historyOutcomes as readonly string[]).includes(outcome)) {
    return wrong('outcome', `outcome must be ${historyOutcomes.join(' or ')}.`)
  }
  return ok({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(order !== undefined && { order }),
    ...(user !== undefined && { user }),
    ...(kinds !== undefined && { kinds }),
    ...(outcome !== undefined && { outcome }),
  })
}

/** The number of entries in a page. */
export function readLimit(text: string | undefined): Result<number, ProblemReason> {
  const { minimum, maximum, default: usual } = journalLimits.page
  if (text === undefined) return ok(usual)
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : NaN
  if (limit >= minimum && limit <= maximum) return ok(limit)
  return wrong('limit', `limit must be from ${minimum} to ${maximum}.`)
}

export function wrong(name: string, detail: string): Result<never, ProblemReason> {
  return refuse({ code: 'path-parameter-invalid', pointer: `/${name}`, detail })
}

const A_TIME = (name: string) => `${name} must be a day such as 2026-12-31, or an instant with its offset.`

/** @param ofDay added to a day: `to` includes it. @returns null for what is neither a day nor an instant */
function instant(text: string | undefined, ofDay: number): number | undefined | null {
  if (text === undefined) return undefined
  if (isDate(text)) return Date.parse(text) + ofDay
  if (!INSTANT.test(text)) return null
  const time = Date.parse(text)
  return Number.isNaN(time) || !isDate(text.slice(0, 10)) ? null : time
}
