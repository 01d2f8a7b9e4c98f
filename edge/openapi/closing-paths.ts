/** The OpenAPI description of closed days. Pure. */
import { closingLimits } from '../../shared/domain/values/limits.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { answer, json, named, type OperationMaker } from './makers.ts'
import { idempotencyKey, noteParameters, replayedHeader } from './parameters.ts'

export function closingPaths(operation: OperationMaker) {
  return {
    '/api/v2/reports/closings': {
      get: operation(
        {
          operationId: 'getClosings',
          summary: 'Who closed which day, and what its report said then; by day, and then newest first.',
          parameters: [
            dayOf('from', 'The first day.'),
            dayOf('to', `The last day; at most ${closingLimits.days} days in all.`),
          ],
        },
        { 200: answer('The closings.', named('ClosingList')) },
      ),
      post: operation(
        {
          operationId: 'closeDay',
          summary:
            'Keeps that the day was closed, with the digest and verdict of each of its reports, as the edge reads it.',
          parameters: [idempotencyKey, ...noteParameters],
          requestBody: { required: true, content: json(named('DayClosing')) },
        },
        { 201: { ...answer('The closing as it is kept.', named('KeptClosing')), headers: replayedHeader } },
        ['409', '413', '415', '422', '428'],
      ),
    },
  }
}

function dayOf(name: string, description: string): JsonObject {
  return { name, in: 'query', required: true, description, schema: { type: 'string', format: 'date' } }
}
