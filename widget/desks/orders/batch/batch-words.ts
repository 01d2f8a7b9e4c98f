/** What a batch is called in the clerk's language. */
import type { Batch, BatchItem } from '../../../../shared/domain/batch/batch.ts'
import {
  type BatchKind,
  type BatchObstacle,
  batchObstacles,
} from '../../../../shared/domain/batch/batch.enums.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { sumsText } from '../data/sums.ts'
import { sizeOf } from './batch-groups.ts'

const terms = {
  deliver: 'batchDeliver',
  'deliver-rest': 'batchDeliverRest',
  extend: 'batchExtend',
  cancel: 'batchCancel',
  credit: 'batchCredit',
  metadata: 'batchMetadata',
} as const satisfies Record<BatchKind, string>

/** "Deliver 12 orders". */
export function actText(kind: BatchKind, count: number, l: Localizer): string {
  return l.term(terms[kind], count)
}

/** "Deliver 12 orders: 1,200.50 SEK", for as many orders as are given. */
export function actWithSums({ kind, sums }: Batch, count: number, l: Localizer): string {
  const act = actText(kind, count, l)
  return sums.length > 0 ? `${act}: ${sumsText(sums, l)}` : act
}

/** "Deliver 12 orders", for a batch as a whole. */
export function batchText(batch: Batch, l: Localizer): string {
  return actText(batch.kind, sizeOf(batch), l)
}

/** What the act does besides: the new day, or the key. */
export function aboutText({ expiryDate, metadata }: Batch, l: Localizer): string {
  if (expiryDate) return l.term('batchNewDay', l.day(expiryDate))
  return metadata ? l.term('batchNewValue', metadata.Key, metadata.Value) : ''
}

/** Why an order was not done: in the desk's words, or else in those of the edge. */
export function reasonText({ code, detail }: BatchItem, l: Localizer): string {
  if (isObstacle(code)) return l.term('batchObstacle', code)
  const kind = code === undefined ? undefined : problemKind({ code, members: [] })
  // "Some values are not accepted" says less than the edge does.
  if (kind && !(kind === 'invalid' && detail)) return `${l.term('problemTitle', kind)}.`
  return detail ?? ''
}

/** The order's number as the shop and the checkout know it. */
export function itemName({ order, merchantOrderId }: BatchItem): string {
  return merchantOrderId ? `${merchantOrderId} · ${order}` : String(order)
}

function isObstacle(code: string | undefined): code is BatchObstacle {
  return (batchObstacles as readonly (string | undefined)[]).includes(code)
}
