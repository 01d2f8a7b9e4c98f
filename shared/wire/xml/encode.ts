/** Writes values as elements, by their shape. */
import type { ListShape, Shape, ShapeValue, StructShape } from '../../domain/credit/soap/shape.ts'
import type { OperatorName } from '../operator-name.ts'
import { byShape } from './by-shape.ts'
import { escapeXml } from './writer.ts'

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
      // Another service's answer may have a text that is not listed.
      return (value) => escapeXml(operator.toWire(value as string))
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
