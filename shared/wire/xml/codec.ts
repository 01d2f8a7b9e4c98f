/**
 * Two small interpreters over one shape: an element into a value, a value into an element. Reading is lenient
 * about order, prefixes and what is absent, and exact about what is there: a text that is no number is an
 * error, never a zero.
 */
import { parseDecimal } from '../../domain/decimal.ts'
import { parseLong } from '../../domain/long.ts'
import type { OperatorName } from '../operator-name.ts'
import type { XmlElement } from './reader.ts'
import type {
  EnumShape,
  ListShape,
  MemberShape,
  ScalarType,
  Shape,
  ShapeValue,
  StructShape,
} from './shape.ts'
import { escapeXml } from './writer.ts'

/** More items than this in one list are refused. */
export const MAX_LIST_ITEMS = 10_000

/** An element whose text is not what its shape wants. The message names the element and quotes nothing. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'
  readonly code = 'xml-value-invalid'
}

/**
 * Reads an element by its shape.
 * @throws DecodeError naming the element
 */
export function decode<S extends Shape>(shape: S, source: XmlElement, operator: OperatorName): ShapeValue<S> {
  return readerOf(shape, operator)(source) as ShapeValue<S>
}

type Reader = (source: XmlElement) => unknown

/** A reader for each shape that was ever read, by operator: names are spelled once and not for every message. */
const readers = new WeakMap<OperatorName, WeakMap<Shape, Reader>>()

function readerOf(shape: Shape, operator: OperatorName): Reader {
  const known = readers.get(operator) ?? new WeakMap<Shape, Reader>()
  readers.set(operator, known)
  const reader = known.get(shape) ?? makeReader(shape, operator)
  known.set(shape, reader)
  return reader
}

function makeReader(shape: Shape, operator: OperatorName): Reader {
  switch (shape.type) {
    case 'struct':
      return structReader(shape, operator)
    case 'list':
      return listReader(shape, operator)
    case 'enum':
      return enumReader(shape, operator)
    case 'nothing':
      return () => undefined
    case 'string':
      return ({ text }) => text
    default:
      return scalarReader(shape.type)
  }
}

function structReader({ members }: StructShape, operator: OperatorName): Reader {
  const fields = Object.entries(members).map(([name, member]) => ({
    name,
    member,
    wire: operator.toWire(name),
    read: readerOf(member.shape, operator),
  }))
  return ({ children }) => {
    const value: Record<string, unknown> = {}
    let next = 0
    for (const { name, wire, member, read } of fields) {
      // Members usually come in order; otherwise the first of the name counts, wherever it is.
      let child = children[next]
      if (child?.name === wire) next++
      else child = children.find((element) => element.name === wire)
      if (child && !child.nil) value[name] = read(child)
      else if (member.required) value[name] = emptyValue(member)
    }
    return value
  }
}

/** What a required member reads as when it is absent or nil, as the toolkits of the time have it. */
function emptyValue({ shape, nillable }: MemberShape): unknown {
  if (nillable) return null
  switch (shape.type) {
    case 'int':
    case 'long':
      return 0
    case 'double':
    case 'decimal':
      return '0'
    case 'boolean':
      return false
    case 'dateTime':
      return '0001-01-01T00:00:00'
    case 'enum':
      return shape.values[0]
    case 'list':
      return []
    default:
      return ''
  }
}

function listReader({ item, itemName }: ListShape, operator: OperatorName): Reader {
  const read = readerOf(item, operator)
  return ({ name, children }) => {
    if (children.length > MAX_LIST_ITEMS)
      throw new DecodeError(`${name} has more than ${MAX_LIST_ITEMS} items.`)
    return children.filter((child) => child.name === itemName && !child.nil).map(read)
  }
}

function enumReader({ values }: EnumShape, operator: OperatorName): Reader {
  const known = new Map(values.map((value) => [operator.toWire(value), value]))
  return ({ name, text }) => {
    const value = known.get(text.trim())
    if (value === undefined) throw new DecodeError(`${name} must be one of ${[...known.keys()].join(', ')}.`)
    return value
  }
}

interface ScalarKind {
  expected: string
  read(text: string): unknown
}

const DATE_TIME = /^(-?\d{4,}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/

const scalars: { [Type in Exclude<ScalarType, 'string'>]: ScalarKind } = {
  int: {
    expected: 'an integer of 32 bits',
    read: (text) => {
      const value = Number(/^[+-]?\d{1,10}$/.test(text) ? text : NaN)
      return value === (value | 0) ? value : undefined
    },
  },
  long: { expected: 'an integer of 64 bits', read: (text) => parseLong(text.replace(/^\+/, '')) },
  double: { expected: 'a number', read: parseDecimal },
  decimal: { expected: 'a number', read: parseDecimal },
  boolean: {
    expected: 'true or false',
    read: (text) => ({ true: true, 1: true, false: false, 0: false })[text.toLowerCase()],
  },
  dateTime: {
    expected: 'a date and time',
    read: (text) => {
      const [, date, time = 'T00:00:00', zone = ''] = DATE_TIME.exec(text) ?? []
      return date !== undefined && !Number.isNaN(Date.parse(date + time + zone))
        ? date + time + zone
        : undefined
    },
  },
}

function scalarReader(type: Exclude<ScalarType, 'string'>): Reader {
  const { expected, read } = scalars[type]
  return ({ name, text }) => {
    const value = read(text.trim())
    if (value === undefined) throw new DecodeError(`${name} must be ${expected}.`)
    return value
  }
}

/** Writes a value by its shape, as one element without prefix; nothing at all where the shape is nothing. */
export function encode<S extends Shape>(
  shape: S,
  name: string,
  value: ShapeValue<S>,
  operator: OperatorName,
): string {
  return write(shape, name, value, operator)
}

function write(shape: Shape, name: string, value: unknown, operator: OperatorName): string {
  const content = writeContent(shape, value, operator)
  if (shape.type === 'nothing') return ''
  return content === '' ? `<${name}/>` : `<${name}>${content}</${name}>`
}

function writeContent(shape: Shape, value: unknown, operator: OperatorName): string {
  switch (shape.type) {
    case 'struct':
      return writeMembers(shape, value as Record<string, unknown>, operator)
    case 'list': {
      let content = ''
      for (const item of value as unknown[]) content += write(shape.item, shape.itemName, item, operator)
      return content
    }
    case 'enum':
      return operator.toWire(value as string)
    case 'string':
      return escapeXml(value as string)
    case 'nothing':
      return ''
    default:
      return String(value)
  }
}

function writeMembers(
  { members }: StructShape,
  value: Record<string, unknown>,
  operator: OperatorName,
): string {
  let content = ''
  for (const name in members) {
    const { shape, required, nillable } = members[name]!
    const member = value[name]
    if (member !== undefined && member !== null)
      content += write(shape, operator.toWire(name), member, operator)
    else if (required && nillable) content += `<${operator.toWire(name)} xsi:nil="true"/>`
  }
  return content
}
