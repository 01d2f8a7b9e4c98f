/** The calls of batches. */
import type { Batch, BatchDetail, BatchItem, BatchRequest } from '../../../../shared/domain/batch/batch.ts'
import type { BatchCommand } from '../../../../shared/domain/batch/batch.enums.ts'
import { isLong } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { EdgeError } from '../../../client/edge-error.ts'
import { requestJson } from '../../../client/json-request.ts'

const PATH = '/api/v1/batches'

/**
 * Makes a batch. Nothing is sent to an order before it is started.
 * @param idempotencyKey the same for a repeated request: it makes one batch
 * @throws EdgeError
 */
export async function makeBatch(
  client: EdgeClient,
  body: BatchRequest,
  idempotencyKey: string,
): Promise<Batch> {
  const action = 'Making the batch'
  return readBatch(
    action,
    await requestJson(client, { action, path: PATH, method: 'POST', body, idempotencyKey }),
  )
}

/**
 * Reads a batch, with the orders that changed after a version.
 * @param after undefined for every order
 * @throws EdgeError, or the signal's reason
 */
export async function readBatchDetail(
  client: EdgeClient,
  id: string,
  after: number | undefined,
  signal: AbortSignal,
): Promise<BatchDetail> {
  const action = 'Reading the batch'
  const path = `${PATH}/${encodeURIComponent(id)}${after === undefined ? '' : `?after=${after}`}`
  const answer = await requestJson(client, { action, path, signal })
  const { items } = answer as Partial<BatchDetail>
  if (!Array.isArray(items) || !items.every(isItem)) throw garbled(action)
  return { ...readBatch(action, answer), items }
}

/** @throws EdgeError, or the signal's reason */
export async function listBatches(client: EdgeClient, signal: AbortSignal): Promise<Batch[]> {
  const action = 'Reading the batches'
  const answer = await requestJson(client, { action, path: PATH, signal })
  const { batches } = (answer ?? {}) as { batches?: unknown }
  if (!Array.isArray(batches)) throw garbled(action)
  return batches.map((each) => readBatch(action, each))
}

/** Starts, pauses, resumes or stops a batch. @throws EdgeError */
export async function commandBatch(client: EdgeClient, id: string, command: BatchCommand): Promise<Batch> {
  const action = `Command ${command} of the batch`
  const path = `${PATH}/${encodeURIComponent(id)}/${command}`
  return readBatch(action, await requestJson(client, { action, path, method: 'POST' }))
}

/** The edge has checked its answer: this only keeps another server's answer from being shown as a batch. */
function readBatch(action: string, value: unknown): Batch {
  const { id, kind, state, version, counts, sums } = (value ?? {}) as Partial<Batch>
  const isBatch =
    [id, kind, state].every((each) => typeof each === 'string') &&
    Number.isSafeInteger(version) &&
    typeof counts === 'object' &&
    Array.isArray(sums) &&
    sums.every(({ amount }) => isLong(amount))
  if (!isBatch) throw garbled(action)
  return value as Batch
}

function isItem(value: Partial<BatchItem> | null): value is BatchItem {
  return isLong(value?.order) && Number.isSafeInteger(value?.place) && typeof value?.state === 'string'
}

function garbled(action: string): EdgeError {
  return new EdgeError(action, { code: 'answer-invalid' })
}
