/** Batches: one act on many orders, as the edge does it and the desk shows it. */
export type { Batch, BatchDetail, BatchItem, BatchList, BatchRequest } from './batch.schema.ts'
