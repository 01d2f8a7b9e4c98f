/**
 * Reads elements into values and writes values as elements, by their shape. Reading ignores order and prefixes and
 * accepts absent members, but checks every text: one that is not a number is an error, never a zero.
 */
import { oneOf } from '../../domain/values/expected.ts'
import { scalarTexts } from '../../domain/credit/soap/scalar-text.ts'
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
} from '../../domain/credit/soap/shape.ts'
import { escapeXml } from './writer.ts'

/** An element whose text does not match its shape. The message names the element and quotes nothing. */
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

/** A reader for each shape and operator, so that names are not computed for every message. */
const readerOf = byShape(makeReader)

/** Caches a function of a shape and an operator for as long as both are in use. */
function byShape<Made>(make: (shape: Shape, operator: OperatorName) => Made) {
  const made = new WeakMap<OperatorName, WeakMap<Shape, Made>>()
  return (shape: Shape, operator: OperatorName): Made => {
    let known = made.get(operator)
    if (!known) made.set(operator, (known = new WeakMap()))
    let value = known.get(shape)
    if (value === undefined) known.set(shape, (value = make(shape, operator)))
    return value
  }
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
      // Members usually come in order. Otherwise the first element with the name counts.
      let child = children[next]
      if (child?.name === wire) next++
      else child = children.find((element) => element.name === wire)
      if (child && !child.nil && !isEmptyNull(member, child)) value[name] = read(child)
      else if (member.required) value[name] = emptyValue(member)
    }
    return value
  }
}

/** Clients write null as an empty element too. An empty text is a text. */
function isEmptyNull({ nillable, shape }: MemberShape, { text, children }: XmlElement): boolean {
  return nillable && shape.type !== 'string' && children.length === 0 && text.trim() === ''
}

/** The value of a required member that is absent or nil, as older toolkits read it. */
function emptyValue({ shape, nillable }: MemberShape): unknown {
  if (nillable) return null
  return shape.type === 'enum' ? shape.values[0] : emptyOf(shape.type)
}

/** The empty value of a type that has only one. */
export function emptyOf(type: Exclude<Shape['type'], 'enum'>): unknown {
  switch (type) {
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
    case 'list':
      return []
    default:
      return ''
  }
}

function listReader({ item, itemName, maxItems }: ListShape, operator: OperatorName): Reader {
  const read = readerOf(item, operator)
  return ({ name, children }) => {
    if (children.length > maxItems) throw new DecodeError(`${name} has more than ${maxItems} items.`)
    return children.filter((child) => child.name === itemName && !child.nil).map(read)
  }
}

function enumReader({ values, aliases }: EnumShape, operator: OperatorName): Reader {
  const known = new Map(values.map((value) => [operator.toWire(value), value]))
  return ({ name, text }) => {
    const value = known.get(text.trim()) ?? aliases.get(text.trim())
    if (value === undefined) throw new DecodeError(`${name} must be ${oneOf(known.keys())}.`)
    return value
  }
}

function scalarReader(type: Exclude<ScalarType, 'string'>): Reader {
  const { expected, read } = scalarTexts[type]
  return ({ name, text }) => {
    const value = read(text.trim())
    if (value === undefined) throw new DecodeError(`${name} must be ${expected}.`)
    return value
  }
}

/** Writes a value by its shape as one element without prefix. Writes no element for the shape `nothing`. */
export function encode<S extends Shape>(
  shape: S,
  name: string,
  value: ShapeValue<S>,
  operator: OperatorName,
): string {
  return shape.type === 'nothing' ? '' : written(name, writerOf(shape, operator)(value))
}

/** Writes the content of an element. */
type Writer = (value: unknown) => string

const writerOf = byShape(makeWriter)

function makeWriter(shape: Shape, operator: OperatorName): Writer {
  switch (shape.type) {
    case 'struct':
      return structWriter(shape, operator)
    case 'list':
      return listWriter(shape, operator)
    case 'enum':
      return (value) => operator.toWire(value as string)
    case 'string':
      return (value) => escapeXml(value as string)
    case 'nothing':
      return () => ''
    default:
      return String
  }
}

function structWriter({ members }: StructShape, operator: OperatorName): Writer {
  const fields = Object.entries(members).map(([name, { shape, required, nillable }]) => {
    const wire = operator.toWire(name)
    return {
      name,
      wire,
      write: writerOf(shape, operator),
      nil: required && nillable ? `<${wire} xsi:nil="true"/>` : '',
    }
  })
  return (value) => {
    let content = ''
    for (const { name, wire, write, nil } of fields) {
      const member = (value as Record<string, unknown>)[name]
      content += member === undefined || member === null ? nil : written(wire, write(member))
    }
    return content
  }
}

function listWriter({ item, itemName }: ListShape, operator: OperatorName): Writer {
  const write = writerOf(item, operator)
  return (value) => {
    let content = ''
    for (const member of value as unknown[]) content += written(itemName, write(member))
    return content
  }
}

function written(name: string, content: string): string {
  return content === '' ? `<${name}/>` : `<${name}>${content}</${name}>`
}
