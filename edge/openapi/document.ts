/**
 * The edge's OpenAPI 3.1 document: the provider's paths as the edge serves them, and its own. The build makes it from
 * the operation table and the schemas; the worker only serves the file. Pure.
 */
import {
  batch,
  batchDetail,
  batchItem,
  batchList,
  batchRequest,
} from '../../shared/domain/batch/batch.schema.ts'
import {
  indexedOrder,
  indexedOrders,
  lookedOrders,
  orderLook,
  orderReference,
  viewCounts,
} from '../../shared/domain/order-index/order-index.schema.ts'
import {
  addedMerchant,
  deletedMerchant,
  madeApiKey,
  merchantList,
  operatorJournal,
  registeredMerchant,
  resealedMerchants,
} from '../../shared/domain/merchant/registry.schema.ts'
import { dayClosing } from '../../shared/domain/report/closing.schema.ts'
import { closingList, keptClosing } from '../../shared/domain/report/kept-closing.schema.ts'
import {
  creditHistoryPage,
  historyEntry,
  historyFacts,
  historyPage,
} from '../../shared/domain/order/history.schema.ts'
import {
  journalEnd,
  journalEntry,
  journalPage,
  journalPerson,
} from '../../shared/domain/journal/journal.schema.ts'
import { callbackEvent } from '../../shared/domain/callbacks/callback.schema.ts'
import { PREFER, PREFERENCE_APPLIED, RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { writtenOrder } from '../../shared/domain/order/written-order.schema.ts'
import { liveMessage } from '../../shared/domain/order/live.schema.ts'
import { issuedSession, sessionInfo, sessionUser } from '../../shared/domain/session/session-info.schema.ts'
import { sessionRequest } from '../../shared/domain/session/session.schema.ts'
import { problem, problemMember } from '../../shared/problem.schema.ts'
import { problems } from '../../shared/problems.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { componentSchemas, reference } from '../../shared/wire/openapi-schemas.ts'
import { openApiPaths, openApiSchemas } from '../../shared/wire/openapi.ts'
import { operations } from '../../shared/wire/operations.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { keyRequest, merchantEntry } from '../registry/registry-merchant.ts'
import { idempotencyKey, noteParameters, prefer, replayedHeader, saveId } from './parameters.ts'
import { edgePaths } from './paths.ts'

/** The statuses of the problems that every call may answer. */
const REFUSALS = ['400', '401', '403', '404', '429', '500', '502', '503', '504']
const WRITE_REFUSALS = ['409', '412', '413', '415', '422', '428']

/** The edge's own answers. */
const ANSWERS = {
  writtenOrder,
  sessionUser,
  sessionInfo,
  issuedSession,
  historyFacts,
  historyEntry,
  historyPage,
  creditHistoryPage,
  journalEntry,
  journalPage,
  journalEnd,
  journalPerson,
  liveMessage,
  batch,
  batchItem,
  batchDetail,
  batchList,
  indexedOrder,
  indexedOrders,
  viewCounts,
  lookedOrders,
  keptClosing,
  closingList,
  merchantList,
  registeredMerchant,
  addedMerchant,
  madeApiKey,
  deletedMerchant,
  operatorJournal,
  resealedMerchants,
  problemMember,
  problem,
}

/** The document; `openapi` 3.1, JSON. */
export function edgeOpenApi(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'order-admin: the edge',
      version: '1.0.0',
      description: 'Amounts, quantities and percentages are integers times 100. A Long has 64 bits.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { apiKey: [] }, { signed: [] }],
    paths: {
      ...mapValues(openApiPaths(), pathItem),
      ...edgePaths((more) => problemResponses([...REFUSALS, ...more])),
    },
    components: {
      schemas: {
        // The edge uses the description's own names.
        ...openApiSchemas(operatorName()),
        ...componentSchemas(
          {
            sessionRequest,
            dayClosing,
            batchRequest,
            orderLook,
            orderReference,
            merchantEntry,
            keyRequest,
            callbackEvent,
          },
          'input',
        ),
        ...componentSchemas(ANSWERS, 'output'),
      },
      headers,
      securitySchemes,
    },
  }
}

