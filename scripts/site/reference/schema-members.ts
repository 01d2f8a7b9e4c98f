/** The members of a JSON Schema of the edge's OpenAPI document, as the rows of a table. */
import { limitWords } from './limit-words.ts'
import { code, prose, table } from './text.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  default?: unknown
  [limit: string]: unknown
}

/** More values than these are named and not listed. */
const LISTED = 24

/** A table of every member, those of nested objects too: `OrderRows[].RowId`. */
export function memberTable(schema: Schema): string {
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return ''
  return table(['Member', 'Type', 'Required', 'Limits'], rows)
}

function rowsOf(schema: Schema, before: string): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const path = `${before}${name}`
    const isRequired = schema.required?.includes(name) ?? false
    const { inner, mark } = innerOf(member)
    return [
      [code(path), typeText(member), isRequired ? 'yes' : '', limitText(member)],
      ...rowsOf(inner, `${path}${mark}.`),
    ]
  })
}

/** The object of a member, or of the items of its list. */
function innerOf(member: Schema): { inner: Schema; mark: string } {
  const object = [member, ...(member.anyOf ?? [])].find(({ properties }) => properties)
  if (object) return { inner: object, mark: '' }
  return member.items?.properties ? { inner: member.items, mark: '[]' } : { inner: {}, mark: '' }
}

/** A type as Markdown; a named one is a link. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return link(schema.$ref)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeText))].join(' or ')
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return enumText(schema.enum)
  if (schema.items) return `list of ${typeText(schema.items)}`
  const types = [schema.type ?? 'any'].flat()
  return types.map((type) => (type === 'integer' && schema.format === 'int64' ? 'long' : type)).join(' or ')
}

function enumText(values: readonly unknown[]): string {
  const shown = values.slice(0, LISTED).map((value) => code(String(value)))
  return values.length > LISTED ? `one of ${values.length} texts, such as ${shown[0]}` : shown.join(', ')
}

function limitText(member: Schema): string {
  const own = [member, ...(member.anyOf ?? [])]
  const named = own.flatMap(limitWords)
  const patterns = own.flatMap(({ pattern }) => (pattern === undefined ? [] : [code(pattern)]))
  return [...named, ...patterns, ...(member.description ? [prose(member.description)] : [])].join(', ')
}

function link(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return `[${name}](./schemas.md#${name.toLowerCase()})`
}
