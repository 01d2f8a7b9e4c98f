/** Lists of rows to deliver, cancel or credit ("Beyond the description", section 1). Pure. */
import { type InvoiceDistributionType, invoiceDistributionTypes } from './enums.ts'
import { rowLimits, rowListLimits } from '../values/limits.ts'
import type { Long } from '../values/long.ts'
import type { Refusal } from '../values/refusal.ts'
import { listReason } from '../values/text.rules.ts'

/** A part of a row. */
export interface RowQuantity {
  OrderRowId: Long
  /** Times 100. */
  Quantity: Long
}

/**
 * Every reason why a list of row ids is refused: each row may be named once.
 * @param mayBeEmpty an empty list means every row
 */
export function checkRowIds(ids: readonly Long[], { mayBeEmpty = false } = {}): Refusal[] {
  const reason = mayBeEmpty && ids.length === 0 ? undefined : listReason(ids.length, rowListLimits)
  return reason ? [{ pointer: '/OrderRowIds', ...reason }] : repeated(ids, '/OrderRowIds', '')
}

/**
 * Every reason why the parts of rows are refused.
 * @param member the list's name in the request
 * @param ids the rows that the request names; undefined if it names every row
 */
export function checkRowQuantities(
  member: string,
  parts: readonly RowQuantity[],
  ids: readonly Long[] | undefined,
): Refusal[] {
  const list = `/${member}`
  if (parts.length > rowListLimits.maxItems) {
    return [{ pointer: list, code: 'list-too-long', maximum: rowListLimits.maxItems }]
  }
  const { minimum, maximum } = rowLimits.Quantity
  const named = ids && new Set(ids)
  const refusals = parts.flatMap(({ OrderRowId, Quantity }, index): Refusal[] => {
    const pointer = `${list}/${index}`
    if (named && !named.has(OrderRowId)) return [{ pointer: `${pointer}/OrderRowId`, code: 'row-not-listed' }]
    if (Quantity >= minimum && Quantity <= maximum) return []
    return [{ pointer: `${pointer}/Quantity`, code: 'member-out-of-range', minimum, maximum }]
  })
  const ofParts = parts.map(({ OrderRowId }) => OrderRowId)
  return [...refusals, ...repeated(ofParts, list, '/OrderRowId')]
}

function repeated(ids: readonly Long[], list: string, member: string): Refusal[] {
  const seen = new Set<Long>()
  return ids.flatMap((id, index): Refusal[] => {
    if (seen.has(id)) return [{ pointer: `${list}/${index}${member}`, code: 'row-repeated' }]
    seen.add(id)
    return []
  })
}

/** The way to send an invoice, by its name in any case or its number; undefined for anything else. */
export function distributionTypeOf(value: unknown): InvoiceDistributionType | undefined {
  const names = Object.keys(invoiceDistributionTypes) as InvoiceDistributionType[]
  if (typeof value === 'number') return names.find((name) => invoiceDistributionTypes[name] === value)
  if (typeof value !== 'string') return undefined
  return names.find((name) => name.toLowerCase() === value.toLowerCase())
}
