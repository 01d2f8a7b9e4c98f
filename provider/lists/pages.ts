/** Pages of lists: what is asked, and what is answered. */
import * as z from 'zod/mini'
import { orderStatuses } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Refused } from '../refused.ts'
import type { PageAsked } from '../storage/lists.ts'

const pageLimits = { query: 100, default: 50, maximum: 200 } as const

/** The parameters of a list's address; each is a text. */
const parameters = {
  /** An id, or the beginning of a merchant's number or of a customer's name. */
  query: z.optional(z.string().check(z.maxLength(pageLimits.query))),
  /** `next` of the page before. */
  after: z.optional(z.string()),
  limit: z.optional(z.string()),
}
export const listQuery = z.strictObject(parameters)
export const ordersQuery = z.strictObject({ ...parameters, status: z.optional(z.enum(orderStatuses)) })
export type ListQuery = z.output<typeof listQuery>

/** The page that the parameters ask for; a refusal names the parameter that is none. An empty query is no query. */
export function readPage({ query, after, limit }: ListQuery): Result<PageAsked, Refused> {
  const most = limit === undefined ? pageLimits.default : (parseLong(limit) ?? 0)
  if (most < 1 || most > pageLimits.maximum) {
    const range = { minimum: 1, maximum: pageLimits.maximum }
    return invalid({ pointer: '/limit', code: 'member-out-of-range', ...range })
  }
  const last = after === undefined ? undefined : parseLong(after)
  if (after !== undefined && last === undefined) return afterUnknown()
  return ok({ ...(query && { query }), after: last, limit: Number(most) })
}

/** The refusal of a page after what is not there, such as an order that a restore took away. */
export function afterUnknown(): Result<never, Refused> {
  return invalid({ pointer: '/after', code: 'member-wrong-type', expected: '`next` of the page before' })
}

function invalid(refusal: Extract<Refused, { code: 'request-invalid' }>['refusals'][number]) {
  return refuse<Refused>({ code: 'request-invalid', refusals: [refusal] })
}

/**
 * The page of the rows that were read: one more than asked, so that `next` is there only if a page follows.
 * @param idOf what `after` of the next page is
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => Long,
): { rows: Row[]; next: Long | null } {
  const page = rows.slice(0, limit)
  return { rows: page, next: rows.length > limit ? idOf(page.at(-1)!) : null }
}
