import { LONG_MAX, type Long, normalLong } from '../../shared/domain/values/long.ts'

/**
 * Ids for an order's next rows: each is one above the highest, or the lowest free one if there is none above. Pure.
 */
export function nextRowIds(rows: readonly { OrderRowId: Long }[], count: number): Long[] {
  let highest = 0n
  for (const { OrderRowId } of rows) if (OrderRowId > highest) highest = BigInt(OrderRowId)
  const above = Math.min(count, Number(LONG_MAX - highest))
  const ids = Array.from({ length: above }, (_, index) => normalLong(highest + BigInt(index + 1)))
  if (above === count) return ids
  const taken = new Set<Long>(rows.map(({ OrderRowId }) => OrderRowId))
  for (let candidate = 1; ids.length < count; candidate++) if (!taken.has(candidate)) ids.push(candidate)
  return ids
}
