/**
 * The OpenAPI 3.1 document of areas B and C, made from the operation table. Pure. It needs zod's JSON Schema writer, so
 * it is in its own file: only a worker that serves the document bundles that.
 */
import type * as z from 'zod/mini'
import { address } from '../domain/order/address.schema.ts'
import {
  amountCancellation,
  orderCancellation,
  rowsCancellation,
} from '../domain/order/cancellation.schema.ts'
import {
  amountCredit,
  creditLessFee,
  creditResource,
  madeCredit,
  newRowCredit,
  rowsCredit,
} from '../domain/order/credit-request.schema.ts'
import { loweredDelivery, madeDelivery, orderDelivery } from '../domain/order/delivery-request.schema.ts'
import { credit, delivery } from '../domain/order/delivery.schema.ts'
import { orderMetadata } from '../domain/order/metadata.schema.ts'
import {
  addedOrderRow,
  addedOrderRows,
  orderRow,
  orderRowAdd,
  orderRowsAdd,
  orderRowsUpdate,
  orderRowUpdate,
} from '../domain/order/order-row.schema.ts'
import { billingReference, order } from '../domain/order/order.schema.ts'
import {
  clientReport,
  paymentReport,
  report,
  reportFee,
  reportRow,
  vatGroup,
} from '../domain/report/report.schema.ts'
import { errorSchemas, type JsonObject, openApiRefusals } from './openapi-errors.ts'
import { queuePathItem, queueSchemas } from './openapi-queue.ts'
import { type OpenApiToken, tokenPathItem, tokenSchemas } from './openapi-token.ts'
import {
  operations,
  type ParameterKinds,
  refusalsOf,
  type RestName,
  type RestOperation,
  restNames,
} from './operations.ts'
import { callbackPaths, callbackSchemas, callbackWebhooks } from './callbacks/openapi-callbacks.ts'
import { restRoutes } from './rest-routes.ts'
import { restSummaries } from './rest-summaries.ts'
import { componentName, componentSchemas, reference } from './openapi-schemas.ts'
import type { OperatorName } from './operator-name.ts'

export interface OpenApiOptions {
  operator: OperatorName
  /** The origin that serves the API. */
  server: string
  token: OpenApiToken
  /** The path of a task, `{taskId}` in it. */
  queue: string
  /** Paths beside the API's own, with the schemes that their callers use. */
  more?: { paths: JsonObject; security: JsonObject }
}

const REQUESTS = {
  orderRowAdd,
  orderRowsAdd,
  orderRowUpdate,
  orderRowsUpdate,
  orderMetadata,
  orderDelivery,
  loweredDelivery,
  orderCancellation,
  amountCancellation,
  rowsCancellation,
  rowsCredit,
  newRowCredit,
  creditLessFee,
  amountCredit,
}
const RESPONSES = {
  order,
  address,
  billingReference,
  orderRow,
  delivery,
  credit,
  addedOrderRow,
  addedOrderRows,
  madeDelivery,
  madeCredit,
  creditResource,
  report,
  clientReport,
  paymentReport,
  reportRow,
  reportFee,
  vatGroup,
}

/** The document; `openapi` 3.1, JSON. */
export function openApiDocument({ operator, server, token, queue, more }: OpenApiOptions): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: `${operator.name}: order and payment administration`,
      version: '1.0.0',
      description: 'Amounts, quantities and percentages are integers times 100. A Long has 64 bits.',
    },
    servers: [{ url: server }],
    security: [
      { bearer: [], timestamp: [] },
      { signed: [], timestamp: [] },
    ],
    paths: {
      ...openApiPaths(),
      ...callbackPaths(),
      [queue]: queuePathItem,
      [token.path]: tokenPathItem(token),
      ...more?.paths,
    },
    webhooks: callbackWebhooks(),
    components: {
      schemas: {
        ...openApiSchemas(operator),
        ...callbackSchemas(),
        ...errorSchemas,
        ...queueSchemas,
        ...tokenSchemas,
      },
      securitySchemes: { ...securitySchemes(operator), ...more?.security },
    },
  }
}

/** The paths of the operation table, each with its operations by method. */
export function openApiPaths(): Record<string, Record<string, JsonObject>> {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const { method, names } of restRoutes(restNames)) {
    const { path } = operations[names[0]]
    paths[path] = { ...paths[path], [method.toLowerCase()]: routeObject(names) }
  }
  return paths
}

