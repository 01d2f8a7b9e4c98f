/** The OpenAPI description of batches. Pure. */
import { batchCommands, type BatchCommand } from '../../shared/domain/batch/batch.enums.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { answer, inPath, inQuery, json, named, type OperationMaker } from './makers.ts'

const PATH = '/api/v1/batches'

const summaries: Record<BatchCommand, string> = {
  start: 'Starts a batch whose orders were read. It waits while two others of the merchant are written.',
  pause: 'Pauses a batch after the order under way.',
  resume: 'Goes on with a paused batch, for the user who asks.',
  stop: 'Stops a batch for good after the order under way.',
}

export function batchPaths(operation: OperationMaker, idempotencyKey: JsonObject) {
  const id = inPath('id', { type: 'string' })
  const after = inQuery(
    'after',
    { type: 'integer', minimum: 0 },
    'The version that the client has: only orders that changed after it are answered.',
  )
  const commands = batchCommands.map((command): [string, JsonObject] => [
    `${PATH}/{id}/${command}`,
    {
      post: operation(
        {
          operationId: `${command}Batch`,
          summary: summaries[command],
          description: 'The same again changes nothing. A state that does not take it is `batch-state`.',
          parameters: [id],
        },
        { 200: answer('The batch, without its orders.', named('BatchDetail')) },
        ['409'],
      ),
    },
  ])
  return {
    [PATH]: {
      get: operation(
        { operationId: 'getBatches', summary: "The merchant's batches, the newest first." },
        { 200: answer('The batches, without their orders.', named('BatchList')) },
      ),
      post: operation(
        {
          operationId: 'createBatch',
          summary: 'Reads many orders for a review of one act. Nothing is written before it is started.',
          description: 'A key stands for the same batch for as long as it is kept.',
          parameters: [idempotencyKey],
          requestBody: { required: true, content: json(named('BatchRequest')) },
        },
        {
          201: {
            ...answer('The batch.', named('BatchDetail')),
            headers: { Location: { description: 'Its address.', schema: { type: 'string' } } },
          },
        },
        ['409', '413', '415', '422', '428'],
      ),
    },
    [`${PATH}/{id}`]: {
      get: operation(
        {
          operationId: 'getBatch',
          summary: 'A batch with its orders, or with those that changed.',
          parameters: [id, after],
        },
        { 200: answer('The batch.', named('BatchDetail')) },
      ),
    },
    ...Object.fromEntries(commands),
  }
}
