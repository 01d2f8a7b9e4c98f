/** Makers of the parts of an OpenAPI document. Pure. */
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { reference } from '../../shared/wire/openapi-schemas.ts'

/** Makes an operation with its own answers, the problems that every call may give, and those of further statuses. */
export type OperationMaker = (
  facts: JsonObject,
  responses: JsonObject,
  more?: readonly string[],
) => JsonObject

export function inPath(name: string, schema: JsonObject): JsonObject {
  return { name, in: 'path', required: true, schema }
}

export function inQuery(name: string, schema: JsonObject, description: string): JsonObject {
  return { name, in: 'query', description, schema }
}

export function named(component: string): JsonObject {
  return { $ref: reference(component) }
}

export function answer(description: string, schema: JsonObject): JsonObject {
  return { description, content: json(schema) }
}

export function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } }
}
