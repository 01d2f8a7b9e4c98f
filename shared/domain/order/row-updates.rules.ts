/**
 * The items of "update several rows" (#4). The description shows two spellings: the fields next to `RowId`, or
 * nested under `Row`; clients also send `OrderRowId`. A refusal names the place in the request. Pure.
 */
import { rowListLimits } from '../values/limits.ts'
import type { Long } from '../values/long.ts'
import { checkOrderRowUpdate, type OrderRowUpdateInput } from './order-row.rules.ts'
import type { Refusal } from '../values/refusal.ts'
import { placedRefusal, type RowChange } from './row-changes.rules.ts'
import { listReason } from '../values/text.rules.ts'

/** An item as a request may spell it. */
export interface RowUpdateItem extends OrderRowUpdateInput {
  RowId?: Long | undefined
  OrderRowId?: Long | undefined
  Row?: OrderRowUpdateInput | undefined
}

/** Every reason why the updates are refused together. Each row may be named once. */
export function checkOrderRowUpdates(items: readonly RowUpdateItem[], pointer = '/OrderRows'): Refusal[] {
  const list = listReason(items.length, rowListLimits)
  if (list) return [{ pointer, ...list }]
  const seen = new Set<Long>()
  return items.flatMap((item, index): Refusal[] => {
    const place = `${pointer}/${index}`
    if (idOf(item) === undefined) return [{ pointer: `${place}/RowId`, code: 'member-missing' }]
    const change = changeOf(item, place)
    if (seen.has(change.OrderRowId)) return [{ pointer: change.idPointer, code: 'row-repeated' }]
    seen.add(change.OrderRowId)
    return checkOrderRowUpdate(change.update).map((refusal) => placedRefusal(change, refusal))
  })
}

/** The changes of items that passed the checks. */
export function rowChangesOf(items: readonly RowUpdateItem[], pointer = '/OrderRows'): RowChange[] {
  return items.map((item, index) => changeOf(item, `${pointer}/${index}`))
}

function idOf({ RowId, OrderRowId }: RowUpdateItem): Long | undefined {
  return RowId ?? OrderRowId
}

function changeOf(item: RowUpdateItem, pointer: string): RowChange {
  const { RowId, OrderRowId, Row, ...flat } = item
  const isFlat = (member: string) => flat[member as keyof OrderRowUpdateInput] !== undefined
  const isUnderRow = (member: string) => Row?.[member as keyof OrderRowUpdateInput] !== undefined
  return {
    OrderRowId: idOf(item) ?? 0,
    update: { ...flat, ...Row },
    pointer,
    idPointer: `${pointer}/${RowId === undefined && OrderRowId !== undefined ? 'OrderRowId' : 'RowId'}`,
    // A missing member is reported beside the item's other members.
    ...(Row && { nested: (member) => isUnderRow(member) || !isFlat(member) }),
  }
}
