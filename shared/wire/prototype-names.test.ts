/** No parser of the contract takes an inherited member for a value or for a member of a request. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringifyJson } from '../domain/values/json.ts'
import { sessionRequest } from '../domain/session/session.schema.ts'
import { jsonBodyReader } from './json-body.ts'
import { soapNames } from '../domain/credit/soap/operations.ts'
import { operations, type RestOperation, restNames } from './operations.ts'
import { operatorName } from './operator-name.ts'
import { readParameters } from './rest-paths.ts'
import { readEnvelope, writeEnvelope } from './soap/envelope.ts'
import { readRequest, readResponse } from './soap/message.ts'
import { arbitraryOf } from '../testing/shape.arbitrary.ts'
import { prototypeNames } from './testing/prototype-names.ts'
import { DecodeError, encode } from './xml/codec.ts'
import { valueFromJson } from '../domain/credit/soap/json-values.ts'
import type { Shape } from '../domain/credit/soap/shape.ts'

const operator = operatorName()
const spelling = { operator, namespace: 'urn:test' }
const someName = fc.constantFrom(...prototypeNames)

/** Fails on a function and on an object that is not plain, such as `Object.prototype`. */
function expectPlain(value: unknown): void {
  expect(typeof value).not.toBe('function')
  if (typeof value !== 'object' || value === null) return
  const prototype: unknown = Object.getPrototypeOf(value)
  expect(prototype).toBe(Array.isArray(value) ? Array.prototype : Object.prototype)
  for (const member of Object.values(value)) expectPlain(member)
}

/** XML in which some texts and element names are inherited names. */
function spoiled(xml: string): fc.Arbitrary<string> {
  return fc.array(fc.tuple(fc.nat({ max: 9 }), someName), { minLength: 400, maxLength: 400 }).map((plan) => {
    let at = 0
    const next = () => plan[at++ % plan.length]!
    const texts = xml.replace(/>([^<]+)</g, (found) => {
      const [luck, name] = next()
      return luck < 2 ? `>${name}<` : found
    })
    return texts.replace(/<(\w+)>([^<]*)<\/\1>/g, (found, _, text: string) => {
      const [luck, name] = next()
      return luck === 0 ? `<${name}>${text}</${name}>${found}` : found
    })
  })
}

function readAll(xml: string, read: (payload: never) => unknown): void {
  const message = readEnvelope(new TextEncoder().encode(writeEnvelope('1.1', xml)))
  if (!message.ok) throw new Error(message.reason.message)
  try {
    expectPlain(read(message.value.payload as never))
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error
  }
}

describe('a name that every object inherits', () => {
  it.each(soapNames)('is no value and no member of %s in XML', (name) => {
    const { request, result } = operations[name]
    const sides: [Shape, string, (payload: never) => unknown][] = [
      [request, 'request', (payload) => readRequest(name, payload, spelling)],
      [result, `${name}Result`, (payload) => readResponse(name, payload, spelling)],
    ]
    for (const [shape, child, read] of sides) {
      const xml = arbitraryOf(shape).chain((value) =>
        spoiled(`<w xmlns="urn:test">${encode(shape, child, value as never, operator)}</w>`),
      )
      fc.assert(
        fc.property(xml, (text) => readAll(text, read)),
        { numRuns: 60 },
      )
    }
  })

  it.each(soapNames)('is no value and no member of %s in JSON', (name) => {
    const { request } = operations[name]
    fc.assert(
      fc.property(jsonWith(memberNames(request)), (text) => {
        const read = valueFromJson(request, JSON.parse(text))
        if (read.ok) expectPlain(read.value)
      }),
      { numRuns: 60 },
    )
  })

  const bodies = restNames.flatMap((name) => {
    const { body }: RestOperation = operations[name]
    return body ? [[name as string, body] as const] : []
  })
  it.each([...bodies, ['POST /sessions', sessionRequest] as const])(
    'is no value and no member in the body of %s',
    (_, schema) => {
      const read = jsonBodyReader(schema, operator)
      const known = ['OrderRows', 'Row', 'RowId', 'Name', 'Quantity', 'UnitPrice', 'Metadata', 'Key', 'Value']
      fc.assert(
        fc.property(jsonWith([...known, 'origin', 'user', 'id', 'name', 'capabilities']), (text) => {
          const body = read(new TextEncoder().encode(text))
          if (body.ok) expectPlain(body.value)
        }),
        { numRuns: 300 },
      )
    },
  )

  it.each(prototypeNames)('is refused as a parameter: %s', (name) => {
    for (const operation of restNames) {
      const { parameters, query = {} }: RestOperation = operations[operation]
      const all = Object.keys({ ...parameters, ...query }).map((key) => [key.toLowerCase(), name])
      expect(readParameters(operation, Object.fromEntries(all))).toMatchObject({ ok: false })
    }
    const query = { date: '2020-03-05', includeWithholding: name }
    expect(readParameters('getReport', {}, query)).toMatchObject({
      ok: false,
      reason: { parameter: 'includeWithholding' },
    })
  })

  it.each(prototypeNames)('is ignored as the name of a query parameter: %s', (name) => {
    const query = Object.fromEntries([
      ['date', '2020-03-05'],
      [name, 'true'],
    ]) as Record<string, string>
    expect(readParameters('getReport', {}, query)).toEqual({
      ok: true,
      value: { date: '2020-03-05', includeWithholding: false },
    })
  })
})

/** JSON text whose members have the given names or inherited ones. */
function jsonWith(members: readonly string[]): fc.Arbitrary<string> {
  const leaf = fc.oneof(someName, fc.integer(), fc.boolean(), fc.constant(null), fc.constant('2026-01-01'))
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 2 }),
    object: fc
      .array(fc.tuple(fc.oneof(someName, fc.constantFrom(...members)), tie('value')), { maxLength: 6 })
      .map((entries) => Object.fromEntries(entries)),
  }))
  return value.map((json) => stringifyJson(json))
}

function memberNames(shape: Shape): string[] {
  if (shape.type === 'list') return memberNames(shape.item)
  if (shape.type !== 'struct') return ['x']
  return Object.entries(shape.members).flatMap(([name, member]) => [name, ...memberNames(member.shape)])
}
