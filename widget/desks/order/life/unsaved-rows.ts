/** Finds unsaved changes of the requested rows: the request is about the rows as they are saved. Pure. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import { openRows } from '../../../../shared/domain/order/order-life.rules.ts'
import type { Changes } from '../../../rows/changes/changes.ts'
import type { LifeDraft } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'

interface UnsavedRows {
  /** The order's rows of the request. */
  rows: ReadonlySet<Long>
  /** These and, if every row is meant, the new ones. */
  count: number
}

const none: UnsavedRows = { rows: new Set(), count: 0 }

/** A credit is about delivered rows, which have no unsaved changes. */
export function unsavedRows(
  { task, order }: LifeSubject,
  { way, chosen }: Pick<LifeDraft, 'way' | 'chosen'>,
  changes: Pick<Changes, 'edited' | 'added'> | undefined,
): UnsavedRows {
  if (task === 'credit' || !changes) return none
  const open = openRows(order).map(({ OrderRowId }) => OrderRowId)
  const isAll = way === 'rows' ? open.every((id) => chosen.has(id)) : way !== undefined
  const rows = new Set(open.filter((id) => changes.edited.has(id) && (isAll || chosen.has(id))))
  return { rows, count: rows.size + (isAll ? changes.added.length : 0) }
}
