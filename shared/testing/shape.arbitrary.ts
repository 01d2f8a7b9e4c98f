/** Random values of a shape, for property tests. */
import fc from 'fast-check'
import { decimalOf } from '../domain/money/decimal.ts'
import { LONG_MAX, LONG_MIN, normalLong } from '../domain/values/long.ts'
import type { MemberShape, Shape, ShapeValue } from '../domain/credit/soap/shape.ts'

/** Characters that XML can contain, some of which it must escape. */
const text = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...'aZ09åÄøß€💡 \t\n') },
    { weight: 1, arbitrary: fc.constantFrom(...'&<>"\'\r;]') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  ),
  maxLength: 30,
})

const longs = fc.bigInt(LONG_MIN, LONG_MAX).map(normalLong)
const decimals = fc
  .tuple(longs, fc.integer({ min: 0, max: 6 }))
  .map(([value, scale]) => decimalOf(value, scale))
const dateTimes = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .chain((date) => fc.constantFrom('', 'Z', '+02:00').map((zone) => date.toISOString().slice(0, 19) + zone))

/** Any value of the shape. */
export function arbitraryOf<S extends Shape>(shape: S): fc.Arbitrary<ShapeValue<S>> {
  return anyOf(shape) as fc.Arbitrary<ShapeValue<S>>
}

function anyOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'string':
      return text
    case 'int':
      return fc.integer()
    case 'long':
      return longs
    case 'double':
    case 'decimal':
      return decimals
    case 'boolean':
      return fc.boolean()
    case 'dateTime':
      return dateTimes
    case 'enum':
      return fc.constantFrom(...shape.values)
    case 'list':
      return fc.array(anyOf(shape.item), { maxLength: 3 })
    case 'struct':
      return fc
        .tuple(...Object.entries(shape.members).map(memberOf))
        .map((entries) => Object.fromEntries(entries.flat()))
    case 'nothing':
      return fc.constant(undefined)
  }
}

/** The entry of a member, or none if it is absent. */
function memberOf([name, { shape, required, nillable }]: [string, MemberShape]): fc.Arbitrary<
  [string, unknown][]
> {
  const present = anyOf(shape).map((value): [string, unknown][] => [[name, value]])
  if (!required) return fc.oneof(fc.constant<[string, unknown][]>([]), present)
  return nillable ? fc.oneof(fc.constant<[string, unknown][]>([[name, null]]), present) : present
}
