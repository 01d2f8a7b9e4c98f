/** Two small interpreters over one shape: an element into a value, a value into an element. */
import type { XmlElement } from './reader.ts'
import type { Shape, ShapeValue } from './shape.ts'
import { element, escapeXml } from './writer.ts'

/** Reads an element by its shape; what is absent reads as its empty value. */
export function decode<S extends Shape>(shape: S, source: XmlElement | undefined): ShapeValue<S> {
  switch (shape.type) {
    case 'string':
      return (source?.text ?? '') as ShapeValue<S>
    case 'nothing':
      return undefined as ShapeValue<S>
  }
}

/** Writes a value by its shape, as one element without prefix; nothing at all where the shape is nothing. */
export function encode<S extends Shape>(shape: S, name: string, value: ShapeValue<S>): string {
  switch (shape.type) {
    case 'string':
      return element(name, {}, escapeXml(String(value)))
    case 'nothing':
      return ''
  }
}
