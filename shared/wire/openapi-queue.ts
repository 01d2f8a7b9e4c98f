/** The task behind a 202 answer, in OpenAPI; the design decided it ("202 answers"). */
import { type JsonObject, openApiRefusals } from './openapi-errors.ts'

export const queueSchemas: JsonObject = {
  Task: {
    type: 'object',
    required: ['Id', 'Status', 'ResourceUri'],
    properties: {
      Id: { type: 'integer', format: 'int64' },
      Status: { enum: ['InProgress', 'Completed', 'Failed'] },
      ResourceUri: {
        type: 'string',
        format: 'uri',
        description: 'The order, or the credit that the task made.',
      },
    },
  },
}

/** The path item of a task. */
export const queuePathItem: JsonObject = {
  get: {
    operationId: 'getTask',
    summary: 'Reads the task behind a 202 answer.',
    parameters: [
      { name: 'taskId', in: 'path', required: true, schema: { type: 'integer', format: 'int64' } },
    ],
    responses: {
      200: { description: 'The task is not done.', content: task() },
      303: {
        description: 'The task is done.',
        headers: {
          Location: { description: 'Its ResourceUri.', schema: { type: 'string', format: 'uri' } },
        },
        content: task(),
      },
      ...openApiRefusals([
        'authorization-missing',
        'authorization-refused',
        'bearer-timestamp-refused',
        'signed-timestamp-refused',
        'task-not-found',
      ]),
    },
  },
}

function task(): JsonObject {
  return { 'application/json': { schema: { $ref: '#/components/schemas/Task' } } }
}