function pathItem(item: JsonObject, path: string): JsonObject {
  return mapValues(item, (operation, method) => edgeOperation(operation as JsonObject, { path, method }))
}

const ORDER = operations.getOrder.path

function edgeOperation(
  operation: JsonObject,
  { path, method }: { path: string; method: string },
): JsonObject {
  const isWrite = method !== 'get'
  const hasTag = path === ORDER || (isWrite && path.startsWith(ORDER))
  const responses = Object.entries(operation['responses'] as Record<string, JsonObject>)
    .filter(([status]) => status < '300')
    .flatMap(([status, { description, content }]): [string, JsonObject][] => {
      const plain = {
        description,
        ...(content !== undefined && { content: creditOrFound(content as JsonObject) }),
        ...(hasTag && { headers: headersOf(status, isWrite) }),
      }
      return isWrite ? withOrder(status, plain) : [[status, plain]]
    })
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

/** The answers of a write with and without the order, by status: a 204 becomes a 200. */
function withOrder(status: string, plain: JsonObject): [string, JsonObject][] {
  const order = { $ref: reference('WrittenOrder') }
  const { schema } = Object(Object(plain['content'])['application/json']) as { schema?: JsonObject }
  const content = { 'application/json': { schema: schema ? { anyOf: [schema, order] } : order } }
  const headers = { ...(plain['headers'] as JsonObject), ...appliedHeader }
  const description = `${plain['description'] as string} With \`${PREFER}: ${RETURN_ORDER}\`, the body has the order too.`
  const asked = { ...plain, description, content, headers }
  return status === '204'
    ? [
        ['200', asked],
        ['204', plain],
      ]
    : [[status, asked]]
}

const appliedHeader = {
  [PREFERENCE_APPLIED]: { $ref: '#/components/headers/PreferenceApplied' },
}

const madeCredit = reference('MadeCredit')
const foundCredit = {
  type: 'object',
  description: 'The provider made the credit; its answer is lost, and the order does not show the CreditId.',
  required: ['FoundByReading'],
  properties: { FoundByReading: { const: true } },
}

/** The answer to a credit can lack its id. */
function creditOrFound(content: JsonObject): JsonObject {
  const { schema } = content['application/json'] as { schema: JsonObject }
  if (schema['$ref'] !== madeCredit) return content
  return { 'application/json': { schema: { anyOf: [schema, foundCredit] } } }
}

/** The edge follows the task itself: a 202 is done. */
const acceptedHeaders = {
  ETag: { $ref: '#/components/headers/ETag' },
  Location: {
    description: 'Its task, which leads to the order or the credit.',
    schema: { type: 'string', format: 'uri' },
  },
}
const orderHeaders = { ETag: { $ref: '#/components/headers/ETag' } }

function headersOf(status: string, isWrite: boolean): JsonObject {
  const headers = status === '202' ? acceptedHeaders : orderHeaders
  return isWrite ? { ...headers, ...replayedHeader } : headers
}

const writeParameters: JsonObject[] = [
  {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the order that the write is meant for. A browser session must send it.',
    schema: { type: 'string' },
  },
  idempotencyKey,
  saveId,
  prefer,
  ...noteParameters,
]

/** One answer for each status, with its codes. */
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
            'application/problem+json': { schema: { $ref: reference('Problem') } },
          },
        },
      ]
    }),
  )
}

const headers = {
  ETag: { description: 'The version of the order, for If-Match.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds.', schema: { type: 'integer' } },
  PreferenceApplied: {
    description: 'The body has the order. Absent otherwise.',
    required: false,
    schema: { const: RETURN_ORDER },
  },
  IdempotentReplayed: {
    description: 'The answer is that of an earlier request, and this one did nothing. Absent otherwise.',
    required: false,
    schema: { const: 'true' },
  },
}

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A session token, on its own page.',
  },
  apiKey: { type: 'http', scheme: 'bearer', description: "The merchant's API key, from its own server." },
  signed: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      "The operator's own signed scheme with the merchant's `ServerSecret`, from its own server, with the header Timestamp.",
  },
  operatorKey: {
    type: 'http',
    scheme: 'bearer',
    description: "An operator's key. Without one in the configuration, there is no such API.",
  },
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
