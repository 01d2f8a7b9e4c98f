/** Zod schemas as the components of an OpenAPI 3.1 document. */
import * as z from 'zod/mini'
import type { JsonObject } from './openapi-errors.ts'

/** The name of a schema as a component: with a capital. */
export function componentName(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}

export function reference(component: string): string {
  return `#/components/schemas/${component}`
}

/** The schemas by their names, with references to each other; `io` chooses their input or output. */
export function componentSchemas(named: Record<string, z.ZodMiniType>, io: 'input' | 'output'): JsonObject {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: componentName(name) })
  // A Long is a custom type, for which zod writes only our metadata.
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: reference })
  // The document has both only once.
  const said = new Set(['$schema', '$id'])
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      Object.fromEntries(Object.entries(schema).filter(([member]) => !said.has(member))),
    ]),
  )
}
