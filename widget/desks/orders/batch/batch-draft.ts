/** What a clerk has chosen to do, before the edge reads the orders. Pure. */
import type { BatchRequest } from '../../../../shared/domain/batch/batch.ts'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import type { WriteNote } from '../../../../shared/domain/order/write-note.ts'
import type { ChosenOrder } from '../data/pasted-numbers.ts'

export interface BatchDraft {
  kind: BatchKind | undefined
  /** `YYYY-MM-DD`, or empty. */
  expiryDate: string
  key: string
  value: string
}

export const emptyDraft: BatchDraft = { kind: undefined, expiryDate: '', key: '', value: '' }

/** The request; undefined if something is missing or wrong. @param today `YYYY-MM-DD` */
export function batchRequestOf(
  { kind, expiryDate, key, value }: BatchDraft,
  orders: readonly ChosenOrder[],
  said: WriteNote | undefined,
  today: string,
): BatchRequest | undefined {
  if (kind === undefined || orders.length === 0) return undefined
  if (kind === 'extend' && !(expiryDate > today)) return undefined
  if (kind === 'metadata' && key.trim() === '') return undefined
  return {
    kind,
    ...(kind === 'extend' && { expiryDate }),
    ...(kind === 'metadata' && { metadata: { Key: key.trim(), Value: value } }),
    ...said,
    orders: orders.map(({ id }) => id),
  }
}
