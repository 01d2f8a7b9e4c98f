/** The query of a request for the index of orders. Pure. */
import { type OrderView, orderViews } from '../../shared/domain/order-index/order-views.enums.ts'
import { orderIndexLimits } from '../../shared/domain/values/limits.ts'
import { ok, type Result } from '../../shared/domain/values/result.ts'
import { textReason } from '../../shared/domain/values/text.rules.ts'
import type { ProblemReason } from '../http/problem.ts'
import { instantIn } from '../http/instant-in.ts'
import { onlyOnce, pageLimit, wrong } from '../http/query.ts'

export interface IndexQuery {
  /** The beginning of an id or a number; undefined for every order. */
  query?: string
  view?: OrderView
  /** Since when an order counts as changed today, in milliseconds since 1970. */
  since?: number
}

/** @param others further parameters that the address takes */
export function readIndexQuery(
  query: Record<string, string[]>,
  others: readonly string[],
): Result<IndexQuery, ProblemReason> {
  const texts = onlyOnce(query, [...others, 'since'])
  if (!texts.ok) return texts
  const { query: asked, view, since } = texts.value
  const text = asked?.trim()
  const limits = orderIndexLimits.query
  if (text !== undefined && textReason(text, limits)) {
    return wrong('query', `query must have ${limits.minLength} to ${limits.maxLength} characters.`)
  }
  if (view !== undefined && !isView(view)) return wrong('view', `view must be ${orderViews.join(' or ')}.`)
  const instant = instantIn(since, 0)
  if (instant === null)
    return wrong('since', 'since must be a day such as 2026-12-31, or an instant with its offset.')
  return ok({
    ...(text !== undefined && { query: text }),
    ...(view !== undefined && { view }),
    ...(instant !== undefined && { since: instant }),
  })
}

export function readIndexLimit(text: string | undefined): Result<number, ProblemReason> {
  return pageLimit(text, orderIndexLimits.page)
}

function isView(text: string): text is OrderView {
  return (orderViews as readonly string[]).includes(text)
}
