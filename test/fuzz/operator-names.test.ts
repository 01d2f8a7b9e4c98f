/** The operator's name on the wire: no two names of the contract become one, whatever it is. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SoapInput, type SoapName, soapNames } from '../../shared/domain/credit/soap/operations.ts'
import type { Shape } from '../../shared/domain/credit/soap/shape.ts'
import { feeTypes, reportRowTypes } from '../../shared/domain/order/enums.ts'
import { order } from '../../shared/domain/order/order.schema.ts'
import { paymentReport, reportRow } from '../../shared/domain/report/report.schema.ts'
import { runs } from '../../shared/testing/runs.ts'
import { arbitraryOf } from '../../shared/testing/shape.arbitrary.ts'
import { operations } from '../../shared/wire/operations.ts'
import { operatorName, takenNames } from '../../shared/wire/operator-name.ts'
import { writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { readRequest, writeRequest } from '../../shared/wire/soap/message.ts'

/** The names that stand beside each other: the members of a struct, the values of an enumeration. */
function neighbours(shape: Shape): (readonly string[])[] {
  switch (shape.type) {
    case 'struct':
      return [
        Object.keys(shape.members),
        ...Object.values(shape.members).flatMap((member) => neighbours(member.shape)),
      ]
    case 'list':
      return neighbours(shape.item)
    case 'enum':
      return [shape.values]
    default:
      return []
  }
}

const groups: readonly (readonly string[])[] = [
  soapNames,
  ...soapNames.flatMap((name) => [operations[name].request, operations[name].result].flatMap(neighbours)),
  reportRowTypes,
  feeTypes,
  ...[reportRow, paymentReport, order].map((schema) => Object.keys(schema._zod.def.shape)),
]

/** Every operator's name with which a name of the contract becomes its neighbour. */
function namesThatCollide(): string[] {
  const found = groups.flatMap((group) =>
    group.flatMap((name) => {
      const [, before = '', after = ''] = /^(.*?)provider(.*)$/i.exec(name) ?? []
      if (!/provider/i.test(name)) return []
      return group
        .filter((other) => other !== name && other.startsWith(before) && other.endsWith(after))
        .map((other) => other.slice(before.length, other.length - after.length))
        .filter((between) => between !== '')
    }),
  )
  return [...new Set(found.map((name) => name[0]!.toUpperCase() + name.slice(1)))].toSorted()
}

/** Words of the contract, which are the likeliest to meet another name. */
const words = [...new Set(groups.flat().flatMap((name) => name.match(/[A-Z][a-z]+|[A-Z]+(?![a-z])/g) ?? []))]
const names = fc.oneof(
  fc.constantFrom(...words),
  fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((pair) => pair.join('')),
  fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,20}$/),
)

/** The operator, unless the name is refused. */
function operatorOf(name: string) {
  try {
    return operatorName(name)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

describe("the operator's name", () => {
  it('is refused where two names of the contract would be one', () => {
    expect(namesThatCollide()).toEqual([...takenNames].toSorted())
    for (const name of takenNames) expect(operatorOf(name)).toBeUndefined()
  })

  it('makes no two names of the contract one', () => {
    fc.assert(
      fc.property(names, (name) => {
        const operator = operatorOf(name)
        if (!operator) return
        for (const group of groups) {
          const wire = group.map((member) => operator.toWire(member))
          expect(new Set(wire).size).toBe(group.length)
        }
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('lets every request be read back as it was written', () => {
    const calls = fc
      .constantFrom(...soapNames)
      .chain((name: SoapName) => fc.tuple(fc.constant(name), arbitraryOf(operations[name].request), names))
    fc.assert(
      fc.property(calls, ([name, input, called]) => {
        const operator = operatorOf(called)
        if (!operator) return
        const soap = { operator, namespace: 'urn:n' }
        const written = writeEnvelope('1.1', writeRequest(name, input as SoapInput<SoapName>, soap))
        const message = readRequest(new TextEncoder().encode(written), soap)
        const call = message.ok ? message.value.call : undefined
        expect(call).toMatchObject({ name, input: { ok: true } })
        if (!call?.input.ok) return
        const again = writeRequest(name, call.input.value, soap)
        expect(writeEnvelope('1.1', again)).toBe(written)
      }),
      { numRuns: runs(300, 20_000) },
    )
  })
})
