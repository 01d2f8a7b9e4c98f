import { closestMatch } from 'leven'
import type * as z from 'zod/mini'
import { parseJson } from '../domain/values/json.ts'
import { BODY_LIMIT } from '../domain/values/limits.ts'
import { lookUp } from '../domain/values/lookup.ts'
import type { Refusal, RefusalReason } from '../domain/values/refusal.ts'
import { ok, refuse, type Result } from '../domain/values/result.ts'
import { expected, oneOf } from '../domain/values/expected.ts'
import { memberReader, unknownMembers } from './members.ts'
import type { OperatorName } from './operator-name.ts'
import { decodeUtf8 } from './utf8.ts'

/** Reads the bytes of a request's body into a value of the schema, or returns every reason for refusing it. */
export type JsonBodyReader<Value> = (bytes: Uint8Array) => Result<Value, Refusal[]>

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

/** The same, but a member that the schema does not have is refused too, with the nearest name. */
export function strictBodyReader<Schema extends z.ZodMiniType>(
  schema: Schema,
  operator: OperatorName,
): JsonBodyReader<z.output<Schema>> {
  const read = jsonBodyReader(schema, operator)
  const findUnknown = unknownMembers(schema, operator)
  return (bytes) => {
    const body = read(bytes)
    const parsed = parseBytes(bytes)
    if (!parsed.ok) return body
    const unknown = findUnknown(parsed.value).map(({ path, names }) => unknownMember(path, names))
    if (unknown.length === 0) return body
    // The unknown ones first: another one may be missing because it is misspelt.
    return refuse([...unknown, ...(body.ok ? [] : body.reason)])
  }
}

/** Letters that a misspelt name may differ in. */
const MISSPELT = 3

function unknownMember(path: readonly PropertyKey[], names: readonly string[]): Refusal {
  const given = String(path.at(-1))
  const nearest = closestMatch(given, names, { maxDistance: MISSPELT }) ?? lengthened(given, names)
  return { pointer: pointerTo(path), code: 'member-unknown', nearest }
}

/** The only name that begins with the given one, as `advanceSeconds` with `advance`. */
function lengthened(given: string, names: readonly string[]): string | undefined {
  const longer = names.filter((name) => name.toLowerCase().startsWith(given.toLowerCase()))
  return longer.length === 1 ? longer[0] : undefined
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
  int: 'an integer',
  number: expected.number,
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
      if (isNumeric(issue.origin)) return { code: 'member-wrong-type', expected: `at least ${issue.minimum}` }
      return { code: 'member-too-short', minimum: Number(issue.minimum) }
    case 'too_big':
      if (issue.origin === 'array') return { code: 'list-too-long', maximum: Number(issue.maximum) }
      if (isNumeric(issue.origin)) return { code: 'member-wrong-type', expected: `at most ${issue.maximum}` }
      return { code: 'member-wrong-type', expected: `at most ${issue.maximum} long` }
    case 'invalid_format':
      // Each pattern of a request's schema has its own text.
      return { code: 'member-wrong-type', expected: issue.message }
    default:
      return { code: 'member-wrong-type', expected: lookUp(EXPECTED, issue.code) ?? 'of another shape' }
  }
}

function isNumeric(origin: string): boolean {
  return origin === 'number' || origin === 'int'
}

function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${pointerPart(String(part))}`).join('')
}

function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
