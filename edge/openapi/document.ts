/**
 * The edge's OpenAPI 3.1 document: the provider's paths as the edge serves them, and its own. Made by the
 * build from the operation table and the problem table; the worker only serves the file. Pure.
 */
import * as z from 'zod/mini'
import { rejectionCodes } from '../../shared/domain/credit.enums.ts'
import { sessionRequest } from '../../shared/domain/session.schema.ts'
import { problems, problemType } from '../../shared/problems.ts'
import { openApiDocument } from '../../shared/wire/openapi.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { edgePaths, idempotencyKey } from './paths.ts'

type JsonObject = Record<string, unknown>

const TOKEN_PATH = '/connect/token'
/** What every call can be refused with, beside what it says itself. */
const REFUSALS = ['400', '401', '403', '404', '429', '502', '503', '504']
const WRITE_REFUSALS = ['409', '412', '413', '415', '422', '428']

/** The document; `openapi` 3.1, JSON. */
export function edgeOpenApi(): JsonObject {
  const provider = openApiDocument({
    operator: operatorName(),
    server: '/',
    token: { path: TOKEN_PATH, scope: '' },
  }) as { paths: Record<string, JsonObject>; components: { schemas: JsonObject } }
  const { [TOKEN_PATH]: _, ...paths } = provider.paths
  const {
    Error: __,
    MemberError: ___,
    Token: ____,
    TokenError: _____,
    ...schemas
  } = provider.components.schemas
  return {
    openapi: '3.1.0',
    info: {
      title: 'order-admin: the edge',
      version: '1.0.0',
      description: 'Amounts, quantities and percentages are integers times 100. A Long has 64 bits.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { apiKey: [] }],
    paths: {
      ...mapValues(paths, pathItem),
      ...edgePaths((more) => problemResponses([...REFUSALS, ...more])),
    },
    components: {
      schemas: { ...schemas, ...ownSchemas() },
      headers,
      securitySchemes,
    },
  }
}

function pathItem(item: JsonObject): JsonObject {
  return mapValues(item, (operation, method) => edgeOperation(operation as JsonObject, method !== 'get'))
}

function edgeOperation(operation: JsonObject, isWrite: boolean): JsonObject {
  const responses = Object.entries(operation['responses'] as JsonObject).filter(([status]) => status < '300')
  const parameters = operation['parameters'] as JsonObject[]
  return {
    ...operation,
    parameters: isWrite ? [...parameters, ...writeParameters] : parameters,
    responses: {
      ...Object.fromEntries(responses),
      ...problemResponses(isWrite ? [...REFUSALS, ...WRITE_REFUSALS] : REFUSALS),
    },
  }
}

const writeParameters: JsonObject[] = [
  {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the order that the write is meant for. A browser session must send it.',
    schema: { type: 'string' },
  },
  idempotencyKey,
]

/** One answer for each status, which names the codes that have it. */
function problemResponses(statuses: readonly string[]): JsonObject {
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(problems).filter(([, kind]) => String(kind.status) === status)
      return [
        status,
        {
          description: codes.map(([code, { title }]) => `${code}: ${title}.`).join(' '),
          ...(['429', '503'].includes(status) && {
            headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
          }),
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        },
      ]
    }),
  )
}

function ownSchemas(): JsonObject {
  const text = { type: 'string' }
  const { $schema: _, ...wish } = z.toJSONSchema(sessionRequest, { io: 'input', unrepresentable: 'any' })
  const member = {
    type: 'object',
    required: ['code', 'pointer', 'detail'],
    properties: { code: text, pointer: { type: 'string', format: 'json-pointer' }, detail: text },
  }
  const codes = Object.keys(problems) as (keyof typeof problems)[]
  const rejections = new Set<string>(Object.values(rejectionCodes).flat())
  rejections.delete('Accepted')
  return {
    SessionRequest: wish,
    ProblemMember: member,
    Problem: {
      type: 'object',
      description: 'RFC 9457. Tell problems apart by `code`; sentences may change.',
      required: ['type', 'title', 'status', 'code', 'requestId'],
      properties: {
        type: { enum: codes.map(problemType) },
        title: text,
        status: { type: 'integer' },
        code: { enum: [...codes, ...rejections], description: 'Of a rejection its RejectionCode.' },
        detail: text,
        pointer: { type: 'string', format: 'json-pointer', description: 'The first failing member.' },
        errors: { type: 'array', items: { $ref: '#/components/schemas/ProblemMember' } },
        action: { type: 'string', description: 'The action that the order or row lacks.' },
        capability: { type: 'string', description: 'The capability that the session lacks.' },
        current: { description: 'The order as it now is, with order-changed.' },
        rejection: { type: 'string', description: 'The RejectionCode, with credit-rejected.' },
        ResultCode: { type: 'integer', description: 'Of an operation that has no RejectionCode.' },
        result: { type: 'object', description: "The other members of the provider's result." },
        providerMessage: { type: 'string', maxLength: 501, description: "The provider's own text." },
        requestId: { type: 'string', format: 'uuid' },
      },
    },
  }
}

const headers = {
  RetryAfter: { description: 'Seconds.', schema: { type: 'integer' } },
}

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A session token, on its own page.',
  },
  apiKey: { type: 'http', scheme: 'bearer', description: "The merchant's API key, from its own server." },
  apiKeyAsPassword: {
    type: 'http',
    scheme: 'basic',
    description: 'The API key, or a session token, as the password of any user; for SOAP clients.',
  },
}

function mapValues(source: JsonObject, map: (value: JsonObject, key: string) => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, map(value as JsonObject, key)]),
  )
}
