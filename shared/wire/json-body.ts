import { closestMatch } from 'leven'
import type * as z from 'zod/mini'
import { parseJson } from '../domain/values/json.ts'
import { BODY_LIMIT } from '../domain/values/limits.ts'
import { lookUp } from '../domain/values/lookup.ts'
import type { EdgeRefusal, Refusal, RefusalReason } from '../domain/values/refusal.ts'
import { ok, refuse, type Result } from '../domain/values/result.ts'
import { expected, oneOf } from '../domain/values/expected.ts'
import { memberReader } from './members.ts'
import type { OperatorName } from './operator-name.ts'
import { decodeUtf8 } from './utf8.ts'

/** Reads the bytes of a request's body into a value of the schema, or returns every reason for refusing it. */
export type JsonBodyReader<Value, Reason = Refusal> = (bytes: Uint8Array) => Result<Value, Reason[]>

export function jsonBodyReader<Schema extends z.ZodMiniType>(
  schema: Schema,
  operator: OperatorName,
): JsonBodyReader<z.output<Schema>> {
  const readMembers = memberReader(schema, operator)
  return (bytes) => {
    const parsed = parseBytes(bytes)
    if (!parsed.ok) return refuse([{ pointer: '', ...parsed.reason }])
    const value = readMembers(parsed.value)
    const checked = schema.safeParse(value)
    return checked.success
      ? ok(checked.data)
      : refuse(checked.error.issues.map((issue) => refusal(issue, value)))
  }
}

/** The same for a schema of strict objects: a member that it does not have is refused, with the nearest name. */
export function strictBodyReader<Schema extends z.ZodMiniType>(
  schema: Schema,
): JsonBodyReader<z.output<Schema>, EdgeRefusal> {
  return (bytes) => {
    const parsed = parseBytes(bytes)
    if (!parsed.ok) return refuse([{ pointer: '', ...parsed.reason }])
    const checked = schema.safeParse(parsed.value)
    if (checked.success) return ok(checked.data)
    const { issues } = checked.error
    // The unknown ones first: another one may be missing because it is misspelt.
    const unknown = issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? unknownMembers(issue, namesAt(schema, issue.path)) : [],
    )
    const others = issues.filter(({ code }) => code !== 'unrecognized_keys')
    return refuse([...unknown, ...others.map((issue) => refusal(issue, parsed.value))])
  }
}

/** Letters that a misspelt name may differ in. */
const MISSPELT = 3

function unknownMembers(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  names: readonly string[],
): EdgeRefusal[] {
  return keys.map((key) => ({
    pointer: pointerTo([...path, key]),
    code: 'member-unknown',
    nearest: closestMatch(key, names, { maxDistance: MISSPELT }),
  }))
}

/** The names of the members of the object at the path. */
function namesAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
  let here: z.ZodMiniType | undefined = schema
  for (const key of path) here = here && memberAt(here, key)
  const { shape } = bare(here)
  return Object.keys(shape ?? {})
}

interface Definition {
  shape?: Record<PropertyKey, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
}

function memberAt(schema: z.ZodMiniType, key: PropertyKey): z.ZodMiniType | undefined {
  const { shape, element, valueType } = bare(schema)
  return shape?.[key] ?? element ?? valueType
}

/** The definition without what makes it optional. */
function bare(schema: z.ZodMiniType | undefined): Definition {
  const definition = (schema?.def ?? {}) as Definition
  return definition.innerType ? bare(definition.innerType) : definition
}

/** The value of a body's JSON, its Longs exact. */
export function parseBytes(bytes: Uint8Array): Result<unknown, RefusalReason> {
  if (bytes.byteLength > BODY_LIMIT) return refuse({ code: 'body-too-large', maximum: BODY_LIMIT })
  const text = decodeUtf8(bytes)
  if (text === undefined) return refuse({ code: 'body-not-utf8' })
  try {
    return ok(parseJson(text))
  } catch {
    return refuse({ code: 'body-not-json' })
  }
}

const EXPECTED: Record<string, string> = {
  string: expected.string,
  object: expected.object,
  array: expected.array,
  boolean: expected.boolean,
  record: expected.object,
  // The Long is the contract's only custom type.
  custom: expected.long,
}

function refusal(issue: z.core.$ZodIssue, root: unknown): Refusal {
  const pointer = pointerTo(issue.path)
  if (issue.code === 'custom') {
    const ruled = issue.params?.['refusal'] as Refusal | undefined
    if (ruled) return { ...ruled, pointer }
    // A check with a sentence of its own, as of the configuration.
    const [, must] = /^It must be (.+)\.$/.exec(issue.message) ?? []
    if (must !== undefined) return { pointer, code: 'member-wrong-type', expected: must }
  }
  const value = issue.path.reduce<unknown>(
    (member, key) => (member as Record<PropertyKey, unknown>)?.[key],
    root,
  )
  if (value === undefined) return { pointer, code: 'member-missing' }
  return { pointer, ...reason(issue) }
}

function reason(issue: z.core.$ZodIssue): RefusalReason {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'member-wrong-type', expected: lookUp(EXPECTED, issue.expected) ?? issue.expected }
    case 'invalid_value':
      return { code: 'member-wrong-type', expected: oneOf(issue.values) }
    case 'too_small':
      if (issue.origin === 'array') return { code: 'list-empty' }
      return { code: 'member-too-short', minimum: Number(issue.minimum) }
    case 'too_big':
      if (issue.origin === 'array') return { code: 'list-too-long', maximum: Number(issue.maximum) }
      return { code: 'member-wrong-type', expected: `at most ${issue.maximum} long` }
    case 'invalid_format':
      // Each pattern of a request's schema has its own text.
      return { code: 'member-wrong-type', expected: issue.message }
    default:
      return { code: 'member-wrong-type', expected: lookUp(EXPECTED, issue.code) ?? 'of another shape' }
  }
}

function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${pointerPart(String(part))}`).join('')
}

function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
