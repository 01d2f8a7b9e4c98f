import type { Shape, ShapeValue } from '../../domain/credit/soap/shape.ts'
import type { Result } from '../../domain/values/result.ts'
import type { OperatorName } from '../operator-name.ts'
import { ValueReader } from '../xml/decode.ts'
import { childrenReader } from '../xml/element-readers.ts'
import { readXml, XSI } from '../xml/reader.ts'

/**
 * Reads an element by its shape, without an envelope; `xsi` is bound.
 * @throws Error if it is not well-formed
 */
export function readElement<S extends Shape>(
  shape: S,
  xml: string,
  operator: OperatorName,
): Result<ShapeValue<S>, string> {
  let value: ValueReader<S> | undefined
  const root = childrenReader(({ local }) => {
    value = new ValueReader(shape, local, operator)
    return value.begin()
  })
  const bytes = new TextEncoder().encode(`<root xmlns:xsi="${XSI}">${xml}</root>`)
  const read = readXml(bytes, 'request', () => root)
  if (!read.ok) throw new Error(read.reason)
  if (!value) throw new Error('There is no element.')
  return value.result
}
