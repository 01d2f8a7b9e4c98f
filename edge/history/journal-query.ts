/** The query of a request for the journal. Pure. */
import { journalKinds } from '../../shared/domain/journal/journal-kinds.ts'
import { historyOutcomes } from '../../shared/domain/order/history.enums.ts'
import { userLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { ok, type Result } from '../../shared/domain/values/result.ts'
import { personTextReason } from '../../shared/domain/values/text.rules.ts'
import type { ProblemReason } from '../http/problem.ts'
import { instantIn } from '../http/instant-in.ts'
import { onlyOnce, wrong } from '../http/query.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
  const read = onlyOnce<Filter | (string & Record<never, never>)>(query, [...filters, ...others])
  if (!read.ok) return read
  const texts: Partial<Record<Filter, string>> = read.value
  const { user, kind, outcome } = texts
  const from = instantIn(texts.from, 0)
  if (from === null) return wrong('from', A_TIME('from'))
  const to = instantIn(texts.to, DAY_MS)
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

const A_TIME = (name: string) => `${name} must be a day such as 2026-12-31, or an instant with its offset.`
