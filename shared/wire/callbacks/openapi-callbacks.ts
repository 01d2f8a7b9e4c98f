/** The subscriptions to callbacks in OpenAPI, and the callbacks themselves as its webhooks. */
import { callbackEvent, subscription, subscriptionRequest } from '../../domain/callbacks/callback.schema.ts'
import { callbackEvents, PING } from '../../domain/callbacks/callback.enums.ts'
import { type JsonObject, openApiRefusals } from '../openapi-errors.ts'
import { componentSchemas, reference } from '../openapi-schemas.ts'
import type { ProviderErrorName } from '../provider-errors.ts'
import { type CallbackOperation, callbackOperationNames, callbackOperations } from './callback-operations.ts'

const COMMON: readonly ProviderErrorName[] = [
  'authorization-missing',
  'authorization-refused',
  'bearer-timestamp-refused',
  'signed-timestamp-refused',
]

export function callbackPaths(): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {}
  for (const name of callbackOperationNames) {
    const { path, method } = callbackOperations[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(name, callbackOperations[name]) }
  }
  return paths
}

export function callbackSchemas(): JsonObject {
  return {
    ...componentSchemas({ subscriptionRequest }, 'input'),
    ...componentSchemas({ subscription, callbackEvent }, 'output'),
  }
}

/** Each event as a webhook. */
export function callbackWebhooks(): JsonObject {
  const post = {
    requestBody: { required: true, content: json({ $ref: reference('CallbackEvent') }) },
    responses: { '2XX': { description: 'Received. Any other answer is a failed attempt.' } },
    security: [],
  }
  return Object.fromEntries([...callbackEvents, PING].map((name) => [name, { post }]))
}

function operationObject(
  operationId: string,
  { path, summary, body, success, refusals }: CallbackOperation,
): JsonObject {
  const errors: ProviderErrorName[] = [...COMMON, ...refusals]
  if (body) errors.push('request-invalid', 'content-type-wrong')
  return {
    operationId,
    summary,
    ...(path.includes('{SubscriptionId}') && {
      parameters: [
        { name: 'SubscriptionId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      ],
    }),
    ...(body && {
      requestBody: { required: true, content: json({ $ref: reference('SubscriptionRequest') }) },
    }),
    responses: {
      [success.status]: {
        description: 'Done.',
        ...(success.body && { content: json(answerSchema(success.body)) }),
      },
      ...openApiRefusals(errors),
    },
  }
}

function answerSchema(body: CallbackOperation['body']): JsonObject {
  const one = { $ref: reference('Subscription') }
  return body === subscription ? one : { type: 'array', items: one }
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } }
}
