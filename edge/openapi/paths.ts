/** The paths that are the edge's own, as OpenAPI describes them. Pure. */
import { capabilities } from '../../shared/domain/session.ts'

type JsonObject = Record<string, unknown>

const text = { type: 'string' }
const instant = { type: 'string', format: 'date-time' }

/** @param refusals the answers that every call may give beside its own */
export function edgePaths(refusals: JsonObject): Record<string, JsonObject> {
  const operation = (facts: JsonObject, responses: JsonObject): JsonObject => ({
    ...facts,
    responses: { ...responses, ...refusals },
  })
  return {
    '/sessions': {
      post: operation(
        {
          operationId: 'openSession',
          summary:
            'Issues a session token of at most ten minutes for one page, user and set of capabilities.',
          security: [{ apiKey: [] }],
          requestBody: {
            required: true,
            content: json({ $ref: '#/components/schemas/SessionRequest' }),
          },
        },
        { 201: answer('The session.', object({ id: text, token: text, expiresAt: instant })) },
      ),
      delete: operation(
        {
          operationId: 'endSessions',
          summary: "Ends all of the merchant's sessions.",
          security: [{ apiKey: [] }],
        },
        { 204: { description: 'Ended.' } },
      ),
    },
    '/session': {
      get: operation(
        {
          operationId: 'getSession',
          summary: 'Says what the session allows, and until when.',
          security: [{ session: [] }],
        },
        {
          200: answer(
            'The session.',
            object({
              user: object({ id: text, name: text }),
              capabilities: { type: 'array', items: { enum: capabilities } },
              expiresAt: instant,
            }),
          ),
        },
      ),
    },
    '/healthz': { get: plain('health', 'Says that the worker runs.') },
    '/readyz': {
      get: {
        ...plain('readiness', 'Says that the edge is configured and the provider answers.'),
        responses: { 200: { description: 'Ready.' }, 503: refusals['503'], 504: refusals['504'] },
      },
    },
  }
}

function plain(operationId: string, summary: string): JsonObject {
  return { operationId, summary, security: [], responses: { 200: { description: 'Yes.' } } }
}

function object(properties: JsonObject): JsonObject {
  return { type: 'object', required: Object.keys(properties), properties }
}

function answer(description: string, schema: JsonObject): JsonObject {
  return { description, content: json(schema) }
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } }
}
