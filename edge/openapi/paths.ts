/** The OpenAPI description of the edge's own paths. Pure. */
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { batchPaths } from './batch-paths.ts'
import { callbackPaths } from './callback-paths.ts'
import { closingPaths } from './closing-paths.ts'
import { creditPaths } from './credit-paths.ts'
import { journalPaths } from './journal-paths.ts'
import type { OperationMaker } from './makers.ts'
import { operatorPaths } from './operator-paths.ts'
import { orderIndexPaths } from './order-index-paths.ts'
import { orderPaths } from './order-paths.ts'
import { idempotencyKey } from './parameters.ts'
import { sessionPaths } from './session-paths.ts'

/** @param refusals the problem answers that every call may give, and those of further statuses */
export function edgePaths(refusals: (more: readonly string[]) => JsonObject): Record<string, JsonObject> {
  const operation: OperationMaker = (facts, responses, more = []) => ({
    ...facts,
    responses: { ...responses, ...refusals(more) },
  })
  const ready = refusals([])
  return {
    ...sessionPaths(operation),
    ...orderPaths(operation),
    ...journalPaths(operation),
    ...batchPaths(operation, idempotencyKey),
    ...orderIndexPaths(operation),
    ...callbackPaths(operation),
    ...operatorPaths(operation),
    ...closingPaths(operation),
    ...creditPaths(operation, refusals(['405'])['405'] as JsonObject),
    '/healthz': { get: plain('health', 'Says that the worker runs.') },
    '/state': {
      get: plain('state', 'Says which state serves, as JSON: its name, its epoch, and the process.'),
    },
    '/readyz': {
      get: {
        ...plain(
          'readiness',
          'Says that the edge is configured, and that its objects and the provider answer.',
        ),
        responses: { 200: { description: 'Ready.' }, 503: ready['503'], 504: ready['504'] },
      },
    },
  }
}

function plain(operationId: string, summary: string): JsonObject {
  return { operationId, summary, security: [], responses: { 200: { description: 'Yes.' } } }
}
