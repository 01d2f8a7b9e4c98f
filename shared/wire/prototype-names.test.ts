/** No parser of the contract takes an inherited member for a value or for a member of a request. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringifyJson } from '../domain/values/json.ts'
import type { Result } from '../domain/values/result.ts'
import { sessionRequest } from '../domain/session/session.schema.ts'
import { jsonBodyReader } from './json-body.ts'
import { type SoapName, soapNames } from '../domain/credit/soap/operations.ts'
import { operations, type RestOperation, restNames } from './operations.ts'
import { operatorName } from './operator-name.ts'
import { readParameters } from './rest-paths.ts'
import { writeEnvelope } from './soap/envelope.ts'
import { readAnswer, readRequest } from './soap/message.ts'
import { arbitraryOf } from '../testing/shape.arbitrary.ts'
import { prototypeNames } from './testing/prototype-names.ts'
import { encode } from './xml/encode.ts'
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

type Read = (bytes: Uint8Array) => Result<unknown, string>

function readAll(payload: string, read: Read): void {
  const value = read(new TextEncoder().encode(writeEnvelope('1.1', payload)))
  if (value.ok) expectPlain(value.value)
}

function inputIn(bytes: Uint8Array) {
  const message = readRequest(bytes, spelling)
  if (!message.ok || !message.value.call) throw new Error('The request has no operation.')
  return message.value.call.input
}

function outputIn(name: SoapName, bytes: Uint8Array) {
  const message = readAnswer(name, bytes, spelling)
  if (!message.ok) throw new Error(message.reason.message)
  return message.value.output
}

describe('a name that every object inherits', () => {
  it.each(soapNames)('is no value and no member of %s in XML', (name) => {
    const { request, result } = operations[name]
    const sides: [Shape, string, string, Read][] = [
      [request, name, 'request', inputIn],
      [result, `${name}Response`, `${name}Result`, (bytes) => outputIn(name, bytes)],
    ]
    for (const [shape, wrapper, child, read] of sides) {
      const xml = arbitraryOf(shape).chain((value) =>
        spoiled(
          `<${wrapper} xmlns="urn:test">${encode(shape, child, value as never, operator)}</${wrapper}>`,
        ),
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
