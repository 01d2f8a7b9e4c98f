/**
 * Checks JSON by a shape, for `POST /api/soap/{Operation}`. A Long is an integer; a decimal is a text, so that no
 * double rounds it. This is stricter than XML: required members must be present.
 */
import { parseDecimal } from '../../money/decimal.ts'
import { isInt, isLong } from '../../values/long.ts'
import type { Refusal, RefusalReason } from '../../values/refusal.ts'
import { ok, refuse, type Result } from '../../values/result.ts'
import { expected, oneOf } from '../../values/expected.ts'
import { scalarTexts } from './scalar-text.ts'
import type { EnumShape, ListShape, ScalarType, Shape, ShapeValue, StructShape } from './shape.ts'

/** Reads a parsed JSON value into a value of the shape; names match without regard to case. */
export function valueFromJson<S extends Shape>(shape: S, json: unknown): Result<ShapeValue<S>, Refusal[]> {
  const refusals: Refusal[] = []
  const value = read(shape, json, '', (pointer, reason) => refusals.push({ pointer, ...reason }))
  return refusals.length === 0 ? ok(value as ShapeValue<S>) : refuse(refusals)
}

type Refuse = (pointer: string, reason: RefusalReason) => void

function read(shape: Shape, json: unknown, pointer: string, add: Refuse): unknown {
  switch (shape.type) {
    case 'struct':
      return readStruct(shape, json, pointer, add)
    case 'list':
      return readList(shape, json, pointer, add)
    case 'enum':
      return readEnum(shape, json, pointer, add)
    case 'nothing':
      return undefined
    default:
      return readScalar(shape.type, json, pointer, add)
  }
}

function readStruct({ members }: StructShape, json: unknown, pointer: string, add: Refuse): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return add(pointer, { code: 'member-wrong-type', expected: expected.object })
  }
  const given = new Map(Object.entries(json).map(([name, value]) => [name.toLowerCase(), value as unknown]))
  const value: Record<string, unknown> = {}
  for (const [name, { shape, required, nillable }] of Object.entries(members)) {
    const member = given.get(name.toLowerCase())
    // Clients write a null as an empty text, except where the type is text.
    const isNull = member === null || (member === '' && nillable && shape.type !== 'string')
    if (member !== undefined && !isNull) value[name] = read(shape, member, `${pointer}/${name}`, add)
    else if (nillable) value[name] = null
    else if (required) add(`${pointer}/${name}`, { code: 'member-missing' })
  }
  return value
}

function readList({ item, maxItems }: ListShape, json: unknown, pointer: string, add: Refuse): unknown {
  if (!Array.isArray(json)) return add(pointer, { code: 'member-wrong-type', expected: expected.array })
  if (json.length > maxItems) return add(pointer, { code: 'list-too-long', maximum: maxItems })
  return json.map((member, index) => read(item, member, `${pointer}/${index}`, add))
}

function readEnum({ values, aliases }: EnumShape, json: unknown, pointer: string, add: Refuse): unknown {
  if (values.some((value) => value === json)) return json
  const meant = typeof json === 'string' ? aliases.get(json) : undefined
  if (meant !== undefined) return meant
  return add(pointer, { code: 'member-wrong-type', expected: oneOf(values) })
}

/** A JSON number is parsed as a double, which can lose digits. */
const numberText = `${expected.number}, best as a string`

const expectedScalar: { [Type in ScalarType]: string } = {
  string: expected.string,
  int: expected.int,
  long: expected.long,
  double: numberText,
  decimal: numberText,
  boolean: expected.boolean,
  dateTime: expected.dateTime,
}

/** Characters that XML cannot contain: the provider would receive another text. */
// oxlint-disable-next-line no-control-regex -- XML has no way to write these characters
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

function readScalar(type: ScalarType, json: unknown, pointer: string, add: Refuse): unknown {
  if (type === 'string' && typeof json === 'string') {
    if (!json.isWellFormed()) return add(pointer, { code: 'member-not-unicode' })
    if (NOT_XML.test(json)) return add(pointer, { code: 'member-has-control-characters' })
  }
  const value = scalar(type, json)
  return value === undefined
    ? add(pointer, { code: 'member-wrong-type', expected: expectedScalar[type] })
    : value
}

function scalar(type: ScalarType, json: unknown): unknown {
  switch (type) {
    case 'string':
      return typeof json === 'string' ? json : undefined
    case 'boolean':
      return typeof json === 'boolean' ? json : undefined
    case 'int':
      return isInt(json) ? json : undefined
    case 'long':
      return isLong(json) ? json : undefined
    case 'double':
    case 'decimal':
      // Up to fifteen digits, the shortest decimal of a number is the one that its sender wrote.
      return typeof json === 'string' || typeof json === 'number' || typeof json === 'bigint'
        ? parseDecimal(String(json))
        : undefined
    case 'dateTime':
      return typeof json === 'string' ? scalarTexts.dateTime.read(json.trim()) : undefined
  }
}
