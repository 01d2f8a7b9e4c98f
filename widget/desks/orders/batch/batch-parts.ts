/** What does one act to many orders, in one chunk: a session without the right never loads it. */
import { loadPart } from '../../../kit/parts/load-part.ts'
import { BatchDialog } from './batch-dialog.ts'
import { OrdersBatches } from './orders-batches.ts'

/** Loads its words too, and those of a reason, which the frame has. */
export function loadBatchParts(): Promise<void> {
  return loadPart({ 'order-admin-batch-dialog': BatchDialog, 'order-admin-orders-batches': OrdersBatches }, [
    'orders-batch',
    'frame',
  ])
}
