/** The endpoints of the sandbox in OpenAPI, made from their rows. */
import * as z from 'zod/mini'
import { type JsonObject, openApiRefusals } from '../../shared/wire/openapi-errors.ts'
import type { ProviderErrorName } from '../../shared/wire/provider-errors.ts'
import type { SandboxEndpoint } from './endpoint.ts'

/** The security scheme of every endpoint. */
export const sandboxSecurity: JsonObject = {
  basic: { type: 'http', scheme: 'basic', description: "A merchant's ClientId and ClientSecret." },
}

/** The paths of the endpoints, each with its operations by method. */
export function sandboxPaths(endpoints: readonly SandboxEndpoint[]): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of endpoints) {
    const { path, method } = endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint) }
  }
  return paths
}

function operationOf(endpoint: SandboxEndpoint): JsonObject {
  const { method, path, summary, status, answers } = endpoint
  const content = bodyOf(endpoint)
  return {
    operationId: operationId(method, path),
    tags: ['sandbox'],
    summary,
    security: [{ basic: [] }],
    parameters: [...pathParameters(path), ...queryParameters(endpoint.query)],
    ...(content && { requestBody: { content } }),
    responses: {
      [status]: {
        description: 'Done.',
        ...(answers && { content: { 'application/json': { schema: schemaOf(answers, 'output') } } }),
      },
      ...openApiRefusals(errorsOf(endpoint)),
    },
  }
}

/** `postSandboxOrders`: the method and the words of the path. */
function operationId(method: string, path: string): string {
  const words = path.split(/[^A-Za-z]+/).filter(Boolean)
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name!.endsWith('Id') ? { type: 'integer', format: 'int64' } : { type: 'string' },
  }))
}

function queryParameters(query: z.ZodMiniType): JsonObject[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: JsonObject
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** What the endpoint reads, by content type; undefined if it reads nothing. */
function bodyOf({ method, body, raw }: SandboxEndpoint): JsonObject | undefined {
  if (raw) return { '*/*': {} }
  const schema = schemaOf(body, 'input')
  const isEmpty = Object.keys((schema['properties'] as object | undefined) ?? {}).length === 0
  return isEmpty || method === 'GET' ? undefined : { 'application/json': { schema } }
}

function errorsOf({ path, refusals = [] }: SandboxEndpoint): ProviderErrorName[] {
  const hasIds = /Id\}/.test(path)
  const always = [
    'request-invalid',
    ...(hasIds ? (['path-parameter-invalid'] as const) : []),
    'authorization-missing',
    'authorization-refused',
  ] as const
  return [...new Set([...always, ...refusals])]
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  // A Long is a custom type, for which zod writes only our metadata.
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return written
}