/** The components of the bodies that the paths name. */
export function openApiSchemas(operator: OperatorName): JsonObject {
  const schemas = { ...componentSchemas(REQUESTS, 'input'), ...componentSchemas(RESPONSES, 'output') }
  return renamed(schemas, operator) as JsonObject
}

/** One operation, or several among which the body chooses; they have the same parameters and answers. */
function routeObject(names: readonly RestName[]): JsonObject {
  const all: RestOperation[] = names.map((name) => operations[name])
  const [first, ...others] = names
  const [{ success, parameters, query = {} }] = all as [RestOperation]
  const bodies = all.flatMap(({ body }) => (body ? [bodyReference(body)] : []))
  return {
    operationId: [first, ...others.map(componentName)].join('Or'),
    summary: names.map((name) => restSummaries[name]).join(' Or: '),
    description: all.map(operationText).join(' '),
    parameters: [
      ...Object.entries(parameters).map(([parameter, kind]) => parameterObject('path', parameter, kind)),
      ...Object.entries(query).map(([parameter, kind]) => parameterObject('query', parameter, kind)),
    ],
    ...(bodies.length > 0 && {
      requestBody: {
        required: true,
        content: jsonContent(...bodies),
      },
    }),
    responses: {
      [success.status]: {
        description: success.status === 202 ? 'Accepted for processing.' : 'Done.',
        ...(success.body && { content: jsonContent(bodyReference(success.body)) }),
        ...(success.status === 202 && {
          headers: {
            Location: { description: 'The task behind it.', schema: { type: 'string', format: 'uri' } },
          },
        }),
      },
      ...openApiRefusals([...new Set(all.flatMap(refusalsOf))]),
    },
  }
}

const PARAMETERS: Record<keyof ParameterKinds, { required: boolean; schema: JsonObject }> = {
  long: { required: true, schema: { type: 'integer', format: 'int64' } },
  date: { required: true, schema: { type: 'string', format: 'date' } },
  flag: { required: false, schema: { type: 'boolean', default: false } },
}

function parameterObject(place: 'path' | 'query', name: string, kind: keyof ParameterKinds): JsonObject {
  return { name, in: place, ...PARAMETERS[kind] }
}

/** @param schemas references; with several, the content is any of them */
function jsonContent(...schemas: string[]): JsonObject {
  const references = schemas.map(($ref) => ({ $ref }))
  return { 'application/json': { schema: references.length > 1 ? { anyOf: references } : references[0]! } }
}

/** The number of the last operation that the description describes. */
const DESCRIBED = 9

function operationText({ number, requires, requiresOfDelivery }: RestOperation): string {
  const actions = [
    ...(requires ?? []).map((action) => `The order must have ${action}.`),
    ...(requiresOfDelivery ? [`The delivery must have ${requiresOfDelivery}.`] : []),
  ]
  return [originText(number), ...actions].join(' ')
}

function originText(number: number | undefined): string {
  if (number === undefined) return 'Not in the description: what the task of a credit leads to.'
  return number <= DESCRIBED
    ? `Operation #${number} of the description.`
    : `Operation #${number}: the description names its action only, and public clients call it like this.`
}

/** A reference to the component of a body. @throws Error when the schema is missing from the lists above */
export function bodyReference(schema: z.ZodMiniType): string {
  const [name] = Object.entries({ ...REQUESTS, ...RESPONSES }).find(([, named]) => named === schema) ?? []
  if (name === undefined) throw new Error('Naming the schema of a body failed: add it to openapi.ts.')
  return reference(componentName(name))
}

/** Member names and listed values in the operator's spelling. */
function renamed(value: unknown, operator: OperatorName): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, operator))
  if (typeof value === 'string') return value.startsWith('#/') ? value : operator.toWire(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [operator.toWire(key), renamed(member, operator)]),
  )
}

function securitySchemes({ name }: OperatorName): JsonObject {
  return {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    signed: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: `"${name} " and base64(merchantId + ":" + hex(SHA-512(body + secret + Timestamp))).`,
    },
    timestamp: {
      type: 'apiKey',
      in: 'header',
      name: 'Timestamp',
      description:
        'With a bearer token: ISO 8601, within 5 minutes. Signed: yyyy-MM-dd HH:mm[:ss] in UTC, within 90 minutes.',
    },
  }
}
